import CastWire

/// What of a live stream can be sought in, as it was at one moment, and how its ends go on from there.
///
/// The rules are the Cast SDK's (`GCKMediaLiveSeekableRange`), as `RemoteMediaClient` has them: the end goes on until
/// the stream is done, whether or not the player plays, and the start with it where the window moves.
struct SeekableWindow: Hashable, Sendable {
    /// Seconds of stream time.
    let range: ClosedRange<Double>
    /// How far each end goes in a second: 0 or 1.
    let startRate: Double
    let endRate: Double

    /// - Parameter range: what the told one has become by the moment that counts; nil: it was told at that moment.
    init?(_ told: MediaLiveSeekableRange, range: ClosedRange<Double>?) {
        if let range {
            self.range = range
        } else if told.startTime <= told.endTime {
            self.range = told.startTime...told.endTime
        } else {
            return nil
        }
        endRate = told.isLiveDone ? 0 : 1
        startRate = told.isMovingWindow ? endRate : 0
    }

    /// - Parameter seconds: since that moment, from 0 on.
    func range(after seconds: Double) -> ClosedRange<Double> {
        (range.lowerBound + startRate * seconds)...(range.upperBound + endRate * seconds)
    }
}
