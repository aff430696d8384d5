import CastTransport
import Synchronization

/// How fast requests to a set-up port are answered: each address, of IPv6 each network, has its pace, and all of them
/// together have one. Whoever is faster waits, and nobody is refused: a connection has one request under way.
struct RequestPace {
    struct Limits {
        var perSecond = 20.0
        var saved = 60.0
        var allPerSecond = 200.0
        var allSaved = 400.0
    }

    private let limits: Limits
    private var stores = PointStores()
    private var all: PointStore?

    init(limits: Limits = Limits()) { self.limits = limits }

    /// How long the answer to this request waits.
    mutating func wait(of address: PeerAddress, at now: ContinuousClock.Instant) -> Duration {
        let who = address.network
        var own = stores.store(
            of: who, at: now, whereNew: PointStore(perSecond: limits.perSecond, most: limits.saved, at: now))
        var all = all ?? PointStore(perSecond: limits.allPerSecond, most: limits.allSaved, at: now)
        all.fill(at: now)
        own.spend(1)
        all.spend(1)
        stores.keep(own, of: who, at: now)
        self.all = all
        return max(own.timeToZero, all.timeToZero)
    }
}

/// The pace of one port's requests, whoever asks.
final class SharedPace: Sendable {
    private let pace: Mutex<RequestPace>

    init(_ limits: RequestPace.Limits) { pace = Mutex(RequestPace(limits: limits)) }

    func wait(of address: PeerAddress) -> Duration { pace.withLock { $0.wait(of: address, at: .now) } }
}
