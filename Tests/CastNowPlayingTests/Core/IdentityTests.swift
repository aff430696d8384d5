import Testing

@testable import CastNowPlaying

@Suite struct IdentityTests {
    @Test func isNeverEmptyAndAnotherForEach() {
        #expect(CastIdentity.name(of: "Living Room") == "Living Room (Marquee)")
        #expect(CastIdentity.name(of: " \u{202e}") == "TV (Marquee)")
        var taken: Set<String> = []
        for id in ["3fa2bc", "3fa2bd", "3fa2bc", "3fa2bc", ""] {
            let name = CastIdentity.name(of: "TV", deviceID: id, taken: taken)
            #expect(taken.insert(name).inserted)
        }
        #expect(taken.contains("TV 3fa2 (Marquee)"))
    }
}
