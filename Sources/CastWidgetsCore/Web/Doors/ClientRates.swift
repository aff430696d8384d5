/// How much a client may do: as many things at once, and so many a second.
package struct ClientRate: Hashable, Sendable {
    package let burst: Double
    package let perSecond: Double

    package init(burst: Double, perSecond: Double) { (self.burst, self.perSecond) = (burst, perSecond) }
}

/// A token bucket for each client, of which as many are remembered as there is room for.
///
/// Where the table is full the client that was seen longest ago is forgotten: it has its whole burst again, which
/// whoever comes from that many addresses has anyhow.
package struct ClientRates<Client: Hashable & Sendable>: Sendable {
    private struct Bucket {
        var level: Double
        var at: ContinuousClock.Instant
    }

    package let rate: ClientRate
    private let capacity: Int
    private var buckets: [Client: Bucket] = [:]

    package init(_ rate: ClientRate, capacity: Int = 1_024) { (self.rate, self.capacity) = (rate, capacity) }

    package var count: Int { buckets.count }

    /// How long the client has to wait before it may do it; zero: not at all. Nothing is taken.
    package func wait(of client: Client, at now: ContinuousClock.Instant) -> Duration {
        let level = level(of: client, at: now)
        guard level < 1 else { return .zero }
        return rate.perSecond > 0 ? .seconds((1 - level) / rate.perSecond) : .seconds(3_600)
    }

    /// The same, and where it need not wait, it has done it.
    package mutating func take(_ client: Client, at now: ContinuousClock.Instant) -> Duration {
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
