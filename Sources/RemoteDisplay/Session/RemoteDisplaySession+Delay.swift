public import CastSender
import Synchronization

/// The delay after which frames are seen, and the range in which it may change.
extension RemoteDisplaySession {
    /// The time from enqueueing a frame until it is seen. It begins with `agreement.targetDelay`.
    ///
    /// It is the delay that the receiver now uses for new frames.
    public var expectedDelay: Duration { state.withLock(\.course.targetDelay) }

    /// Sets the range from which the session may choose the delay from now on.
    ///
    /// If the present delay is outside of the range, it changes to the nearest value in it as soon as the receiver has
    /// a frame that says so. `RemoteDisplayEvent.delayChanged` reports when. Each change can be seen and heard. The
    /// picture stands still for a moment when the delay becomes longer, and frames are left out when it becomes
    /// shorter.
    ///
    /// - Parameters:
    ///   - least: 1 ms to 5 s; fractions of a millisecond are dropped. A receiver that does not accept so long a delay
    ///     gets the longest that it accepts.
    ///   - greatest: `least` to 5 s. Nil: the delay is `least` and does not change.
    /// - Throws: `.invalidRequest` for other values; `.remoteDisplayFeatureNotSupported` if the receiver keeps the
    ///   delay that it was offered; after the end, the error that `enqueue` throws then.
    public func setExpectedDelay(_ least: Duration, upTo greatest: Duration? = nil) throws(CastError) {
        let greatest = greatest ?? least
        let (wish, transport) = state.withLock { ($0.course.wish(for: least, upTo: greatest), $0.transport) }
        switch wish {
        case .granted(let delays): transport?.setTargetDelays(delays)
        case .senseless: throw .delays(least, greatest)
        case .ended(let ending): throw ending.refusal
        case .fixed(let delay): throw .fixedDelay(delay)
        }
    }

    /// Records that the receiver uses another delay.
    func delayChanged(to delay: Duration) {
        let tell = state.withLock { state -> (@Sendable (RemoteDisplaySession, Duration) -> Void)? in
            state.course.delayChanged(to: delay) ? state.onDelay : nil
        }
        tell?(self, delay)
    }
}
