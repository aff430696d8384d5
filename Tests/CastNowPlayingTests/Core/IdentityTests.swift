@testable import CastNowPlaying
import Testing

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

    @Test func pausesGrowWhereJoinsFail() {
        var pauses = JoinPauses()
        let failed = (0..<8).map { _ in pauses.next() }
        #expect(failed == [1, 2, 4, 8, 16, 32, 64, 64].map(Duration.seconds))
        pauses.joined()
        #expect(pauses.next() == .seconds(1))
    }
}
