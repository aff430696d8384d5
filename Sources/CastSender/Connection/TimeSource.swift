/// The source of time for this module. Tests use a clock that they advance by hand.
package struct TimeSource: Sendable {
    package let now: @Sendable () -> ContinuousClock.Instant
    /// Returns at the given time, or throws if the task is cancelled.
    package let sleep: @Sendable (_ until: ContinuousClock.Instant) async throws -> Void

    package init(
        now: @escaping @Sendable () -> ContinuousClock.Instant,
        sleep: @escaping @Sendable (ContinuousClock.Instant) async throws -> Void
    ) {
        self.now = now
        self.sleep = sleep
    }

    /// The machine's clock, which advances while the machine sleeps.
    package static let continuous = TimeSource(
        now: { ContinuousClock.now }, sleep: { try await Task.sleep(until: $0, clock: .continuous) })
}
