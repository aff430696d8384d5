/// How often a session may be written: what changes in it the device decides, and a file is written whole.
///
/// What is not written at once is written after a second, the latest of it.
package struct WriteBudget: Equatable, Sendable {
    /// At once; after that, one each `interval`.
    static let burst = 32
    package static let interval = Duration.seconds(1)

    private var left = burst
    private var refilledAt: ContinuousClock.Instant?

    package init() {}

    /// False where there is nothing left.
    package mutating func take(at now: ContinuousClock.Instant) -> Bool {
        let since = refilledAt.map { now - $0 } ?? .zero
        let gained = min(since / Self.interval, Double(Self.burst))
        if refilledAt == nil || gained >= 1 {
            left = min(Self.burst, left + Int(gained))
            refilledAt = now
        }
        guard left > 0 else { return false }
        left -= 1
        return true
    }
}
