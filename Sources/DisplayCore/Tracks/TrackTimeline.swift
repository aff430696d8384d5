import CastStreaming

/// Gives the frames of one stream their timestamps: the time since the session began, always rising. Pure.
struct TrackTimeline: Equatable, Sendable {
    let origin: ContinuousClock.Instant
    let timeBase: Int
    /// The last one that was given.
    private(set) var last: RTPTimestamp?

    init(origin: ContinuousClock.Instant, timeBase: Int) {
        self.origin = origin
        self.timeBase = timeBase
    }

    /// A frame at or before the one before it is put one tick after it: an app's clock may stand still for a moment.
    mutating func timestamp(of instant: ContinuousClock.Instant) -> RTPTimestamp {
        var timestamp = RTPTimestamp(instant - origin, timeBase: timeBase)
        if let last, timestamp <= last { timestamp = last + 1 }
        last = timestamp
        return timestamp
    }
}
