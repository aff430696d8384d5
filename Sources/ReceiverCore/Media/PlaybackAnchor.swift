import CastWire

/// A position that was true at an instant, and how it moves from there.
struct PlaybackAnchor: Equatable, Sendable {
    /// Seconds into the media.
    var position: Double
    /// Media seconds per second.
    var rate: Double
    var isMoving: Bool
    var at: ContinuousClock.Instant

    /// Where the media is now; never beyond its duration, where that is known, nor out of `WireNumber.longestTime`.
    func position(at now: ContinuousClock.Instant, duration: Double?) -> Double {
        var reckoned = position
        if isMoving, now > at { reckoned += rate * ((now - at) / .seconds(1)) }
        if let duration, duration.isFinite { reckoned = min(reckoned, duration) }
        return WireNumber.time(reckoned)
    }
}
