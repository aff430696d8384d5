import CastTransport

/// Limits the rate of requests to a set-up port: for each address, for each IPv6 network (more generously), and for all
/// together.
///
/// A request that is slightly too fast waits. A request that would wait for long is refused and costs nothing, so that
/// a debt is soon paid off. So one address alone can't use up what its network or all addresses share.
struct RequestPace: Sendable {
    struct Limits: Sendable {
        var perSecond = 20.0
        var saved = 60.0
        var networkPerSecond = 40.0
        var networkSaved = 120.0
        /// An extra share for addresses of the network that ask seldom.
        var quietNetworkPerSecond = 10.0
        var quietNetworkSaved = 20.0
        var allPerSecond = 200.0
        var allSaved = 400.0
        /// An extra share for addresses that ask seldom, because a flood from many addresses uses up the common share.
        var quietPerSecond = 50.0
        var quietSaved = 100.0
        /// Up to this rate, and this many at once, an address asks seldom. Refused requests count.
        var seldomPerSecond = 6.0
        var seldomSaved = 12.0
        /// Senders give up after some seconds.
        var longestWait: Duration = .seconds(2)
        /// The number of requests that may wait.
        var waiting = 64
    }

    private let limits: Limits
    private var stores = PointStores()
    private var all: PointStore?
    private var quiet: PointStore?
    private var quietParts = PointStores()
    private var attempts = PointStores()
    private(set) var waiting = 0

    init(limits: Limits = Limits()) { self.limits = limits }

    enum Turn: Equatable {
        case now
        /// The request counts as waiting until `waitEnded`.
        case after(Duration)
        /// The argument says after which time it would be accepted.
        case refused(retryAfter: Duration)
    }

    /// Decides when this request is answered.
    mutating func ask(of address: PeerAddress, at now: ContinuousClock.Instant) -> Turn {
        var own = store(of: address, limits.perSecond, limits.saved, at: now)
        var all = all ?? PointStore(perSecond: limits.allPerSecond, most: limits.allSaved, at: now)
        all.fill(at: now)
        own.spend(1)
        var quiet: PointStore?
        // Always called, because each attempt has to be counted.
        let isSeldom = isSeldom(address, at: now)
        if isSeldom, all.points < 1 {
            var share = self.quiet ?? PointStore(perSecond: limits.quietPerSecond, most: limits.quietSaved, at: now)
            share.fill(at: now)
            share.spend(1)
            quiet = share
        } else {
            all.spend(1)
        }
        var wait = max(own.timeToZero, (quiet ?? all).timeToZero)
        let network = address.network
        var ofNetwork: PointStore?
        var isQuietPart = false
        if network != address {
            var store = store(of: network, limits.networkPerSecond, limits.networkSaved, at: now)
            if isSeldom, store.points < 1 {
                let new = PointStore(
                    perSecond: limits.quietNetworkPerSecond, most: limits.quietNetworkSaved, at: now)
                (store, isQuietPart) = (quietParts.store(of: network, at: now, whereNew: new), true)
            }
            store.spend(1)
            wait = max(wait, store.timeToZero)
            ofNetwork = store
        }
        guard wait <= limits.longestWait else { return .refused(retryAfter: wait - limits.longestWait) }
        guard wait == .zero || waiting < limits.waiting else { return .refused(retryAfter: wait) }
        stores.keep(own, of: address, at: now)
        if let ofNetwork {
            if isQuietPart {
                quietParts.keep(ofNetwork, of: network, at: now)
            } else {
                stores.keep(ofNetwork, of: network, at: now)
            }
        }
        self.all = all
        if let quiet { self.quiet = quiet }
        guard wait > .zero else { return .now }
        waiting += 1
        return .after(wait)
    }

    /// A waiting request is answered, or its connection has ended.
    mutating func waitEnded() { waiting -= 1 }

    private mutating func isSeldom(_ address: PeerAddress, at now: ContinuousClock.Instant) -> Bool {
        let new = PointStore(perSecond: limits.seldomPerSecond, most: limits.seldomSaved, at: now)
        var store = attempts.store(of: address, at: now, whereNew: new)
        let isSeldom = store.points >= 1
        if store.points > -limits.seldomSaved { store.spend(1) }
        attempts.keep(store, of: address, at: now)
        return isSeldom
    }

    private func store(
        of address: PeerAddress, _ perSecond: Double, _ most: Double, at now: ContinuousClock.Instant
    ) -> PointStore {
        stores.store(of: address, at: now, whereNew: PointStore(perSecond: perSecond, most: most, at: now))
    }
}
