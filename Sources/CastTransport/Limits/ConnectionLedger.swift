/// Decides which connections have the places of a port, and which connection is evicted for a new one.
///
/// The same rules apply to every port of this project, and once more to all ports of a process together.
///
/// An address may have only a part of the places, and only some connections in the TLS handshake, and may begin only so
/// many connections per second. The same applies to an IPv6 network, in which one computer may have any number of
/// addresses. All addresses together may begin only so many, too.
///
/// If all places are taken, a new connection gets one of the network that has the most, unless that is its own network
/// (within a network, the address with the most applies). The order of eviction is: first a connection in the TLS
/// handshake, then one that has sent nothing, the oldest of these; then the newest of those that speak (have sent
/// something other than heartbeats). A connection that has just arrived keeps its place for a while, since otherwise
/// none could send anything when many arrive. This does not protect it from an address that has fewer places even then.
/// In a burst of new connections, none that speaks loses its place to one of them.
///
/// A connection is proven when it has shown a token or a path that nobody can guess. It does not lose its place to a
/// stranger (see below for the exception), and its address is known from then on. A stranger is a connection from
/// another machine that is not proven and whose address is not known. Known addresses have places that strangers do not
/// get, and take strangers' places when all are taken. Programs on this machine have those places too. The loopback
/// address identifies nobody, so each of their connections has to prove itself.
///
/// Others may learn the secret: anybody in the network can ask a TV for the path of its film. At a port whose clients
/// reconnect (`PlaceLimits.quietestGivesWay`), a new connection therefore gets a place of the address that has the
/// most, even a proven one, unless there are unproven connections beyond the few that are left in peace until they have
/// proved themselves (`PlaceLimits.unprovenRoom`).
///
/// At a port where connections can prove themselves, a new connection that would get no place gets the place of the
/// oldest unproven connection of its own address, even if that one speaks. Otherwise anybody who shares an address with
/// the owner could keep the owner out with refused requests.
struct ConnectionLedger: Equatable, Sendable {
    struct Place: Hashable, Sendable, Comparable {
        let number: UInt64

        static func < (left: Self, right: Self) -> Bool { left.number < right.number }
    }

    /// The state of a connection, in the order of eviction.
    enum Standing: Int, Comparable, Sendable {
        case handshaking, silent, speaking, proven

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    private struct Holder: Equatable {
        let address: PeerAddress
        let network: PeerAddress
        let since: ContinuousClock.Instant
        /// The number of the connection's last activity.
        var turn: UInt64
        var standing = Standing.handshaking
    }

    var limits: PlaceLimits
    private var holders: [Place: Holder] = [:]
    /// The known addresses, with the number of their last proof.
    private var known: [PeerAddress: UInt64] = [:]
    private var last: UInt64 = 0
    private var arrivals: Arrivals?

    init(limits: PlaceLimits) {
        self.limits = limits
        arrivals = limits.arrivals.map { Arrivals(budget: $0) }
    }

    init(budget: ConnectionBudget) { self.init(limits: PlaceLimits(budget)) }

    var count: Int { holders.count }

    enum Arrival: Equatable {
        case taken(Place)
        /// The second connection gets the place of the first, which is to be closed.
        case takenFrom(Place, Place)
        case refused
    }

    mutating func arrive(from address: PeerAddress, at now: ContinuousClock.Instant) -> Arrival {
        let newcomer = Holder(address: address, network: address.network, since: now, turn: last + 1)
        let found = count(for: newcomer)
        let isKnown = known[address] != nil || found.ownSpeaks
        guard arrivals?.mayArrive(from: address, at: now, isKnown: isKnown) ?? true else { return .refused }
        if found.ownHandshaking >= limits.handshakesPerAddress {
            return take(newcomer, from: idlest(among: { $0.address == address && $0.standing == .handshaking }))
        }
        if found.own >= limits.places(of: address) {
            // At a port where connections prove themselves, an earlier connection keeps its time for the proof.
            return take(newcomer, from: limits.hasProofs ? nil : idlest(among: { $0.address == address }))
        }
        if newcomer.network != address, found.neighbours >= limits.perNetwork {
            let neighbour = loser(for: newcomer, by: \.address, having: found.own) { $0.network == newcomer.network }
            return take(newcomer, from: neighbour)
        }
        if found.strangers >= limits.strangers, isStranger(newcomer) {
            let stranger = loser(for: newcomer, by: \.network, having: found.neighbours) { isStranger($0) }
            return take(newcomer, from: stranger)
        }
        guard holders.count >= limits.connections else { return .taken(enter(newcomer)) }
        let anybody = loser(for: newcomer, by: \.network, having: found.neighbours) { _ in true }
        return take(newcomer, from: anybody)
    }

    private struct Found {
        var (own, ownHandshaking, ownSpeaks) = (0, 0, false)
        var (neighbours, strangers) = (0, 0)
    }

    /// Counts in one walk, since a flood causes this thousands of times a second.
    private func count(for newcomer: Holder) -> Found {
        var found = Found()
        for holder in holders.values {
            if isStranger(holder) { found.strangers += 1 }
            guard holder.network == newcomer.network else { continue }
            found.neighbours += 1
            guard holder.address == newcomer.address else { continue }
            found.own += 1
            if holder.standing == .handshaking { found.ownHandshaking += 1 }
            if holder.standing >= .speaking { found.ownSpeaks = true }
        }
        return found
    }

    func holds(_ place: Place) -> Bool { holders[place] != nil }

    func standing(of place: Place) -> Standing? { holders[place]?.standing }

    /// Records that TLS was established, or is not used at this port.
    mutating func established(_ place: Place) { rise(place, to: .silent) }

    /// Records that the connection has sent something other than a heartbeat.
    mutating func spoke(_ place: Place) { rise(place, to: .speaking) }

    /// Records that the connection has proved itself with a secret of this process.
    mutating func proved(_ place: Place) {
        guard let address = holders[place]?.address else { return }
        rise(place, to: .proven)
        active(place)
        guard !address.isLoopback else { return }
        known[address] = last
        guard known.count > limits.knownAddresses else { return }
        if let oldest = known.min(by: { $0.value < $1.value })?.key { known[oldest] = nil }
    }

    /// Records that the connection has taken data that was sent to it.
    mutating func active(_ place: Place) {
        last += 1
        holders[place]?.turn = last
    }

    mutating func left(_ place: Place) { holders[place] = nil }

    private mutating func rise(_ place: Place, to standing: Standing) {
        guard let before = holders[place]?.standing, before < standing else { return }
        holders[place]?.standing = standing
    }

    /// Whether the connection is a stranger. An unproven connection from this machine is neither a stranger nor known.
    private func isStranger(_ holder: Holder) -> Bool { !holder.address.isLoopback && !isSafe(holder) }

    private func isSafe(_ holder: Holder) -> Bool {
        holder.standing == .proven || (!known.isEmpty && known[holder.address] != nil)
    }

    private mutating func enter(_ newcomer: Holder) -> Place {
        last += 1
        let place = Place(number: last)
        holders[place] = newcomer
        return place
    }

    /// - Parameter place: the place to take. If nil, it is that of a connection of the same address that may be
    ///   evicted.
    private mutating func take(_ newcomer: Holder, from place: Place?) -> Arrival {
        guard let place = place ?? spare(among: { $0.address == newcomer.address }) else { return .refused }
        left(place)
        return .takenFrom(place, enter(newcomer))
    }

    /// Evicts another connection of the same address, for a new connection that has a place here but none in the
    /// process.
    mutating func giveUp(for newcomer: Place) -> Place? {
        guard let holder = holders.removeValue(forKey: newcomer) else { return nil }
        defer { holders[newcomer] = holder }
        let isOwn = { (other: Holder) in other.address == holder.address }
        let idle = limits.hasProofs ? nil : idlest(among: isOwn)
        guard let other = idle ?? spare(among: isOwn) else { return nil }
        left(other)
        return other
    }

    // MARK: Eviction

    /// Returns the place for a new connection when none is free.
    ///
    /// - Parameter count: the number of places that its group already has.
    private func loser(
        for newcomer: Holder, by group: KeyPath<Holder, PeerAddress>, having count: Int,
        among isThere: (Holder) -> Bool
    ) -> Place? {
        let now = newcomer.since
        if limits.quietestGivesWay { return sharer(for: newcomer, by: group, having: count, among: isThere) }
        guard isSafe(newcomer) else {
            return givenWay(by: group, having: count, at: now) { isThere($0) && !isSafe($0) }
        }
        return lightened(by: group, above: 0) { isThere($0) && !isSafe($0) }
            ?? givenWay(by: group, having: count, at: now, among: isThere)
    }

    /// Returns the place for a new connection at a port whose clients reconnect.
    private func sharer(
        for newcomer: Holder, by group: KeyPath<Holder, PeerAddress>, having count: Int,
        among isThere: (Holder) -> Bool
    ) -> Place? {
        func isUnproven(_ holder: Holder) -> Bool { isThere(holder) && !isSafe(holder) }
        let isCrowded = holders.values.count(where: isUnproven) > limits.unprovenRoom
        guard isSafe(newcomer) else {
            // A stranger has to leave others more than it takes, since it may know no secret.
            let proven = isCrowded ? nil : heaviest(for: newcomer, leaving: 2, among: isThere)
            return proven ?? givenWay(by: group, having: count, at: newcomer.since, among: isUnproven)
        }
        if isCrowded, let unproven = lightened(by: group, above: 0, among: isUnproven) { return unproven }
        // An address that has the most itself replaces its own.
        return heaviest(for: newcomer, leaving: 1, among: isThere)
            ?? quietest { isThere($0) && $0.address == newcomer.address }
            ?? lightened(by: group, above: 0, among: isUnproven) ?? quietest(among: isThere)
    }

    /// Returns the quietest connection of the address that has the most, in the network that has the most.
    ///
    /// - Parameter margin: how many more it needs to have than the new connection's address, or network.
    private func heaviest(
        for newcomer: Holder, leaving margin: Int, among isThere: (Holder) -> Bool
    ) -> Place? {
        let networks = counts(by: \.network, among: isThere)
        guard let most = networks.values.max() else { return nil }
        let own = networks[newcomer.network, default: 0]
        let isNeighbor = own == most
        guard isNeighbor || most >= own + margin else { return nil }
        func isHeavy(_ holder: Holder) -> Bool {
            isThere(holder) && (isNeighbor ? holder.network == newcomer.network : networks[holder.network] == most)
        }
        let addresses = counts(by: \.address, among: isHeavy)
        guard let top = addresses.values.max(),
            !isNeighbor || top >= addresses[newcomer.address, default: 0] + margin
        else { return nil }
        return quietest { isHeavy($0) && addresses[$0.address] == top }
    }

    private func counts(
        by group: KeyPath<Holder, PeerAddress>, among isThere: (Holder) -> Bool
    ) -> [PeerAddress: Int] {
        var counts: [PeerAddress: Int] = [:]
        for holder in holders.values where isThere(holder) { counts[holder[keyPath: group], default: 0] += 1 }
        return counts
    }

    /// Returns the place of a connection of the group that has the most, if that is more than `count`.
    ///
    /// A connection that has just arrived is neither evicted nor counted, since its address would otherwise lose an
    /// older connection for it. In a flood whose connections have all just arrived, one is evicted for an address that
    /// has fewer even with the new connection.
    ///
    /// A connection that speaks is evicted if its address has many, or if no silent one can be evicted. It is not
    /// evicted while most connections have just arrived, which a flood causes.
    private func givenWay(
        by group: KeyPath<Holder, PeerAddress>, having count: Int, at now: ContinuousClock.Instant,
        among isThere: (Holder) -> Bool
    ) -> Place? {
        func isSettled(_ holder: Holder) -> Bool { isThere(holder) && now - holder.since >= limits.grace }
        let ofMost = lightened(by: group, above: count, among: isSettled)
        if let ofMost, isSilent(ofMost) || lightened(by: group, above: count + 2, among: isSettled) != nil {
            return ofMost
        }
        let silent = lightened(by: group, above: count) { isSettled($0) && $0.standing < .speaking }
        if let silent { return silent }
        let fresh = lightened(by: group, above: count + 1, among: isThere)
        if let fresh, isSilent(fresh) { return fresh }
        let (settled, all) = (holders.values.count(where: isSettled), holders.values.count(where: isThere))
        return settled * 2 >= all ? ofMost ?? fresh : fresh
    }

    private func isSilent(_ place: Place) -> Bool { holders[place].map { $0.standing < .speaking } ?? true }

    private func lightened(
        by group: KeyPath<Holder, PeerAddress>, above count: Int, among isThere: (Holder) -> Bool
    ) -> Place? {
        let counts = counts(by: group, among: isThere)
        guard let most = counts.values.max(), most > count else { return nil }
        return first { isThere($0) && counts[$0[keyPath: group]] == most }
    }

    /// Returns the connection that is evicted first.
    private func first(among isThere: (Holder) -> Bool) -> Place? {
        idlest(among: isThere) ?? quietest(among: isThere) ?? newest(among: isThere)
    }

    /// Returns the oldest connection of the lowest state below `speaking`.
    private func idlest(among isThere: (Holder) -> Bool) -> Place? {
        var found: (Standing, Place)?
        for (place, holder) in holders where holder.standing < .speaking && isThere(holder) {
            if let best = found, best < (holder.standing, place) { continue }
            found = (holder.standing, place)
        }
        return found?.1
    }

    /// Returns the connection that has been inactive for longest, if the limits allow its eviction although it has done
    /// nothing wrong.
    private func quietest(among isThere: (Holder) -> Bool) -> Place? {
        guard limits.quietestGivesWay else { return nil }
        var found: (Standing, UInt64, Place)?
        for (place, holder) in holders where isThere(holder) {
            if let best = found, best < (holder.standing, holder.turn, place) { continue }
            found = (holder.standing, holder.turn, place)
        }
        return found?.2
    }

    /// Returns a connection that may be evicted for another connection of its address.
    private func spare(among isThere: (Holder) -> Bool) -> Place? {
        oldestUnproven(among: isThere) ?? quietest(among: isThere)
    }

    /// Returns the oldest unproven connection, at a port where connections can prove themselves.
    private func oldestUnproven(among isThere: (Holder) -> Bool) -> Place? {
        guard limits.hasProofs else { return nil }
        var oldest: Place?
        for (place, holder) in holders where holder.standing < .proven && isThere(holder) {
            oldest = min(oldest ?? place, place)
        }
        return oldest
    }

    private func newest(among isThere: (Holder) -> Bool) -> Place? {
        var newest: Place?
        for (place, holder) in holders where isThere(holder) { newest = max(newest ?? place, place) }
        return newest
    }
}
