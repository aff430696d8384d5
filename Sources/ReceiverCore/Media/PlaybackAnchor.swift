import CastWire

/// A position at an instant, and how it moves on from there.
struct PlaybackAnchor: Equatable, Sendable {
    /// Seconds into the media.
    var position: Double
    /// Media seconds per second of real time.
    var rate: Double
    var isMoving: Bool
    var at: ContinuousClock.Instant

    /// The position now. It is never beyond the duration, if that is known, or beyond `WireNumber.longestTime`.
    func position(at now: ContinuousClock.Instant, duration: Double?) -> Double {
        var reckoned = position
        if isMoving, now > at { reckoned += rate * ((now - at) / .seconds(1)) }
        if let duration, duration.isFinite { reckoned = min(reckoned, duration) }
        return WireNumber.time(reckoned)
    }
}
