/// Browses for services on any number of interfaces and keeps what it finds resolved (RFC 6762, RFC 6763).
///
/// It owns no clock and no socket. The driver tells it the interfaces, hands it every response that arrives
/// (`handle`), calls `advance(to:)` when `nextDeadline` has come, and after each call takes outputs until there are
/// none.
///
/// What it promises: an instance is told of only when it has a port, TXT and an address, all heard on a link that is
/// still there and not expired; a goodbye, an expired record or a lost interface takes it away; a set with the
/// cache-flush bit replaces the older one, so that an address given up is not offered again; one that announces itself
/// again unchanged is told of too, since its host has started anew. Records are kept per interface and only while
/// something browsed needs them, of at most `capacity` instances on each: `InstanceRoster` says which.
///
/// It never asks for unicast answers (the port is shared), trusts responses from port 5353 only, and leaves it to the
/// driver to hand in only what came over that link.
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
        /// When one of these last announced itself.
        var announced: [DomainName: ContinuousClock.Instant] = [:]
        /// Of those that have changed, and of those that went a while ago.
        var paces: [DomainName: ChangePace] = [:]
        /// Those that went, and until when their pace is kept: one that comes back has not begun anew.
        var gone = IndexedHeap<DomainName, ContinuousClock.Instant>()
        /// Those that have changed more often than is told, and when that is.
        var held = IndexedHeap<DomainName, ContinuousClock.Instant>()
    }

    struct Link: Sendable {
        /// Only there is a loopback address somebody's.
        let isLoopback: Bool
        /// Whose datagrams count there; nil: everybody's.
        var neighbours: LinkPrefixes?
        var cache = RecordCache()
        var roster: InstanceRoster
        /// The hosts that each instance with a location is said to be on, and the instances of each host.
        var places: [DomainName: Set<DomainName>] = [:]
        var hosts: [DomainName: Set<DomainName>] = [:]
        /// After what is browsed for.
        var typeQuestions: [RecordKey: QuestionSchedule] = [:]
        /// After all else.
        var questions = QuestionQueue()
        /// To one host each.
        var direct = DirectQuestions()
        var wasWantedsTurn = false

        init(isLoopback: Bool, neighbours: LinkPrefixes?, capacity: Int) {
            self.isLoopback = isLoopback
            self.neighbours = neighbours
            roster = InstanceRoster(capacity: capacity)
        }
    }

    /// An announcement is repeated after a second, and may be again after two more (RFC 6762, 8.3); only one that comes
    /// later than that after the one before is news. A host that floods the network is no news either.
    static let shortestRestart = Duration.seconds(3)

    var browses: [BrowseID: Browse] = [:]
    var links: [InterfaceIndex: Link] = [:]
    var jitter: Jitter
    var outputs = OutputQueue<Output>()
    /// Instances settled since the beginning: what the work for a datagram is told by.
    var visits = 0
    private var nextID = 0
    private let capacity: Int

    /// `seed` comes from the driver's random source; `capacity` is the most instances kept per interface.
    package init(seed: UInt64, capacity: Int = DiscoveryLimits.mostInstances) {
        jitter = Jitter(seed: seed)
        self.capacity = capacity
    }

    /// - Parameters:
    ///   - isLoopback: Whether loopback addresses mean something there.
    ///   - neighbours: Which addresses are there; nil: it is not known, and all may be.
    package mutating func addInterface(
        _ interface: InterfaceIndex, isLoopback: Bool = false, neighbours: LinkPrefixes? = nil,
        at now: ContinuousClock.Instant
    ) {
        guard links[interface] == nil else { return }
        links[interface] = Link(isLoopback: isLoopback, neighbours: neighbours, capacity: capacity)
        rescheduleTypes(on: interface, at: now)
    }

    /// The addresses that we have there are others now.
    package mutating func setNeighbours(_ neighbours: LinkPrefixes, on interface: InterfaceIndex) {
        links[interface]?.neighbours = neighbours
    }

    /// Whether an instance that this source announced has answered.
    func isTrusted(_ source: IPAddress, on interface: InterfaceIndex) -> Bool {
        links[interface]?.roster.isTrusted(source) ?? false
    }

    /// Everything learned on the interface goes at once.
    package mutating func removeInterface(_ interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        guard let link = links.removeValue(forKey: interface) else { return }
        for name in link.roster.names.sorted() {
            for id in browses.keys.sorted() { _ = publish(name, to: id, at: now) }
        }
    }

    /// What is in the cache already is told at once; the first question leaves after 20 to 120 ms.
    package mutating func startBrowsing(_ type: ServiceType, at now: ContinuousClock.Instant) -> BrowseID {
        let id = BrowseID(rawValue: nextID)
        nextID += 1
        browses[id] = Browse(type: type)
        for interface in links.keys.sorted() { rescheduleTypes(on: interface, at: now) }
        let known = Set(links.values.flatMap { $0.cache.instances(of: type) })
        for name in known.sorted() { _ = publish(name, to: id, at: now) }
        return id
    }

    /// No more events for this id, none for what it knew either.
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

    /// The instances that a browse has told of and not taken back, by name.
    package func instances(of id: BrowseID) -> [ServiceInstance] {
        browses[id]?.known.values.sorted { $0.fullName < $1.fullName } ?? []
    }

    /// To be called when an instance did not answer where it was said to be: unless it is heard again within ten
    /// seconds, it is removed (RFC 6762, 10.4).
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

    /// When `advance(to:)` has something to do: a question, a refresh or an expiry.
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
