/// The clock that pages are told times by: milliseconds of the server's monotonic clock.
package struct ServerClock: Hashable, Sendable {
    private let zero: ContinuousClock.Instant

    package init(zero: ContinuousClock.Instant) { self.zero = zero }

    /// To a tenth of one.
    package func milliseconds(_ instant: ContinuousClock.Instant) -> Double {
        ((instant - zero) / .milliseconds(1) * 10).rounded() / 10
    }
}
