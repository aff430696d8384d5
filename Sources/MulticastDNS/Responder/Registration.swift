/// A service of ours with the names that it has come to have, and how far it is on each link.
struct Registration: Sendable {
    /// RFC 6762 (10): two minutes for what holds a host name or address, 75 minutes for the rest.
    static let hostLife: UInt32 = 120
    static let otherLife: UInt32 = 4500
    static let metaQuery = ["_services", "_dns-sd", "_udp", "local"]

    enum Phase: Hashable, Sendable {
        /// Probes sent so far, 0 to 3.
        case probing(Int)
        /// Announcements sent so far, 0 or 1.
        case announcing(Int)
        case established
        /// Probes sent so far, since another host said that the name is its own. It stays ours until that host has
        /// answered for it.
        case defending(Int)

        var answers: Bool { if case .probing = self { false } else { true } }
    }

    struct LinkState: Sendable {
        var phase = Phase.probing(0)
        /// When the next probe or announcement is due.
        var due: ContinuousClock.Instant?
        /// There were so many conflicts that the first probe waits. Until it leaves nothing is claimed, and whoever has
        /// the name will answer it: what is said of the name before then changes nothing.
        var isPatient = false
    }

    var service: ServiceRecord
    var links: [InterfaceIndex: LinkState] = [:]
    /// The instance label that the driver was last told of.
    var reported: String?
    /// How often it has waited, or taken another name, because of what somebody said without being asked.
    var concessions = 0
    private(set) var instanceAttempt = 1
    private(set) var hostAttempt = 1
    private(set) var instanceName: DomainName
    private(set) var hostName: DomainName

    init(_ service: ServiceRecord) throws {
        self.service = service
        instanceName = try service.type.baseName.prepending(service.instance)
        hostName = try DomainName(labels: [Array(service.hostLabel.utf8), Array("local".utf8)])
    }

    /// Whoever wants each name that we take gets no more than so many of them; then we keep the last one.
    var canRename: Bool { instanceAttempt + hostAttempt < DiscoveryLimits.mostNames }

    /// While it is new what others say of its names is believed unasked, but only so often.
    var concedes: Bool { concessions < DiscoveryLimits.mostConcessions }

    mutating func renameInstance() {
        instanceAttempt += 1
        let label = ConflictName.instance(service.instance, attempt: instanceAttempt)
        instanceName = (try? service.type.baseName.prepending(label)) ?? instanceName
    }

    mutating func renameHost() {
        hostAttempt += 1
        let label = ConflictName.host(service.hostLabel, attempt: hostAttempt)
        hostName = (try? DomainName(labels: [Array(label.utf8), Array("local".utf8)])) ?? hostName
    }

    /// Records that others may hold too: the pointers by type and subtype, and the type itself (RFC 6763, 9).
    var pointers: [DNSRecord] {
        let types =
            [service.type.baseName]
            + service.subtypes.compactMap { try? service.type.baseName.prepending("_sub").prepending($0) }
        return types.map { DNSRecord($0, .ptr(instanceName), ttl: Self.otherLife) }
    }

    var typePointer: DNSRecord? {
        guard let name = try? DomainName(labels: Self.metaQuery.map { Array($0.utf8) }) else { return nil }
        return DNSRecord(name, .ptr(service.type.baseName), ttl: Self.otherLife)
    }

    var instanceRecords: [DNSRecord] {
        let location = ServiceLocation(port: service.port, target: hostName)
        return [
            DNSRecord(instanceName, .srv(location), ttl: Self.hostLife, cacheFlush: true),
            DNSRecord(instanceName, .txt(service.text), ttl: Self.otherLife, cacheFlush: true),
        ]
    }

    func hostRecords(_ addresses: [IPAddress]) -> [DNSRecord] {
        addresses.compactMap { address in
            switch address {
            case .v4(let address): DNSRecord(hostName, .a(address), ttl: Self.hostLife, cacheFlush: true)
            case .v6(let address):
                service.listensOnIPv6
                    ? DNSRecord(hostName, .aaaa(address), ttl: Self.hostLife, cacheFlush: true) : nil
            }
        }
    }

    /// What is ours alone, and so is probed for and sent with the cache-flush bit.
    func uniqueRecords(_ addresses: [IPAddress]) -> [DNSRecord] { instanceRecords + hostRecords(addresses) }

    func announcement(_ addresses: [IPAddress]) -> [DNSRecord] {
        pointers + [typePointer].compactMap(\.self) + uniqueRecords(addresses)
    }

    /// What says that a name of ours has no other types than those it has (RFC 6762, 6.1).
    func denial(for name: DomainName, _ addresses: [IPAddress]) -> DNSRecord? {
        let types = Set(uniqueRecords(addresses).filter { $0.name == name }.map(\.type)).sorted()
        guard !types.isEmpty else { return nil }
        return DNSRecord(name, .nsec(next: name, types: types), ttl: Self.hostLife, cacheFlush: true)
    }
}
