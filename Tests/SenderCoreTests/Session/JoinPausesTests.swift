import SenderCore
import Testing

@Suite struct JoinPausesTests {
    @Test func pausesGrowUntilAJoinSucceeds() {
        var pauses = JoinPauses()
        #expect((1...8).map { _ in pauses.next() } == [1, 2, 4, 8, 16, 32, 64, 64].map(Duration.seconds))
        pauses.joined()
        #expect(pauses.next() == .seconds(1))
    }
}
