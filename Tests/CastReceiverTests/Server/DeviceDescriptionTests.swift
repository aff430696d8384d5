import CastWire
import Foundation
import Testing

@testable import CastReceiver

@Suite struct DeviceDescriptionTests {
    private static let profile = DeviceProfile(id: "5f1ab1e0000040008000000000000003", friendlyName: "Küche")

    private func read(_ params: String?) throws -> JSONValue {
        let text = DeviceInformation(profile: Self.profile, uptime: 3).json(params: params)
        return try JSONPayload.decode(JSONValue.self, from: text)
    }

    @Test func pyChromecastFindsWhatItReads() throws {
        let answer = try read("device_info,name")
        #expect(answer["name"]?.stringValue == "Küche")
        let info = try #require(answer["device_info"])
        #expect(info["name"]?.stringValue == "Küche")
        #expect(info["model_name"]?.stringValue == "Marquee")
        #expect(info["manufacturer"]?.stringValue == "Marquee")
        #expect(info["ssdp_udn"]?.stringValue == "5f1ab1e0-0000-4000-8000-000000000003")
        #expect(info["capabilities"]?["display_supported"]?.boolValue == true)
        #expect(info["capabilities"]?["multizone_supported"]?.boolValue == false)
        #expect(answer["multizone"] == nil)
        #expect(try read("multizone")["multizone"]?["groups"] == .array([]))
    }

    @Test func withoutParamsAllSectionsComeAndUnknownOnesAreLeftOut() throws {
        let whole = try read(nil)
        for section in ["name", "version", "device_info", "build_info", "detail", "net", "setup", "multizone"] {
            #expect(whole[section] != nil)
        }
        #expect(try read("nonsense,,%20") == .object([:]))
        #expect(try read(String(repeating: "name,", count: 100_000))["name"]?.stringValue == "Küche")
    }

    @Test func theAnnouncementSaysWhatSendersRead() throws {
        var announcement = DeviceAnnouncement(
            profile: Self.profile, cloudID: "8972FCDF52094E79990F11F746301325", port: 8009, appIDs: ["CC1AD845"])
        let idle = try announcement.record()
        #expect(idle.instance == "Marquee-5f1ab1e0000040008000000000000003")
        #expect(idle.subtypes == ["_CC1AD845"])
        #expect(idle.port == 8009)
        let expected = [
            "id": "5f1ab1e0000040008000000000000003", "cd": "8972FCDF52094E79990F11F746301325", "rm": "", "ve": "05",
            "md": "Marquee", "ic": "/setup/icon.png", "fn": "Küche", "ca": "5", "st": "0", "nf": "1", "rs": "",
            "bs": "11F746301325",
        ]
        #expect(idle.text.values == expected)
        announcement.statusText = "Casting: Film"
        let busy = try announcement.record()
        #expect(busy.text["st"] == "1" && busy.text["rs"] == "Casting: Film")
        #expect(busy.listensOnIPv6)
        announcement.listensOnIPv6 = false
        #expect(try !announcement.record().listensOnIPv6)
    }

    @Test func longNamesAreCutAtACharacter() throws {
        var profile = Self.profile
        profile.friendlyName = String(repeating: "ü", count: 200)
        profile.modelName = String(repeating: "A model with blanks", count: 5)
        var announcement = DeviceAnnouncement(profile: profile, cloudID: "", port: 1, appIDs: [])
        announcement.statusText = String(repeating: "🎬", count: 100)
        let record = try announcement.record()
        #expect(record.instance.utf8.count <= 63 && !record.instance.contains(" "))
        #expect(record.text.strings.allSatisfy { $0.count <= 255 })
        #expect(record.text["fn"] == String(repeating: "ü", count: 126))
        #expect(record.text["rs"] == String(repeating: "🎬", count: 63))
    }

    @Test func theIconIsAPicture() {
        let png = DeviceIcon.png
        #expect(Array(png.prefix(8)) == [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        #expect(Array(png[12..<16]) == Array("IHDR".utf8))
        // Every PNG ends with the same chunk, checksum and all.
        #expect(Array(png.suffix(12)) == [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])
        #expect(png.count < 4096)
    }
}
