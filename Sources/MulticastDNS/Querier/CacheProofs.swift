/// Confirming records: a host has answered directly, or a device was connected to and has proved its identity.
extension RecordCache {
    /// Confirms that an instance is at this location, and the text of the same host.
    ///
    /// - Parameter said: the text in the host's direct answer; nil for the text that it sent before.
    mutating func vouch(
        for instance: DomainName, at location: ServiceLocation, _ said: RecordData?, at now: ContinuousClock.Instant,
        jitter: inout Jitter
    ) {
        let place = RecordID(key: RecordKey(name: instance, type: .srv), data: .srv(location))
        guard let owners = sets[place.key]?[place.data]?.owners else { return }
        vouch(place, at: now, jitter: &jitter)
        let text = RecordKey(name: instance, type: .txt)
        let before = valid(text).last { owners.contains(where: $0.isOwned) }?.data
        guard let data = said ?? before else { return }
        vouch(RecordID(key: text, data: data), at: now, jitter: &jitter)
        sets[text]?[data]?.pass(to: owners)
    }

    /// Handles an answer from an instance that did not answer at these other addresses of its host. An address that
    /// another host had doubted, and that was not heard since, is removed: the instance has moved. Other addresses are
    /// doubted now.
    ///
    /// - Returns: whether any address was removed.
    mutating func follow(
        _ instance: DomainName, at location: ServiceLocation, to source: IPAddress, from old: [IPAddress],
        at now: ContinuousClock.Instant, jitter: inout Jitter
    ) -> Bool {
        var gone: [IPAddress] = []
        for address in old where address != source {
            let key = RecordKey(name: location.target, type: address.isIPv4 ? .a : .aaaa)
            guard let entry = sets[key]?.values.first(where: { $0.data.address == address }) else { continue }
            let id = RecordID(key: key, data: entry.data)
            setVouched(id, false)
            guard entry.isInDoubt else {
                doubt(id, at: now, jitter: &jitter)
                continue
            }
            guard now - entry.received >= DiscoveryLimits.directPatience else { continue }
            remove(id)
            gone.append(address)
        }
        guard !gone.isEmpty else { return false }
        let place = RecordKey(name: instance, type: .srv)
        let said = RecordData.srv(location)
        let owners = sets[place]?[said]?.owners ?? []
        let others = owners.filter { !gone.contains($0) && $0.isIPv4 != source.isIPv4 }
        sets[place]?[said]?.pass(to: [source] + others)
        return true
    }

    /// Stores a record from a direct answer, unless it is known already.
    mutating func hear(
        _ record: DNSRecord, from source: IPAddress, at now: ContinuousClock.Instant, jitter: inout Jitter
    ) {
        // A direct answer has a TTL of a few seconds (RFC 6762, 6.7), which must not shorten a longer one.
        guard sets[record.key]?[record.data] == nil else { return }
        _ = insert(record, from: source, at: now, jitter: &jitter)
    }

    private mutating func vouch(_ id: RecordID, at now: ContinuousClock.Instant, jitter: inout Jitter) {
        guard sets[id.key]?[id.data] != nil else { return }
        for data in (sets[id.key] ?? [:]).keys { setVouched(RecordID(key: id.key, data: data), data == id.data) }
        revive(id, at: now, jitter: &jitter)
        choices[id.key] = id.data
    }

    /// Confirms addresses of a host: an instance there answered from them, or named them in its answer.
    ///
    /// - Parameter areAll: whether the host has no other addresses in their families.
    mutating func vouch(
        for addresses: Set<IPAddress>, of host: DomainName, areAll: Bool, at now: ContinuousClock.Instant,
        jitter: inout Jitter
    ) {
        for type in [RecordType.a, .aaaa] {
            let key = RecordKey(name: host, type: type)
            let set = sets[key] ?? [:]
            let meant = set.keys.filter { $0.address.map(addresses.contains) ?? false }
            for data in meant {
                setVouched(RecordID(key: key, data: data), true)
                revive(RecordID(key: key, data: data), at: now, jitter: &jitter)
            }
            guard areAll, !meant.isEmpty else { continue }
            for (data, entry) in set where entry.isVouched && !meant.contains(data) {
                setVouched(RecordID(key: key, data: data), false)
                doubt(RecordID(key: key, data: data), at: now, jitter: &jitter)
            }
        }
    }

    /// Confirms the pointer to an instance. A subtype's pointer is not revived, since its host may withdraw it.
    mutating func vouch(
        forPointerTo instance: DomainName, of type: ServiceType, at now: ContinuousClock.Instant, jitter: inout Jitter
    ) {
        let id = RecordID(key: RecordKey(name: type.queryName, type: .ptr), data: .ptr(instance))
        setVouched(id, true)
        if type.queryName == type.baseName { revive(id, at: now, jitter: &jitter) }
    }

    mutating func setVouched(_ id: RecordID, _ isVouched: Bool) {
        guard var entry = sets[id.key]?[id.data], entry.isVouched != isVouched else { return }
        entry.isVouched = isVouched
        put(entry, id)
    }

    /// Restores the lifetime of a confirmed record that was doubted, ended by a goodbye, or replaced.
    private mutating func revive(_ id: RecordID, at now: ContinuousClock.Instant, jitter: inout Jitter) {
        guard let entry = sets[id.key]?[id.data], let full = entry.fullExpiry else { return }
        let left = max(Int((full - now).components.seconds), 10)
        var revived = CacheEntry(
            entry.data, ttl: left, source: entry.source, number: entry.number, at: now, jitter: &jitter)
        revived.takeOver(entry)
        if entry.isSuperseded { revived.nextRefresh = now }
        put(revived, id)
    }
}
