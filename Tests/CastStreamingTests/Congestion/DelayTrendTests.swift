import Testing

@testable import CastStreaming

@Suite struct DelayTrendTests {
    private let begin = ContinuousClock.now

    private func trend(_ delays: [Int], every step: Int = 10) -> DelayTrend {
        var trend = DelayTrend()
        for (index, delay) in delays.enumerated() {
            trend.measured(.milliseconds(delay), at: begin + .milliseconds(index * step))
        }
        return trend
    }

    @Test func aQueueIsWhatTheLastThreeAgreeOn() {
        #expect(trend([20, 20, 20, 20]).queueDelay == .zero)
        #expect(trend([20, 20, 20, 90]).queueDelay == .zero)
        #expect(trend([20, 20, 20, 90, 95, 80]).queueDelay == .milliseconds(60))
    }

    @Test func oldMeasurementsDoNotCount() {
        #expect(trend([20, 90, 90, 90], every: 300).queueDelay == .zero)
    }

    /// Large pictures without sound, on a narrow path.
    @Test func fourMeasurementsASecondTellOfAQueueToo() {
        let slow = trend([20, 20, 20, 90, 95, 80], every: 240)
        #expect(slow.queueDelay == .milliseconds(60))
        #expect(slow.longestQueueDelay == .milliseconds(60))
    }

    /// Single slow packets are none either, and what stood once and was no queue is known from then on.
    @Test func aPathWhoseStandingDelayMovesGetsAWiderThreshold() {
        let steady = trend([Int](repeating: 20, count: 200))
        #expect(steady.threshold == .milliseconds(25))
        #expect(steady.isCalm)
        let spiky = trend((0..<200).map { $0 % 2 == 0 ? 20 : 150 })
        #expect(spiky.queueDelay == .zero)
        #expect(spiky.threshold == .milliseconds(25))
        var moving = trend((0..<60).map { $0 < 30 ? 20 : $0 / 5 % 2 == 0 ? 120 : 60 })
        #expect(moving.queueDelay == .milliseconds(40))
        moving.rebase(wandering: .zero, at: begin + .milliseconds(600))
        #expect(moving.queueDelay == .zero)
        #expect(moving.threshold == .milliseconds(75))
        #expect(!moving.isCalm)
    }

    @Test func aWaitThatWasNoQueueWidensTheThresholdForTwentySeconds() {
        var trend = trend([Int](repeating: 20, count: 200))
        #expect(trend.isSteady)
        trend.wandered(.milliseconds(60), at: begin + .seconds(2))
        #expect(trend.threshold == .milliseconds(75))
        #expect(!trend.isSteady)
        for step in 1...210 { trend.measured(.milliseconds(20), at: begin + .seconds(2) + .milliseconds(step * 100)) }
        #expect(trend.threshold == .milliseconds(25))
    }

    @Test func samplesBeyondWhatTellsAnythingAreForgotten() {
        var trend = DelayTrend()
        for step in 0..<10_000 { trend.measured(.milliseconds(20 + step % 2), at: begin + .microseconds(step)) }
        #expect(trend.sampleCount <= 128)
    }

    @Test func aPathThatIsNotKnownYetIsNotCalm() {
        #expect(!trend([Int](repeating: 20, count: 90)).isCalm)
    }

    @Test func theBestOfTheLastTenSecondsIsTheBase() {
        var trend = trend([20, 20, 20])
        #expect(trend.base == .milliseconds(20))
        for step in 1...1_200 { trend.measured(.milliseconds(70), at: begin + .milliseconds(step * 10)) }
        #expect(trend.base == .milliseconds(70))
        #expect(trend.queueDelay == .zero)
    }

    @Test func rebasingTakesTheWayAsItIs() {
        var trend = trend([20, 20, 20, 90, 90, 90])
        trend.rebase(wandering: .zero, at: begin + .milliseconds(60))
        #expect(trend.queueDelay == .zero)
    }
}
