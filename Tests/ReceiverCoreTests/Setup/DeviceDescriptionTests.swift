import CastWire
import Testing

@testable import ReceiverCore

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

    @Test func theIconIsAPicture() {
        let png = DeviceIcon.png
        #expect(Array(png.prefix(8)) == [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        #expect(Array(png[12..<16]) == Array("IHDR".utf8))
        // Every PNG ends with the same chunk, checksum and all.
        #expect(Array(png.suffix(12)) == [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])
        #expect(png.count < 4096)
    }
}
