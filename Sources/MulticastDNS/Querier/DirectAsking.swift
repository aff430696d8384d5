import struct NIOCore.ByteBuffer

/// Instances are asked directly whether they are there, on a crowded link and where hosts disagree on where one is.
extension MulticastDNSQuerier {
    /// Puts the questions that have their turn, and sees which were put in vain.
    mutating func askDirectly(on interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        while let question = links[interface]?.direct.takeOverdue(at: now) {
            guard question.attempt >= DiscoveryLimits.directAttempts else {
                links[interface]?.direct.want(
                    .init(instance: question.instance, location: question.location, attempt: question.attempt + 1))
                continue
            }
            ignored(question.instance, at: question.location, on: interface, at: now)
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
        return .init(instance: name, location: location)
    }

    private mutating func put(
        _ question: DirectQuestions.Wanted, on interface: InterfaceIndex, at now: ContinuousClock.Instant
    ) {
        let places = links[interface]?.askable(question) ?? []
        // One that is told to be elsewhere than on the link is reached by routes, and can't be asked so.
        guard !places.isEmpty else { return ignored(question.instance, at: question.location, on: interface, at: now) }
        let endpoint = Endpoint(places[(question.attempt - 1) % places.count], port: multicastDNSPort)
        let asked = DirectQuestions.Asked(
            instance: question.instance, location: question.location, endpoint: endpoint, addresses: places,
            attempt: question.attempt)
        guard let id = links[interface]?.direct.put(asked, at: now, jitter: &jitter) else { return }
        var message = DNSMessage(questions: [RecordType.srv, .txt].map { DNSQuestion(question.instance, $0) })
        message.id = id
        outputs.append(
            .send(
                OutgoingDatagram(
                    payload: message.singlePacket(), interface: interface, destination: .direct(endpoint))))
    }

    /// An answer to a question that was put directly.
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
        let said = answer.records.filter { $0.ttl > 0 && $0.name == question.instance }
        guard said.contains(where: { $0.data == .srv(question.location) }) else {
            return ignored(question.instance, at: question.location, on: interface, at: now)
        }
        let text = said.first { $0.type == .txt && $0.isWorthKeeping }
        if let text { links[interface]?.cache.hear(text, from: source, at: now, jitter: &jitter) }
        let hasMoved = links[interface]?.cache.follow(
            question.instance, at: question.location, to: source,
            from: Array(question.addresses.prefix(question.attempt - 1)), at: now, jitter: &jitter)
        proved(question.instance, at: question.location, text?.data, on: interface, at: now)
        guard hasMoved == true else { return }
        settle(links[interface]?.hosts[question.location.target] ?? [], on: interface, at: now)
    }

    /// A device that was connected to at one of these addresses and this port has proved that it is this instance.
    package mutating func confirm(
        _ instance: DomainName, at addresses: Set<IPAddress>, port: UInt16, at now: ContinuousClock.Instant
    ) {
        for interface in links.keys.sorted() {
            let places = links[interface]?.locations(of: instance, at: addresses, port: port) ?? []
            for place in places { proved(instance, at: place, nil, on: interface, at: now) }
        }
    }

    /// - Parameter text: what its host said with it; nil: what it has said before counts.
    private mutating func proved(
        _ instance: DomainName, at location: ServiceLocation, _ text: RecordData?, on interface: InterfaceIndex,
        at now: ContinuousClock.Instant
    ) {
        let before = links[interface]?.cache.location(of: instance)
        links[interface]?.cache.vouch(for: instance, at: location, text, at: now, jitter: &jitter)
        if before != location {
            // What was only said may have used up the pace of its changes. That it was proved does not wait for that.
            for id in browses.keys.sorted() { browses[id]?.held.remove(instance) }
        }
        if links[interface]?.cache.location(of: instance) == location { links[interface]?.roster.answered(instance) }
        settle([instance], on: interface, at: now)
    }

    /// Nobody answered, or not as the instance. It goes in ten seconds unless its host is heard by multicast.
    private mutating func ignored(
        _ instance: DomainName, at location: ServiceLocation, on interface: InterfaceIndex,
        at now: ContinuousClock.Instant
    ) {
        guard let present = links[interface]?.cache.location(of: instance) else { return }
        // It is said to be elsewhere by now.
        guard present == location else {
            if links[interface]?.roster.standing(of: instance) == .answered { return }
            links[interface]?.direct.want(.init(instance: instance, location: present))
            return
        }
        links[interface]?.roster.ignored(instance)
        for browse in browses.values where browse.type.holds(instance: instance) {
            links[interface]?.cache.doubt(
                .init(key: RecordKey(name: browse.type.queryName, type: .ptr), data: .ptr(instance)), at: now,
                jitter: &jitter)
        }
        settle([instance], on: interface, at: now)
    }

    /// Another host says that it has the place of this one: the instances here are asked, first at the address that was
    /// said before.
    mutating func askAll(on host: DomainName, on interface: InterfaceIndex) {
        for instance in (links[interface]?.hosts[host] ?? []).sorted() {
            guard let place = links[interface]?.cache.location(of: instance), place.target == host else { continue }
            links[interface]?.direct.want(.init(instance: instance, location: place))
        }
    }

    /// Hosts disagree on where an instance is: each place that is said is asked.
    mutating func askAll(about instance: DomainName, on interface: InterfaceIndex) {
        for location in links[interface]?.cache.locations(of: instance, withReplaced: true) ?? [] {
            links[interface]?.direct.want(.init(instance: instance, location: location))
        }
    }
}

extension MulticastDNSQuerier.Link {
    var hasDirectQuestions: Bool { roster.hasUnasked || direct.hasWanted }

    /// In turn with the roster's: who has hosts disagree all the time keeps nobody else from being asked.
    fileprivate mutating func takeWantedInTurn() -> DirectQuestions.Wanted? {
        wasWantedsTurn.toggle()
        return wasWantedsTurn || !roster.hasUnasked ? direct.takeWanted() : nil
    }

    /// Where an instance is said to be, of these places.
    fileprivate func locations(
        of instance: DomainName, at addresses: Set<IPAddress>, port: UInt16
    ) -> [ServiceLocation] {
        cache.locations(of: instance).filter { location in
            location.port == port && cache.addresses(of: location.target).contains(where: addresses.contains)
        }
    }

    /// The addresses on the link that a question can be put to, those first that whoever says the place says too.
    func askable(_ question: DirectQuestions.Wanted) -> [IPAddress] {
        cache.addresses(of: question.instance, at: question.location)
            .filter { neighbours?.contains($0.address) ?? true }
            .sorted { $0.isOthers == $1.isOthers ? $0.address < $1.address : $1.isOthers }
            .map(\.address)
    }
}
