extension MulticastDNSQuerier {
    /// Handles a message that arrived on an interface. Only responses without errors from port 5353 count (RFC 6762, 6
    /// and 18); all other messages are ignored.
    ///
    /// The cost is log n steps for each different record, and the events for changed instances.
    package mutating func handle(
        _ message: DNSMessage, from source: Endpoint, interface: InterfaceIndex, at now: ContinuousClock.Instant
    ) {
        guard message.isResponse, message.isUsable, source.port == multicastDNSPort, links[interface] != nil
        else { return }
        expire(on: interface, at: now)
        var seen: Set<RecordCache.RecordID> = []
        let records = message.records.filter { record in
            record.recordClass == .internet && record.isWorthKeeping
                && seen.insert(.init(key: record.key, data: record.data)).inserted
        }
        // Pointers are taken first, then the records of their targets, then those of the hosts: only needed records are
        // stored, and a message may have its records in any order.
        var changed = takePointers(records, from: source.address, on: interface, at: now)
        changed.formUnion(takeInstanceRecords(records, from: source.address, on: interface, at: now))
        for name in changed.sorted() { locate(name, on: interface, at: now) }
        changed.formUnion(takeHostRecords(records, from: source.address, on: interface, at: now))
        changed.formUnion(links[interface]?.roster.takeCrowding() ?? [])
        let told = settle(changed, on: interface, at: now)
        let known = Self.announced(in: message).filter { links[interface]?.roster.contains($0) ?? false }
        for name in known.sorted() {
            let isOffered = isOffered(name, from: source.address, on: interface)
            tellAnnounced(name, told: told, isOffered: isOffered, at: now)
        }
        askAboutContested(by: source.address, on: interface)
        askDirectly(on: interface, at: now)
    }

    /// The instances whose hosts announce a start. An announcement has all of a service's records as answers (RFC 6762,
    /// 8.3), while in the answer to a type's question, the location is an additional record.
    private static func announced(in message: DNSMessage) -> Set<DomainName> {
        let answers = message.answers.filter { $0.recordClass == .internet && $0.ttl > 0 }
        let located = Set(answers.filter { $0.type == .srv && $0.cacheFlush }.map(\.name))
        return located.intersection(
            answers.compactMap { if case .ptr(let target) = $0.data { target } else { nil } })
    }

    /// Whether the announcing source has none of the instance's addresses, or an offered one. An address that is not
    /// offered yet is checked first: it may be forged, or the offered one may be outdated.
    private func isOffered(_ name: DomainName, from source: IPAddress, on interface: InterfaceIndex) -> Bool {
        guard let cache = links[interface]?.cache, let place = cache.location(of: name),
            cache.addresses(of: place.target).contains(source)
        else { return true }
        return cache.offered(of: name, at: place).contains { $0.address == source }
    }

    /// Reports announced instances, except repetitions, and new or changed ones that were reported already.
    private mutating func tellAnnounced(
        _ name: DomainName, told: Told, isOffered: Bool, at now: ContinuousClock.Instant
    ) {
        for id in browses.keys.sorted() {
            guard let instance = browses[id]?.known[name] else { continue }
            let last = browses[id]?.announced.updateValue(now, forKey: name)
            guard isOffered, told[id]?.contains(name) != true else { continue }
            if let last, now - last < Self.shortestRestart { continue }
            outputs.append(.event(id, .announced(instance)))
        }
    }

    // MARK: Records

    private mutating func takePointers(
        _ records: [DNSRecord], from source: IPAddress, on interface: InterfaceIndex, at now: ContinuousClock.Instant
    ) -> Set<DomainName> {
        var changed: Set<DomainName> = []
        var added = 0
        for record in records {
            guard case .ptr(let target) = record.data, isBrowsed(record.name, target) else { continue }
            if record.ttl > 0, links[interface]?.roster.contains(target) == false {
                guard added < DiscoveryLimits.mostNewInstances else { continue }
                switch links[interface]?.roster.admit(target, from: source) {
                case .added: break
                case .replaces(let victim):
                    removePointers(to: victim, on: interface)
                    changed.insert(victim)
                case .known, .refused, nil: continue
                }
                added += 1
            }
            if insert(record, from: source, on: interface, at: now) {
                changed.insert(target)
            } else if record.ttl > 0, links[interface]?.roster.heardAgain(target) == true {
                changed.insert(target)
            }
        }
        return changed
    }

    private func isBrowsed(_ name: DomainName, _ target: DomainName) -> Bool {
        browses.values.contains { $0.type.queryName == name && $0.type.holds(instance: target) }
    }

    private mutating func removePointers(to instance: DomainName, on interface: InterfaceIndex) {
        for browse in browses.values {
            let key = RecordKey(name: browse.type.queryName, type: .ptr)
            links[interface]?.cache.remove(.init(key: key, data: .ptr(instance)))
        }
    }

    private mutating func takeInstanceRecords(
        _ records: [DNSRecord], from source: IPAddress, on interface: InterfaceIndex, at now: ContinuousClock.Instant
    ) -> Set<DomainName> {
        let types: Set<RecordType> = [.srv, .txt, .nsec]
        let own = records.filter { types.contains($0.type) && links[interface]?.roster.contains($0.name) == true }
        let disputed = own.map(\.name).filter(isDisputed)
        let before = Dictionary(
            own.filter { $0.type == .srv }.map { ($0.name, links[interface]?.cache.location(of: $0.name)) },
            uniquingKeysWith: { first, _ in first })
        let proved = provedTexts(in: own, on: interface)
        let replacing = proved.filter { isAtItsPlace($0, own, source, on: interface) }
        let changed = take(own, from: source, replacingTexts: replacing, on: interface, at: now)
        for name in proved.sorted() where changed.contains(name) { want(name, because: source, on: interface) }
        for name in changed.sorted() {
            guard let before = before[name] ?? nil, links[interface]?.cache.isDisputed(name, since: before) == true
            else { continue }
            askAll(about: name, because: source, on: interface)
        }
        return changed.union(disputed)
    }

    /// The instances whose confirmed text these records contradict.
    private func provedTexts(in records: [DNSRecord], on interface: InterfaceIndex) -> Set<DomainName> {
        let others = records.filter { record in
            guard record.type == .txt, record.ttl > 0, let text = links[interface]?.cache.chosen(record.key)
            else { return false }
            return text.isVouched && text.data != record.data
        }
        return Set(others.map(\.name))
    }

    /// Whether these records come from an address of the instance's current host and do not name another location.
    private func isAtItsPlace(
        _ instance: DomainName, _ records: [DNSRecord], _ source: IPAddress, on interface: InterfaceIndex
    ) -> Bool {
        guard let cache = links[interface]?.cache, let place = cache.location(of: instance),
            cache.addresses(of: place.target).contains(source)
        else { return false }
        return records.allSatisfy { record in
            record.name != instance || record.type != .srv || record.data == .srv(place)
        }
    }

    /// If links disagree, the last heard one counts, even if the message has no new data.
    private func isDisputed(_ instance: DomainName) -> Bool {
        guard links.count > 1 else { return false }
        return Set(links.values.compactMap { $0.cache.location(of: instance) }).count > 1
    }

    /// Returns the instances on hosts whose records changed.
    private mutating func takeHostRecords(
        _ records: [DNSRecord], from source: IPAddress, on interface: InterfaceIndex, at now: ContinuousClock.Instant
    ) -> Set<DomainName> {
        let types: Set<RecordType> = [.a, .aaaa, .nsec]
        let isLoopback = links[interface]?.isLoopback ?? false
        let neighbours = links[interface]?.neighbours
        let own = records.filter { record in
            guard types.contains(record.type), links[interface]?.hosts[record.name] != nil else { return false }
            guard let address = record.data.address else { return true }
            return address.canBeHost(onLoopback: isLoopback) && neighbours?.isBroadcast(address) != true
        }
        let confirmed = own.filter { record in
            record.ttl > 0 && links[interface]?.cache.isInDoubt(record.key, record.data) == true
        }.map(\.name)
        let hosts = take(own, from: source, on: interface, at: now)
        for host in hosts.sorted() where links[interface]?.cache.isContested(host, by: source) == true {
            askAll(on: host, because: source, on: interface)
        }
        return hosts.union(confirmed).reduce(into: []) { changed, host in
            changed.formUnion(links[interface]?.hosts[host] ?? [])
        }
    }

    /// Returns the names whose records changed.
    ///
    /// - Parameter replacingTexts: the names whose owners may replace even confirmed texts.
    private mutating func take(
        _ records: [DNSRecord], from source: IPAddress, replacingTexts: Set<DomainName> = [],
        on interface: InterfaceIndex, at now: ContinuousClock.Instant
    ) -> Set<DomainName> {
        var changed: Set<DomainName> = []
        var flushed: [RecordKey: Set<RecordData>] = [:]
        for record in records where record.cacheFlush && record.ttl > 0 {
            flushed[record.key, default: []].insert(record.data)
        }
        for (key, data) in flushed {
            let isChanged = links[interface]?.cache.flush(
                key, keeping: data, by: source, replacesProved: key.type == .txt && replacingTexts.contains(key.name),
                at: now, jitter: &jitter)
            if isChanged ?? false { changed.insert(key.name) }
        }
        for record in records {
            let isOwnText = record.type == .txt && replacingTexts.contains(record.name)
            guard insert(record, from: source, replacesProved: isOwnText, on: interface, at: now) else { continue }
            changed.insert(record.name)
        }
        return changed
    }

    private mutating func insert(
        _ record: DNSRecord, from source: IPAddress, replacesProved: Bool = false, on interface: InterfaceIndex,
        at now: ContinuousClock.Instant
    ) -> Bool {
        switch links[interface]?.cache.insert(
            record, from: source, replacesProved: replacesProved, at: now, jitter: &jitter)
        {
        case .added, .contested: true
        case .known, .refused, nil: false
        }
    }

    /// Removes the expired records of a link and updates their instances.
    mutating func expire(on interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        guard let gone = links[interface]?.cache.expire(at: now), !gone.isEmpty else { return }
        var changed: Set<DomainName> = []
        for id in gone {
            switch id.data {
            case .ptr(let target): changed.insert(target)
            case .srv, .txt: changed.insert(id.key.name)
            default: changed.formUnion(links[interface]?.hosts[id.key.name] ?? [])
            }
        }
        settle(changed, on: interface, at: now)
    }
}

extension DNSRecord {
    /// Whether the record is stored. A text that is too long is ignored.
    var isWorthKeeping: Bool {
        guard case .txt(let text) = data else { return true }
        return text.strings.reduce(0) { $0 + $1.count + 1 } <= DiscoveryLimits.largestText
    }
}
