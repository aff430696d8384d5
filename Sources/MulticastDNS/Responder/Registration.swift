/// A service of ours with its current names, and its state on each link.
struct Registration: Sendable {
    /// TTLs from RFC 6762 (10): two minutes for records with a host name or an address, 75 minutes for others.
    static let hostLife: UInt32 = 120
    static let otherLife: UInt32 = 4500
    static let metaQuery = ["_services", "_dns-sd", "_udp", "local"]

    enum Phase: Hashable, Sendable {
        /// Probes sent so far, 0 to 3.
        case probing(Int)
        /// Announcements sent so far, 0 or 1.
        case announcing(Int)
        case established
        /// Probes sent so far, after another host has claimed the name. It stays ours until that host answers for it.
        case defending(Int)

        var answers: Bool { if case .probing = self { false } else { true } }
    }

    struct LinkState: Sendable {
        var phase = Phase.probing(0)
        var due: ContinuousClock.Instant?
        /// Whether the first probe is delayed because of many conflicts. Until it is sent, nothing is claimed and other
        /// hosts' records change nothing: the name's owner will answer the probe.
        var isPatient = false
    }

    var service: ServiceRecord
    var links: [InterfaceIndex: LinkState] = [:]
    /// The instance label that was last reported to the driver.
    var reported: String?
    /// How often it has waited or taken another name because of an unasked claim.
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

    /// Whether another name may be taken. The number is limited in case another host claims each of our names.
    var canRename: Bool { instanceAttempt + hostAttempt < DiscoveryLimits.mostNames }

    /// Whether a new service still yields to unasked claims.
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

    /// The shared records: the pointers of the type and its subtypes, and of the type itself (RFC 6763, 9).
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

    /// The unique records, which are probed and sent with the cache-flush bit.
    func uniqueRecords(_ addresses: [IPAddress]) -> [DNSRecord] { instanceRecords + hostRecords(addresses) }

    func announcement(_ addresses: [IPAddress]) -> [DNSRecord] {
        pointers + [typePointer].compactMap(\.self) + uniqueRecords(addresses)
    }

    /// The record that lists all types of a name of ours, and so denies others (RFC 6762, 6.1).
    func denial(for name: DomainName, _ addresses: [IPAddress]) -> DNSRecord? {
        let types = Set(uniqueRecords(addresses).filter { $0.name == name }.map(\.type)).sorted()
        guard !types.isEmpty else { return nil }
        return DNSRecord(name, .nsec(next: name, types: types), ttl: Self.hostLife, cacheFlush: true)
    }
}
