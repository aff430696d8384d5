/// A received record with its lifetime.
struct CacheEntry: Sendable {
    let data: RecordData
    /// Seconds, at most `RecordCache.longestLife`.
    let ttl: Int
    /// The last host that sent it.
    let source: IPAddress
    let received: ContinuousClock.Instant
    /// Increases with each received record, to find the newest of a set.
    let number: Int
    private(set) var expires: ContinuousClock.Instant
    /// The first hosts that sent it, by IPv4 and by IPv6. Only they may replace it; others' records are checked.
    private(set) var owners: [IPAddress]
    /// Whether it is confirmed: a host that was asked directly sent it, or a device there has proved its identity. A
    /// pointer is confirmed by its instance, and an address by an answer from it.
    var isVouched = false
    /// Whether it came with the cache-flush bit, so that it replaces all others.
    var isExclusive = false
    /// Whether a later set with the cache-flush bit has replaced it. It does not count, even in its last second.
    var isSuperseded = false
    /// The time of the next refresh, at 80, 85, 90 and 95 % of the lifetime (RFC 6762, 5.2); nil for none.
    var nextRefresh: ContinuousClock.Instant?
    /// The end of its lifetime without the doubt or goodbye that shortened it.
    private(set) var fullExpiry: ContinuousClock.Instant?
    /// The time at which another host last put it in doubt.
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

    /// Takes over the state of the earlier entry for the same record.
    mutating func takeOver(_ known: CacheEntry) {
        let added = known.owners.contains { $0.isIPv4 == source.isIPv4 } ? [] : [source]
        owners = known.owners + added
        isVouched = known.isVouched
        isExclusive = isExclusive || known.isExclusive
        doubtedAt = known.doubtedAt
    }

    /// Takes over the state of the entry that this one shortens.
    mutating func shorten(_ known: CacheEntry) {
        takeOver(known)
        isSuperseded = known.isSuperseded
        fullExpiry = known.fullExpiry ?? known.expires
    }

    /// Makes these hosts its owners, because it replaces their record.
    mutating func pass(to owners: [IPAddress]) { self.owners = owners }

    /// The location of an SRV record; nil for other records, and for port 0 or the root as the target, which mean that
    /// nothing is served (RFC 2782).
    var location: ServiceLocation? {
        guard case .srv(let location) = data, location.port != 0, !location.target.isRoot else { return nil }
        return location
    }

    /// Whether it was doubted and not heard since.
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

    /// Ends it in one second after a goodbye or a flush, in which another host may contradict (RFC 6762, 10.1).
    mutating func endSoon(at now: ContinuousClock.Instant) {
        fullExpiry = fullExpiry ?? expires
        expires = min(expires, now + .seconds(1))
        nextRefresh = nil
    }

    func remaining(at now: ContinuousClock.Instant) -> Int { Int((expires - now).components.seconds) }
}
