/// A limit on the events that one end can cause on the other: a number of events at once, and a number per second after
/// that.
package struct EventPace: Hashable, Sendable {
    private let burst: Double
    private let perSecond: Double
    private var left: Double
    private var measuredAt: ContinuousClock.Instant?

    package init(burst: Int, perSecond: Int) {
        self.burst = Double(burst)
        self.perSecond = Double(perSecond)
        left = Double(burst)
    }

    /// Whether one more event is allowed now. If it is, it is counted.
    package mutating func take(at now: ContinuousClock.Instant) -> Bool {
        advance(to: now)
        guard left >= 1 else { return false }
        left -= 1
        return true
    }

    /// When the next event is allowed, as of the last call; nil if it is allowed at once.
    package var opensAt: ContinuousClock.Instant? {
        guard left < 1, let measuredAt else { return nil }
        return measuredAt + .seconds((1 - left) / perSecond)
    }

    private mutating func advance(to now: ContinuousClock.Instant) {
        if let measuredAt, now > measuredAt {
            left = min(burst, left + (now - measuredAt) / .seconds(1) * perSecond)
        }
        measuredAt = max(measuredAt ?? now, now)
    }
}
