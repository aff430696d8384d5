/// How many connections addresses begin, by the rates of a ``ConnectionBudget``: each address, each IPv6 network, and all
/// of them together but for loopback's.
///
/// Who floods uses up what there is for all. So a part of it is for quiet addresses: those that try no more than a few
/// times a second, whether they get in or not. Who comes for the first time is one.
package struct Arrivals: Equatable, Sendable {
    private let budget: ConnectionBudget
    private var stores = PointStores()
    private var attempts = PointStores()
    private var all: PointStore?
    private var quiet: PointStore?

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
        let places = Set([address, address.network])
        let own = places.map { ($0, stores.store(of: $0, at: now, whereNew: budget.arrivals(of: $0, at: now))) }
        let isQuiet = address.isLoopback || isQuiet(places, at: now)
        let isOwnLeft = own.allSatisfy { $0.1.points >= 1 }
        let mayArrive = isOwnLeft && (address.isLoopback || takesShare(at: now, isKnown: isKnown, isQuiet: isQuiet))
        for (place, store) in own {
            var store = store
            if mayArrive { store.spend(1) }
            stores.keep(store, of: place, at: now)
        }
        return mayArrive
    }

    /// Of what there is for all.
    private mutating func takesShare(
        at now: ContinuousClock.Instant, isKnown: Bool, isQuiet: Bool
    ) -> Bool {
        var common =
            all ?? PointStore(
                perSecond: budget.allArrivals - budget.quietArrivals,
                most: budget.allArrivalsSaved - budget.quietArrivalsSaved, at: now)
        common.fill(at: now)
        defer { all = common }
        if common.points >= budget.arrivalsForKnown + 1 || (isKnown && common.points >= 1) {
            common.spend(1)
            return true
        }
        guard isQuiet else { return false }
        var share = quiet ?? PointStore(perSecond: budget.quietArrivals, most: budget.quietArrivalsSaved, at: now)
        share.fill(at: now)
        let isLeft = share.points >= 1
        if isLeft { share.spend(1) }
        quiet = share
        return isLeft
    }

    /// Counts an attempt. Who tries without a pause owes for it, and is not quiet for a while after he stops.
    private mutating func isQuiet(_ places: Set<PeerAddress>, at now: ContinuousClock.Instant) -> Bool {
        var isQuiet = true
        for place in places {
            let new = budget.attempts(of: place, at: now)
            var store = attempts.store(of: place, at: now, whereNew: new)
            if store.points < 1 { isQuiet = false }
            if store.points > -new.points { store.spend(1) }
            attempts.keep(store, of: place, at: now)
        }
        return isQuiet
    }
}
