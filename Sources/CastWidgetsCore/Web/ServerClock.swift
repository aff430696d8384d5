/// The clock of all times that pages receive: milliseconds of the server's monotonic clock.
package struct ServerClock: Hashable, Sendable {
    private let zero: ContinuousClock.Instant

    package init(zero: ContinuousClock.Instant) { self.zero = zero }

    /// Rounded to a tenth of a millisecond.
    package func milliseconds(_ instant: ContinuousClock.Instant) -> Double {
        ((instant - zero) / .milliseconds(1) * 10).rounded() / 10
    }
}
