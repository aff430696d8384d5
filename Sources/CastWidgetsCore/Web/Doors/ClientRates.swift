/// The rate limit of a client: how many actions at once, and how many a second.
package struct ClientRate: Hashable, Sendable {
    package let burst: Double
    package let perSecond: Double

    package init(burst: Double, perSecond: Double) { (self.burst, self.perSecond) = (burst, perSecond) }
}

/// A token bucket for each client, up to a number of clients.
///
/// If the table is full, the client whose last action is the oldest is evicted, and starts with its whole burst again.
/// A person with that many addresses has as many bursts anyway.
struct ClientRates<Client: Hashable & Sendable>: Sendable {
    private struct Bucket {
        var level: Double
        var at: ContinuousClock.Instant
    }

    let rate: ClientRate
    private let capacity: Int
    private var buckets: [Client: Bucket] = [:]

    init(_ rate: ClientRate, capacity: Int = 1_024) { (self.rate, self.capacity) = (rate, capacity) }

    var count: Int { buckets.count }

    /// Returns how long the client has to wait before its next action; zero: not at all. Nothing is taken.
    func wait(of client: Client, at now: ContinuousClock.Instant) -> Duration {
        let level = level(of: client, at: now)
        guard level < 1 else { return .zero }
        return rate.perSecond > 0 ? .seconds((1 - level) / rate.perSecond) : .seconds(3_600)
    }

    /// Returns the same, and counts the action if the client need not wait.
    mutating func take(_ client: Client, at now: ContinuousClock.Instant) -> Duration {
        let wait = wait(of: client, at: now)
        guard wait == .zero else { return wait }
        let level = level(of: client, at: now) - 1
        if buckets[client] == nil, buckets.count >= capacity,
            let oldest = buckets.min(by: { $0.value.at < $1.value.at })?.key
        {
            buckets[oldest] = nil
        }
        buckets[client] = Bucket(level: level, at: now)
        return .zero
    }

    private func level(of client: Client, at now: ContinuousClock.Instant) -> Double {
        guard let bucket = buckets[client] else { return rate.burst }
        let since = max(.zero, now - bucket.at) / .seconds(1)
        return min(rate.burst, bucket.level + since * rate.perSecond)
    }
}
