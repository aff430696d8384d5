/// How far something has played: a number of seconds at a moment, and how fast it goes on from there. Who shows it
/// reckons with that; nothing is told as time passes. Marquee's own, of two keys of MediaPlayer's.
public struct PlaybackPosition: Hashable, Sendable {
    /// In seconds from the start, at `moment`.
    public var elapsed: Double
    /// 1 is normal speed, 0 stands still.
    public var rate: Double
    /// When it was so.
    public var moment: ContinuousClock.Instant

    /// Of a moment.
    public init(elapsed: Double, rate: Double, moment: ContinuousClock.Instant) {
        self.elapsed = elapsed
        self.rate = rate
        self.moment = moment
    }

    /// Seconds played at `now`: `elapsed + rate * (now - moment)`, and no further than both ends, which are 0 and
    /// `duration`, in seconds; without it, ten years.
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
