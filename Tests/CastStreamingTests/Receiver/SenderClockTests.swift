import StreamingSimulation
import Testing

@testable import CastStreaming

@Suite struct SenderClockTests {
    private static let origin = ContinuousClock.now
    private static let start = NTPTimestamp(rawValue: UInt64.max - 1 << 31)

    /// Reports each half second over a network of 10 ms and some jitter; the error of the clock after each.
    private func errors(
        seconds: Int, drift: Int = 0, jitter: (Int) -> Duration
    ) -> [(at: Duration, error: Duration)] {
        var clock = SenderClock()
        return (0..<seconds * 2).map { index in
            let sent = Duration.milliseconds(index * 500)
            let shown = Self.start.advanced(by: sent + sent / 1_000_000 * drift)
            let arrival = sent + .milliseconds(10) + jitter(index)
            clock.note(shown, at: Self.origin + arrival)
            let told = clock.instant(of: shown).map { $0 - Self.origin } ?? .zero
            return (arrival, told - sent - .milliseconds(10))
        }
    }

    @Test func withoutJitterItIsExactAcrossTheWrap() {
        #expect(errors(seconds: 10) { _ in .zero }.allSatisfy { abs($0.error) < .microseconds(1) })
    }

    @Test(arguments: [200, -200]) func aDriftIsFollowedWithinFiveMilliseconds(drift: Int) {
        let all = errors(seconds: 1_200, drift: drift) { _ in .zero }
        #expect(all.allSatisfy { abs($0.error) < .milliseconds(5) })
    }

    @Test func jitterIsLeftOutOnceTheFirstSecondsArePast() {
        var random = SeededRandom(seed: 5)
        let all = errors(seconds: 300) { _ in random.duration(upTo: .milliseconds(200)) }
        #expect(all.allSatisfy { $0.error > .milliseconds(-1) && $0.error < .milliseconds(201) })
        #expect(all.filter { $0.at > .seconds(30) }.allSatisfy { $0.error < .milliseconds(40) })
    }

    @Test func itMovesSlowly() {
        // After a minute every report takes 80 ms more.
        let all = errors(seconds: 120) { $0 < 120 ? .zero : .milliseconds(80) }
        for (earlier, later) in zip(all, all.dropFirst()) {
            #expect(later.error - earlier.error < .milliseconds(6))
        }
        #expect(all.last.map { $0.error > .milliseconds(70) } == true)
    }

    @Test func anotherClockIsBelievedWhenItIsSeenThrice() {
        var clock = SenderClock()
        clock.note(Self.start, at: Self.origin)
        let other = Self.start.advanced(by: .seconds(3_600))
        for (index, expected) in [false, false, true].enumerated() {
            let now = Self.origin + .milliseconds(500 * (index + 1))
            clock.note(other.advanced(by: .milliseconds(500 * (index + 1))), at: now)
            let told = clock.instant(of: other.advanced(by: .milliseconds(500 * (index + 1))))
            #expect(told.map { abs($0 - now) < .milliseconds(1) } == expected)
        }
    }

    private func abs(_ duration: Duration) -> Duration { duration < .zero ? .zero - duration : duration }
}
