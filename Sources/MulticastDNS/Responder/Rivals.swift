/// A direct question to a host that claims a name of ours.
struct RivalQuestion: Hashable, Sendable {
    let service: MulticastDNSResponder.ServiceID
    let name: DomainName
    let interface: InterfaceIndex
    let host: Endpoint
    /// Counts from 1.
    var attempt = 1

    func isSame(as other: Self) -> Bool {
        service == other.service && name == other.name && interface == other.interface && host == other.host
    }
}

/// Checks whether a rival exists. A real host answers from the address that it sends from; a forged one does not.
extension MulticastDNSResponder {
    /// Asks a host directly for the name that it claims. It does not ask our own addresses: the datagram may reach
    /// another program on this machine, and a claim from our address is that program's or forged.
    mutating func askRival(
        _ host: Endpoint, for name: DomainName, of id: ServiceID, on interface: InterfaceIndex,
        at now: ContinuousClock.Instant
    ) {
        let question = RivalQuestion(service: id, name: name, interface: interface, host: host)
        guard rivals.count < DiscoveryLimits.mostRivals, !rivals.contains(where: question.isSame),
            !links.values.contains(where: { $0.addresses.contains(host.address) })
        else { return }
        put(question, at: now)
    }

    private mutating func put(_ question: RivalQuestion, at now: ContinuousClock.Instant) {
        var message = DNSMessage(questions: Self.uniqueTypes.sorted().map { DNSQuestion(question.name, $0) })
        message.id = rivals.add(question, until: now + DiscoveryLimits.directPatience, jitter: &jitter)
        outputs.append(
            .send(
                OutgoingDatagram(
                    payload: message.singlePacket(), interface: question.interface,
                    destination: .direct(question.host))))
    }

    /// Asks rivals that have not answered once more. After that they count as absent.
    mutating func askRivalsAgain(at now: ContinuousClock.Instant) {
        while var question = rivals.takeOverdue(at: now) {
            question.attempt += 1
            guard question.attempt <= DiscoveryLimits.directAttempts, links[question.interface] != nil else { continue }
            put(question, at: now)
        }
    }

    /// Handles the answer to a direct question. A rival that answers with other data than ours has the name too.
    ///
    /// The host whose records sort later keeps the name, as in simultaneous probes (RFC 6762, 8.2), so both hosts
    /// decide the same. If the name is not ours yet, the rival gets it.
    package mutating func handleDirect(
        _ message: DNSMessage, from source: Endpoint, at now: ContinuousClock.Instant
    ) {
        guard message.isResponse, message.isUsable,
            let question = rivals.take(message.id, where: { $0.host == source }),
            let registration = registrations[question.service],
            let state = registration.links[question.interface]
        else { return }
        func isUnique(_ record: DNSRecord) -> Bool {
            record.name == question.name && Self.uniqueTypes.contains(record.type)
        }
        let theirs = message.records.filter { $0.ttl > 0 && $0.recordClass == .internet && isUnique($0) }
        let ours = registration.uniqueRecords(addresses(on: question.interface)).filter(isUnique)
        let own = ownRecords(at: now)
        guard !ours.isEmpty, theirs.contains(where: { !own.contains(RecordIdentity($0)) }) else { return }
        if state.phase.answers, !Self.precedes(ours, theirs) {
            announceAgain(question.service, on: question.interface, at: now)
        } else {
            giveUp(question.name, question.service, at: now)
        }
        report(question.service)
    }
}
