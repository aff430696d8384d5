/// One record that was heard, with its life.
struct CacheEntry: Sendable {
    let data: RecordData
    /// Seconds, at most `RecordCache.longestLife`.
    let ttl: Int
    /// Who said it last.
    let source: IPAddress
    let received: ContinuousClock.Instant
    /// Rises with each record that is heard: tells the newest of a set.
    let number: Int
    private(set) var expires: ContinuousClock.Instant
    /// The first that said it, by IPv4 and by IPv6: they may replace it. Anybody else's word is held against theirs.
    private(set) var owners: [IPAddress]
    /// A host that was asked directly has said it, or the device was connected to there and has proved itself. Of a
    /// pointer: the instance has; of an address: from there.
    var isVouched = false
    /// It was said with the cache-flush bit, so in place of all others.
    var isExclusive = false
    /// Replaced by a later set with the cache-flush bit: it counts no more, even while its last second runs.
    var isSuperseded = false
    /// When to ask again, at 80, 85, 90 and 95 % of the life (RFC 6762, 5.2); nil when no more.
    var nextRefresh: ContinuousClock.Instant?
    /// When its life would end, had not somebody doubted it or said goodbye for it.
    private(set) var fullExpiry: ContinuousClock.Instant?
    /// When a host other than the one that said it said goodbye for it.
    var doubtedAt: ContinuousClock.Instant?
    private var refreshes = 0

    init(
        _ data: RecordData, ttl: Int, source: IPAddress, number: Int, at now: ContinuousClock.Instant,
        jitter: inout Jitter
    ) {
        self.data = data
        self.ttl = ttl
        self.source = source
        owners = [source]
        self.number = number
        received = now
        expires = now + .seconds(ttl)
        scheduleRefresh(&jitter)
    }

    /// The same record was known before.
    mutating func takeOver(_ known: CacheEntry) {
        let added = known.owners.contains { $0.isIPv4 == source.isIPv4 } ? [] : [source]
        owners = known.owners + added
        isVouched = known.isVouched
        isExclusive = isExclusive || known.isExclusive
        doubtedAt = known.doubtedAt
    }

    /// What was known lives shorter from now on.
    mutating func shorten(_ known: CacheEntry) {
        takeOver(known)
        isSuperseded = known.isSuperseded
        fullExpiry = known.fullExpiry ?? known.expires
    }

    /// It counts in place of what these had said.
    mutating func pass(to owners: [IPAddress]) { self.owners = owners }

    /// Where a location leads; nil for another record, and for port 0 and the root as a target, which mean that nothing
    /// is served (RFC 2782).
    var location: ServiceLocation? {
        guard case .srv(let location) = data, location.port != 0, !location.target.isRoot else { return nil }
        return location
    }

    /// Another host has doubted it, and it was not heard since.
    var isInDoubt: Bool { doubtedAt == received }

    func isOwned(by source: IPAddress) -> Bool { owners.contains(source) }

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
        fullExpiry = fullExpiry ?? expires
        expires = min(expires, now + .seconds(1))
        nextRefresh = nil
    }

    func remaining(at now: ContinuousClock.Instant) -> Int { Int((expires - now).components.seconds) }
}
