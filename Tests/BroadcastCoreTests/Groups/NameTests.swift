import BroadcastCore
import Testing

@Suite struct NameTests {
    @Test("A group's name is a folder's name and nothing else", arguments: ["group.org.example", "a", "A-b_c.9"])
    func groups(name: String) {
        #expect(GroupIdentifier(rawValue: name)?.rawValue == name)
    }

    @Test(
        "What leads out of the folder, or is none, is no group",
        arguments: ["", ".", "..", ".hidden", "a/b", "../x", "a b", "a\0b", "ä", String(repeating: "a", count: 129)])
    func noGroups(name: String) {
        #expect(GroupIdentifier(rawValue: name) == nil)
    }

    @Test("S4-24: a notification is a name: text without control characters, of at most 128 bytes")
    func notifications() {
        #expect(BroadcastNotificationName(rawValue: "broadcastStarted") == .broadcastStarted)
        #expect(BroadcastNotificationName(rawValue: "Sendung begonnen: ä") != nil)
        for bad in ["", "a\nb", "a\u{9B}b", String(repeating: "a", count: 129)] {
            #expect(BroadcastNotificationName(rawValue: bad) == nil)
        }
    }
}
