/// A host that says that a name of ours is its own, and is asked whether it is.
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

/// Whether a rival is there. An honest one answers from the address that it speaks from. A datagram with a made-up
/// source comes from where nobody answers.
extension MulticastDNSResponder {
    /// Asks a host directly for the name that it claims. Ourselves we don't ask: the port's datagrams may reach another
    /// program of this machine, and what has our own address is its or a forger's.
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

    /// Who has not answered is asked once more, and then is not there.
    mutating func askRivalsAgain(at now: ContinuousClock.Instant) {
        while var question = rivals.takeOverdue(at: now) {
            question.attempt += 1
            guard question.attempt <= DiscoveryLimits.directAttempts, links[question.interface] != nil else { continue }
            put(question, at: now)
        }
    }

    /// An answer to a question that was put directly: a rival that answers with other data than ours has the name, too.
    ///
    /// The one whose records sort later keeps it, as between two that probe at once (RFC 6762, 8.2): the other comes to
    /// the same end. Where the name is not ours yet, it is the rival's.
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
