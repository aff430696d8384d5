/// Who has the places of a listener, and who gets one.
///
/// An address has a share of the places, and within it of those that are still agreeing on TLS; and it begins so many
/// connections a second. Where all places are taken a newcomer gets one of the address that has the most, unless that
/// is its own: first one that has not agreed on TLS, then one that has said nothing, the oldest of these; then the
/// newest of those that speak.
struct ConnectionLedger: Equatable, Sendable {
    struct Place: Hashable, Sendable, Comparable {
        let number: UInt64

        static func < (left: Self, right: Self) -> Bool { left.number < right.number }
    }

    /// In the order in which they give way.
    private enum Standing: Int {
        case handshaking, silent, speaking
    }

    private struct Holder: Equatable {
        let address: String
        var standing = Standing.handshaking
    }

    private let budget: ConnectionBudget
    private var holders: [Place: Holder] = [:]
    private var last: UInt64 = 0
    /// How many connections each address may begin now; who may begin as many as ever is not kept.
    private var arrivals: [String: PointStore] = [:]

    init(budget: ConnectionBudget) {
        self.budget = budget
    }

    var count: Int { holders.count }

    enum Arrival: Equatable {
        case taken(Place)
        /// The other one has lost its place, and is to be closed.
        case takenFrom(Place, Place)
        case refused
    }

    mutating func arrive(from address: String, at now: ContinuousClock.Instant) -> Arrival {
        guard mayArrive(from: address, at: now) else { return .refused }
        let own = holders.filter { $0.value.address == address }
        let handshaking = own.filter { $0.value.standing == .handshaking }
        if handshaking.count >= budget.handshakesPerAddress { return take(address, from: handshaking.keys.min()) }
        if own.count >= budget.places(of: address) { return take(address, from: Self.idle(own)) }
        if holders.count >= budget.connections { return take(address, from: givenWay(to: address, having: own.count)) }
        return .taken(enter(address))
    }

    private mutating func mayArrive(from address: String, at now: ContinuousClock.Instant) -> Bool {
        if arrivals.count > Self.addressesKept {
            arrivals = arrivals.filter { !$0.value.isFull(at: now) }
            if arrivals.count > Self.addressesKept { arrivals = [:] }
        }
        var store = arrivals[address] ?? budget.arrivals(of: address, at: now)
        store.fill(at: now)
        let mayArrive = store.points >= 1
        if mayArrive { store.spend(1) }
        arrivals[address] = store
        return mayArrive
    }

    /// Addresses whose arrivals are counted; a neighbourhood has fewer.
    static let addressesKept = 1_024

    mutating func established(_ place: Place) { holders[place]?.standing = .silent }

    /// It has said more than that it is there.
    mutating func spoke(_ place: Place) { holders[place]?.standing = .speaking }

    mutating func left(_ place: Place) { holders[place] = nil }

    private mutating func enter(_ address: String) -> Place {
        last += 1
        let place = Place(number: last)
        holders[place] = Holder(address: address)
        return place
    }

    private mutating func take(_ address: String, from place: Place?) -> Arrival {
        guard let place else { return .refused }
        left(place)
        return .takenFrom(place, enter(address))
    }

    /// The oldest of those that speak least, of those that don't speak.
    private static func idle(_ holders: [Place: Holder]) -> Place? {
        let idle = holders.filter { $0.value.standing != .speaking }
        return idle.min { ($0.value.standing.rawValue, $0.key) < ($1.value.standing.rawValue, $1.key) }?.key
    }

    private func givenWay(to address: String, having count: Int) -> Place? {
        let byAddress = Dictionary(grouping: holders, by: \.value.address)
        guard let most = byAddress.values.map(\.count).max(), most > count else { return nil }
        let candidates = byAddress.values.filter { $0.count == most }.joined().map { ($0.key, $0.value) }
        let holders = Dictionary(uniqueKeysWithValues: candidates)
        return Self.idle(holders) ?? holders.keys.max()
    }
}
