extension SessionLifecycle {
    /// One time without a connection: its reason, what is tried to end it, and until when.
    package struct Suspension: Equatable, Sendable {
        package enum Resumption: Equatable, Sendable {
            /// Nothing is tried until the session is resumed, the machine wakes up or the network is reachable again.
            case held
            case waiting(until: ContinuousClock.Instant)
            /// An attempt is running. `isOpen` is true once the device has been reached; news does not restart such an
            /// attempt.
            case attempting(since: ContinuousClock.Instant, isOpen: Bool)
        }

        package var reason: ConnectionSuspendReason
        package var resumption = Resumption.held
        var schedule: ReconnectionSchedule
        var givesUpAt: ContinuousClock.Instant?
        var willResumeWasTold = false
        /// The series of losses that this one belongs to, or nil if the session was suspended on purpose.
        var series: LossSeries?
        /// The number of attempts that announcements of the device have started outside the schedule.
        var attemptsByNews = 0
        var lastAttempt: ContinuousClock.Instant?
        var failure: CastError?
    }
}
