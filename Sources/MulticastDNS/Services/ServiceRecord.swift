/// A service of ours to announce. On each interface it is announced with that interface's addresses.
package struct ServiceRecord: Hashable, Sendable {
    /// The instance's label, 1 to 63 bytes of UTF-8. After a conflict it becomes "name (2)".
    package let instance: String
    package let type: ServiceType
    /// Subtypes with their leading underscores.
    package let subtypes: [String]
    package let port: UInt16
    package var text: TextRecord
    /// The label of our own host name, never the machine's. After a conflict it becomes "label-2".
    package let hostLabel: String
    /// False for a service that only listens on IPv4; then its host is announced without IPv6 addresses.
    package var listensOnIPv6 = true

    /// Throws if a name is invalid in DNS, or if the TXT strings exceed 1,300 bytes (RFC 6763, 6.2: one packet).
    package init(
        instance: String, type: String, subtypes: [String] = [], port: UInt16, text: TextRecord, hostLabel: String
    ) throws {
        self.instance = instance
        self.type = try ServiceType(type)
        self.subtypes = subtypes.map { $0.hasPrefix("_") ? $0 : "_" + $0 }
        self.port = port
        self.text = text
        self.hostLabel = hostLabel
        for subtype in subtypes { _ = try ServiceType(type, subtype: subtype) }
        _ = try self.type.baseName.prepending(instance)
        _ = try DomainName(labels: [Array(hostLabel.utf8), Array("local".utf8)])
        try Self.check(text)
    }

    static func check(_ text: TextRecord) throws {
        guard text.strings.allSatisfy({ $0.count <= 255 }),
            text.strings.reduce(0, { $0 + $1.count + 1 }) <= 1300
        else { throw DNSError(.badService, "The TXT strings exceed 1,300 bytes or one exceeds 255; shorten them.") }
    }
}

/// Names after a conflict, cut between characters to at most 63 bytes.
enum ConflictName {
    /// Returns "name (2)", which RFC 6763 (D) suggests for names that people read.
    static func instance(_ name: String, attempt: Int) -> String {
        attempt < 2 ? name : cut(name, suffix: " (\(attempt))")
    }

    /// Returns "label-2", for host names.
    static func host(_ label: String, attempt: Int) -> String {
        attempt < 2 ? label : cut(label, suffix: "-\(attempt)")
    }

    private static func cut(_ name: String, suffix: String) -> String {
        var name = name
        while name.utf8.count + suffix.utf8.count > DomainName.maximumLabelLength { name.removeLast() }
        return name + suffix
    }
}
