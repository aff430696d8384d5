public import CastSender
import CastStreaming
import Synchronization

/// The delay at which frames are seen, and between what it may change.
extension RemoteDisplaySession {
    /// From the moment at which a frame is enqueued to that at which it is seen: what the receiver goes by now, for new
    /// frames. It begins with `agreement.targetDelay`.
    public var expectedDelay: Duration { state.withLock(\.targetDelay) }

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
        guard OfferMaker.delays.contains(least), greatest >= least, greatest <= OfferMaker.delays.upperBound else {
            throw .delays(least, greatest)
        }
        let (refusal, canChange, transport) = state.withLock {
            ($0.lifecycle.refusal, $0.canChangeDelay, $0.transport)
        }
        if let refusal { throw refusal }
        guard canChange else { throw .fixedDelay(expectedDelay) }
        transport?.setTargetDelays(least...greatest)
    }

    /// The receiver goes by another one.
    func delayChanged(to delay: Duration) {
        let tell = state.withLock { state -> (@Sendable (RemoteDisplaySession, Duration) -> Void)? in
            guard state.lifecycle.isActive, state.targetDelay != delay else { return nil }
            state.targetDelay = delay
            state.clock.targetDelay = delay
            return state.onDelay
        }
        tell?(self, delay)
    }
}
