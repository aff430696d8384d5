/// The schedule of one question on one link: first after a short random delay, then after 1 s, 2 s, 4 s and so on up to
/// an hour, while its answer is wanted (RFC 6762, 5.2).
struct QuestionSchedule: Sendable {
    private static let longestInterval = Duration.seconds(3600)

    private(set) var next: ContinuousClock.Instant?
    private(set) var lastAsked: ContinuousClock.Instant?
    /// How often it was asked on schedule.
    private(set) var turns = 0
    private var interval = Duration.seconds(1)
    private var remaining: Int?

    /// `attempts` is nil for a question without an end.
    init(first: ContinuousClock.Instant, attempts: Int? = nil) {
        next = first
        remaining = attempts
    }

    func isDue(at now: ContinuousClock.Instant) -> Bool { next.map { $0 <= now } ?? false }

    mutating func asked(at now: ContinuousClock.Instant) {
        remaining = remaining.map { $0 - 1 }
        next = remaining == 0 ? nil : now + interval
        interval = min(interval * 2, Self.longestInterval)
        lastAsked = now
        turns += 1
    }

    /// Allows an additional question outside the schedule, but not twice in a second.
    mutating func mayRepeat(at now: ContinuousClock.Instant) -> Bool {
        if let lastAsked, now - lastAsked < .seconds(1) { return false }
        lastAsked = now
        return true
    }
}

/// The questions of one link for instances and hosts. Other hosts cause them, so their rate is limited
/// (`DiscoveryLimits`). The rest waits in the order in which they were due.
struct QuestionQueue: Sendable {
    private var schedules: [RecordKey: QuestionSchedule] = [:]
    private var due = IndexedHeap<RecordKey, ContinuousClock.Instant>()
    private var budget = PaceBudget(
        burst: DiscoveryLimits.questionBurst, perSecond: DiscoveryLimits.questionsPerSecond)
    /// The time until which due questions wait.
    private var heldUntil: ContinuousClock.Instant?
    /// How long waiting questions are held, so that several can be sent together.
    private static let pause = Duration.milliseconds(250)

    var count: Int { schedules.count }

    func contains(_ key: RecordKey) -> Bool { schedules[key] != nil }

    mutating func want(_ key: RecordKey, _ schedule: QuestionSchedule) {
        guard schedules[key] == nil else { return }
        put(key, schedule)
    }

    mutating func unwant(_ key: RecordKey) {
        schedules[key] = nil
        due.remove(key)
    }

    private mutating func put(_ key: RecordKey, _ schedule: QuestionSchedule) {
        schedules[key] = schedule
        if let next = schedule.next { due.set(key, next) } else { due.remove(key) }
    }

    /// The number of questions that may be asked now, including refreshes.
    mutating func room(at now: ContinuousClock.Instant) -> Int { max(budget.available(at: now), 0) }

    mutating func spend(_ count: Int) { budget.spend(count) }

    mutating func takeDue(_ most: Int, at now: ContinuousClock.Instant) -> [RecordKey] {
        var taken: [RecordKey] = []
        while taken.count < most, let key = due.popFirst(notAfter: now) {
            guard var schedule = schedules[key] else { continue }
            schedule.asked(at: now)
            put(key, schedule)
            taken.append(key)
        }
        let isHeld = due.first.map { $0.order <= now } ?? false
        heldUntil = isHeld ? now + Self.pause : nil
        return taken
    }

    /// The time until which due refreshes wait.
    private(set) var refreshesHeldUntil: ContinuousClock.Instant?

    mutating func holdRefreshes(_ isHeld: Bool, at now: ContinuousClock.Instant) {
        refreshesHeldUntil = isHeld ? now + Self.pause : nil
    }

    var next: ContinuousClock.Instant? {
        guard let first = due.first?.order else { return nil }
        return max(first, heldUntil ?? first)
    }
}

extension MulticastDNSQuerier.Link {
    /// Refreshes share the questions' budget and wait if it is spent.
    var refreshDeadline: ContinuousClock.Instant? {
        cache.nextRefresh.map { max($0, questions.refreshesHeldUntil ?? $0) }
    }

    /// Returns the questions to ask now: for browsed types, for records that expire soon, and others within the budget.
    mutating func takeDue(at now: ContinuousClock.Instant, jitter: inout Jitter) -> Set<RecordKey> {
        var due: Set<RecordKey> = []
        for (key, schedule) in typeQuestions where schedule.isDue(at: now) {
            typeQuestions[key]?.asked(at: now)
            due.insert(key)
        }
        // One question covers the pointers of all instances. A recent one did not list those that expire soon.
        let refreshes = cache.takeDueRefreshes(questions.room(at: now), at: now, jitter: &jitter)
            .filter { typeQuestions[$0]?.mayRepeat(at: now) ?? true }
        questions.spend(refreshes.count)
        questions.holdRefreshes(cache.nextRefresh.map { $0 <= now } ?? false, at: now)
        let others = questions.takeDue(questions.room(at: now), at: now)
        questions.spend(others.count)
        return due.union(refreshes).union(others)
    }
}

extension MulticastDNSQuerier.Link {
    func isMissing(_ type: RecordType, of host: DomainName) -> Bool {
        hosts[host] != nil && !cache.isDenied(type, for: host) && cache.newest(RecordKey(name: host, type: type)) == nil
    }
}

extension MulticastDNSQuerier {
    /// The largest number of known answers in a question. Other hosts repeat the remaining answers.
    private static let mostKnownAnswers = 256
    /// A host with an IPv6 address may not have announced its IPv4 address yet, so it is asked for a few times.
    private static let attemptsAfterIPv4 = 3

    /// Sends the due questions of a link in one message, with the known answers that have more than half of their
    /// lifetime left (RFC 6762, 7.1). Browsed types come first, then refreshes of known devices.
    mutating func ask(on interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        let keys = links[interface]?.takeDue(at: now, jitter: &jitter).sorted() ?? []
        guard !keys.isEmpty else { return }
        let isCrowded = links[interface]?.roster.isCrowded == true
        let known = keys.flatMap { key in
            // On a crowded link answers get lost. Every second question therefore lists all known answers, so that only
            // the missing hosts answer.
            let isForRest = isCrowded && links[interface]?.typeQuestions[key]?.turns.isMultiple(of: 2) == true
            return links[interface]?.cache.knownAnswers(to: key, all: isForRest, at: now) ?? []
        }
        for key in keys { askForKnownAnswers(to: key, on: interface) }
        let message = DNSMessage(
            questions: keys.map { DNSQuestion($0.name, $0.type) },
            knownAnswers: Array(known.prefix(Self.mostKnownAnswers)))
        for payload in message.packets() {
            outputs.append(
                .send(OutgoingDatagram(payload: payload, interface: interface, destination: .multicast)))
        }
    }

    /// Updates a link's questions for the missing records of an instance and its host.
    mutating func reschedule(_ instance: DomainName, on interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        // A link is never copied to a variable while it is changed, since that would copy all of it.
        guard let missing = links[interface]?.cache.missing(for: instance) else { return }
        for type in [RecordType.srv, .txt] {
            want(missing.contains(type) ? nil : 0, RecordKey(name: instance, type: type), on: interface, at: now)
        }
        for host in (links[interface]?.places[instance] ?? []).sorted() {
            reschedule(host: host, on: interface, at: now)
        }
    }

    mutating func reschedule(host: DomainName, on interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        let hasAny = links[interface]?.cache.addresses(of: host).isEmpty == false
        for type in [RecordType.a, .aaaa] {
            let key = RecordKey(name: host, type: type)
            let isMissing = links[interface]?.isMissing(type, of: host) ?? false
            let attempts = !isMissing ? 0 : !hasAny ? nil : type == .a ? Self.attemptsAfterIPv4 : 0
            want(attempts, key, on: interface, at: now)
        }
    }

    /// - Parameter attempts: nil to ask until it is answered; 0 to stop asking.
    private mutating func want(
        _ attempts: Int?, _ key: RecordKey, on interface: InterfaceIndex, at now: ContinuousClock.Instant
    ) {
        guard attempts != 0 else {
            links[interface]?.questions.unwant(key)
            return
        }
        guard links[interface]?.questions.contains(key) == false else { return }
        let first = now + jitter.milliseconds(20...120)
        links[interface]?.questions.want(key, QuestionSchedule(first: first, attempts: attempts))
    }

    mutating func rescheduleTypes(on interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        let wanted = Set(browses.values.map { RecordKey(name: $0.type.queryName, type: .ptr) })
        var questions = (links[interface]?.typeQuestions ?? [:]).filter { wanted.contains($0.key) }
        for key in wanted.sorted() where questions[key] == nil {
            questions[key] = QuestionSchedule(first: now + jitter.milliseconds(20...120))
        }
        links[interface]?.typeQuestions = questions
    }
}

extension RecordCache {
    /// The known answers among confirmed records. A forged pointer is identical to the owner's, so as a known answer it
    /// would keep the owner from answering with its real location.
    ///
    /// - Parameter all: whether to include unconfirmed records.
    func knownAnswers(to key: RecordKey, all: Bool, at now: ContinuousClock.Instant) -> [DNSRecord] {
        valid(key).compactMap { entry in
            let remaining = entry.remaining(at: now)
            guard all || entry.isVouched, remaining * 2 > entry.ttl else { return nil }
            return DNSRecord(key.name, entry.data, ttl: UInt32(clamping: remaining))
        }
    }

    func missing(for instance: DomainName) -> Set<RecordType> {
        var types: Set<RecordType> = []
        if newest(RecordKey(name: instance, type: .txt)) == nil { types.insert(.txt) }
        if location(of: instance) == nil { types.insert(.srv) }
        return types
    }

    /// Whether the host has reported with NSEC that it has no record of this type (RFC 6762, 6.1).
    func isDenied(_ type: RecordType, for name: DomainName) -> Bool {
        valid(RecordKey(name: name, type: .nsec)).contains { entry in
            if case .nsec(_, let types) = entry.data { !types.contains(type) } else { false }
        }
    }
}
