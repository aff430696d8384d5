/// The answers that wait on one link, and the times of our records' last multicasts there.
struct PendingAnswers: Sendable {
    struct Answer: Sendable {
        let record: DNSRecord
        var due: ContinuousClock.Instant
        /// The queriers that announced more known answers, which may contain this one (RFC 6762, 7.2).
        var askers: Set<Endpoint> = []
        /// Whether the answer is always sent, because a querier has no more known answers, or because there are too
        /// many queriers to remember.
        var isCertain = false

        mutating func add(_ asker: Endpoint, hasMore: Bool) {
            guard hasMore, askers.count < DiscoveryLimits.mostAskers || askers.contains(asker) else {
                isCertain = true
                return
            }
            askers.insert(asker)
        }
    }

    private(set) var answers: [Answer] = []
    private var lastSent: [RecordIdentity: ContinuousClock.Instant] = [:]

    var nextDeadline: ContinuousClock.Instant? { answers.map(\.due).min() }

    func lastMulticast(of record: DNSRecord) -> ContinuousClock.Instant? {
        lastSent[RecordIdentity(record)]
    }

    /// Adds an answer. `gap` is the least time between two multicasts of the record: one second, or a quarter of a
    /// second for the defense against a probe (RFC 6762, 6).
    ///
    /// - Parameter hasMore: whether the querier has more known answers to send.
    mutating func add(
        _ record: DNSRecord, due: ContinuousClock.Instant, for asker: Endpoint, hasMore: Bool, gap: Duration
    ) {
        let due = max(due, lastMulticast(of: record).map { $0 + gap } ?? due)
        if let index = answers.firstIndex(where: { $0.record.isSame(as: record) }) {
            answers[index].due = min(answers[index].due, due)
            answers[index].add(asker, hasMore: hasMore)
        } else {
            var answer = Answer(record: record, due: due)
            answer.add(asker, hasMore: hasMore)
            answers.append(answer)
        }
    }

    /// Handles further known answers of a querier. An answer that only this querier waits for is dropped.
    mutating func suppress(_ known: KnownAnswers, for asker: Endpoint) {
        for index in answers.indices where known.suppress(answers[index].record) {
            answers[index].askers.remove(asker)
        }
        answers.removeAll { $0.askers.isEmpty && !$0.isCertain }
    }

    /// Handles the same answer from another host (RFC 6762, 7.4).
    mutating func suppress(_ given: KnownAnswers) {
        answers.removeAll { given.life(of: $0.record).map { [record = $0.record] in $0 >= record.ttl } ?? false }
    }

    mutating func removeAll(where isGone: (DNSRecord) -> Bool) { answers.removeAll { isGone($0.record) } }

    mutating func takeDue(at now: ContinuousClock.Instant) -> [DNSRecord] {
        let due = answers.filter { $0.due <= now }.map(\.record)
        answers.removeAll { $0.due <= now }
        return due
    }

    mutating func sent(_ records: [DNSRecord], at now: ContinuousClock.Instant) {
        lastSent = lastSent.filter { now - $0.value < .seconds(Int(Registration.otherLife)) }
        for record in records { lastSent[RecordIdentity(record)] = now }
    }
}

/// The identity of a record, without its TTL and cache-flush bit.
struct RecordIdentity: Hashable, Sendable {
    let name: DomainName
    let recordClass: RecordClass
    let data: RecordData

    init(_ record: DNSRecord) {
        name = record.name
        recordClass = record.recordClass
        data = record.data
    }
}

/// The records of one message by identity, so that each of our records is found quickly.
struct KnownAnswers: Sendable {
    private var lives: [RecordIdentity: UInt32] = [:]

    init(_ records: [DNSRecord]) {
        for record in records {
            let identity = RecordIdentity(record)
            lives[identity] = max(lives[identity] ?? 0, record.ttl)
        }
    }

    func life(of record: DNSRecord) -> UInt32? { lives[RecordIdentity(record)] }

    /// Whether the querier knows the record for at least half its lifetime (RFC 6762, 7.1).
    func suppress(_ record: DNSRecord) -> Bool { life(of: record).map { $0 >= record.ttl / 2 } ?? false }
}
