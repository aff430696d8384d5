import StreamingSimulation
import Testing

@testable import CastStreaming

@Suite struct LongRunTests {
    @Test func dayAndMoreAtOneFrameAMinuteWrapsEveryClock() {
        check(.seconds(60), frames: 1_560)
    }

    /// One of each a second takes minutes without optimisation: `make bench` has that run (`marquee-bench long-run`).
    ///
    /// 26 hours: the media clocks of 90 kHz and 48 kHz wrap, the compact time of the reports does, frames do by 8 bits
    /// many times.
    private func check(_ interval: Duration, frames: Int) {
        let result = StreamingSimulation.run(.long(interval: interval))
        #expect(result.violations == [])
        #expect(result.video.captured == frames)
        #expect(result.video.shown == frames)
        #expect(result.audio.shown == frames)
        #expect(result.peakHeldBytes < 64 << 10)
        #expect(result.peakSenderBytes < 64 << 10)
    }

    @Test func aDriftOf200PartsPerMillionIsFollowed() throws {
        var scenario = StreamingScenario.long(interval: .seconds(2))
        scenario.duration = .seconds(600)
        scenario.sender.reportInterval = .seconds(2)
        scenario.driftPartsPerMillion = 200
        let result = StreamingSimulation.run(scenario)
        #expect(result.violations == [])
        // The network's 10 ms are in it; 120 ms would have come together.
        #expect(try #require(result.video.leastPlayoutError) > .milliseconds(5))
        #expect(try #require(result.video.mostPlayoutError) < .milliseconds(15))
    }
}

@Suite struct DelayChangeTests {
    /// The receiver shows by the delay that the sender changes to, and nothing is lost by it.
    @Test(arguments: [200, 600]) func theDelayChangesOnTheWay(milliseconds: Int) throws {
        var scenario = StreamingScenario(duration: .seconds(3), seed: 6)
        scenario.both(.losing(0.02))
        scenario.delayChange = (.seconds(1), .milliseconds(milliseconds))
        let result = StreamingSimulation.run(scenario)
        #expect(result.violations == [])
        #expect(result.video.shareShown > 0.98)
        #expect(result.audio.shareShown > 0.98)
        // Measured against the 400 ms at the start; the network's 10 ms are in it.
        let change = Duration.milliseconds(milliseconds - 400 + 10)
        let furthest = change < .zero ? result.video.leastPlayoutError : result.video.mostPlayoutError
        let error = try #require(furthest) - change
        #expect(error > .milliseconds(-2) && error < .milliseconds(2))
    }
}
