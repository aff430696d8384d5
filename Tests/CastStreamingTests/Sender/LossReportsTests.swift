import Testing

@testable import CastStreaming

@Suite struct LossReportsTests {
    private let begin = ContinuousClock.now

    /// Up to number `highest`, `lost` are missing; said `held` after the sender's report came.
    private func block(highest: UInt32, lost: Int = 0, held: Duration = .zero) -> ReportBlock {
        var block = ReportBlock(ssrc: 1, delaySinceLastReport: held)
        block.highestSequence = highest
        block.cumulativeLost = lost
        return block
    }

    private func reports() -> LossReports {
        var reports = LossReports()
        _ = reports.take(block(highest: 1_000), sent: 1_000, at: begin)
        return reports
    }

    @Test func theShareIsOfWhatWasSentUntilTheReport() {
        var reports = reports()
        #expect(reports.take(block(highest: 1_400, lost: 100), sent: 1_400, at: begin + .seconds(1)) == 0.25)
        #expect(reports.take(block(highest: 1_800, lost: 100), sent: 1_800, at: begin + .seconds(2)) == 0)
    }

    /// Frames that were given up have their numbers, and so have packets that wait while others are sent again.
    @Test func numbersThatWereNeverSentAreNoLoss() {
        var reports = reports()
        #expect(reports.take(block(highest: 1_500, lost: 250), sent: 1_250, at: begin + .seconds(1)) == 0)
    }

    @Test func fewPacketsOrAShortTimeTellNothing() {
        var reports = reports()
        #expect(reports.take(block(highest: 1_199, lost: 100), sent: 1_199, at: begin + .seconds(1)) == nil)
        #expect(reports.take(block(highest: 1_400, lost: 100), sent: 1_400, at: begin + .milliseconds(499)) == nil)
        #expect(reports.take(block(highest: 1_400, lost: 100), sent: 1_400, at: begin + .milliseconds(500)) == 0.25)
    }

    /// Meanwhile more has arrived than was sent until then.
    @Test func aLateAnswerTellsNothing() {
        var reports = reports()
        let late = block(highest: 1_400, lost: 100, held: .milliseconds(30))
        #expect(reports.take(late, sent: 1_400, at: begin + .seconds(1)) == nil)
        let prompt = block(highest: 1_400, lost: 100, held: .milliseconds(10))
        #expect(reports.take(prompt, sent: 1_400, at: begin + .seconds(1)) == 0.25)
    }

    @Test func aReceiverThatCountsAnewTellsNothing() {
        var reports = reports()
        #expect(reports.take(block(highest: 10), sent: 1_400, at: begin + .seconds(1)) == nil)
        #expect(reports.take(block(highest: 410, lost: 200), sent: 1_800, at: begin + .seconds(2)) == 0.5)
        // What is counted wraps.
        #expect(reports.take(block(highest: .max), sent: 2_200, at: begin + .seconds(3)) == nil)
        #expect(reports.take(block(highest: 199, lost: 0), sent: 2_600, at: begin + .seconds(4)) == 0.5)
    }

    @Test func aReceiverThatDoesNotCountTellsNothing() {
        var reports = LossReports()
        for second in 0..<4 {
            let now = begin + .seconds(second)
            #expect(reports.take(block(highest: 0), sent: second * 500, at: now) == nil)
        }
    }

    @Test func anInterruptionIsForgottenForASecond() {
        var reports = reports()
        reports.interrupted(at: begin + .seconds(1))
        let after = begin + .milliseconds(1_999)
        #expect(reports.take(block(highest: 2_000, lost: 500), sent: 2_000, at: after) == nil)
        #expect(reports.take(block(highest: 2_100, lost: 600), sent: 2_100, at: begin + .seconds(2)) == nil)
        #expect(reports.take(block(highest: 2_500, lost: 800), sent: 2_500, at: begin + .seconds(3)) == 0.5)
    }

    /// Of so few the flow control hears nothing.
    @Test func aShortSessionHasItsLossToo() {
        var reports = reports()
        #expect(reports.share == 0)
        _ = reports.take(block(highest: 1_100, lost: 5), sent: 1_100, at: begin + .seconds(1))
        #expect(abs(reports.share - 0.05) < 1e-9)
        _ = reports.take(block(highest: 1_400, lost: 5), sent: 1_400, at: begin + .seconds(2))
        #expect(abs(reports.share - 5.0 / 400) < 1e-9, "what the flow control hears")
        _ = reports.take(block(highest: 1_500, lost: 105), sent: 1_500, at: begin + .seconds(3))
        #expect(abs(reports.share - 5.0 / 400) < 1e-9, "and not what chance says from there on")
    }

    @Test func interruptionsAndLateAnswersLeaveTheShareOfAll() {
        var reports = reports()
        reports.interrupted(at: begin + .milliseconds(500))
        _ = reports.take(block(highest: 1_100, lost: 50), sent: 1_100, at: begin + .seconds(1))
        #expect(reports.share == 0.5)
        let late = block(highest: 1_400, lost: 100, held: .milliseconds(500))
        _ = reports.take(late, sent: 1_400, at: begin + .seconds(3))
        #expect(reports.share == 0.25)
    }

    @Test func aReceiverThatBeginsAnewIsCountedAnew() {
        var reports = reports()
        _ = reports.take(block(highest: 10), sent: 1_100, at: begin + .seconds(1))
        #expect(reports.share == 0)
        _ = reports.take(block(highest: 110, lost: 20), sent: 1_200, at: begin + .seconds(2))
        #expect(abs(reports.share - 0.2) < 1e-9)
    }
}
