extension RecordCache {
    func instances(of type: ServiceType) -> [DomainName] {
        valid(RecordKey(name: type.queryName, type: .ptr)).compactMap { entry in
            if case .ptr(let target) = entry.data { target } else { nil }
        }
    }

    func names(_ instance: DomainName, of type: ServiceType) -> Bool {
        isValid(RecordKey(name: type.queryName, type: .ptr), .ptr(instance))
    }

    func location(of instance: DomainName) -> ServiceLocation? { believedLocation(of: instance)?.location }

    /// The current location, or one that hosts disagree on and that has an address if the current one has none. So a
    /// false location without addresses does not hide a reachable one.
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

    /// All announced locations, oldest first.
    ///
    /// - Parameter withReplaced: whether to include those that were replaced within the last second.
    func locations(of instance: DomainName, withReplaced: Bool = false) -> [ServiceLocation] {
        let key = RecordKey(name: instance, type: .srv)
        return (withReplaced ? all(key) : valid(key)).compactMap(\.location)
    }

    /// Locations that hosts other than the owners of `believed` announce.
    private func rivals(
        of instance: DomainName, _ believed: CacheEntry
    ) -> [(location: ServiceLocation, entry: CacheEntry)] {
        valid(RecordKey(name: instance, type: .srv)).compactMap { entry in
            guard entry.data != believed.data, !entry.owners.contains(where: believed.isOwned) else { return nil }
            return entry.location.map { ($0, entry) }
        }
    }

    /// The locations of an instance that other hosts announce.
    func rivals(of instance: DomainName, at location: ServiceLocation) -> [ServiceRival] {
        let key = RecordKey(name: instance, type: .srv)
        guard let believed = valid(key).first(where: { $0.location == location }) else { return [] }
        return rivals(of: instance, believed).map { rival in
            ServiceRival(source: rival.entry.source, host: rival.location.target, port: rival.location.port)
        }
    }

    /// Whether a location other than the earlier one is announced.
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

    /// The addresses of an instance's host. If the instance has answered from an address, the unconfirmed ones are
    /// `isOthers`; otherwise those that hosts other than the location's owner announce.
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

    /// The addresses of an instance's host that are offered. An exclusive address (cache-flush bit) from another host
    /// is not offered while it puts the host's own address in doubt: an answer from one of them shows whether the host
    /// has moved.
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

    /// Whether this source announced an exclusive address that replaces a confirmed one or another host's.
    func isContested(_ host: DomainName, by source: IPAddress) -> Bool {
        [RecordType.a, .aaaa].contains { type in
            let said = valid(RecordKey(name: host, type: type))
            return said.contains { $0.isExclusive && !$0.isVouched && $0.isOwned(by: source) }
                && said.contains { $0.isVouched || !$0.isOwned(by: source) }
        }
    }

    /// Whether all records that are needed to report the instance are present.
    func isResolved(_ instance: DomainName) -> Bool {
        guard let location = location(of: instance), text(of: instance) != nil else { return false }
        return !addresses(of: location.target).isEmpty
    }
}

extension MulticastDNSQuerier {
    /// The instances that were reported after a change, by browse.
    typealias Told = [BrowseID: Set<DomainName>]

    /// Updates instances after a change on a link: removes those without a pointer, asks for missing records, reports
    /// changes.
    ///
    /// The cost depends on these instances only. An instance that has changed too often is not examined until it may be
    /// reported, unless it was removed.
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

    /// Whether all browses for the instance are holding it back, and none still has to report its removal.
    private func isHeld(_ name: DomainName, isResolved: Bool) -> Bool {
        let looking = browses.values.filter { $0.type.holds(instance: name) }
        return !looking.isEmpty
            && looking.allSatisfy { $0.held.contains(name) && (isResolved || $0.known[name] == nil) }
    }

    mutating func settleHeld(_ name: DomainName, of id: BrowseID, at now: ContinuousClock.Instant) {
        for interface in links.keys.sorted() where links[interface]?.roster.contains(name) == true {
            settle([name], on: interface, at: now)
        }
        _ = publish(name, to: id, at: now)
    }

    private func isNamed(_ name: DomainName, on interface: InterfaceIndex) -> Bool {
        browses.values.contains { links[interface]?.cache.names(name, of: $0.type) ?? false }
    }

    mutating func locate(_ name: DomainName, on interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        // A location that was replaced within the last second may still be right.
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

    /// Removes an instance that no pointer names any more, or that was evicted.
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

    /// Reports the state of one instance to one browse. Returns whether there was an event.
    mutating func publish(_ name: DomainName, to id: BrowseID, at now: ContinuousClock.Instant) -> Bool {
        // Browses, like links, are never copied to a variable.
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

    /// On a crowded link, a new instance is reported only after it was asked directly.
    private func isShown(_ name: DomainName) -> Bool { links.values.contains { $0.roster.isShown(name) } }

    private func isAnswered(_ name: DomainName) -> Bool {
        links.values.contains { $0.roster.standing(of: name) == .answered }
    }

    private func heard(_ name: DomainName) -> ContinuousClock.Instant? {
        links.values.compactMap { $0.cache.believedLocation(of: name)?.received }.max()
    }

    /// Combines an instance from all links. If links disagree on host or port, a link where it has answered counts, or
    /// else the newest. The addresses of the other links are left out.
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
        let others = said.flatMap { source in
            source.cache.locations(of: name).reversed().filter { $0 != location }.map { other in
                source.cache.offered(of: name, at: other).map { said in
                    ServicePlace(ServiceAddress(said.address, interface: source.interface), port: other.port)
                }.sorted { $0.address < $1.address }
            }
        }
        let rivals = said.filter { $0.found.location == location }.flatMap { source in
            source.cache.rivals(of: name, at: location)
        }
        return ServiceInstance(
            fullName: name, host: location.target, port: location.port, text: text, addresses: addresses.map(\.place),
            rivals: Set(rivals).sorted(),
            otherPlaces: Self.inTurn(others, without: addresses.map { ServicePlace($0.place, port: location.port) }),
            hasAnswered: links.values.contains { $0.roster.seemsReal(name) })
    }

    /// Takes the first place of each location, then the second of each, and so on, so that a location with many
    /// addresses leaves room for those of the others.
    private static func inTurn(_ locations: [[ServicePlace]], without known: [ServicePlace]) -> [ServicePlace] {
        var taken: [ServicePlace] = []
        for index in 0..<(locations.map(\.count).max() ?? 0) {
            for places in locations where index < places.count {
                guard taken.count < DiscoveryLimits.mostOtherPlaces else { return taken }
                guard !known.contains(places[index]), !taken.contains(places[index]) else { continue }
                taken.append(places[index])
            }
        }
        return taken
    }
}

extension MulticastDNSQuerier.Browse {
    /// Returns nil if the instance may be reported as found now, otherwise the time from which it may. New names may be
    /// reported at once unless too many instances were removed lately, so that new names do not avoid the pace.
    fileprivate mutating func mayFind(
        _ name: DomainName, at now: ContinuousClock.Instant
    ) -> ContinuousClock.Instant? {
        while let old = gone.popFirst(notAfter: now) { paces[old] = nil }
        if gone.contains(name) { return paces[name, default: ChangePace()].tell(at: now) }
        return gone.count < DiscoveryLimits.mostGone ? nil : gone.first?.order
    }

    /// Sets the time of the last announcement, so that its repetition does not count as a restart. An instance that was
    /// heard long before this browse started can be reported as announced at once.
    fileprivate mutating func found(_ instance: ServiceInstance, heard: ContinuousClock.Instant) {
        known[instance.fullName] = instance
        announced[instance.fullName] = heard
        gone.remove(instance.fullName)
    }

    /// Counts the removal as a change. A removal itself is always reported at once.
    fileprivate mutating func lost(_ name: DomainName, at now: ContinuousClock.Instant) {
        known[name] = nil
        announced[name] = nil
        _ = paces[name, default: ChangePace()].tell(at: now)
        gone.set(name, now + DiscoveryLimits.changeWindow)
    }
}
