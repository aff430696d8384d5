/// Points that are earned over time. All rate limits in this module use it; see `MessageRate`.
package struct PointStore: Equatable, Sendable {
    private let perSecond: Double
    private let most: Double
    package private(set) var points: Double
    private var filledAt: ContinuousClock.Instant

    package init(perSecond: Double, most: Double, at now: ContinuousClock.Instant) {
        self.perSecond = perSecond
        self.most = most
        points = most
        filledAt = now
    }

    /// Adds the points that were earned since the last call. Points below zero are debts.
    package mutating func fill(at now: ContinuousClock.Instant) {
        guard now > filledAt else { return }
        points = min(most, points + (now - filledAt) / .seconds(1) * perSecond)
        filledAt = now
    }

    package mutating func spend(_ count: Double) { points -= count }

    /// Returns how many points are missing to the maximum.
    package func missing(at now: ContinuousClock.Instant) -> Double {
        var filled = self
        filled.fill(at: now)
        return most - filled.points
    }

    /// The time until the debt is earned.
    package var timeToZero: Duration { points >= 0 ? .zero : .seconds(-points / perSecond) }
}

/// A store for each address. Addresses with all their points are not kept.
package struct PointStores: Equatable, Sendable {
    /// The number of addresses that are kept; a local network has fewer.
    package static let addressesKept = 1_024

    private var stores: [PeerAddress: PointStore] = [:]

    package init() {}

    package var count: Int { stores.count }

    /// Returns the address's store, with the points that were earned until now.
    package func store(
        of address: PeerAddress, at now: ContinuousClock.Instant, whereNew new: PointStore
    ) -> PointStore {
        var store = stores[address] ?? new
        store.fill(at: now)
        return store
    }

    package mutating func keep(_ store: PointStore, of address: PeerAddress, at now: ContinuousClock.Instant) {
        forget(at: now)
        stores[address] = store
    }

    /// Forgets the addresses that miss the fewest points first, so that a peer gains nothing by using new addresses all
    /// the time.
    private mutating func forget(at now: ContinuousClock.Instant) {
        guard stores.count > Self.addressesKept else { return }
        let missing = stores.map { ($0.key, $0.value.missing(at: now)) }.filter { $0.1 > 0 }
        let kept = missing.sorted { $0.1 > $1.1 }.prefix(Self.addressesKept / 2)
        stores = stores.filter { [kept = Set(kept.map(\.0))] in kept.contains($0.key) }
    }
}
