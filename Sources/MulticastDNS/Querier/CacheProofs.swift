/// What was found where it is said to be, because its host has answered or was connected to there.
extension RecordCache {
    /// An instance is at this location for sure. What else its host said of it counts too.
    ///
    /// - Parameter said: the text that its host said with it when it was asked; nil: what it has said before.
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

    /// An instance has answered from this source, and was asked in vain at these addresses of its host before. One of
    /// them that another host has doubted, and that was not heard again since, goes: the instance has moved. Another is
    /// doubted now.
    ///
    /// - Returns: whether any went.
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

    /// A host was asked directly and has said this: known unless it is, for as long as it says, without more.
    mutating func hear(
        _ record: DNSRecord, from source: IPAddress, at now: ContinuousClock.Instant, jitter: inout Jitter
    ) {
        // What is said to one host alone lives for a few seconds (RFC 6762, 6.7), which must not end a longer life.
        guard sets[record.key]?[record.data] == nil else { return }
        _ = insert(record, from: source, at: now, jitter: &jitter)
    }

    private mutating func vouch(_ id: RecordID, at now: ContinuousClock.Instant, jitter: inout Jitter) {
        guard sets[id.key]?[id.data] != nil else { return }
        for data in (sets[id.key] ?? [:]).keys { setVouched(RecordID(key: id.key, data: data), data == id.data) }
        revive(id, at: now, jitter: &jitter)
        choices[id.key] = id.data
    }

    /// These are addresses of a host for sure: an instance there has answered from them, or has said so then.
    ///
    /// - Parameter areAll: of their families it has no others.
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

    /// An instance that a pointer names is there for sure, and so is the pointer, unless it is one of a subtype, which
    /// its host may take back.
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

    /// Somebody doubted it, or said goodbye for it, or replaced it as if he were its owner, and it is there all the
    /// same.
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
