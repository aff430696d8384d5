/// What is browsed for: a service type in "local", or a subtype of it (RFC 6763, 7.1).
package struct ServiceType: Hashable, Sendable, CustomStringConvertible {
    /// "_googlecast._tcp.local": the name that every instance's name ends with.
    package let baseName: DomainName
    /// The name that is asked for: the base name, or "_CC1AD845._sub." before it.
    package let queryName: DomainName

    /// `type` as "_googlecast._tcp"; `subtype` with or without its leading underscore.
    package init(_ type: String, subtype: String? = nil) throws {
        baseName = try DomainName(dotted: type + ".local")
        guard baseName.labels.count == 3 else {
            throw DNSError(.badService, "\"\(type)\" is not a service type; one looks like _googlecast._tcp.")
        }
        if let subtype {
            queryName = try baseName.prepending("_sub").prepending(subtype.hasPrefix("_") ? subtype : "_" + subtype)
        } else {
            queryName = baseName
        }
    }

    /// Whether a pointer's target can be an instance of this type: one label before the base name.
    func holds(instance: DomainName) -> Bool { instance.parent == baseName }

    package var description: String { queryName.description }
}
