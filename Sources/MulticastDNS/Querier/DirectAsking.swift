import struct NIOCore.ByteBuffer

/// Asks instances directly whether they are there, on a crowded link and if hosts disagree on a location.
extension MulticastDNSQuerier {
    /// Sends the direct questions that are due, and handles those without an answer.
    mutating func askDirectly(on interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        while let question = links[interface]?.direct.takeOverdue(at: now) {
            var wanted = question.wanted
            wanted.attempt += 1
            if wanted.attempt <= DiscoveryLimits.directAttempts {
                want(wanted, on: interface)
            } else {
                ignored(wanted, on: interface, at: now)
            }
        }
        var isHeld = false
        while links[interface]?.hasDirectQuestions == true {
            isHeld = links[interface]?.direct.mayAsk(at: now) != true
            if isHeld { break }
            if let question = nextDirectQuestion(on: interface) { put(question, on: interface, at: now) }
        }
        links[interface]?.direct.hold(isHeld, at: now)
    }

    private mutating func nextDirectQuestion(on interface: InterfaceIndex) -> DirectQuestions.Wanted? {
        if let wanted = links[interface]?.takeWantedInTurn() { return wanted }
        guard let name = links[interface]?.roster.takeUnasked(),
            let location = links[interface]?.cache.location(of: name)
        else { return nil }
        return .init(instance: name, location: location, cause: nil)
    }

    private mutating func put(
        _ question: DirectQuestions.Wanted, on interface: InterfaceIndex, at now: ContinuousClock.Instant
    ) {
        let places = links[interface]?.askable(question) ?? []
        // An instance whose addresses are outside the link can't be asked this way.
        guard !places.isEmpty else { return ignored(question, on: interface, at: now) }
        let endpoint = Endpoint(places[(question.attempt - 1) % places.count], port: multicastDNSPort)
        let asked = DirectQuestions.Asked(wanted: question, endpoint: endpoint, addresses: places)
        guard let id = links[interface]?.direct.put(asked, at: now, jitter: &jitter) else { return }
        var message = DNSMessage(questions: [RecordType.srv, .txt].map { DNSQuestion(question.instance, $0) })
        message.id = id
        outputs.append(
            .send(
                OutgoingDatagram(
                    payload: message.singlePacket(), interface: interface, destination: .direct(endpoint))))
    }

    /// Handles an answer to a direct question.
    package mutating func handleDirect(
        _ message: DNSMessage, from source: Endpoint, at now: ContinuousClock.Instant
    ) {
        guard message.isResponse, message.isUsable else { return }
        for interface in links.keys.sorted() {
            guard let question = links[interface]?.direct.answered(message.id, from: source) else { continue }
            take(message, to: question, from: source.address, on: interface, at: now)
            return askDirectly(on: interface, at: now)
        }
    }

    private mutating func take(
        _ answer: DNSMessage, to question: DirectQuestions.Asked, from source: IPAddress,
        on interface: InterfaceIndex, at now: ContinuousClock.Instant
    ) {
        let (instance, location) = (question.wanted.instance, question.wanted.location)
        let said = answer.records.filter { $0.ttl > 0 && $0.name == instance }
        guard said.contains(where: { $0.data == .srv(location) }) else {
            return ignored(question.wanted, on: interface, at: now)
        }
        let text = said.first { $0.type == .txt && $0.isWorthKeeping }
        if let text { links[interface]?.cache.hear(text, from: source, at: now, jitter: &jitter) }
        let hasMoved = links[interface]?.cache.follow(
            instance, at: location, to: source, from: Array(question.addresses.prefix(question.wanted.attempt - 1)),
            at: now, jitter: &jitter)
        let addresses = Set(
            answer.records.filter { $0.ttl > 0 && $0.name == location.target }.compactMap(\.data.address))
        // The source address counts even if the answer does not contain it.
        let isSaid = addresses.contains { $0.isIPv4 == source.isIPv4 }
        links[interface]?.cache.vouch(
            for: isSaid ? addresses : addresses.union([source]), of: location.target, areAll: true, at: now,
            jitter: &jitter)
        proved(instance, at: location, text?.data, on: interface, at: now)
        guard hasMoved == true else { return }
        settle(links[interface]?.hosts[location.target] ?? [], on: interface, at: now)
    }

    /// Handles a device at one of these addresses and this port that has proved that it is this instance.
    package mutating func confirm(
        _ instance: DomainName, at addresses: Set<IPAddress>, port: UInt16, at now: ContinuousClock.Instant
    ) {
        for interface in links.keys.sorted() {
            let places = links[interface]?.locations(of: instance, at: addresses, port: port) ?? []
            for place in places {
                links[interface]?.cache.vouch(
                    for: addresses, of: place.target, areAll: false, at: now, jitter: &jitter)
                proved(instance, at: place, nil, on: interface, at: now)
            }
        }
    }

    /// - Parameter text: the text in the host's direct answer; nil for the text that it sent before.
    private mutating func proved(
        _ instance: DomainName, at location: ServiceLocation, _ text: RecordData?, on interface: InterfaceIndex,
        at now: ContinuousClock.Instant
    ) {
        let before = links[interface]?.cache.location(of: instance)
        links[interface]?.cache.vouch(for: instance, at: location, text, at: now, jitter: &jitter)
        for browse in browses.values where browse.type.holds(instance: instance) {
            links[interface]?.cache.vouch(forPointerTo: instance, of: browse.type, at: now, jitter: &jitter)
        }
        if before != location {
            // Unconfirmed changes may have used up the pace; a confirmed location is reported anyway.
            for id in browses.keys.sorted() { browses[id]?.held.remove(instance) }
        }
        if links[interface]?.cache.location(of: instance) == location { links[interface]?.roster.answered(instance) }
        settle([instance], on: interface, at: now)
    }

    /// Handles a missing or wrong answer. The instance is removed in ten seconds unless its host is heard by multicast.
    private mutating func ignored(
        _ question: DirectQuestions.Wanted, on interface: InterfaceIndex, at now: ContinuousClock.Instant
    ) {
        let instance = question.instance
        guard !question.isCasual, let present = links[interface]?.cache.location(of: instance) else { return }
        // Its location has changed meanwhile.
        guard present == question.location else {
            if links[interface]?.roster.standing(of: instance) == .answered { return }
            return want(.init(instance: instance, location: present, cause: question.cause), on: interface)
        }
        links[interface]?.roster.ignored(instance)
        for browse in browses.values where browse.type.holds(instance: instance) {
            let pointer = RecordCache.RecordID(
                key: RecordKey(name: browse.type.queryName, type: .ptr), data: .ptr(instance))
            links[interface]?.cache.setVouched(pointer, false)
            links[interface]?.cache.doubt(pointer, at: now, jitter: &jitter)
        }
        settle([instance], on: interface, at: now)
    }

    /// Asks all instances on a host whose address another host claims, first at the earlier address.
    mutating func askAll(on host: DomainName, because cause: IPAddress, on interface: InterfaceIndex) {
        for instance in (links[interface]?.hosts[host] ?? []).sorted() {
            guard let place = links[interface]?.cache.location(of: instance), place.target == host else { continue }
            want(.init(instance: instance, location: place, cause: cause), on: interface)
        }
    }

    /// Asks an instance at each location that hosts announce for it.
    mutating func askAll(about instance: DomainName, because cause: IPAddress, on interface: InterfaceIndex) {
        for location in links[interface]?.cache.locations(of: instance, withReplaced: true) ?? [] {
            want(.init(instance: instance, location: location, cause: cause), on: interface)
        }
    }

    /// Asks about records that were ended or doubted, since the source address may have been forged.
    mutating func askAboutContested(by cause: IPAddress, on interface: InterfaceIndex) {
        for id in links[interface]?.cache.takeContested() ?? [] {
            switch id.data {
            case .ptr(let target): want(target, because: cause, on: interface)
            case .srv, .txt: want(id.key.name, because: cause, on: interface)
            default: askAll(on: id.key.name, because: cause, on: interface)
            }
        }
    }

    /// Only pointers to instances that have answered are sent as known answers, so the others are asked. On a crowded
    /// link all are asked anyway.
    mutating func askForKnownAnswers(to key: RecordKey, on interface: InterfaceIndex) {
        guard key.type == .ptr, links[interface]?.roster.isCrowded == false else { return }
        for entry in links[interface]?.cache.valid(key) ?? [] where !entry.isVouched {
            guard case .ptr(let instance) = entry.data, let place = links[interface]?.cache.location(of: instance)
            else { continue }
            want(.init(instance: instance, location: place, cause: nil, isCasual: true), on: interface)
        }
    }

    mutating func want(_ instance: DomainName, because cause: IPAddress, on interface: InterfaceIndex) {
        guard let place = links[interface]?.cache.location(of: instance) else { return }
        want(.init(instance: instance, location: place, cause: cause), on: interface)
    }

    private mutating func want(_ question: DirectQuestions.Wanted, on interface: InterfaceIndex) {
        let hasAnswered = links[interface]?.roster.standing(of: question.instance) == .answered
        links[interface]?.direct.want(question, isFirst: hasAnswered)
    }
}

extension MulticastDNSQuerier.Link {
    var hasDirectQuestions: Bool { roster.hasUnasked || direct.hasWanted }

    /// Returns the next question. Instances that have answered before come first. Then disputes and the roster's
    /// instances alternate, so that a source of many disputes does not delay the others.
    fileprivate mutating func takeWantedInTurn() -> DirectQuestions.Wanted? {
        if direct.hasFirst { return direct.takeWanted() }
        wasWantedsTurn.toggle()
        return wasWantedsTurn || !roster.hasUnasked ? direct.takeWanted() : nil
    }

    fileprivate func locations(
        of instance: DomainName, at addresses: Set<IPAddress>, port: UInt16
    ) -> [ServiceLocation] {
        cache.locations(of: instance).filter { location in
            location.port == port && cache.addresses(of: location.target).contains(where: addresses.contains)
        }
    }

    /// The addresses on the link to which the question can be sent: first those that were replaced within the last
    /// second, then confirmed ones and those of the location's own host.
    func askable(_ question: DirectQuestions.Wanted) -> [IPAddress] {
        let present = cache.addresses(of: question.instance, at: question.location)
            .sorted { $0.isOthers == $1.isOthers ? $0.address < $1.address : $1.isOthers }
        return (cache.replacedAddresses(of: question.location.target) + present.map(\.address))
            .filter { neighbours?.contains($0) ?? true }
    }
}
