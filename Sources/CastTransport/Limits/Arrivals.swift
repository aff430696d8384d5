/// Limits how many connections may begin per second, by the rates of a ``ConnectionBudget``: from each address, from
/// each IPv6 network, and from all of them together except loopback.
///
/// An address that floods uses up the rate of its network and of all together. A part of both is therefore reserved for
/// quiet addresses: those that try no more than a few times a second, whether they get a place or not. A new address is
/// quiet.
struct Arrivals: Equatable, Sendable {
    /// A rate that many addresses share.
    private struct Share: Equatable {
        var common: PointStore
        /// The part that is reserved for quiet addresses.
        var quiet: PointStore

        /// Takes one point. Returns false if there is none for such an address.
        ///
        /// - Parameter reserve: the last points of the common part, which are reserved for known addresses.
        mutating func take(reserve: Double, isKnown: Bool, isQuiet: Bool) -> Bool {
            if common.points >= reserve + 1 || (isKnown && common.points >= 1) {
                common.spend(1)
                return true
            }
            guard isQuiet, quiet.points >= 1 else { return false }
            quiet.spend(1)
            return true
        }
    }

    private let budget: ConnectionBudget
    private var stores = PointStores()
    private var quietParts = PointStores()
    private var attempts = PointStores()
    private var all: Share?

    init(budget: ConnectionBudget) {
        self.budget = budget
    }

    /// Counts one more connection. Returns false if it is one too many.
    ///
    /// - Parameter isKnown: whether the address already has a connection that speaks. The last points of its network,
    ///   and of all together, are reserved for such addresses.
    mutating func mayArrive(
        from address: PeerAddress, at now: ContinuousClock.Instant, isKnown: Bool
    ) -> Bool {
        let network = address.network == address ? nil : address.network
        var own = stores.store(of: address, at: now, whereNew: budget.arrivals(of: address, at: now))
        let isQuiet = isQuiet(address, at: now)
        // One computer may have any number of quiet addresses in its network.
        let isNetworkQuiet = network.map { self.isQuiet($0, at: now) } ?? true
        guard own.points >= 1 else { return false }
        var ofNetwork = network.map { share(of: $0, at: now) }
        let isLeft = ofNetwork?.take(reserve: budget.networkArrivalsForKnown, isKnown: isKnown, isQuiet: isQuiet)
        guard isLeft ?? true, address.isLoopback || takesOfAll(isKnown, isQuiet && isNetworkQuiet, at: now) else {
            return false
        }
        own.spend(1)
        stores.keep(own, of: address, at: now)
        if let network, let ofNetwork {
            stores.keep(ofNetwork.common, of: network, at: now)
            quietParts.keep(ofNetwork.quiet, of: network, at: now)
        }
        return true
    }

    private func share(of network: PeerAddress, at now: ContinuousClock.Instant) -> Share {
        let quiet = PointStore(
            perSecond: budget.quietNetworkArrivals, most: budget.quietNetworkArrivalsSaved, at: now)
        return Share(
            common: stores.store(of: network, at: now, whereNew: budget.arrivals(of: network, at: now)),
            quiet: quietParts.store(of: network, at: now, whereNew: quiet))
    }

    private mutating func takesOfAll(_ isKnown: Bool, _ isQuiet: Bool, at now: ContinuousClock.Instant) -> Bool {
        var share =
            all
            ?? Share(
                common: PointStore(
                    perSecond: budget.allArrivals - budget.quietArrivals,
                    most: budget.allArrivalsSaved - budget.quietArrivalsSaved, at: now),
                quiet: PointStore(perSecond: budget.quietArrivals, most: budget.quietArrivalsSaved, at: now))
        share.common.fill(at: now)
        share.quiet.fill(at: now)
        defer { all = share }
        return share.take(reserve: budget.arrivalsForKnown, isKnown: isKnown, isQuiet: isQuiet)
    }

    /// Counts an attempt and returns whether the address is quiet. An address that tries without a pause gets a debt,
    /// so it does not count as quiet for a while after it stops.
    private mutating func isQuiet(_ place: PeerAddress, at now: ContinuousClock.Instant) -> Bool {
        let new = budget.attempts(of: place, at: now)
        var store = attempts.store(of: place, at: now, whereNew: new)
        let isQuiet = place.isLoopback || store.points >= 1
        if store.points > -new.points { store.spend(1) }
        attempts.keep(store, of: place, at: now)
        return isQuiet
    }
}
