/// When to put one question on one link: first after a short random delay, then after 1 s, 2 s, 4 s and so on up to an
/// hour, for as long as somebody wants the answer (RFC 6762, 5.2).
struct QuestionSchedule: Sendable {
    private static let longestInterval = Duration.seconds(3600)

    private(set) var next: ContinuousClock.Instant?
    private var interval = Duration.seconds(1)
    private var remaining: Int?

    /// `attempts` is nil for a question that never ends.
    init(first: ContinuousClock.Instant, attempts: Int? = nil) {
        next = first
        remaining = attempts
    }

    func isDue(at now: ContinuousClock.Instant) -> Bool { next.map { $0 <= now } ?? false }

    mutating func asked(at now: ContinuousClock.Instant) {
        remaining = remaining.map { $0 - 1 }
        next = remaining == 0 ? nil : now + interval
        interval = min(interval * 2, Self.longestInterval)
    }
}

extension MulticastDNSQuerier {
    /// Most known answers that a question carries; beyond them the answers are simply repeated.
    private static let mostKnownAnswers = 256

    /// Puts the questions of a link that are due, all in one message, with the answers that are known for longer than
    /// half their life still (RFC 6762, 7.1).
    mutating func ask(on interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        guard var link = links[interface] else { return }
        let scheduled = link.questions.filter { $0.value.isDue(at: now) }.keys
        for key in scheduled { link.questions[key]?.asked(at: now) }
        let due = Set(scheduled).union(link.cache.takeDueRefreshes(at: now, jitter: &jitter)).sorted()
        links[interface] = link
        guard !due.isEmpty else { return }
        let message = DNSMessage(
            questions: due.map { DNSQuestion($0.name, $0.type) },
            knownAnswers: Array(due.flatMap { link.cache.knownAnswers(to: $0, at: now) }.prefix(Self.mostKnownAnswers)))
        for payload in message.packets() {
            outputs.append(
                .send(OutgoingDatagram(payload: payload, interface: interface, destination: .multicast)))
        }
    }

    /// Makes the questions of a link match what is browsed and what is missing to resolve it.
    mutating func reschedule(on interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        guard var link = links[interface] else { return }
        let wanted = neededAnswers(on: link)
        link.questions = link.questions.filter { wanted[$0.key] != nil }
        for key in wanted.keys.sorted() where link.questions[key] == nil {
            link.questions[key] = QuestionSchedule(
                first: now + jitter.milliseconds(20...120), attempts: wanted[key]?.attempts)
        }
        links[interface] = link
    }

    struct Need {
        var attempts: Int?
    }

    private func neededAnswers(on link: Link) -> [RecordKey: Need] {
        var wanted: [RecordKey: Need] = [:]
        for browse in browses.values {
            wanted[RecordKey(name: browse.type.queryName, type: .ptr)] = Need()
            for instance in link.cache.instances(of: browse.type) {
                for key in link.cache.missing(for: instance) { wanted[key] = Need() }
                guard let host = link.cache.location(of: instance)?.target else { continue }
                // A host with IPv6 alone may just not have said its IPv4 address; asked a few times, then left.
                if let key = link.cache.missingIPv4(of: host), wanted[key] == nil { wanted[key] = Need(attempts: 3) }
            }
        }
        return wanted
    }
}

extension RecordCache {
    func knownAnswers(to key: RecordKey, at now: ContinuousClock.Instant) -> [DNSRecord] {
        valid(key).compactMap { entry in
            let remaining = entry.remaining(at: now)
            guard remaining * 2 > entry.ttl else { return nil }
            return DNSRecord(key.name, entry.data, ttl: UInt32(clamping: remaining))
        }
    }

    /// What has to be asked before the instance is resolved.
    func missing(for instance: DomainName) -> [RecordKey] {
        var keys: [RecordKey] = []
        if valid(RecordKey(name: instance, type: .txt)).isEmpty { keys.append(RecordKey(name: instance, type: .txt)) }
        guard let location = location(of: instance) else { return keys + [RecordKey(name: instance, type: .srv)] }
        guard addresses(of: location.target).isEmpty else { return keys }
        return keys
            + [RecordType.a, .aaaa].filter { !isDenied($0, for: location.target) }
            .map { RecordKey(name: location.target, type: $0) }
    }

    func missingIPv4(of host: DomainName) -> RecordKey? {
        let key = RecordKey(name: host, type: .a)
        return valid(key).isEmpty && !isDenied(.a, for: host) ? key : nil
    }

    /// Whether the host says, with NSEC, that it has no record of the type (RFC 6762, 6.1).
    private func isDenied(_ type: RecordType, for name: DomainName) -> Bool {
        valid(RecordKey(name: name, type: .nsec)).contains { entry in
            if case .nsec(_, let types) = entry.data { !types.contains(type) } else { false }
        }
    }
}
