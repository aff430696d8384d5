import struct NIOCore.ByteBuffer

/// Limits this host's unicast answers each second, so that it can't be used to flood another host.
struct UnicastBudget: Sendable {
    private static let most = 50
    private var window: ContinuousClock.Instant?
    private var spent = 0

    mutating func spend(at now: ContinuousClock.Instant) -> Bool {
        if window.map({ now - $0 >= .seconds(1) }) ?? true {
            window = now
            spent = 0
        }
        spent += 1
        return spent <= Self.most
    }
}

/// Answers to queries (RFC 6762, 5.4, 6 and 7).
extension MulticastDNSResponder {
    private static let multicastGap = Duration.seconds(1)
    private static let defenceGap = Duration.milliseconds(250)
    private static let legacyLife: UInt32 = 10

    /// Handles a message that arrived on an interface: a query is answered, and a response is checked for conflicts.
    package mutating func handle(
        _ message: DNSMessage, from source: Endpoint, interface: InterfaceIndex, delivery: Delivery,
        at now: ContinuousClock.Instant
    ) {
        guard links[interface] != nil, message.isUsable else { return }
        if message.isResponse {
            guard source.port == multicastDNSPort else { return }
            // Our other answers are unique to us. No real host gives one in our place (RFC 6762, 7.4).
            let types = Set(registrations.values.compactMap(\.typePointer?.name))
            links[interface]?.pending.suppress(KnownAnswers(message.answers.filter { types.contains($0.name) }))
            checkConflicts(in: message, from: source, on: interface, at: now)
            checkGoodbyes(in: message, on: interface, at: now)
        } else if source.port != multicastDNSPort {
            answerLegacy(message, to: source, on: interface, at: now)
        } else {
            breakTie(with: message, on: interface, at: now)
            answer(message, from: source, on: interface, delivery: delivery, at: now)
        }
        for id in registrations.keys.sorted() { report(id) }
        flushPending(on: interface, at: now)
    }

    private mutating func answer(
        _ query: DNSMessage, from source: Endpoint, on interface: InterfaceIndex, delivery: Delivery,
        at now: ContinuousClock.Instant
    ) {
        let known = KnownAnswers(query.answers)
        links[interface]?.pending.suppress(known, for: source)
        let isProbe = !query.authorities.isEmpty
        var unicast: [DNSRecord] = []
        for (record, wantsUnicast) in answers(to: query.questions, on: interface) where !known.suppress(record) {
            if delivery == .unicast || wantsUnicast && wasMulticastLately(record, on: interface, at: now) {
                unicast.append(record)
            } else {
                let delay = delay(for: record, query: query)
                links[interface]?.pending.add(
                    record, due: now + delay, for: source, hasMore: query.isTruncated,
                    gap: isProbe ? Self.defenceGap : Self.multicastGap)
            }
        }
        guard !unicast.isEmpty, unicastBudget.spend(at: now) else { return }
        let message = DNSMessage(answers: unicast, additionals: additionals(to: unicast, on: interface))
        for payload in message.packets() { send(payload, to: source, on: interface) }
    }

    /// No delay for unique answers; 20 to 120 ms if other hosts may answer too; half a second if the querier has more
    /// known answers to send (RFC 6762, 6 and 7.2).
    private mutating func delay(for record: DNSRecord, query: DNSMessage) -> Duration {
        if query.isTruncated { return jitter.milliseconds(400...500) }
        return record.cacheFlush ? .zero : jitter.milliseconds(20...120)
    }

    private func wasMulticastLately(
        _ record: DNSRecord, on interface: InterfaceIndex, at now: ContinuousClock.Instant
    ) -> Bool {
        guard let last = links[interface]?.pending.lastMulticast(of: record) else { return false }
        return now - last < .seconds(Int(record.ttl / 4))
    }

    /// Answers a legacy resolver or a host that asks us directly: in one packet, with its id and questions, TTLs of at
    /// most ten seconds and no cache-flush bit (RFC 6762, 6.7).
    private mutating func answerLegacy(
        _ query: DNSMessage, to source: Endpoint, on interface: InterfaceIndex, at now: ContinuousClock.Instant
    ) {
        let questions = Array(query.questions.prefix(16))
        let found = answers(to: questions, on: interface).map(\.record)
        guard !found.isEmpty, source.port != 0, unicastBudget.spend(at: now) else { return }
        func plain(_ record: DNSRecord) -> DNSRecord {
            record.withoutCacheFlush.living(min(record.ttl, Self.legacyLife))
        }
        var message = DNSMessage(
            answers: found.map(plain), additionals: additionals(to: found, on: interface).map(plain))
        message.id = query.id
        message.questions = questions
        send(message.singlePacket(), to: source, on: interface)
    }

    mutating func flushPending(on interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        guard let due = links[interface]?.pending.takeDue(at: now), !due.isEmpty else { return }
        multicast(
            DNSMessage(answers: due, additionals: additionals(to: due, on: interface)), on: interface, at: now)
    }

    private mutating func send(_ payload: ByteBuffer, to endpoint: Endpoint, on interface: InterfaceIndex) {
        outputs.append(
            .send(OutgoingDatagram(payload: payload, interface: interface, destination: .unicast(endpoint))))
    }

    // MARK: Records

    private func announced(on interface: InterfaceIndex) -> [Registration] {
        registrations.sorted { $0.key < $1.key }.map(\.value).filter { $0.links[interface]?.phase.answers ?? false }
    }

    /// Returns the records that answer the questions, each once, and whether all its questions want it by unicast. For
    /// a name of ours without the type, it returns the record that says so. Our records are collected only once.
    private func answers(
        to questions: [DNSQuestion], on interface: InterfaceIndex
    ) -> [(record: DNSRecord, wantsUnicast: Bool)] {
        let addresses = addresses(on: interface)
        var found: [(record: DNSRecord, wantsUnicast: Bool)] = []
        var places: [RecordIdentity: Int] = [:]
        func add(_ record: DNSRecord, for question: DNSQuestion) {
            if let place = places[RecordIdentity(record)] {
                found[place].wantsUnicast = found[place].wantsUnicast && question.wantsUnicast
            } else {
                places[RecordIdentity(record)] = found.count
                found.append((record, question.wantsUnicast))
            }
        }
        let own = announced(on: interface).map { registration in
            let records = Dictionary(grouping: registration.announcement(addresses), by: \.name)
            let denials = [registration.instanceName, registration.hostName].compactMap { name in
                registration.denial(for: name, addresses)
            }
            return (records: records, denials: Dictionary(denials.map { ($0.name, $0) }) { first, _ in first })
        }
        for question in questions.prefix(DiscoveryLimits.mostQuestions) {
            for (records, denials) in own {
                let matching = records[question.name, default: []].filter(question.asks)
                for record in matching { add(record, for: question) }
                guard matching.isEmpty, question.recordClass == .internet || question.recordClass == .any,
                    let denial = denials[question.name]
                else { continue }
                add(denial, for: question)
            }
        }
        return found
    }

    /// Returns the records that the querier will need next (RFC 6763, 12): SRV and TXT for a pointer, the addresses for
    /// an SRV, and the NSEC record with the types of the host.
    private func additionals(to answers: [DNSRecord], on interface: InterfaceIndex) -> [DNSRecord] {
        let addresses = addresses(on: interface)
        var extra: [DNSRecord] = []
        func add(_ records: [DNSRecord]) {
            extra += records.filter { !answers.contains($0) && !extra.contains($0) }
        }
        for registration in announced(on: interface) {
            for answer in answers {
                if answer.data == .ptr(registration.instanceName) { add(registration.instanceRecords) }
            }
            let touchesHost = (answers + extra).contains { record in
                if case .srv(let location) = record.data { return location.target == registration.hostName }
                return record.name == registration.hostName
            }
            guard touchesHost else { continue }
            add(registration.hostRecords(addresses))
            add([registration.denial(for: registration.hostName, addresses)].compactMap(\.self))
        }
        return extra
    }
}
