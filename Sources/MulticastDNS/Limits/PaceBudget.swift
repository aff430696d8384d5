/// A rate limit with a burst.
struct PaceBudget: Sendable {
    private let burst: Double
    private let perSecond: Double
    private var left: Double
    private var measuredAt: ContinuousClock.Instant?

    init(burst: Int, perSecond: Int) {
        self.burst = Double(burst)
        self.perSecond = Double(perSecond)
        left = Double(burst)
    }

    mutating func available(at now: ContinuousClock.Instant) -> Int {
        if let measuredAt, now > measuredAt {
            left = min(burst, left + (now - measuredAt) / .seconds(1) * perSecond)
        }
        measuredAt = max(measuredAt ?? now, now)
        return Int(left)
    }

    mutating func spend(_ count: Int) { left -= Double(count) }
}
