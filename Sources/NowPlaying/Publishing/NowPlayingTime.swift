/// The source of time. In a test, time stands still until the test moves it.
package struct NowPlayingTime: Sendable {
    package var now: @Sendable () -> ContinuousClock.Instant
    package var sleep: @Sendable (ContinuousClock.Instant) async throws -> Void

    package init(
        now: @escaping @Sendable () -> ContinuousClock.Instant,
        sleep: @escaping @Sendable (ContinuousClock.Instant) async throws -> Void
    ) {
        self.now = now
        self.sleep = sleep
    }

    package static let system = NowPlayingTime(
        now: { .now }, sleep: { try await Task.sleep(until: $0, clock: .continuous) })
}
