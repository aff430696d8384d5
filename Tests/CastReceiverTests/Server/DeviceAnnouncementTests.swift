import Testing

@testable import CastReceiver

@Suite struct DeviceAnnouncementTests {
    private static let profile = DeviceProfile(id: "5f1ab1e0000040008000000000000003", friendlyName: "Küche")

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
}
