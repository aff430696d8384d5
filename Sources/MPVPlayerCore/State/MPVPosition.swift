import NowPlayingCore

/// Where in the film it was at a moment, and how fast it goes on from there.
package struct MPVPosition: Equatable, Sendable {
    package var seconds: Double
    package var rate: Double
    package var moment: ContinuousClock.Instant

    package init(seconds: Double, rate: Double, moment: ContinuousClock.Instant) {
        self.seconds = seconds
        self.rate = rate
        self.moment = moment
    }

    package func seconds(at now: ContinuousClock.Instant, duration: Double?) -> Double {
        let passed = (now - moment) / .seconds(1)
        return max(0, min(seconds + rate * passed, duration ?? .greatestFiniteMagnitude))
    }
}
