/// Who has the places of a listener, and who gets one.
///
/// An address has a share of the places, and within it of those that are still agreeing on TLS; and it begins so many
/// connections a second. So has an IPv6 network, in which one computer may have any number of addresses, and all
/// addresses together begin so many. Where all places are taken a newcomer gets one of the network that has the most,
/// unless that is its own (within a network, of the address): first one that has not agreed on TLS, then one that has
/// said nothing, the oldest of these; then the newest of those that speak. Who has just come keeps its place for a
/// while, or nobody would get to say anything where newcomers are many.
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
        let address: PeerAddress
        let network: PeerAddress
        let since: ContinuousClock.Instant
        var standing = Standing.handshaking
    }

    private let budget: ConnectionBudget
    private var holders: [Place: Holder] = [:]
    private var last: UInt64 = 0
    private var arrivals: Arrivals

    init(budget: ConnectionBudget) {
        self.budget = budget
        arrivals = Arrivals(budget: budget)
    }

    var count: Int { holders.count }

    enum Arrival: Equatable {
        case taken(Place)
        /// The other one has lost its place, and is to be closed.
        case takenFrom(Place, Place)
        case refused
    }

    mutating func arrive(from address: PeerAddress, at now: ContinuousClock.Instant) -> Arrival {
        let isKnown = speaks(address)
        guard arrivals.mayArrive(from: address, at: now, isKnown: isKnown) else { return .refused }
        let newcomer = Holder(address: address, network: address.network, since: now)
        let own = holders.filter { $0.value.address == address }
        let handshaking = own.filter { $0.value.standing == .handshaking }
        if handshaking.count >= budget.handshakesPerAddress { return take(newcomer, from: handshaking.keys.min()) }
        if own.count >= budget.places(of: address) { return take(newcomer, from: Self.idle(own)) }
        let neighbours = holders.filter { $0.value.network == newcomer.network }
        if newcomer.network != address, neighbours.count >= budget.connectionsPerNetwork {
            return take(newcomer, from: givenWay(of: neighbours, by: \.address, having: own.count, at: now))
        }
        if holders.count >= budget.connections {
            return take(newcomer, from: givenWay(of: holders, by: \.network, having: neighbours.count, at: now))
        }
        return .taken(enter(newcomer))
    }

    private func speaks(_ address: PeerAddress) -> Bool {
        holders.values.contains { $0.address == address && $0.standing == .speaking }
    }

    func holds(_ place: Place) -> Bool { holders[place] != nil }

    mutating func established(_ place: Place) { holders[place]?.standing = .silent }

    /// It has said more than that it is there.
    mutating func spoke(_ place: Place) { holders[place]?.standing = .speaking }

    mutating func left(_ place: Place) { holders[place] = nil }

    private mutating func enter(_ newcomer: Holder) -> Place {
        last += 1
        let place = Place(number: last)
        holders[place] = newcomer
        return place
    }

    private mutating func take(_ newcomer: Holder, from place: Place?) -> Arrival {
        guard let place else { return .refused }
        left(place)
        return .takenFrom(place, enter(newcomer))
    }

    /// The oldest of those that speak least, of those that don't speak.
    private static func idle(_ holders: [Place: Holder]) -> Place? {
        let idle = holders.filter { $0.value.standing != .speaking }
        return idle.min { ($0.value.standing.rawValue, $0.key) < ($1.value.standing.rawValue, $1.key) }?.key
    }

    /// Of whoever has most, if that is more than the newcomer's `count`. Who has just come is neither taken nor
    /// counted: its address would otherwise give up an older connection for it.
    private func givenWay(
        of holders: [Place: Holder], by group: (Holder) -> PeerAddress, having count: Int,
        at now: ContinuousClock.Instant
    ) -> Place? {
        let settled = holders.filter { now - $0.value.since >= budget.grace }
        let groups = Dictionary(grouping: settled) { group($0.value) }.values
        guard let most = groups.map(\.count).max(), most > count else { return nil }
        let candidates = groups.filter { $0.count == most }.joined().map { ($0.key, $0.value) }
        let left = Dictionary(uniqueKeysWithValues: candidates)
        return Self.idle(left) ?? left.keys.max()
    }
}
