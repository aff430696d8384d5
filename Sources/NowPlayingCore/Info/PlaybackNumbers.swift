/// Turns a number of a player or a device into a time, a rate or a volume. Numbers outside its bounds are not used.
package enum PlaybackNumbers {
    /// Returns a length of time in seconds. A value that is not a number, infinite, negative, zero or absurd gives nil.
    package static func duration(_ seconds: Double?) -> Double? {
        guard let seconds, seconds > 0, seconds <= NowPlayingLimits.seconds else { return nil }
        return seconds
    }

    /// Returns a position in the media, in seconds. A position before the start becomes 0. A value that is not a
    /// number, infinite or absurd gives nil.
    package static func position(_ seconds: Double?) -> Double? {
        guard let seconds, seconds.isFinite, abs(seconds) <= NowPlayingLimits.seconds else { return nil }
        return max(0, seconds)
    }

    /// Returns a playback rate. 0 stands still, and a negative rate plays backward.
    package static func rate(_ rate: Double?) -> Double? {
        guard let rate, rate.isFinite, abs(rate) <= NowPlayingLimits.rate else { return nil }
        return rate
    }

    /// Returns a part of a whole, 0 to 1, such as a volume or the played part. A value outside becomes the nearer end.
    package static func fraction(_ value: Double?) -> Double? {
        guard let value, !value.isNaN else { return nil }
        return min(1, max(0, value))
    }
}
