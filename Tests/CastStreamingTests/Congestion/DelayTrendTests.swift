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

    @Test func aPathThatJumpsAboutGetsAWiderThreshold() {
        let steady = trend([Int](repeating: 20, count: 50))
        #expect(steady.threshold == .milliseconds(25))
        let jumpy = trend((0..<100).map { $0 % 2 == 0 ? 20 : 150 })
        #expect(jumpy.threshold > .milliseconds(100))
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
        trend.rebase(at: begin + .milliseconds(60))
        #expect(trend.queueDelay == .zero)
    }
}
