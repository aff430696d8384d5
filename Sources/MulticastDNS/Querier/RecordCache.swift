/// One record that was heard, with its life.
struct CacheEntry: Sendable {
    var data: RecordData
    /// Seconds, at most `RecordCache.longestLife`.
    var ttl: Int
    var received: ContinuousClock.Instant
    var expires: ContinuousClock.Instant
    /// Replaced by a later set with the cache-flush bit: it counts no more, even while its last second runs.
    var isSuperseded = false
    /// When to ask again, at 80, 85, 90 and 95 % of the life (RFC 6762, 5.2); nil when no more.
    var nextRefresh: ContinuousClock.Instant?
    private var refreshes = 0

    init(_ data: RecordData, ttl: Int, at now: ContinuousClock.Instant, jitter: inout Jitter) {
        self.data = data
        self.ttl = ttl
        received = now
        expires = now + .seconds(ttl)
        scheduleRefresh(&jitter)
    }

    mutating func scheduleRefresh(_ jitter: inout Jitter) {
        guard refreshes < 4 else {
            nextRefresh = nil
            return
        }
        let permille = 800 + 50 * refreshes + Int.random(in: 0...20, using: &jitter)
        nextRefresh = received + .milliseconds(ttl * permille)
        refreshes += 1
    }

    /// Ends the life in a second: a goodbye or a flush, which another host may still contradict (RFC 6762, 10.1).
    mutating func endSoon(at now: ContinuousClock.Instant) {
        expires = min(expires, now + .seconds(1))
        nextRefresh = nil
    }

    func remaining(at now: ContinuousClock.Instant) -> Int { Int((expires - now).components.seconds) }
}

/// The records heard on one interface (RFC 6762, 10). It knows lives and sets; which records are worth keeping is the
/// querier's business.
///
/// Bounded: at most `capacity` records, at most `largestSet` of one name and type. What comes when it is full is not
/// taken, so that a flood can't push out the devices that are there.
struct RecordCache: Sendable {
    /// A longer life is cut to 75 minutes, the longest that RFC 6762 (10) recommends.
    static let longestLife: UInt32 = 4500
    static let largestSet = 1024

    private(set) var sets: [RecordKey: [CacheEntry]] = [:]
    private(set) var count = 0
    private let capacity: Int

    init(capacity: Int) { self.capacity = capacity }

    /// The entries that count now, oldest first.
    func valid(_ key: RecordKey) -> [CacheEntry] { sets[key, default: []].filter { !$0.isSuperseded } }

    mutating func insert(_ record: DNSRecord, at now: ContinuousClock.Instant, jitter: inout Jitter) {
        var set = sets[record.key, default: []]
        let known = set.firstIndex { $0.data == record.data }
        if record.ttl == 0 {
            guard let known else { return }
            set[known].endSoon(at: now)
        } else {
            let ttl = Int(min(record.ttl, Self.longestLife))
            let entry = CacheEntry(record.data, ttl: ttl, at: now, jitter: &jitter)
            if let known {
                set.remove(at: known)
                count -= 1
            }
            guard count < capacity, set.count < Self.largestSet else { return }
            set.append(entry)
            count += 1
        }
        sets[record.key] = set
    }

    /// The 1 second rule (RFC 6762, 10.2): what is older than a second and not in the new set goes.
    mutating func flush(_ key: RecordKey, keeping data: Set<RecordData>, at now: ContinuousClock.Instant) {
        guard var set = sets[key] else { return }
        for index in set.indices where !data.contains(set[index].data) && now - set[index].received > .seconds(1) {
            set[index].isSuperseded = true
            set[index].endSoon(at: now)
        }
        sets[key] = set
    }

    mutating func expire(at now: ContinuousClock.Instant) { removeAll { _, entry in entry.expires <= now } }

    /// Takes out what nobody asks for any more.
    mutating func keep(_ isWanted: (RecordKey) -> Bool) { removeAll { key, _ in !isWanted(key) } }

    private mutating func removeAll(where isGone: (RecordKey, CacheEntry) -> Bool) {
        for (key, set) in sets where set.contains(where: { isGone(key, $0) }) {
            let rest = set.filter { !isGone(key, $0) }
            count -= set.count - rest.count
            sets[key] = rest.isEmpty ? nil : rest
        }
    }

    /// The keys of the records to ask for again now; each is scheduled for its next time.
    mutating func takeDueRefreshes(at now: ContinuousClock.Instant, jitter: inout Jitter) -> [RecordKey] {
        let due = sets.filter { $0.value.contains { ($0.nextRefresh ?? now + .seconds(1)) <= now } }.keys.sorted()
        for key in due {
            for index in sets[key, default: []].indices {
                while let refresh = sets[key]?[index].nextRefresh, refresh <= now {
                    sets[key]?[index].scheduleRefresh(&jitter)
                }
            }
        }
        return due
    }

    /// Doubts a set (RFC 6762, 10.4): asked for at once, and gone in ten seconds unless it is heard again.
    mutating func reconfirm(_ key: RecordKey, at now: ContinuousClock.Instant, jitter: inout Jitter) {
        for index in sets[key, default: []].indices {
            guard let entry = sets[key]?[index], entry.remaining(at: now) > 10 else { continue }
            sets[key]?[index] = CacheEntry(entry.data, ttl: 10, at: now, jitter: &jitter)
            sets[key]?[index].nextRefresh = now
        }
    }

    var nextDeadline: ContinuousClock.Instant? {
        sets.values.joined().map { min($0.expires, $0.nextRefresh ?? $0.expires) }.min()
    }
}
