/// How far something has played: a position in seconds at a moment, and the rate at which it goes on from there.
///
/// The code that shows a position calculates it from these values, and nothing is published as time passes. Marquee's
/// own, made of two keys of MediaPlayer's.
public struct PlaybackPosition: Hashable, Sendable {
    /// In seconds from the start, at `moment`.
    public var elapsed: Double
    /// 1 is normal speed, 0 stands still.
    public var rate: Double
    /// The moment at which `elapsed` was right.
    public var moment: ContinuousClock.Instant

    /// Creates a position at a moment.
    public init(elapsed: Double, rate: Double, moment: ContinuousClock.Instant) {
        self.elapsed = elapsed
        self.rate = rate
        self.moment = moment
    }

    /// Returns the seconds played at `now`: `elapsed + rate * (now - moment)`, kept between 0 and `duration`.
    ///
    /// `duration` is in seconds. Without it, the upper bound is ten years.
    public func elapsed(at now: ContinuousClock.Instant, duration: Double? = nil) -> Double {
        let passed = (now - moment).inSeconds
        return min(max(0, elapsed + rate * passed), duration ?? NowPlayingLimits.seconds)
    }
}

extension Duration {
    package var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
