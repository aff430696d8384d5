/// The records heard on one interface (RFC 6762, 10), by name and type. It knows lives and sets; which records are
/// worth keeping is the querier's business.
///
/// A record costs log n steps to take, and nothing is walked through but what is due or belongs to the same name and
/// type. Bounded by set (`DiscoveryLimits`): what comes when a set is full is not taken, unless one in it was
/// superseded, so that a flood can't push out what is there.
///
/// Of a name's locations and texts one counts. Whoever said it first replaces it when he likes; what another host says
/// stands beside it, and counts once the first is heard no more, or once that host has answered where it says that the
/// instance is (`vouch`). A proved location stands until another is proved; a proved text is replaced by its own host,
/// as long as that says nothing else of the location. What was vouched for is asked for first where many records have
/// been doubted, and whoever ends it or doubts it has its host asked directly (`takeContested`).
struct RecordCache: Sendable {
    /// A longer life is cut to 75 minutes, the longest that RFC 6762 (10) recommends.
    static let longestLife: UInt32 = 4500

    struct RecordID: Hashable, Sendable {
        var key: RecordKey
        var data: RecordData
    }

    enum Insertion: Equatable, Sendable {
        /// It was not there, or did not count, or was not the one that does.
        case added
        /// It was there: it lives longer now, or shorter.
        case known
        case refused
        /// Another host says something else, and is believed.
        case contested
    }

    var sets: [RecordKey: [RecordData: CacheEntry]] = [:]
    private var expiries = IndexedHeap<RecordID, ContinuousClock.Instant>()
    private var refreshes = IndexedHeap<RecordID, ContinuousClock.Instant>()
    /// Of what is vouched for: asked for first.
    private var vouchedRefreshes = IndexedHeap<RecordID, ContinuousClock.Instant>()
    /// What was ended or doubted since somebody looked, and whose host is to be asked directly.
    var contested: [RecordID] = []
    /// The locations and texts that count.
    var choices: [RecordKey: RecordData] = [:]
    private var nextNumber = 0
    /// Entries looked at since the beginning: what the work for a datagram is told by.
    var visits = 0

    var count: Int { expiries.count }

    /// The entries that count now, oldest first.
    func valid(_ key: RecordKey) -> [CacheEntry] {
        sets[key, default: [:]].values.filter { !$0.isSuperseded }.sorted { $0.number < $1.number }
    }

    /// Those too that were replaced and have their last second.
    func all(_ key: RecordKey) -> [CacheEntry] {
        sets[key, default: [:]].values.sorted { $0.number < $1.number }
    }

    /// The last that was heard of those that count now.
    func newest(_ key: RecordKey) -> CacheEntry? {
        sets[key]?.values.lazy.filter { !$0.isSuperseded }.max { $0.number < $1.number }
    }

    /// The one that counts, of a name's locations or texts.
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
    ///   - source: Who says it.
    ///   - replacesProved: its owner may replace what was proved, too.
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
        // There are few locations and texts of a name; of pointers there are as many as instances, and they are not
        // walked through.
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

    /// Whether one record of the set counts, and no other.
    private static func isSingle(_ key: RecordKey) -> Bool { key.type == .srv || key.type == .txt }

    private mutating func present(_ key: RecordKey) -> CacheEntry? {
        visits += sets[key]?.count ?? 0
        return chosen(key)
    }

    private mutating func choose(_ id: RecordID, insteadOf before: CacheEntry) {
        choices[id.key] = id.data
        guard let entry = sets[id.key]?[id.data], !entry.isVouched, entry.data != before.data else { return }
        // Another host may have said it before the owner of what counted did.
        sets[id.key]?[id.data]?.pass(to: before.owners)
        setVouched(RecordID(key: id.key, data: before.data), false)
    }

    /// What counted until its own host replaced it a moment ago: what that host says next counts, whatever others have
    /// said meanwhile.
    private func replacedChoice(_ key: RecordKey, by source: IPAddress) -> CacheEntry? {
        guard let data = choices[key], let entry = sets[key]?[data] else { return nil }
        return entry.isSuperseded && entry.isOwned(by: source) ? entry : nil
    }

    /// Takes one out of a full set: one that was replaced, else the oldest of the source that has said most of it, if
    /// the newcomer has said less. Where each has said one, a newcomer takes the place of the oldest location or text
    /// that does not count, or of the oldest address that its own host has not said. What was proved stays.
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
        // Bounded by the instances that are kept.
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

    /// Takes out what has lived its time.
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

    /// Takes out a set that nobody asks for any more.
    mutating func removeAll(_ key: RecordKey) {
        for data in (sets[key] ?? [:]).keys { remove(RecordID(key: key, data: data)) }
    }

    /// The keys of at most `most` records to ask for again now; each is scheduled for its next time.
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
