import Testing

@testable import CastStreaming

@Suite struct RoundTripEstimateTests {
    @Test func itRisesFastAndFallsSlowly() {
        var estimate = RoundTripEstimate(cap: .milliseconds(400))
        #expect(estimate.smoothed == nil)
        estimate.measured(.milliseconds(40))
        #expect(estimate.smoothed == .milliseconds(40))
        estimate.measured(.milliseconds(80))
        #expect(estimate.smoothed == .milliseconds(60))
        estimate.measured(.milliseconds(20))
        #expect(estimate.smoothed == .milliseconds(55))
    }

    @Test func whatIsMeasuredIsBounded() {
        var estimate = RoundTripEstimate(cap: .milliseconds(400))
        estimate.measured(.seconds(-5))
        #expect(estimate.smoothed == .microseconds(75))
        for _ in 0..<40 { estimate.measured(.seconds(100)) }
        #expect(estimate.value <= .milliseconds(400))
        #expect(estimate.value > .milliseconds(399))
    }

    @Test func patienceCoversWhatItVariesBy() {
        var steady = RoundTripEstimate(cap: .milliseconds(400))
        var shaky = steady
        for step in 0..<100 {
            steady.measured(.milliseconds(20))
            shaky.measured(.milliseconds(step % 2 == 0 ? 10 : 60))
        }
        #expect(steady.patience <= .milliseconds(31))
        #expect(shaky.patience > .milliseconds(75))
    }
}
