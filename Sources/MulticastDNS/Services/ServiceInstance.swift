/// An address of an instance and the interface that it was learned on, which is the scope of an IPv6 link-local
/// address; nil where it was learned from a host asked directly.
package struct ServiceAddress: Hashable, Sendable, Comparable {
    package var address: IPAddress
    package var interface: InterfaceIndex?

    package init(_ address: IPAddress, interface: InterfaceIndex?) {
        self.address = address
        self.interface = interface
    }

    /// The order in which to try: IPv4, IPv6, link-local IPv6; then by interface.
    package static func < (left: Self, right: Self) -> Bool {
        (left.rank, left.interface?.rawValue ?? 0, left.address) < (
            right.rank, right.interface?.rawValue ?? 0, right.address
        )
    }

    private var rank: Int {
        switch address {
        case .v4: 0
        case .v6(let address): address.isLinkLocal ? 2 : 1
        }
    }
}

/// Another place where an instance is said to be, by a host other than the one that is believed.
package struct ServiceRival: Hashable, Sendable, Comparable {
    /// Who says so.
    package var source: IPAddress
    package var host: DomainName
    package var port: UInt16

    package init(source: IPAddress, host: DomainName, port: UInt16) {
        self.source = source
        self.host = host
        self.port = port
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.source, left.host, left.port) < (right.source, right.host, right.port)
    }
}

/// A service instance, wholly resolved: it has a port, its TXT strings and at least one address, all from records that
/// are valid now. Its identity is `fullName`; everything else may change with an update.
package struct ServiceInstance: Hashable, Sendable {
    package var fullName: DomainName
    package var host: DomainName
    package var port: UInt16
    package var text: TextRecord
    /// Never empty; in the order in which to try them.
    package var addresses: [ServiceAddress]
    /// Where else others say that it is; at most three of each link.
    package var rivals: [ServiceRival]

    package init(
        fullName: DomainName, host: DomainName, port: UInt16, text: TextRecord, addresses: [ServiceAddress],
        rivals: [ServiceRival] = []
    ) {
        self.fullName = fullName
        self.host = host
        self.port = port
        self.text = text
        self.addresses = addresses
        self.rivals = rivals
    }

    /// The instance's own label, as people see it.
    package var name: String { fullName.firstLabel }
}

/// What browsing tells: an instance came, changed (address, port, TXT), announced itself again as it was, or went, each
/// with its last known state.
package enum ServiceEvent: Hashable, Sendable {
    case found(ServiceInstance)
    case updated(ServiceInstance)
    /// It has started anew, though nothing that is known of it has changed.
    case announced(ServiceInstance)
    case removed(ServiceInstance)

    package var instance: ServiceInstance {
        switch self {
        case .found(let instance), .updated(let instance), .announced(let instance), .removed(let instance): instance
        }
    }
}
