/// Probing, announcing and goodbye for our names on a link (RFC 6762, 8 and 10.1).
extension MulticastDNSResponder {
    private static let probes = 3
    private static let probeInterval = Duration.milliseconds(250)
    private static let announcements = 2
    private static let announcementInterval = Duration.seconds(1)
    private static let conflictWindow = Duration.seconds(10)
    private static let mostConflicts = 15

    private static let patience = Duration.seconds(5)

    /// Starts to probe. The first probe is sent after 0 to 250 ms, or after five seconds if there were fifteen
    /// conflicts in ten seconds.
    mutating func startProbing(
        _ id: ServiceID, on interface: InterfaceIndex, at now: ContinuousClock.Instant, after delay: Duration? = nil
    ) {
        conflicts.removeAll { now - $0 > Self.conflictWindow }
        let patient = conflicts.count >= Self.mostConflicts
        let delay = patient ? Self.patience : delay ?? jitter.milliseconds(0...250)
        registrations[id]?.links[interface] = .init(phase: .probing(0), due: now + delay, isPatient: patient)
    }

    /// Probes again for a name that is ours (RFC 6762, 9), and keeps answering for it; otherwise one datagram from any
    /// host would silence us. Repeated claims cause probes at most every five seconds.
    mutating func defend(_ id: ServiceID, on interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        guard let phase = registrations[id]?.links[interface]?.phase else { return }
        if case .defending = phase { return }
        conflicts.removeAll { now - $0 > Self.conflictWindow }
        let delay = conflicts.isEmpty ? jitter.milliseconds(0...250) : Self.patience
        conflicts.append(now)
        registrations[id]?.links[interface] = .init(phase: .defending(0), due: now + delay)
    }

    /// Announces again if the name is already ours, at least one second after the last announcement.
    mutating func announceAgain(_ id: ServiceID, on interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        guard let registration = registrations[id], registration.links[interface]?.phase.answers ?? false
        else { return }
        let last = links[interface]?.pending.lastMulticast(of: registration.instanceRecords[0])
        let due = max(now, last.map { $0 + Self.announcementInterval } ?? now)
        registrations[id]?.links[interface] = .init(phase: .announcing(0), due: due)
        step(id, on: interface, at: now)
    }

    mutating func step(_ id: ServiceID, on interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        guard let registration = registrations[id], let state = registration.links[interface],
            let due = state.due, due <= now
        else { return }
        switch state.phase {
        case .probing(let sent) where sent < Self.probes:
            probe(registration, on: interface, at: now)
            registrations[id]?.links[interface] = .init(phase: .probing(sent + 1), due: now + Self.probeInterval)
        case .defending(let sent) where sent < Self.probes:
            probe(registration, on: interface, at: now)
            registrations[id]?.links[interface] = .init(phase: .defending(sent + 1), due: now + Self.probeInterval)
        case .probing, .defending:
            announce(id, on: interface, sent: 0, at: now)
        case .announcing(let sent):
            announce(id, on: interface, sent: sent, at: now)
        case .established:
            registrations[id]?.links[interface]?.due = nil
        }
    }

    private mutating func probe(
        _ registration: Registration, on interface: InterfaceIndex, at now: ContinuousClock.Instant
    ) {
        // Without the QU bit that RFC 6762 (8.1) suggests: a unicast answer may reach another process on this port.
        let names = [registration.instanceName, registration.hostName]
        let proposed = registration.uniqueRecords(addresses(on: interface)).map(\.withoutCacheFlush)
        let message = DNSMessage(questions: names.map { DNSQuestion($0, .any) }, authorities: proposed)
        multicast(message, on: interface, at: now)
    }

    private mutating func announce(
        _ id: ServiceID, on interface: InterfaceIndex, sent: Int, at now: ContinuousClock.Instant
    ) {
        guard let registration = registrations[id] else { return }
        let isLast = sent + 1 >= Self.announcements
        registrations[id]?.links[interface] = .init(
            phase: isLast ? .established : .announcing(sent + 1), due: isLast ? nil : now + Self.announcementInterval)
        multicast(
            DNSMessage(answers: registration.announcement(addresses(on: interface))), on: interface, at: now)
    }

    /// Reports the name to the driver once it is ours on every link. Without links there can be no objection.
    mutating func report(_ id: ServiceID) {
        guard let registration = registrations[id], registration.links.values.allSatisfy(\.phase.answers) else {
            return
        }
        let name = registration.instanceName.firstLabel
        guard registration.reported != name else { return }
        registrations[id]?.reported = name
        outputs.append(.registered(id, name: name))
    }

    /// Sends all records of the service with TTL 0, except the addresses if another service of ours uses the host name,
    /// and the type's own pointer, which other hosts may share.
    mutating func sayGoodbye(for registration: Registration, at now: ContinuousClock.Instant) {
        let sharesHost = registrations.values.contains { $0.hostName == registration.hostName }
        for (interface, state) in registration.links.sorted(by: { $0.key < $1.key }) where state.phase.answers {
            let own =
                registration.instanceRecords
                + (sharesHost ? [] : registration.hostRecords(addresses(on: interface)))
            let records = registration.pointers + own
            links[interface]?.pending.removeAll { pending in records.contains { $0.isSame(as: pending) } }
            multicast(DNSMessage(answers: records.map { $0.living(0) }), on: interface, at: now)
        }
        let everywhere = registration.instanceRecords + links.values.flatMap { registration.hostRecords($0.addresses) }
        retire(everywhere, at: now)
    }
}

extension DNSRecord {
    /// The record as a proposal or for a legacy resolver, which read the bit as part of the class.
    var withoutCacheFlush: DNSRecord {
        var record = self
        record.cacheFlush = false
        return record
    }

    func living(_ ttl: UInt32) -> DNSRecord {
        var record = self
        record.ttl = ttl
        return record
    }
}
