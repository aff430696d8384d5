extension PlaybackNumbers {
    /// Returns the target of a skip: `interval` seconds from `position`, forward if it is positive, and not beyond
    /// either end.
    package static func skip(from position: Double, by interval: Double, duration: Double?) -> Double? {
        guard let target = self.position(position + interval) else { return nil }
        return min(target, self.duration(duration) ?? NowPlayingLimits.seconds)
    }
}
