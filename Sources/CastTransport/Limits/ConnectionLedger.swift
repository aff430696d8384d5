/// Who has the places of a port, and who gets one: the one rule for every port of ours, and once more for all ports of a
/// process together.
///
/// An address has a share of the places, and within it of those that are still agreeing on TLS; and it begins so many
/// connections a second. So has an IPv6 network, in which one computer may have any number of addresses, and all
/// addresses together begin so many. Where all places are taken a newcomer gets one of the network that has the most,
/// unless that is its own (within a network, of the address): first one that has not agreed on TLS, then one that has
/// said nothing, the oldest of these; then the newest of those that speak. Who has just come keeps its place for a
/// while, or nobody would get to say anything where newcomers are many; but not against an address that has
/// fewer even then. In a burst of newcomers nobody who speaks loses a place to one of them.
///
/// A connection that has proven who it is, by a token or a path that nobody can guess, never gives way to a stranger,
/// and its address is known from then on: it has places that strangers don't get, and takes theirs where all are
/// taken. Programs of this machine have those places too. Their address is nobody's, so of them each connection proves
/// itself. At a port where connections can prove themselves a newcomer who would get no place gets the place of the
/// oldest connection of its own address that has not, even of one that speaks: otherwise whoever shares an address with
/// the owner could keep the owner out with requests that are refused.
package struct ConnectionLedger: Equatable, Sendable {
    package struct Place: Hashable, Sendable, Comparable {
        let number: UInt64

        package static func < (left: Self, right: Self) -> Bool { left.number < right.number }
    }

    /// In the order in which they give way.
    package enum Standing: Int, Comparable, Sendable {
        case handshaking, silent, speaking, proven

        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    private struct Holder: Equatable {
        let address: PeerAddress
        let network: PeerAddress
        let since: ContinuousClock.Instant
        /// Of its last doing.
        var turn: UInt64
        var standing = Standing.handshaking
    }

    package var limits: PlaceLimits
    private var holders: [Place: Holder] = [:]
    /// By the turn in which each was last seen to be.
    private var known: [PeerAddress: UInt64] = [:]
    private var last: UInt64 = 0
    private var arrivals: Arrivals?

    package init(limits: PlaceLimits) {
        self.limits = limits
        arrivals = limits.arrivals.map { Arrivals(budget: $0) }
    }

    init(budget: ConnectionBudget) { self.init(limits: PlaceLimits(budget)) }

    package var count: Int { holders.count }

    package enum Arrival: Equatable {
        case taken(Place)
        /// The other one has lost its place, and is to be closed.
        case takenFrom(Place, Place)
        case refused
    }

    package mutating func arrive(from address: PeerAddress, at now: ContinuousClock.Instant) -> Arrival {
        let newcomer = Holder(address: address, network: address.network, since: now, turn: last + 1)
        let found = count(for: newcomer)
        let isKnown = known[address] != nil || found.ownSpeaks
        guard arrivals?.mayArrive(from: address, at: now, isKnown: isKnown) ?? true else { return .refused }
        if found.ownHandshaking >= limits.handshakesPerAddress {
            return take(newcomer, from: idlest(among: { $0.address == address && $0.standing == .handshaking }))
        }
        if found.own >= limits.places(of: address) {
            // Where only a proof says who somebody is, a newcomer has as long for it as whoever came before.
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

    /// In one walk: a flood has it made thousands of times a second.
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

    package func holds(_ place: Place) -> Bool { holders[place] != nil }

    package func standing(of place: Place) -> Standing? { holders[place]?.standing }

    /// TLS was agreed on, or is not spoken at this port.
    package mutating func established(_ place: Place) { rise(place, to: .silent) }

    /// It has said more than that it is there.
    package mutating func spoke(_ place: Place) { rise(place, to: .speaking) }

    /// It has shown that it knows a secret of ours.
    package mutating func proved(_ place: Place) {
        guard let address = holders[place]?.address else { return }
        rise(place, to: .proven)
        active(place)
        guard !address.isLoopback else { return }
        known[address] = last
        guard known.count > limits.knownAddresses else { return }
        if let oldest = known.min(by: { $0.value < $1.value })?.key { known[oldest] = nil }
    }

    /// It has taken what was sent.
    package mutating func active(_ place: Place) {
        last += 1
        holders[place]?.turn = last
    }

    package mutating func left(_ place: Place) { holders[place] = nil }

    private mutating func rise(_ place: Place, to standing: Standing) {
        guard let before = holders[place]?.standing, before < standing else { return }
        holders[place]?.standing = standing
    }

    /// Neither stranger nor known is who comes from this machine, and has not proven who it is.
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

    /// - Parameter place: whose place it gets; without one, that of a connection of its own address that may go.
    private mutating func take(_ newcomer: Holder, from place: Place?) -> Arrival {
        guard let place = place ?? spare(among: { $0.address == newcomer.address }) else { return .refused }
        left(place)
        return .takenFrom(place, enter(newcomer))
    }

    /// Another connection of the same address loses its place, for a newcomer that has a place here and none in the
    /// process.
    package mutating func giveUp(for newcomer: Place) -> Place? {
        guard let holder = holders.removeValue(forKey: newcomer) else { return nil }
        defer { holders[newcomer] = holder }
        let isOwn = { (other: Holder) in other.address == holder.address }
        let idle = limits.hasProofs ? nil : idlest(among: isOwn)
        guard let other = idle ?? spare(among: isOwn) else { return nil }
        left(other)
        return other
    }

    // MARK: Who gives way

    /// Whose place a newcomer gets that has so many, where there is none that is free.
    private func loser(
        for newcomer: Holder, by group: KeyPath<Holder, PeerAddress>, having count: Int,
        among isThere: (Holder) -> Bool
    ) -> Place? {
        let now = newcomer.since
        guard isSafe(newcomer) else {
            return givenWay(by: group, having: count, at: now) { isThere($0) && !isSafe($0) }
        }
        return lightened(by: group, above: 0) { isThere($0) && !isSafe($0) } ?? quietest(among: isThere)
            ?? givenWay(by: group, having: count, at: now, among: isThere)
    }

    /// Of whoever has most, if that is more than the newcomer's `count`. Who has just come is neither taken nor
    /// counted: its address would otherwise give up an older connection for it. A flood whose connections have all
    /// just come gives way to an address that has fewer even with the newcomer.
    ///
    /// A connection that speaks goes where its address has many, or no silent one can go; and not while most have just
    /// come, which is a flood's doing.
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
        var counts: [PeerAddress: Int] = [:]
        for holder in holders.values where isThere(holder) { counts[holder[keyPath: group], default: 0] += 1 }
        guard let most = counts.values.max(), most > count else { return nil }
        return first { isThere($0) && counts[$0[keyPath: group]] == most }
    }

    /// Of these, who gives way.
    private func first(among isThere: (Holder) -> Bool) -> Place? {
        idlest(among: isThere) ?? quietest(among: isThere) ?? newest(among: isThere)
    }

    /// The oldest of those that speak least, of those that don't speak.
    private func idlest(among isThere: (Holder) -> Bool) -> Place? {
        var found: (Standing, Place)?
        for (place, holder) in holders where holder.standing < .speaking && isThere(holder) {
            if let best = found, best < (holder.standing, place) { continue }
            found = (holder.standing, place)
        }
        return found?.1
    }

    /// Where one may be sent away that has done nothing wrong.
    private func quietest(among isThere: (Holder) -> Bool) -> Place? {
        guard limits.quietestGivesWay else { return nil }
        var found: (Standing, UInt64, Place)?
        for (place, holder) in holders where isThere(holder) {
            if let best = found, best < (holder.standing, holder.turn, place) { continue }
            found = (holder.standing, holder.turn, place)
        }
        return found?.2
    }

    /// Of these, one that may go for the sake of another connection of its address.
    private func spare(among isThere: (Holder) -> Bool) -> Place? {
        oldestUnproven(among: isThere) ?? quietest(among: isThere)
    }

    /// Where a connection can prove itself, the oldest that has not.
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
