import struct NIOCore.ByteBuffer

/// Instances are asked directly whether they are there, on a crowded link and where hosts disagree on where one is.
extension MulticastDNSQuerier {
    /// Puts the questions that have their turn, and sees which were put in vain.
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
        // One that is told to be elsewhere than on the link is reached by routes, and can't be asked so.
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
        // Who says nothing of the address that he answers from has it all the same.
        let isSaid = addresses.contains { $0.isIPv4 == source.isIPv4 }
        links[interface]?.cache.vouch(
            for: isSaid ? addresses : addresses.union([source]), of: location.target, areAll: true, at: now,
            jitter: &jitter)
        proved(instance, at: location, text?.data, on: interface, at: now)
        guard hasMoved == true else { return }
        settle(links[interface]?.hosts[location.target] ?? [], on: interface, at: now)
    }

    /// A device that was connected to at one of these addresses and this port has proved that it is this instance.
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

    /// - Parameter text: what its host said with it; nil: what it has said before counts.
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
            // What was only said may have used up the pace of its changes. That it was proved does not wait for that.
            for id in browses.keys.sorted() { browses[id]?.held.remove(instance) }
        }
        if links[interface]?.cache.location(of: instance) == location { links[interface]?.roster.answered(instance) }
        settle([instance], on: interface, at: now)
    }

    /// Nobody answered, or not as the instance. It goes in ten seconds unless its host is heard by multicast.
    private mutating func ignored(
        _ question: DirectQuestions.Wanted, on interface: InterfaceIndex, at now: ContinuousClock.Instant
    ) {
        let instance = question.instance
        guard !question.isCasual, let present = links[interface]?.cache.location(of: instance) else { return }
        // It is said to be elsewhere by now.
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

    /// Another host says that it has the place of this one: the instances here are asked, first at the address that was
    /// said before.
    mutating func askAll(on host: DomainName, because cause: IPAddress, on interface: InterfaceIndex) {
        for instance in (links[interface]?.hosts[host] ?? []).sorted() {
            guard let place = links[interface]?.cache.location(of: instance), place.target == host else { continue }
            want(.init(instance: instance, location: place, cause: cause), on: interface)
        }
    }

    /// Hosts disagree on where an instance is: each place that is said is asked.
    mutating func askAll(about instance: DomainName, because cause: IPAddress, on interface: InterfaceIndex) {
        for location in links[interface]?.cache.locations(of: instance, withReplaced: true) ?? [] {
            want(.init(instance: instance, location: location, cause: cause), on: interface)
        }
    }

    /// Somebody has ended or doubted what had been said, maybe with its host's own address: whoever is there says so.
    mutating func askAboutContested(by cause: IPAddress, on interface: InterfaceIndex) {
        for id in links[interface]?.cache.takeContested() ?? [] {
            switch id.data {
            case .ptr(let target): want(target, because: cause, on: interface)
            case .srv, .txt: want(id.key.name, because: cause, on: interface)
            default: askAll(on: id.key.name, because: cause, on: interface)
            }
        }
    }

    /// Pointers are known answers only of instances that have answered, so those are asked that have not. On a crowded
    /// link all are asked anyway.
    mutating func askForKnownAnswers(to key: RecordKey, on interface: InterfaceIndex) {
        guard key.type == .ptr, links[interface]?.roster.isCrowded == false else { return }
        for entry in links[interface]?.cache.valid(key) ?? [] where !entry.isVouched {
            guard case .ptr(let instance) = entry.data, let place = links[interface]?.cache.location(of: instance)
            else { continue }
            want(.init(instance: instance, location: place, cause: nil, isCasual: true), on: interface)
        }
    }

    /// The host where an instance is believed to be is to be asked.
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

    /// Those that have answered before, and then in turn with the roster's: who has hosts disagree all the time keeps
    /// nobody else from being asked.
    fileprivate mutating func takeWantedInTurn() -> DirectQuestions.Wanted? {
        if direct.hasFirst { return direct.takeWanted() }
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

    /// The addresses on the link that a question can be put to, those first that were replaced a moment ago, then those
    /// that have answered or that whoever says the place says too.
    func askable(_ question: DirectQuestions.Wanted) -> [IPAddress] {
        let present = cache.addresses(of: question.instance, at: question.location)
            .sorted { $0.isOthers == $1.isOthers ? $0.address < $1.address : $1.isOthers }
        return (cache.replacedAddresses(of: question.location.target) + present.map(\.address))
            .filter { neighbours?.contains($0) ?? true }
    }
}
