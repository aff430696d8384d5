/// Goodbyes, doubts and cache flushes, which end records early.
///
/// A record is doubted if a host other than its owner contradicts it: it is asked for at once, and expires in ten
/// seconds unless it is heard again.
extension RecordCache {
    /// Handles a goodbye.
    ///
    /// From the host that last sent the record, it ends the record in one second. Its address may be forged, so it is
    /// asked meanwhile; if it has answered before, the record lasts for two direct questions. A goodbye from another
    /// host only puts the record in doubt, at most once in `doubtPause`.
    mutating func goodbye(
        _ id: RecordID, from source: IPAddress, at now: ContinuousClock.Instant, jitter: inout Jitter
    ) {
        guard let entry = sets[id.key]?[id.data] else { return }
        guard entry.source == source else { return doubtOnce(id, at: now, jitter: &jitter) }
        contested.append(id)
        let life = isKnown(entry, id.key) ? DiscoveryLimits.vouchedGoodbye : DiscoveryLimits.goodbye
        // Other hosts ask too; the delay spreads their questions.
        shorten(id, to: life, askingIn: jitter.milliseconds(20...120), at: now, jitter: &jitter)
    }

    /// Whether the record's host has answered. A host's addresses are confirmed together.
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

    /// Returns the records that were ended or doubted lately, whose hosts are to be asked directly.
    mutating func takeContested() -> [RecordID] {
        defer { contested.removeAll() }
        return contested
    }

    /// Applies the cache-flush rule (RFC 6762, 10.2): records older than one second that are not in the new set end.
    ///
    /// Pointers are exempt, since many hosts share them and one host could end all others' pointers. Records of other
    /// hosts and confirmed records are only doubted.
    ///
    /// - Parameter replacesProved: whether the owner may replace confirmed records too.
    /// - Returns: whether any record ended.
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

    /// Doubts a set (RFC 6762, 10.4): it is asked for at once, and expires in ten seconds unless it is heard again.
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
