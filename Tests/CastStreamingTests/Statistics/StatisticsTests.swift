import Testing

@testable import CastStreaming

@Suite struct StatisticsTests {
    @Test func aHistogramTellsPercentilesToItsStep() {
        var delays = DelayHistogram()
        #expect(delays.percentile(0.5) == nil)
        for value in 1...100 { delays.add(.milliseconds(value)) }
        #expect(delays.count == 100)
        #expect(delays.percentile(0.5) == .milliseconds(60))
        #expect(delays.percentile(0.99) == .milliseconds(100))
        delays.add(.seconds(90))
        delays.add(.seconds(-90))
        #expect(delays.longest == .seconds(90))
        #expect(delays.counts.reduce(0, +) == delays.count)
        #expect(delays.percentile(1) == .seconds(90))
    }

    @Test func aRateIsOfTheLastSecond() {
        let begin = ContinuousClock.now
        var meter = RateMeter(at: begin)
        for step in 0..<300 { meter.add(1_000, at: begin + .milliseconds(step * 10)) }
        let second = meter.bitsPerSecond(at: begin + .milliseconds(2_999))
        #expect(second == 800_000)
        let fifth = meter.bitsPerSecond(over: .milliseconds(200), at: begin + .milliseconds(2_999))
        #expect(fifth == 800_000)
        let silence = meter.bitsPerSecond(at: begin + .seconds(10))
        #expect(silence == 0)
        // An older time counts as the newest.
        meter.add(1_000, at: begin)
        let late = meter.bitsPerSecond(at: begin + .milliseconds(10_050))
        #expect(late > 0)
    }
}
