public import CastSender
import DisplayCore
import Synchronization

/// The delay at which frames are seen, and between what it may change.
extension RemoteDisplaySession {
    /// From the moment at which a frame is enqueued to that at which it is seen: what the receiver goes by now, for new
    /// frames. It begins with `agreement.targetDelay`.
    public var expectedDelay: Duration { state.withLock(\.course.targetDelay) }

    /// Sets between which delays the session may choose from now on. Where the present one is outside of them it
    /// changes to the nearest one as soon as the receiver has a frame that says so; `RemoteDisplayEvent.delayChanged`
    /// tells when. Each change is seen and heard: the picture stands for a moment where the delay becomes longer, and
    /// frames are left out where it becomes shorter.
    ///
    /// - Parameters:
    ///   - least: 1 ms to 5 s; fractions of a millisecond are left out. A receiver that takes no such long delay gets
    ///     the longest that it takes.
    ///   - greatest: `least` to 5 s; nil: the delay is `least` and stays so.
    /// - Throws: `.invalidRequest` for other values, `.remoteDisplayFeatureNotSupported` where the receiver keeps the
    ///   delay that it was offered, and after the end what `enqueue` throws then.
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

    /// The receiver goes by another one.
    func delayChanged(to delay: Duration) {
        let tell = state.withLock { state -> (@Sendable (RemoteDisplaySession, Duration) -> Void)? in
            state.course.delayChanged(to: delay) ? state.onDelay : nil
        }
        tell?(self, delay)
    }
}
