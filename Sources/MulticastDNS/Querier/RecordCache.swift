/// The records received on one interface (RFC 6762, 10), by name and type. It manages lifetimes and sets; the querier
/// decides which records to store.
///
/// Storing a record takes log n steps, and only due records and those of the same name and type are searched. Sets are
/// limited (`DiscoveryLimits`): a full set accepts no new record unless one of its records can be evicted, so that a
/// flood can't push out known records.
///
/// Of a name's locations and texts, one is current. The host that announced it first may replace it. Another host's
/// record is stored next to it, and becomes current when the first expires, or when the other host has answered at its
/// location (`vouch`). A confirmed location stays until another is confirmed. A confirmed text is replaced by its own
/// host, unless that host contradicts the location. If many records are doubted, confirmed ones are refreshed first; if
/// one is ended or doubted, its host is asked directly (`takeContested`).
struct RecordCache: Sendable {
    /// Longer lifetimes are cut to 75 minutes, the longest that RFC 6762 (10) recommends.
    static let longestLife: UInt32 = 4500

    struct RecordID: Hashable, Sendable {
        var key: RecordKey
        var data: RecordData
    }

    enum Insertion: Equatable, Sendable {
        /// It is new, or has become current.
        case added
        /// It was stored before; its lifetime has changed.
        case known
        case refused
        /// It contradicts the current record of another host.
        case contested
    }

    var sets: [RecordKey: [RecordData: CacheEntry]] = [:]
    private var expiries = IndexedHeap<RecordID, ContinuousClock.Instant>()
    private var refreshes = IndexedHeap<RecordID, ContinuousClock.Instant>()
    /// The refreshes of confirmed records, which come first.
    private var vouchedRefreshes = IndexedHeap<RecordID, ContinuousClock.Instant>()
    /// Records that were ended or doubted since the last `takeContested`. Their hosts are to be asked directly.
    var contested: [RecordID] = []
    /// The current locations and texts.
    var choices: [RecordKey: RecordData] = [:]
    private var nextNumber = 0
    /// The number of entries visited so far, a measure of the work for a datagram.
    var visits = 0

    var count: Int { expiries.count }

    /// The entries that have not been replaced, oldest first.
    func valid(_ key: RecordKey) -> [CacheEntry] {
        sets[key, default: [:]].values.filter { !$0.isSuperseded }.sorted { $0.number < $1.number }
    }

    /// All entries, including replaced ones in their last second, oldest first.
    func all(_ key: RecordKey) -> [CacheEntry] {
        sets[key, default: [:]].values.sorted { $0.number < $1.number }
    }

    /// The newest entry that has not been replaced.
    func newest(_ key: RecordKey) -> CacheEntry? {
        sets[key]?.values.lazy.filter { !$0.isSuperseded }.max { $0.number < $1.number }
    }

    /// The current entry of a name's locations or texts.
    func chosen(_ key: RecordKey) -> CacheEntry? {
        guard let set = sets[key] else { return nil }
        if let data = choices[key], let entry = set[data], !entry.isSuperseded { return entry }
        return newest(key)
    }

    func isValid(_ key: RecordKey, _ data: RecordData) -> Bool {
        sets[key]?[data].map { !$0.isSuperseded } ?? false
    }

    func isInDoubt(_ key: RecordKey, _ data: RecordData) -> Bool { sets[key]?[data]?.isInDoubt ?? false }

    /// - Parameters:
    ///   - source: the host that sent it.
    ///   - replacesProved: whether its owner may replace confirmed records too.
    mutating func insert(
        _ record: DNSRecord, from source: IPAddress, replacesProved: Bool = false, at now: ContinuousClock.Instant,
        jitter: inout Jitter
    ) -> Insertion {
        visits += 1
        let id = RecordID(key: record.key, data: record.data)
        let known = sets[id.key]?[id.data]
        guard record.ttl > 0 else {
            if known != nil { goodbye(id, from: source, at: now, jitter: &jitter) }
            return .known
        }
        guard known != nil || makeRoom(in: id.key, for: source) else { return .refused }
        let ttl = Int(min(record.ttl, Self.longestLife))
        var entry = CacheEntry(
            record.data, ttl: ttl, source: source, number: nextNumber, at: now, jitter: &jitter)
        entry.isExclusive = record.cacheFlush
        if let known { entry.takeOver(known) }
        nextNumber += 1
        // A name has few locations and texts, but there is a pointer for each instance, and these are not searched.
        let before = Self.isSingle(id.key) ? present(id.key) : nil
        let replaced = replacedChoice(id.key, by: source)
        put(entry, id)
        if let replaced {
            choose(id, insteadOf: replaced)
            return .added
        }
        if let before, before.data != id.data {
            let isOwners = before.isOwned(by: source) && (replacesProved || !before.isVouched)
            guard entry.isVouched || isOwners else {
                choices[id.key] = before.data
                return known?.isSuperseded ?? true ? .contested : .known
            }
            choose(id, insteadOf: before)
            return .added
        }
        return known?.isSuperseded ?? true ? .added : .known
    }

    /// Whether only one record of the set is current.
    private static func isSingle(_ key: RecordKey) -> Bool { key.type == .srv || key.type == .txt }

    private mutating func present(_ key: RecordKey) -> CacheEntry? {
        visits += sets[key]?.count ?? 0
        return chosen(key)
    }

    private mutating func choose(_ id: RecordID, insteadOf before: CacheEntry) {
        choices[id.key] = id.data
        guard let entry = sets[id.key]?[id.data], !entry.isVouched, entry.data != before.data else { return }
        // Another host may have announced it before the current record's owner did.
        sets[id.key]?[id.data]?.pass(to: before.owners)
        setVouched(RecordID(key: id.key, data: before.data), false)
    }

    /// The current record that its own host replaced within the last second. That host's next record becomes current,
    /// whatever other hosts sent meanwhile.
    private func replacedChoice(_ key: RecordKey, by source: IPAddress) -> CacheEntry? {
        guard let data = choices[key], let entry = sets[key]?[data] else { return nil }
        return entry.isSuperseded && entry.isOwned(by: source) ? entry : nil
    }

    /// Evicts a record from a full set.
    ///
    /// It evicts a replaced record first, or the oldest of the source that has most of the set, if the new source has
    /// fewer. If each source has one, it evicts the oldest location or text that is not current, or the oldest address
    /// that its own host has not sent. Confirmed records stay.
    private mutating func makeRoom(in key: RecordKey, for source: IPAddress) -> Bool {
        guard let set = sets[key], set.count >= Self.limit(of: key.type) else { return true }
        visits += set.count
        let entries = set.values.sorted { $0.number < $1.number }
        let counted = chosen(key)
        let loose = entries.filter { !$0.isVouched && (!Self.isSingle(key) || $0.data != counted?.data) }
        let shares = Dictionary(grouping: loose, by: \.source)
        let own = shares[source]?.count ?? 0
        let most = shares.values.filter { $0.count > max(own, 1) }
            .max { ($0.count, $1[0].number) < ($1.count, $0[0].number) }
        let rest = own > 0 ? nil : loose.first { $0.data.address != $0.source }
        guard let old = entries.first(where: \.isSuperseded) ?? most?.first ?? rest else { return false }
        remove(RecordID(key: key, data: old.data))
        return true
    }

    private static func limit(of type: RecordType) -> Int {
        switch type {
        // The number of stored instances limits them.
        case .ptr: .max
        case .a, .aaaa: DiscoveryLimits.mostAddresses
        default: DiscoveryLimits.largestSet
        }
    }

    mutating func put(_ entry: CacheEntry, _ id: RecordID) {
        sets[id.key, default: [:]][id.data] = entry
        expiries.set(id, entry.expires)
        removeRefresh(id)
        guard let refresh = entry.nextRefresh else { return }
        if entry.isVouched { vouchedRefreshes.set(id, refresh) } else { refreshes.set(id, refresh) }
    }

    private mutating func removeRefresh(_ id: RecordID) {
        refreshes.remove(id)
        vouchedRefreshes.remove(id)
    }

    mutating func expire(at now: ContinuousClock.Instant) -> [RecordID] {
        var gone: [RecordID] = []
        while let id = expiries.popFirst(notAfter: now) {
            visits += 1
            remove(id)
            gone.append(id)
        }
        return gone
    }

    mutating func remove(_ id: RecordID) {
        sets[id.key]?[id.data] = nil
        if sets[id.key]?.isEmpty ?? false { sets[id.key] = nil }
        if choices[id.key] == id.data { choices[id.key] = nil }
        expiries.remove(id)
        removeRefresh(id)
    }

    mutating func removeAll(_ key: RecordKey) {
        for data in (sets[key] ?? [:]).keys { remove(RecordID(key: key, data: data)) }
    }

    /// Returns the keys of at most `most` records to refresh now, and schedules their next refreshes.
    mutating func takeDueRefreshes(
        _ most: Int, at now: ContinuousClock.Instant, jitter: inout Jitter
    ) -> Set<RecordKey> {
        var due: Set<RecordKey> = []
        while due.count < most,
            let id = vouchedRefreshes.popFirst(notAfter: now) ?? refreshes.popFirst(notAfter: now)
        {
            visits += 1
            guard var entry = sets[id.key]?[id.data] else { continue }
            while let refresh = entry.nextRefresh, refresh <= now { entry.scheduleRefresh(&jitter) }
            put(entry, id)
            due.insert(id.key)
        }
        return due
    }

    var nextExpiry: ContinuousClock.Instant? { expiries.first?.order }
    var nextRefresh: ContinuousClock.Instant? {
        [refreshes.first?.order, vouchedRefreshes.first?.order].compactMap(\.self).min()
    }
}
