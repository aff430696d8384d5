/// Limits how often a session is written to disk, since the device causes the changes and a file is written whole.
///
/// A change that can't be written at once is written after a second, together with all later changes.
package struct WriteBudget: Equatable, Sendable {
    /// The number of writes that are possible at once. After that, there is one for each `interval`.
    static let burst = 32
    package static let interval = Duration.seconds(1)

    private var left = burst
    private var refilledAt: ContinuousClock.Instant?

    package init() {}

    /// Takes one write from the budget. Returns false if none is left.
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
