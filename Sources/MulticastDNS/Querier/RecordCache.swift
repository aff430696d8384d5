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

    private var sets: [RecordKey: [RecordData: CacheEntry]] = [:]
    private var expiries = IndexedHeap<RecordID, ContinuousClock.Instant>()
    private var refreshes = IndexedHeap<RecordID, ContinuousClock.Instant>()
    /// Of what is vouched for: asked for first.
    private var vouchedRefreshes = IndexedHeap<RecordID, ContinuousClock.Instant>()
    /// What was ended or doubted since somebody looked, and whose host is to be asked directly.
    private var contested: Set<RecordID> = []
    /// The locations and texts that count.
    private var choices: [RecordKey: RecordData] = [:]
    private var nextNumber = 0
    /// Entries looked at since the beginning: what the work for a datagram is told by.
    private(set) var visits = 0

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

    /// What a host says of its own records ends them in a second. Its address is easily made up: it is asked meanwhile,
    /// for as long as two questions take where it has answered before. Another host's word is only a reason to ask:
    /// whoever has the record says so, and is not doubted again for a while.
    private mutating func goodbye(
        _ id: RecordID, from source: IPAddress, at now: ContinuousClock.Instant, jitter: inout Jitter
    ) {
        guard let entry = sets[id.key]?[id.data] else { return }
        guard entry.source == source else { return doubtOnce(id, at: now, jitter: &jitter) }
        contested.insert(id)
        let life = entry.isVouched ? DiscoveryLimits.vouchedGoodbye : DiscoveryLimits.goodbye
        // Others heard it, too, and ask: not all of them at once.
        shorten(id, to: life, askingIn: jitter.milliseconds(20...120), at: now, jitter: &jitter)
    }

    private mutating func doubtOnce(_ id: RecordID, at now: ContinuousClock.Instant, jitter: inout Jitter) {
        if let doubted = sets[id.key]?[id.data]?.doubtedAt, now - doubted < DiscoveryLimits.doubtPause { return }
        doubt(id, at: now, jitter: &jitter)
        sets[id.key]?[id.data]?.doubtedAt = now
        if sets[id.key]?[id.data]?.isVouched == true { contested.insert(id) }
    }

    /// What was ended or doubted of late, and whose host is to be asked directly.
    mutating func takeContested() -> [RecordID] {
        defer { contested.removeAll() }
        return Array(contested)
    }

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

    /// What an instance has answered from is its host's address for sure.
    mutating func vouch(
        for address: IPAddress, of host: DomainName, at now: ContinuousClock.Instant, jitter: inout Jitter
    ) {
        let key = RecordKey(name: host, type: address.isIPv4 ? .a : .aaaa)
        guard let entry = sets[key]?.values.first(where: { $0.data.address == address }) else { return }
        let id = RecordID(key: key, data: entry.data)
        setVouched(id, true)
        revive(id, at: now, jitter: &jitter)
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

    private mutating func put(_ entry: CacheEntry, _ id: RecordID) {
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
            if old.address != nil { contested.insert(RecordID(key: key, data: old)) }
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

    var nextExpiry: ContinuousClock.Instant? { expiries.first?.order }
    var nextRefresh: ContinuousClock.Instant? {
        [refreshes.first?.order, vouchedRefreshes.first?.order].compactMap(\.self).min()
    }
}
