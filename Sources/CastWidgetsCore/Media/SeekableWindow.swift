import CastWire

/// The seekable range of a live stream at one moment, and how its ends move from there.
///
/// The rules are the Cast SDK's (`GCKMediaLiveSeekableRange`), as `RemoteMediaClient` has them. The end moves until the
/// stream is done, whether or not the player plays. The start moves with it if the window is a moving one.
struct SeekableWindow: Hashable, Sendable {
    /// In seconds of stream time.
    let range: ClosedRange<Double>
    /// How far each end moves in a second: 0 or 1.
    let startRate: Double
    let endRate: Double

    /// - Parameter range: the reported range, moved on to the current moment; nil if it was reported at that moment.
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

    /// Returns the range at a later moment.
    ///
    /// - Parameter seconds: the time since that moment, from 0 on.
    func range(after seconds: Double) -> ClosedRange<Double> {
        (range.lowerBound + startRate * seconds)...(range.upperBound + endRate * seconds)
    }
}
