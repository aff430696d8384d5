extension SessionLifecycle {
    /// One time without a connection: why, what is tried against it, and until when.
    package struct Suspension: Equatable, Sendable {
        package enum Resumption: Equatable, Sendable {
            /// Nothing is tried until the session is resumed, or what it waits for has come back.
            case held
            case waiting(until: ContinuousClock.Instant)
            /// `isOpen` once the device has been reached: such an attempt is not started anew by news.
            case attempting(since: ContinuousClock.Instant, isOpen: Bool)
        }

        package var reason: ConnectionSuspendReason
        package var resumption = Resumption.held
        var schedule: ReconnectionSchedule
        var givesUpAt: ContinuousClock.Instant?
        var willResumeWasTold = false
        /// The losses that this one is the last of; nil where the session was suspended on purpose.
        var series: LossSeries?
        /// Attempts that news of the device began out of turn.
        var attemptsByNews = 0
        /// When the last attempt began.
        var lastAttempt: ContinuousClock.Instant?
        /// Why the last attempt failed.
        var failure: CastError?
    }
}
