/// When to put one question on one link: first after a short random delay, then after 1 s, 2 s, 4 s and so on up to an
/// hour, for as long as somebody wants the answer (RFC 6762, 5.2).
struct QuestionSchedule: Sendable {
    private static let longestInterval = Duration.seconds(3600)

    private(set) var next: ContinuousClock.Instant?
    private(set) var lastAsked: ContinuousClock.Instant?
    /// How often it has had its turn.
    private(set) var turns = 0
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
        lastAsked = now
        turns += 1
    }

    /// It was asked for another reason; what comes next stays as it is. Says whether it may be: not twice in a second.
    mutating func mayRepeat(at now: ContinuousClock.Instant) -> Bool {
        if let lastAsked, now - lastAsked < .seconds(1) { return false }
        lastAsked = now
        return true
    }
}

/// The questions of one link after instances and hosts: what others make us ask, so only so many a second leave
/// (`DiscoveryLimits`). The rest waits for its turn, in the order in which they were due.
struct QuestionQueue: Sendable {
    private var schedules: [RecordKey: QuestionSchedule] = [:]
    private var due = IndexedHeap<RecordKey, ContinuousClock.Instant>()
    private var budget = PaceBudget(
        burst: DiscoveryLimits.questionBurst, perSecond: DiscoveryLimits.questionsPerSecond)
    /// What is due waits until then.
    private var heldUntil: ContinuousClock.Instant?
    /// How long what waits goes on waiting: long enough for some of them to go together.
    private static let pause = Duration.milliseconds(250)

    var count: Int { schedules.count }

    func contains(_ key: RecordKey) -> Bool { schedules[key] != nil }

    /// Nothing where it is asked already.
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

    /// How many questions there may be now, these and those that are asked beside them.
    mutating func room(at now: ContinuousClock.Instant) -> Int { max(budget.available(at: now), 0) }

    mutating func spend(_ count: Int) { budget.spend(count) }

    /// Those to ask now, at most `most`.
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

    /// Known records that are to be asked for again wait likewise.
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
    /// Refreshes share the room that questions have, and wait where there is none.
    var refreshDeadline: ContinuousClock.Instant? {
        cache.nextRefresh.map { max($0, questions.refreshesHeldUntil ?? $0) }
    }

    /// What to ask for now: what is browsed for, known records whose life ends, and of the rest what has room.
    mutating func takeDue(at now: ContinuousClock.Instant, jitter: inout Jitter) -> Set<RecordKey> {
        var due: Set<RecordKey> = []
        for (key, schedule) in typeQuestions where schedule.isDue(at: now) {
            typeQuestions[key]?.asked(at: now)
            due.insert(key)
        }
        // All instances' pointers are asked for by one question with all known answers: the one of a moment ago had
        // those that are old left out as well.
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
    /// Most known answers that a question carries; beyond them the answers are simply repeated.
    private static let mostKnownAnswers = 256
    /// A host with IPv6 alone may just not have said its IPv4 address; asked a few times, then left.
    private static let attemptsAfterIPv4 = 3

    /// Puts the questions of a link that are due, all in one message, with the answers that are known for longer than
    /// half their life still (RFC 6762, 7.1). What is browsed for comes first, then what keeps known devices known.
    mutating func ask(on interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        let keys = links[interface]?.takeDue(at: now, jitter: &jitter).sorted() ?? []
        guard !keys.isEmpty else { return }
        let isCrowded = links[interface]?.roster.isCrowded == true
        let known = keys.flatMap { key in
            // A crowd's answers do not all come through at once: each second question is for the rest.
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

    /// Makes a link's questions after an instance and its host match what is missing to resolve it.
    mutating func reschedule(_ instance: DomainName, on interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        // A link is never held in a variable while it is changed: it would be copied whole.
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

    /// - Parameter attempts: Nil: until it is answered; 0: not, or no more.
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

    /// Makes a link's questions after types match what is browsed.
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
    /// Of those that are vouched for. A pointer that was forged is the same record as its owner's: the owner would keep
    /// silent, and never say where it really is.
    ///
    /// - Parameter all: the others as well.
    func knownAnswers(to key: RecordKey, all: Bool, at now: ContinuousClock.Instant) -> [DNSRecord] {
        valid(key).compactMap { entry in
            let remaining = entry.remaining(at: now)
            guard all || entry.isVouched, remaining * 2 > entry.ttl else { return nil }
            return DNSRecord(key.name, entry.data, ttl: UInt32(clamping: remaining))
        }
    }

    /// What of the instance itself has to be asked before it is resolved.
    func missing(for instance: DomainName) -> Set<RecordType> {
        var types: Set<RecordType> = []
        if newest(RecordKey(name: instance, type: .txt)) == nil { types.insert(.txt) }
        if location(of: instance) == nil { types.insert(.srv) }
        return types
    }

    /// Whether the host says, with NSEC, that it has no record of the type (RFC 6762, 6.1).
    func isDenied(_ type: RecordType, for name: DomainName) -> Bool {
        valid(RecordKey(name: name, type: .nsec)).contains { entry in
            if case .nsec(_, let types) = entry.data { !types.contains(type) } else { false }
        }
    }
}
