import CastStreaming

/// Gives the frames of one stream their timestamps: the time since the session began, always rising.
struct TrackTimeline: Equatable, Sendable {
    let origin: ContinuousClock.Instant
    let timeBase: Int
    /// The last timestamp that was given.
    private(set) var last: RTPTimestamp?

    init(origin: ContinuousClock.Instant, timeBase: Int) {
        self.origin = origin
        self.timeBase = timeBase
    }

    /// A frame that is not later than the previous one gets the next tick, because an app's clock may stand still for a
    /// moment.
    mutating func timestamp(of instant: ContinuousClock.Instant) -> RTPTimestamp {
        var timestamp = RTPTimestamp(instant - origin, timeBase: timeBase)
        if let last, timestamp <= last { timestamp = last + 1 }
        last = timestamp
        return timestamp
    }
}
