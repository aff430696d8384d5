/// Answers of one link that wait for their moment, and when each of our records was last multicast there.
struct PendingAnswers: Sendable {
    struct Answer: Sendable {
        let record: DNSRecord
        var due: ContinuousClock.Instant
        /// Those who asked: each may still say that it knows the answer (RFC 6762, 7.2).
        var askers: Set<Endpoint>
    }

    private(set) var answers: [Answer] = []
    private var lastSent: [RecordIdentity: ContinuousClock.Instant] = [:]

    private struct RecordIdentity: Hashable {
        let name: DomainName
        let data: RecordData
    }

    var nextDeadline: ContinuousClock.Instant? { answers.map(\.due).min() }

    func lastMulticast(of record: DNSRecord) -> ContinuousClock.Instant? {
        lastSent[RecordIdentity(name: record.name, data: record.data)]
    }

    /// Puts an answer in line. `gap` is the time that has to lie between two multicasts of the record: a second, or a
    /// quarter of one when a name is defended against a probe (RFC 6762, 6).
    mutating func add(_ record: DNSRecord, due: ContinuousClock.Instant, for asker: Endpoint, gap: Duration) {
        let due = max(due, lastMulticast(of: record).map { $0 + gap } ?? due)
        if let index = answers.firstIndex(where: { $0.record.isSame(as: record) }) {
            answers[index].due = min(answers[index].due, due)
            answers[index].askers.insert(asker)
        } else {
            answers.append(Answer(record: record, due: due, askers: [asker]))
        }
    }

    /// An asker sent more of what it knows: what it alone waited for is not sent.
    mutating func suppress(_ known: [DNSRecord], for asker: Endpoint) {
        for index in answers.indices where answers[index].record.isSuppressed(by: known) {
            answers[index].askers.remove(asker)
        }
        answers.removeAll { $0.askers.isEmpty }
    }

    /// Another host gave the very answer (RFC 6762, 7.4).
    mutating func suppress(_ given: [DNSRecord]) {
        answers.removeAll { answer in
            given.contains { $0.isSame(as: answer.record) && $0.ttl >= answer.record.ttl }
        }
    }

    mutating func removeAll(where isGone: (DNSRecord) -> Bool) { answers.removeAll { isGone($0.record) } }

    mutating func takeDue(at now: ContinuousClock.Instant) -> [DNSRecord] {
        let due = answers.filter { $0.due <= now }.map(\.record)
        answers.removeAll { $0.due <= now }
        return due
    }

    mutating func sent(_ records: [DNSRecord], at now: ContinuousClock.Instant) {
        lastSent = lastSent.filter { now - $0.value < .seconds(Int(Registration.otherLife)) }
        for record in records { lastSent[RecordIdentity(name: record.name, data: record.data)] = now }
    }
}

extension DNSRecord {
    /// Known to the asker for at least half its life still (RFC 6762, 7.1).
    func isSuppressed(by known: [DNSRecord]) -> Bool {
        known.contains { $0.isSame(as: self) && $0.ttl >= ttl / 2 }
    }
}
