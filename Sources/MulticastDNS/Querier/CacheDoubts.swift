/// What ends a record before its time, or has it doubted.
extension RecordCache {
    /// What a host says of its own records ends them in a second. Its address is easily made up: it is asked meanwhile,
    /// for as long as two questions take where it has answered before. Another host's word is only a reason to ask:
    /// whoever has the record says so, and is not doubted again for a while.
    mutating func goodbye(
        _ id: RecordID, from source: IPAddress, at now: ContinuousClock.Instant, jitter: inout Jitter
    ) {
        guard let entry = sets[id.key]?[id.data] else { return }
        guard entry.source == source else { return doubtOnce(id, at: now, jitter: &jitter) }
        contested.append(id)
        let life = isKnown(entry, id.key) ? DiscoveryLimits.vouchedGoodbye : DiscoveryLimits.goodbye
        // Others heard it, too, and ask: not all of them at once.
        shorten(id, to: life, askingIn: jitter.milliseconds(20...120), at: now, jitter: &jitter)
    }

    /// Whether its host has answered. All addresses of a host go together.
    private func isKnown(_ entry: CacheEntry, _ key: RecordKey) -> Bool {
        guard entry.data.address != nil else { return entry.isVouched }
        return [RecordType.a, .aaaa].contains { type in
            sets[RecordKey(name: key.name, type: type)]?.values.contains(where: \.isVouched) ?? false
        }
    }

    private mutating func doubtOnce(_ id: RecordID, at now: ContinuousClock.Instant, jitter: inout Jitter) {
        if let doubted = sets[id.key]?[id.data]?.doubtedAt, now - doubted < DiscoveryLimits.doubtPause { return }
        doubt(id, at: now, jitter: &jitter)
        sets[id.key]?[id.data]?.doubtedAt = now
        if sets[id.key]?[id.data]?.isVouched == true { contested.append(id) }
    }

    /// What was ended or doubted of late, and whose host is to be asked directly.
    mutating func takeContested() -> [RecordID] {
        defer { contested.removeAll() }
        return contested
    }

    /// The 1 second rule (RFC 6762, 10.2): what is older than a second and not in the new set goes. Never of pointers,
    /// which many hosts share: one of them would take all others away. What another host has said, or what was proved,
    /// is only asked for again: whoever has it says so.
    ///
    /// - Parameter replacesProved: its owner may replace what was proved, too.
    /// - Returns: whether anything went.
    mutating func flush(
        _ key: RecordKey, keeping data: Set<RecordData>, by source: IPAddress, replacesProved: Bool = false,
        at now: ContinuousClock.Instant, jitter: inout Jitter
    ) -> Bool {
        guard key.type != .ptr, let set = sets[key] else { return false }
        visits += set.count
        var isChanged = false
        for (old, entry) in set where !data.contains(old) && now - entry.received > .seconds(1) {
            guard entry.isOwned(by: source), replacesProved || !entry.isVouched else {
                doubtOnce(RecordID(key: key, data: old), at: now, jitter: &jitter)
                continue
            }
            var entry = entry
            isChanged = isChanged || !entry.isSuperseded
            entry.isSuperseded = true
            entry.isVouched = false
            entry.endSoon(at: now)
            put(entry, RecordID(key: key, data: old))
            if old.address != nil { contested.append(RecordID(key: key, data: old)) }
        }
        return isChanged
    }

    /// Doubts a set (RFC 6762, 10.4): asked for at once, and gone in ten seconds unless it is heard again.
    mutating func reconfirm(_ key: RecordKey, at now: ContinuousClock.Instant, jitter: inout Jitter) {
        for data in (sets[key] ?? [:]).keys { doubt(RecordID(key: key, data: data), at: now, jitter: &jitter) }
    }

    mutating func doubt(_ id: RecordID, at now: ContinuousClock.Instant, jitter: inout Jitter) {
        shorten(id, to: 10, askingIn: .zero, at: now, jitter: &jitter)
    }

    private mutating func shorten(
        _ id: RecordID, to seconds: Int, askingIn pause: Duration, at now: ContinuousClock.Instant,
        jitter: inout Jitter
    ) {
        guard let entry = sets[id.key]?[id.data], entry.expires > now + .seconds(seconds) else { return }
        var shortened = CacheEntry(
            entry.data, ttl: seconds, source: entry.source, number: entry.number, at: now, jitter: &jitter)
        shortened.shorten(entry)
        shortened.nextRefresh = now + pause
        put(shortened, id)
    }
}
