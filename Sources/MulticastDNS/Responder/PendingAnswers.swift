/// Answers of one link that wait for their moment, and when each of our records was last multicast there.
struct PendingAnswers: Sendable {
    struct Answer: Sendable {
        let record: DNSRecord
        var due: ContinuousClock.Instant
        /// Those who asked and said that there is more to come: each may still say that it knows the answer
        /// (RFC 6762, 7.2).
        var askers: Set<Endpoint> = []
        /// More asked than are remembered, or one that has said all: it is sent whoever seems to know it.
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

    /// Puts an answer in line. `gap` is the time that has to lie between two multicasts of the record: a second, or a
    /// quarter of one when a name is defended against a probe (RFC 6762, 6).
    ///
    /// - Parameter hasMore: who asks has more known answers to send.
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

    /// An asker sent more of what it knows: what it alone waited for is not sent.
    mutating func suppress(_ known: KnownAnswers, for asker: Endpoint) {
        for index in answers.indices where known.suppress(answers[index].record) {
            answers[index].askers.remove(asker)
        }
        answers.removeAll { $0.askers.isEmpty && !$0.isCertain }
    }

    /// Another host gave the very answer (RFC 6762, 7.4).
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

/// What makes two records the same, whatever their lives and the cache-flush bit.
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

/// The records of one message by what they are: each of ours is looked up in it, however many it has.
struct KnownAnswers: Sendable {
    private var lives: [RecordIdentity: UInt32] = [:]

    init(_ records: [DNSRecord]) {
        for record in records {
            let identity = RecordIdentity(record)
            lives[identity] = max(lives[identity] ?? 0, record.ttl)
        }
    }

    func life(of record: DNSRecord) -> UInt32? { lives[RecordIdentity(record)] }

    /// Known to the asker for at least half its life still (RFC 6762, 7.1).
    func suppress(_ record: DNSRecord) -> Bool { life(of: record).map { $0 >= record.ttl / 2 } ?? false }
}
