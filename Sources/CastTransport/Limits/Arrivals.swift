/// How many connections addresses begin, by the rates of a ``ConnectionBudget``: each address, each IPv6 network, and all
/// of them together but for loopback's.
package struct Arrivals: Equatable, Sendable {
    private let budget: ConnectionBudget
    private var stores = PointStores()
    private var all: PointStore?

    package init(budget: ConnectionBudget) {
        self.budget = budget
    }

    /// Counts one more, or says that it is one too many.
    ///
    /// - Parameter isKnown: whether the address has a connection that speaks already: the last of what all addresses
    ///   have is for these.
    package mutating func mayArrive(
        from address: PeerAddress, at now: ContinuousClock.Instant, isKnown: Bool
    ) -> Bool {
        let places = Set([address, address.network]).map { place in
            (place, stores.store(of: place, at: now, whereNew: budget.arrivals(of: place, at: now)))
        }
        let mayArrive =
            (address.isLoopback || hasRoom(at: now, isKnown: isKnown)) && places.allSatisfy { $0.1.points >= 1 }
        for (place, store) in places {
            var store = store
            if mayArrive { store.spend(1) }
            stores.keep(store, of: place, at: now)
        }
        if mayArrive, !address.isLoopback { all?.spend(1) }
        return mayArrive
    }

    private mutating func hasRoom(at now: ContinuousClock.Instant, isKnown: Bool) -> Bool {
        var store = all ?? PointStore(perSecond: budget.allArrivals, most: budget.allArrivalsSaved, at: now)
        store.fill(at: now)
        all = store
        guard store.points < budget.arrivalsForKnown + 1 else { return true }
        return store.points >= 1 && isKnown
    }
}
