extension MulticastDNSQuerier {
    /// Takes a message that arrived on an interface. Only responses without error from port 5353 count (RFC 6762, 6 and
    /// 18); queries and everything else are ignored here.
    package mutating func handle(
        _ message: DNSMessage, from source: Endpoint, interface: InterfaceIndex, at now: ContinuousClock.Instant
    ) {
        guard message.isResponse, message.isUsable, source.port == multicastDNSPort, var cache = links[interface]?.cache
        else { return }
        let records = message.records.filter { $0.recordClass == .internet }
        cache.expire(at: now)
        // Pointers first, then what they point at, then the hosts: only what is needed is taken, and a message may
        // have its records in any order.
        take(records.filter { $0.type == .ptr && isBrowsed($0) }, into: &cache, at: now)
        let instances = Set(browses.values.flatMap { cache.instances(of: $0.type) })
        let instanceTypes: Set<RecordType> = [.srv, .txt, .nsec]
        take(records.filter { instanceTypes.contains($0.type) && instances.contains($0.name) }, into: &cache, at: now)
        let hosts = Set(instances.compactMap { cache.location(of: $0)?.target })
        let hostTypes: Set<RecordType> = [.a, .aaaa, .nsec]
        take(records.filter { hostTypes.contains($0.type) && hosts.contains($0.name) }, into: &cache, at: now)
        links[interface]?.cache = cache
        let before = browses.mapValues(\.known)
        settle(at: now)
        for name in Self.announced(in: message).intersection(instances).sorted() {
            tellAnnounced(name, before: before, at: now)
        }
    }

    /// The instances whose hosts say that they are (back) there: an announcement has all of a service's records as
    /// answers (RFC 6762, 8.3), while in the answer to a question after the type the location is an additional record.
    private static func announced(in message: DNSMessage) -> Set<DomainName> {
        let answers = message.answers.filter { $0.recordClass == .internet && $0.ttl > 0 }
        let located = Set(answers.filter { $0.type == .srv && $0.cacheFlush }.map(\.name))
        return located.intersection(
            answers.compactMap { if case .ptr(let target) = $0.data { target } else { nil } })
    }

    /// What came or changed has been told as that already; the repetitions of an announcement are not told.
    private mutating func tellAnnounced(
        _ name: DomainName, before: [BrowseID: [DomainName: ServiceInstance]], at now: ContinuousClock.Instant
    ) {
        for id in browses.keys.sorted() {
            guard let instance = browses[id]?.known[name] else { continue }
            let last = browses[id]?.announced.updateValue(now, forKey: name)
            guard before[id]?[name] == instance else { continue }
            if let last, now - last < Self.shortestRestart { continue }
            outputs.append(.event(id, .announced(instance)))
        }
    }

    private func isBrowsed(_ record: DNSRecord) -> Bool {
        guard case .ptr(let target) = record.data else { return false }
        return browses.values.contains { $0.type.queryName == record.name && $0.type.holds(instance: target) }
    }

    private mutating func take(_ records: [DNSRecord], into cache: inout RecordCache, at now: ContinuousClock.Instant) {
        var flushed: [RecordKey: Set<RecordData>] = [:]
        for record in records where record.cacheFlush && record.ttl > 0 {
            flushed[record.key, default: []].insert(record.data)
        }
        for (key, data) in flushed { cache.flush(key, keeping: data, at: now) }
        for record in records { cache.insert(record, at: now, jitter: &jitter) }
    }
}
