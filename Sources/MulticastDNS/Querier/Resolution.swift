extension RecordCache {
    /// The instances that valid pointers of the type name.
    func instances(of type: ServiceType) -> [DomainName] {
        valid(RecordKey(name: type.queryName, type: .ptr)).compactMap { entry in
            if case .ptr(let target) = entry.data { target } else { nil }
        }
    }

    func names(_ instance: DomainName, of type: ServiceType) -> Bool {
        isValid(RecordKey(name: type.queryName, type: .ptr), .ptr(instance))
    }

    /// The location that counts; see `believedLocation`.
    func location(of instance: DomainName) -> ServiceLocation? { believedLocation(of: instance)?.location }

    /// Of several that hosts disagree on, one that can be reached: a host that says what leads nowhere hides none that
    /// leads somewhere.
    func believedLocation(of instance: DomainName) -> (location: ServiceLocation, received: ContinuousClock.Instant)? {
        let key = RecordKey(name: instance, type: .srv)
        guard let believed = chosen(key) else { return nil }
        if let location = believed.location, !addresses(of: location.target).isEmpty {
            return (location, believed.received)
        }
        let others = rivals(of: instance, believed).filter { !addresses(of: $0.location.target).isEmpty }
        if let other = others.last { return (other.location, other.entry.received) }
        return believed.location.map { ($0, believed.received) }
    }

    /// The locations that hosts say, the oldest first.
    ///
    /// - Parameter withReplaced: those too that were replaced within the last second.
    func locations(of instance: DomainName, withReplaced: Bool = false) -> [ServiceLocation] {
        let key = RecordKey(name: instance, type: .srv)
        return (withReplaced ? all(key) : valid(key)).compactMap(\.location)
    }

    /// What other hosts say than the one whose word `believed` is.
    private func rivals(
        of instance: DomainName, _ believed: CacheEntry
    ) -> [(location: ServiceLocation, entry: CacheEntry)] {
        valid(RecordKey(name: instance, type: .srv)).compactMap { entry in
            guard entry.data != believed.data, !entry.owners.contains(where: believed.isOwned) else { return nil }
            return entry.location.map { ($0, entry) }
        }
    }

    /// Where an instance is said to be by others.
    func rivals(of instance: DomainName, at location: ServiceLocation) -> [ServiceRival] {
        let key = RecordKey(name: instance, type: .srv)
        guard let believed = valid(key).first(where: { $0.location == location }) else { return [] }
        return rivals(of: instance, believed).map { rival in
            ServiceRival(source: rival.entry.source, host: rival.location.target, port: rival.location.port)
        }
    }

    /// Whether another place is said than the one that was believed before.
    func isDisputed(_ instance: DomainName, since before: ServiceLocation) -> Bool {
        locations(of: instance).contains { $0 != before }
    }

    func text(of instance: DomainName) -> TextRecord? {
        guard let entry = chosen(RecordKey(name: instance, type: .txt)), case .txt(let text) = entry.data
        else { return nil }
        return text
    }

    func addresses(of host: DomainName) -> [IPAddress] {
        [RecordType.a, .aaaa].flatMap { valid(RecordKey(name: host, type: $0)) }.compactMap(\.data.address)
    }

    /// The addresses of the host where an instance is believed to be. Where it has answered from one, the others of its
    /// family count as somebody else's word; else those that another host says than the one that says the place.
    func addresses(of instance: DomainName, at location: ServiceLocation) -> [(isOthers: Bool, address: IPAddress)] {
        let owners = all(RecordKey(name: instance, type: .srv)).first { $0.location == location }?.owners ?? []
        return [RecordType.a, .aaaa].flatMap { type in
            let said = valid(RecordKey(name: location.target, type: type))
            let hasAnswered = said.contains(where: \.isVouched)
            return said.compactMap { entry in
                let isOwn = hasAnswered ? entry.isVouched : owners.contains(where: entry.isOwned)
                return entry.data.address.map { (!isOwn, $0) }
            }
        }
    }

    /// The addresses of a host that were replaced within the last second.
    func replacedAddresses(of host: DomainName) -> [IPAddress] {
        [RecordType.a, .aaaa].flatMap { all(RecordKey(name: host, type: $0)) }.filter(\.isSuperseded)
            .compactMap(\.data.address)
    }

    /// Those of them that are offered. What another host says in place of the host's own address (cache-flush bit) is
    /// not, as long as that makes the own one doubtful: which of them answers shows whether the host has moved.
    func offered(of instance: DomainName, at location: ServiceLocation) -> [(isOthers: Bool, address: IPAddress)] {
        let all = addresses(of: instance, at: location)
        return all.filter { said in
            guard said.isOthers else { return true }
            let entries = valid(RecordKey(name: location.target, type: said.address.isIPv4 ? .a : .aaaa))
            let isExclusive = entries.contains { $0.isExclusive && $0.data.address == said.address }
            guard isExclusive else { return true }
            return !entries.contains { entry in
                entry.isInDoubt && all.contains { !$0.isOthers && $0.address == entry.data.address }
            }
        }
    }

    /// Whether this source says an address of the host in place of one that is not its own, or that has answered.
    func isContested(_ host: DomainName, by source: IPAddress) -> Bool {
        [RecordType.a, .aaaa].contains { type in
            let said = valid(RecordKey(name: host, type: type))
            return said.contains { $0.isExclusive && !$0.isVouched && $0.isOwned(by: source) }
                && said.contains { $0.isVouched || !$0.isOwned(by: source) }
        }
    }

    /// Whether everything is there that an instance is told of with.
    func isResolved(_ instance: DomainName) -> Bool {
        guard let location = location(of: instance), text(of: instance) != nil else { return false }
        return !addresses(of: location.target).isEmpty
    }
}

extension MulticastDNSQuerier {
    /// What came of a change, by browse: which instances it told of.
    typealias Told = [BrowseID: Set<DomainName>]

    /// After a change on one link to what is said of these instances: forgets those that nobody names any more, asks
    /// for what is missing, tells what changed. Costs what these instances have, however many others there are. What
    /// has changed too often to be told is not looked at closely before it can be, unless it went.
    @discardableResult
    mutating func settle(
        _ instances: Set<DomainName>, on interface: InterfaceIndex, at now: ContinuousClock.Instant
    ) -> Told {
        var told: Told = [:]
        for name in instances.sorted() {
            if isNamed(name, on: interface) {
                locate(name, on: interface, at: now)
                let isResolved = links[interface]?.cache.isResolved(name) ?? false
                links[interface]?.roster.mark(name, isResolved: isResolved)
                if isHeld(name, isResolved: isResolved) { continue }
                reschedule(name, on: interface, at: now)
            } else {
                forget(name, on: interface, at: now)
            }
            visits += 1
            for id in browses.keys.sorted() where publish(name, to: id, at: now) { told[id, default: []].insert(name) }
        }
        return told
    }

    /// Whether all who look for the instance wait to be told of it, and none of them knows it as there though it went.
    private func isHeld(_ name: DomainName, isResolved: Bool) -> Bool {
        let looking = browses.values.filter { $0.type.holds(instance: name) }
        return !looking.isEmpty
            && looking.allSatisfy { $0.held.contains(name) && (isResolved || $0.known[name] == nil) }
    }

    /// The time has come to tell of what was not looked at closely meanwhile.
    mutating func settleHeld(_ name: DomainName, of id: BrowseID, at now: ContinuousClock.Instant) {
        for interface in links.keys.sorted() where links[interface]?.roster.contains(name) == true {
            settle([name], on: interface, at: now)
        }
        _ = publish(name, to: id, at: now)
    }

    private func isNamed(_ name: DomainName, on interface: InterfaceIndex) -> Bool {
        browses.values.contains { links[interface]?.cache.names(name, of: $0.type) ?? false }
    }

    /// Keeps in mind on which hosts the instance is said to be.
    mutating func locate(_ name: DomainName, on interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        // What was replaced a moment ago may be right yet.
        let hosts = Set(links[interface]?.cache.locations(of: name, withReplaced: true).map(\.target) ?? [])
        let old = links[interface]?.places[name] ?? []
        guard hosts != old else { return }
        for host in old.subtracting(hosts).sorted() { leave(host, name, on: interface, at: now) }
        links[interface]?.places[name] = hosts.isEmpty ? nil : hosts
        for host in hosts { links[interface]?.hosts[host, default: []].insert(name) }
    }

    private mutating func leave(
        _ host: DomainName, _ name: DomainName, on interface: InterfaceIndex, at now: ContinuousClock.Instant
    ) {
        links[interface]?.places[name]?.remove(host)
        links[interface]?.hosts[host]?.remove(name)
        guard links[interface]?.hosts[host]?.isEmpty ?? true else { return }
        links[interface]?.hosts[host] = nil
        reschedule(host: host, on: interface, at: now)
        for type in [RecordType.a, .aaaa] { links[interface]?.cache.removeAll(RecordKey(name: host, type: type)) }
        guard links[interface]?.roster.contains(host) != true else { return }
        links[interface]?.cache.removeAll(RecordKey(name: host, type: .nsec))
    }

    /// Nobody names the instance any more, or there is no room for it.
    private mutating func forget(_ name: DomainName, on interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        links[interface]?.roster.remove(name)
        for host in links[interface]?.places.removeValue(forKey: name) ?? [] {
            leave(host, name, on: interface, at: now)
        }
        for type in [RecordType.srv, .txt] {
            links[interface]?.questions.unwant(RecordKey(name: name, type: type))
            links[interface]?.cache.removeAll(RecordKey(name: name, type: type))
        }
        guard links[interface]?.hosts[name] == nil else { return }
        links[interface]?.cache.removeAll(RecordKey(name: name, type: .nsec))
    }

    /// Tells one browse what has become of one instance. Says whether anything was told.
    mutating func publish(_ name: DomainName, to id: BrowseID, at now: ContinuousClock.Instant) -> Bool {
        // Nor is a browse held in a variable.
        guard let type = browses[id]?.type, type.holds(instance: name) else { return false }
        let isNamed = links.values.contains { $0.cache.names(name, of: type) }
        switch (browses[id]?.known[name], isNamed ? resolve(name) : nil) {
        case (nil, let new?):
            guard isShown(name) else { return false }
            if !isAnswered(name), let later = browses[id]?.mayFind(name, at: now) {
                browses[id]?.held.set(name, later)
                return false
            }
            let heard = heard(name) ?? now
            browses[id]?.found(new, heard: heard)
            outputs.append(.event(id, .found(new)))
        case (let old?, nil):
            browses[id]?.lost(name, at: now)
            outputs.append(.event(id, .removed(old)))
        case (let old?, let new?) where old != new:
            let isProved = isAnswered(name) && (old.host != new.host || old.port != new.port)
            if let later = browses[id]?.paces[name, default: ChangePace()].tell(at: now, isProved: isProved) {
                browses[id]?.held.set(name, later)
                return false
            }
            browses[id]?.known[name] = new
            outputs.append(.event(id, .updated(new)))
        default:
            browses[id]?.held.remove(name)
            return false
        }
        browses[id]?.held.remove(name)
        return true
    }

    /// On a crowded link one that is new is told of once it was asked directly.
    private func isShown(_ name: DomainName) -> Bool { links.values.contains { $0.roster.isShown(name) } }

    private func isAnswered(_ name: DomainName) -> Bool {
        links.values.contains { $0.roster.standing(of: name) == .answered }
    }

    /// When a link last heard where the instance is.
    private func heard(_ name: DomainName) -> ContinuousClock.Instant? {
        links.values.compactMap { $0.cache.believedLocation(of: name)?.received }.max()
    }

    /// One instance from what every link says of it. Where links disagree on host or port, one where it has answered is
    /// right, else the newest, and the addresses of the others are left out.
    private func resolve(_ name: DomainName) -> ServiceInstance? {
        let said = links.compactMap { interface, link in
            link.cache.believedLocation(of: name).map { found in
                (
                    interface: interface, cache: link.cache, found: found,
                    rank: link.roster.standing(of: name) == .answered ? 1 : 0
                )
            }
        }.sorted { ($0.rank, $0.found.received, $1.interface) > ($1.rank, $1.found.received, $0.interface) }
        guard let newest = said.first, let text = said.lazy.compactMap({ $0.cache.text(of: name) }).first
        else { return nil }
        let location = newest.found.location
        let addresses = said.filter { $0.found.location == location }.flatMap { source in
            source.cache.offered(of: name, at: location).map { said in
                (isOthers: said.isOthers, place: ServiceAddress(said.address, interface: source.interface))
            }
        }.sorted { $0.isOthers == $1.isOthers ? $0.place < $1.place : $1.isOthers }
        guard !addresses.isEmpty else { return nil }
        let rivals = said.filter { $0.found.location == location }.flatMap { source in
            source.cache.rivals(of: name, at: location)
        }
        return ServiceInstance(
            fullName: name, host: location.target, port: location.port, text: text, addresses: addresses.map(\.place),
            rivals: Set(rivals).sorted())
    }
}

extension MulticastDNSQuerier.Browse {
    /// When it may be told that the instance is there; nil for now. What comes for the first time may at once, as long
    /// as not too many have gone of late: who invents ever new names is no better than who comes and goes under one.
    fileprivate mutating func mayFind(
        _ name: DomainName, at now: ContinuousClock.Instant
    ) -> ContinuousClock.Instant? {
        while let old = gone.popFirst(notAfter: now) { paces[old] = nil }
        if gone.contains(name) { return paces[name, default: ChangePace()].tell(at: now) }
        return gone.count < DiscoveryLimits.mostGone ? nil : gone.first?.order
    }

    /// The repetition of an announcement that was missed is no new start. What was known before this browse began may
    /// be long heard, and an announcement that comes now is.
    fileprivate mutating func found(_ instance: ServiceInstance, heard: ContinuousClock.Instant) {
        known[instance.fullName] = instance
        announced[instance.fullName] = heard
        gone.remove(instance.fullName)
    }

    /// That it went counts as a change, but is told at once however many there were.
    fileprivate mutating func lost(_ name: DomainName, at now: ContinuousClock.Instant) {
        known[name] = nil
        announced[name] = nil
        _ = paces[name, default: ChangePace()].tell(at: now)
        gone.set(name, now + DiscoveryLimits.changeWindow)
    }
}
