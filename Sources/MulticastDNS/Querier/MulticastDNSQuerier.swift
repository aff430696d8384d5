/// Browses for services on any number of interfaces and keeps the found instances resolved (RFC 6762, RFC 6763).
///
/// It owns no clock and no socket. The driver adds the interfaces, passes every response to `handle`, calls
/// `advance(to:)` at `nextDeadline`, and after each call takes outputs until there are none.
///
/// An instance is reported only with a port, a TXT record and an address, all from unexpired records on a present link.
/// A goodbye, an expired record or a lost interface removes it. A set with the cache-flush bit replaces the older set,
/// so that outdated addresses are not offered. An unchanged instance that announces itself again is reported too, since
/// its host has restarted. Records are kept for each interface, only while a browse needs them, and for at most
/// `capacity` instances, which `InstanceRoster` chooses.
///
/// It never asks for unicast answers (the port is shared) and only accepts responses from port 5353. The driver only
/// passes in datagrams from that link.
package struct MulticastDNSQuerier: Sendable {
    package struct BrowseID: Hashable, Sendable, Comparable {
        let rawValue: Int
        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    package enum Output: Hashable, Sendable {
        case send(OutgoingDatagram)
        case event(BrowseID, ServiceEvent)
    }

    struct Browse: Sendable {
        let type: ServiceType
        var known: [DomainName: ServiceInstance] = [:]
        var announced: [DomainName: ContinuousClock.Instant] = [:]
        /// The paces of instances that have changed, or were removed lately.
        var paces: [DomainName: ChangePace] = [:]
        /// The removed instances, and how long to keep their paces in case they return.
        var gone = IndexedHeap<DomainName, ContinuousClock.Instant>()
        /// The instances that have changed too often, and when to report them.
        var held = IndexedHeap<DomainName, ContinuousClock.Instant>()
    }

    struct Link: Sendable {
        /// Whether loopback addresses are valid on the link.
        let isLoopback: Bool
        /// The addresses whose datagrams count on the link; nil for all.
        var neighbours: LinkPrefixes?
        var cache = RecordCache()
        var roster: InstanceRoster
        /// The announced hosts of each instance, and the instances of each host.
        var places: [DomainName: Set<DomainName>] = [:]
        var hosts: [DomainName: Set<DomainName>] = [:]
        /// Questions for the browsed types.
        var typeQuestions: [RecordKey: QuestionSchedule] = [:]
        /// Questions for everything else.
        var questions = QuestionQueue()
        /// Questions to single hosts.
        var direct = DirectQuestions()
        var wasWantedsTurn = false

        init(isLoopback: Bool, neighbours: LinkPrefixes?, capacity: Int) {
            self.isLoopback = isLoopback
            self.neighbours = neighbours
            roster = InstanceRoster(capacity: capacity)
        }
    }

    /// An announcement is repeated after one second, and may be repeated after two more (RFC 6762, 8.3). It is only
    /// reported if it comes later than this after the last one. This also limits hosts that flood the network.
    static let shortestRestart = Duration.seconds(3)

    var browses: [BrowseID: Browse] = [:]
    var links: [InterfaceIndex: Link] = [:]
    var jitter: Jitter
    var outputs = OutputQueue<Output>()
    /// The number of settled instances so far, a measure of the work for a datagram.
    var visits = 0
    private var nextID = 0
    private let capacity: Int

    /// Creates a querier. `seed` comes from the driver's random source; `capacity` limits the instances for each
    /// interface.
    package init(seed: UInt64, capacity: Int = DiscoveryLimits.mostInstances) {
        jitter = Jitter(seed: seed)
        self.capacity = capacity
    }

    /// - Parameters:
    ///   - isLoopback: whether loopback addresses are valid on the interface.
    ///   - neighbours: the addresses on the link; nil if they are unknown and all may be.
    package mutating func addInterface(
        _ interface: InterfaceIndex, isLoopback: Bool = false, neighbours: LinkPrefixes? = nil,
        at now: ContinuousClock.Instant
    ) {
        guard links[interface] == nil else { return }
        links[interface] = Link(isLoopback: isLoopback, neighbours: neighbours, capacity: capacity)
        rescheduleTypes(on: interface, at: now)
    }

    /// Updates the addresses on a link.
    package mutating func setNeighbours(_ neighbours: LinkPrefixes, on interface: InterfaceIndex) {
        links[interface]?.neighbours = neighbours
    }

    func isTrusted(_ source: IPAddress, on interface: InterfaceIndex) -> Bool {
        links[interface]?.roster.isTrusted(source) ?? false
    }

    /// Removes an interface and everything that was learned on it.
    package mutating func removeInterface(_ interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        guard let link = links.removeValue(forKey: interface) else { return }
        for name in link.roster.names.sorted() {
            for id in browses.keys.sorted() { _ = publish(name, to: id, at: now) }
        }
    }

    /// Starts a browse. Cached instances are reported at once; the first question is sent after 20 to 120 ms.
    package mutating func startBrowsing(_ type: ServiceType, at now: ContinuousClock.Instant) -> BrowseID {
        let id = BrowseID(rawValue: nextID)
        nextID += 1
        browses[id] = Browse(type: type)
        for interface in links.keys.sorted() { rescheduleTypes(on: interface, at: now) }
        let known = Set(links.values.flatMap { $0.cache.instances(of: type) })
        for name in known.sorted() { _ = publish(name, to: id, at: now) }
        return id
    }

    /// Ends a browse. There are no more events for its id, not even removals.
    package mutating func stopBrowsing(_ id: BrowseID, at now: ContinuousClock.Instant) {
        guard let stopped = browses.removeValue(forKey: id),
            !browses.values.contains(where: { $0.type.queryName == stopped.type.queryName })
        else { return }
        for interface in links.keys.sorted() {
            rescheduleTypes(on: interface, at: now)
            let named = Set(links[interface]?.cache.instances(of: stopped.type) ?? [])
            links[interface]?.cache.removeAll(RecordKey(name: stopped.type.queryName, type: .ptr))
            settle(named, on: interface, at: now)
        }
    }

    /// The instances that a browse has reported and not removed, sorted by name.
    package func instances(of id: BrowseID) -> [ServiceInstance] {
        browses[id]?.known.values.sorted { $0.fullName < $1.fullName } ?? []
    }

    /// Doubts an instance that did not answer at its location: unless it is heard again within ten seconds, it is
    /// removed (RFC 6762, 10.4).
    package mutating func reconfirm(_ instance: DomainName, at now: ContinuousClock.Instant) {
        for interface in links.keys {
            let host = links[interface]?.cache.location(of: instance)?.target
            let doubted =
                [RecordKey(name: instance, type: .srv)]
                + (host.map { [RecordKey(name: $0, type: .a), RecordKey(name: $0, type: .aaaa)] } ?? [])
            for key in doubted { links[interface]?.cache.reconfirm(key, at: now, jitter: &jitter) }
        }
        advance(to: now)
    }

    package mutating func pollOutput() -> Output? { outputs.popFirst() }

    /// The time at which to call `advance(to:)` for a question, a refresh or an expiry.
    package var nextDeadline: ContinuousClock.Instant? {
        let links = links.values.flatMap { link in
            [
                link.questions.next, link.refreshDeadline, link.cache.nextExpiry,
                link.direct.next(hasMore: link.roster.hasUnasked),
            ].compactMap(\.self)
                + link.typeQuestions.values.compactMap(\.next)
        }
        return (links + browses.values.compactMap(\.held.first?.order)).min()
    }

    package mutating func advance(to now: ContinuousClock.Instant) {
        for interface in links.keys.sorted() {
            expire(on: interface, at: now)
            ask(on: interface, at: now)
        }
        for id in browses.keys.sorted() {
            while let name = browses[id]?.held.popFirst(notAfter: now) { settleHeld(name, of: id, at: now) }
        }
        for interface in links.keys.sorted() { askDirectly(on: interface, at: now) }
    }
}
