/// The records heard on one interface (RFC 6762, 10), by name and type. It knows lives and sets; which records are
/// worth keeping is the querier's business.
///
/// A record costs log n steps to take, and nothing is walked through but what is due or belongs to the same name and
/// type. Bounded by set (`DiscoveryLimits`): what comes when a set is full is not taken, unless one in it was
/// superseded, so that a flood can't push out what is there.
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
    }

    private var sets: [RecordKey: [RecordData: CacheEntry]] = [:]
    private var expiries = IndexedHeap<RecordID, ContinuousClock.Instant>()
    private var refreshes = IndexedHeap<RecordID, ContinuousClock.Instant>()
    private var nextNumber = 0
    /// Entries looked at since the beginning: what the work for a datagram is told by.
    private(set) var visits = 0

    var count: Int { expiries.count }

    /// The entries that count now, oldest first.
    func valid(_ key: RecordKey) -> [CacheEntry] {
        sets[key, default: [:]].values.filter { !$0.isSuperseded }.sorted { $0.number < $1.number }
    }

    /// The last that was heard of those that count now.
    func newest(_ key: RecordKey) -> CacheEntry? {
        sets[key]?.values.lazy.filter { !$0.isSuperseded }.max { $0.number < $1.number }
    }

    func isValid(_ key: RecordKey, _ data: RecordData) -> Bool {
        sets[key]?[data].map { !$0.isSuperseded } ?? false
    }

    /// - Parameter source: Who says it.
    mutating func insert(
        _ record: DNSRecord, from source: IPAddress, at now: ContinuousClock.Instant, jitter: inout Jitter
    ) -> Insertion {
        visits += 1
        let id = RecordID(key: record.key, data: record.data)
        let known = sets[id.key]?[id.data]
        guard record.ttl > 0 else {
            if known != nil { goodbye(id, from: source, at: now, jitter: &jitter) }
            return .known
        }
        guard known != nil || makeRoom(in: id.key) else { return .refused }
        // Of locations and texts the newest counts, and one that was heard before may be it again. There are few of a
        // name; of pointers there are as many as instances, and they are not walked through.
        let takesOver = [.srv, .txt].contains(id.key.type) && !isNewest(id)
        let ttl = Int(min(record.ttl, Self.longestLife))
        var entry = CacheEntry(
            record.data, ttl: ttl, source: source, number: nextNumber, at: now, jitter: &jitter)
        entry.doubtedAt = known?.doubtedAt
        nextNumber += 1
        put(entry, id)
        let isNews = takesOver || (known?.isSuperseded ?? true)
        return isNews ? .added : .known
    }

    private mutating func isNewest(_ id: RecordID) -> Bool {
        visits += sets[id.key]?.count ?? 0
        return newest(id.key)?.data == id.data
    }

    /// What a host says of its own records ends them in a second. Another host's word is only a reason to ask: whoever
    /// has the record says so, and is not doubted again for a while.
    private mutating func goodbye(
        _ id: RecordID, from source: IPAddress, at now: ContinuousClock.Instant, jitter: inout Jitter
    ) {
        guard var entry = sets[id.key]?[id.data] else { return }
        if entry.source == source {
            entry.endSoon(at: now)
            return put(entry, id)
        }
        if let doubted = entry.doubtedAt, now - doubted < DiscoveryLimits.doubtPause { return }
        doubt(id, at: now, jitter: &jitter)
        sets[id.key]?[id.data]?.doubtedAt = now
    }

    private mutating func makeRoom(in key: RecordKey) -> Bool {
        guard let set = sets[key], set.count >= Self.limit(of: key.type) else { return true }
        visits += set.count
        guard let old = set.values.lazy.filter(\.isSuperseded).min(by: { $0.number < $1.number }) else { return false }
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

    private mutating func put(_ entry: CacheEntry, _ id: RecordID) {
        sets[id.key, default: [:]][id.data] = entry
        expiries.set(id, entry.expires)
        if let refresh = entry.nextRefresh { refreshes.set(id, refresh) } else { refreshes.remove(id) }
    }

    /// The 1 second rule (RFC 6762, 10.2): what is older than a second and not in the new set goes. Never of pointers,
    /// which many hosts share: one of them would take all others away.
    ///
    /// - Returns: whether anything went.
    mutating func flush(_ key: RecordKey, keeping data: Set<RecordData>, at now: ContinuousClock.Instant) -> Bool {
        guard key.type != .ptr, let set = sets[key] else { return false }
        visits += set.count
        var isChanged = false
        for (old, entry) in set where !data.contains(old) && now - entry.received > .seconds(1) {
            var entry = entry
            isChanged = isChanged || !entry.isSuperseded
            entry.isSuperseded = true
            entry.endSoon(at: now)
            put(entry, RecordID(key: key, data: old))
        }
        return isChanged
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
        expiries.remove(id)
        refreshes.remove(id)
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
        while due.count < most, let id = refreshes.popFirst(notAfter: now) {
            visits += 1
            guard var entry = sets[id.key]?[id.data] else { continue }
            while let refresh = entry.nextRefresh, refresh <= now { entry.scheduleRefresh(&jitter) }
            put(entry, id)
            due.insert(id.key)
        }
        return due
    }

    /// Doubts a set (RFC 6762, 10.4): asked for at once, and gone in ten seconds unless it is heard again.
    mutating func reconfirm(_ key: RecordKey, at now: ContinuousClock.Instant, jitter: inout Jitter) {
        for data in (sets[key] ?? [:]).keys { doubt(RecordID(key: key, data: data), at: now, jitter: &jitter) }
    }

    private mutating func doubt(_ id: RecordID, at now: ContinuousClock.Instant, jitter: inout Jitter) {
        guard let entry = sets[id.key]?[id.data], entry.remaining(at: now) > 10 else { return }
        var doubted = CacheEntry(
            entry.data, ttl: 10, source: entry.source, number: entry.number, at: now, jitter: &jitter)
        doubted.isSuperseded = entry.isSuperseded
        doubted.doubtedAt = entry.doubtedAt
        doubted.nextRefresh = now
        put(doubted, id)
    }

    var nextExpiry: ContinuousClock.Instant? { expiries.first?.order }
    var nextRefresh: ContinuousClock.Instant? { refreshes.first?.order }
}
