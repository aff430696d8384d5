/// A service type in "local", or a subtype of it (RFC 6763, 7.1), to browse for.
package struct ServiceType: Hashable, Sendable, CustomStringConvertible {
    /// "_googlecast._tcp.local", with which every instance's name ends.
    package let baseName: DomainName
    /// The name in questions: the base name, or for a subtype "_CC1AD845._sub." and the base name.
    package let queryName: DomainName

    /// Creates a type from "_googlecast._tcp" and a subtype with or without its leading underscore.
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

    /// Whether a name can be an instance of this type: one label before the base name.
    func holds(instance: DomainName) -> Bool { instance.parent == baseName }

    package var description: String { queryName.description }
}
