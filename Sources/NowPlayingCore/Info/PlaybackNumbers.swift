/// Where a number of a player or a device becomes a time, a rate or a loudness: nothing beyond these is reckoned with.
package enum PlaybackNumbers {
    /// A length of time in seconds. What is not a number, endless, negative, nought or absurd is none.
    package static func duration(_ seconds: Double?) -> Double? {
        guard let seconds, seconds > 0, seconds <= NowPlayingLimits.seconds else { return nil }
        return seconds
    }

    /// A place in what plays, in seconds. Before the start is the start; what is not a number, endless or absurd is
    /// none.
    package static func position(_ seconds: Double?) -> Double? {
        guard let seconds, seconds.isFinite, abs(seconds) <= NowPlayingLimits.seconds else { return nil }
        return max(0, seconds)
    }

    /// A playback rate; 0 stands still, below is backward.
    package static func rate(_ rate: Double?) -> Double? {
        guard let rate, rate.isFinite, abs(rate) <= NowPlayingLimits.rate else { return nil }
        return rate
    }

    /// A part of a whole, 0 to 1: a volume, how much was played. What is beyond becomes the nearer end.
    package static func fraction(_ value: Double?) -> Double? {
        guard let value, !value.isNaN else { return nil }
        return min(1, max(0, value))
    }
}
