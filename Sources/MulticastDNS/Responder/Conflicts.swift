/// Conflicts with hosts that use or want one of our names (RFC 6762, 8.2 and 9).
///
/// Any host can claim a name of ours, from any address. A new service yields to a claim a few times, as the RFC
/// requires. Later it only yields to a host that answers for the name when it is asked directly (`askRival`).
extension MulticastDNSResponder {
    /// Checks a response for records of our names with other data.
    mutating func checkConflicts(
        in message: DNSMessage, from source: Endpoint, on interface: InterfaceIndex, at now: ContinuousClock.Instant
    ) {
        let ours = ownNames
        let claimed = message.records.filter {
            $0.ttl > 0 && $0.recordClass == .internet && $0.type != .nsec && ours.contains($0.name)
        }
        guard !claimed.isEmpty else { return }
        let own = ownRecords(at: now)
        let foreign = claimed.filter { !own.contains(RecordIdentity($0)) }
        for id in registrations.keys.sorted() {
            guard let registration = registrations[id], let state = registration.links[interface], !state.isPatient
            else { continue }
            let names = [registration.instanceName, registration.hostName]
            guard let conflict = foreign.first(where: { names.contains($0.name) && claims($0, in: state) })
            else { continue }
            if !state.phase.answers, registration.concedes {
                registrations[id]?.concessions += 1
                giveUp(conflict.name, id, at: now)
            } else {
                askRival(source, for: conflict.name, of: id, on: interface, at: now)
                if state.phase.answers { defend(id, on: interface, at: now) }
            }
        }
    }

    /// Checks a response for goodbyes for our records, which only we may send. They are announced again.
    mutating func checkGoodbyes(
        in message: DNSMessage, on interface: InterfaceIndex, at now: ContinuousClock.Instant
    ) {
        let ended = Set(message.records.lazy.filter { $0.ttl == 0 }.map(RecordIdentity.init))
        guard !ended.isEmpty else { return }
        for id in registrations.keys.sorted() {
            guard let registration = registrations[id] else { continue }
            let own = registration.pointers + registration.uniqueRecords(addresses(on: interface))
            guard own.contains(where: { ended.contains(RecordIdentity($0)) }) else { continue }
            announceAgain(id, on: interface, at: now)
        }
    }

    /// While probing, any record of a name is a conflict; later only a record of one of our types.
    private func claims(_ record: DNSRecord, in state: Registration.LinkState) -> Bool {
        !state.phase.answers || Self.uniqueTypes.contains(record.type)
    }

    static let uniqueTypes: Set<RecordType> = [.srv, .txt, .a, .aaaa]

    private var ownNames: Set<DomainName> {
        Set(registrations.values.flatMap { [$0.instanceName, $0.hostName] })
    }

    /// Our records on any link, now or within the last seconds.
    func ownRecords(at now: ContinuousClock.Instant) -> Set<RecordIdentity> {
        let current = registrations.values.flatMap { registration in
            registration.instanceRecords + links.values.flatMap { registration.hostRecords($0.addresses) }
        }
        return Set((current + retired.lazy.filter { $0.until > now }.map(\.record)).map(RecordIdentity.init))
    }

    mutating func giveUp(_ name: DomainName, _ id: ServiceID, at now: ContinuousClock.Instant) {
        conflicts.append(now)
        guard let old = registrations[id], old.canRename else { return }
        sayGoodbye(for: old, at: now)
        if name == old.hostName {
            let sharing = registrations.keys.sorted().filter { registrations[$0]?.hostName == name }
            for other in sharing {
                registrations[other]?.renameHost()
                restart(other, at: now)
            }
        } else {
            repeat {
                registrations[id]?.renameInstance()
            } while registrations.contains { $0.key != id && $0.value.instanceName == registrations[id]?.instanceName }
            restart(id, at: now)
        }
    }

    private mutating func restart(_ id: ServiceID, at now: ContinuousClock.Instant) {
        for interface in links.keys.sorted() { startProbing(id, on: interface, at: now) }
    }

    /// Handles another host's probe for a name that we are probing for. The host whose records sort later gets the
    /// name. The other waits for a second and starts again; by then the winner answers, and it takes another name.
    mutating func breakTie(with query: DNSMessage, on interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        for id in registrations.keys.sorted() {
            guard let registration = registrations[id], let state = registration.links[interface],
                case .probing(let sent) = state.phase, sent > 0, registration.concedes
            else { continue }
            let proposed = query.authorities.filter {
                $0.name == registration.instanceName || $0.name == registration.hostName
            }
            guard !proposed.isEmpty else { continue }
            let own = ownRecords(at: now)
            let ours = registration.uniqueRecords(addresses(on: interface))
            for name in [registration.instanceName, registration.hostName] {
                let theirs = proposed.filter { $0.name == name }
                guard !theirs.isEmpty, !theirs.allSatisfy({ own.contains(RecordIdentity($0)) }) else { continue }
                if Self.precedes(ours.filter { $0.name == name }, theirs) {
                    registrations[id]?.concessions += 1
                    startProbing(id, on: interface, at: now, after: .seconds(1))
                }
            }
        }
    }

    /// Compares records in order of class, type and data, as unsigned bytes. A set that ends first sorts earlier.
    static func precedes(_ left: [DNSRecord], _ right: [DNSRecord]) -> Bool {
        func keys(_ records: [DNSRecord]) -> [[UInt8]] {
            records.map { record in
                [record.recordClass.rawValue, record.type.rawValue].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
                    + record.data.canonicalBytes
            }.sorted { $0.lexicographicallyPrecedes($1) }
        }
        return keys(left).lexicographicallyPrecedes(keys(right)) { $0.lexicographicallyPrecedes($1) }
    }
}
