/// A store of points that fills with time, the one way in which limits by rate are kept here; see `MessageRate`.
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

    /// Below zero are debts.
    package mutating func fill(at now: ContinuousClock.Instant) {
        guard now > filledAt else { return }
        points = min(most, points + (now - filledAt) / .seconds(1) * perSecond)
        filledAt = now
    }

    package mutating func spend(_ count: Double) { points -= count }

    /// How far it is from being full.
    package func missing(at now: ContinuousClock.Instant) -> Double {
        var filled = self
        filled.fill(at: now)
        return most - filled.points
    }

    /// How long until what is owed is earned.
    package var timeToZero: Duration { points >= 0 ? .zero : .seconds(-points / perSecond) }
}

/// A store for each address; of who has all its points nothing is kept.
package struct PointStores: Equatable, Sendable {
    /// Addresses that are kept; a neighbourhood has fewer.
    package static let addressesKept = 1_024

    private var stores: [PeerAddress: PointStore] = [:]

    package init() {}

    package var count: Int { stores.count }

    /// Filled until now.
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

    /// Those that miss the least are forgotten first: who comes from ever new addresses wins nothing by it.
    private mutating func forget(at now: ContinuousClock.Instant) {
        guard stores.count > Self.addressesKept else { return }
        let missing = stores.map { ($0.key, $0.value.missing(at: now)) }.filter { $0.1 > 0 }
        let kept = missing.sorted { $0.1 > $1.1 }.prefix(Self.addressesKept / 2)
        stores = stores.filter { [kept = Set(kept.map(\.0))] in kept.contains($0.key) }
    }
}
