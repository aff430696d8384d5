/// An address of an instance and the interface on which it was learned, which is the scope of an IPv6 link-local
/// address. The interface is nil if a host that was asked directly named the address.
package struct ServiceAddress: Hashable, Sendable, Comparable {
    package var address: IPAddress
    package var interface: InterfaceIndex?

    package init(_ address: IPAddress, interface: InterfaceIndex?) {
        self.address = address
        self.interface = interface
    }

    /// The order in which to try addresses: IPv4, IPv6, link-local IPv6; then by interface.
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

/// Another location of an instance, from a host that is not believed.
package struct ServiceRival: Hashable, Sendable, Comparable {
    /// The host that announced it.
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

/// A place at which an instance may be: an address and a port.
package struct ServicePlace: Hashable, Sendable {
    package var address: ServiceAddress
    package var port: UInt16

    package init(_ address: ServiceAddress, port: UInt16) {
        self.address = address
        self.port = port
    }
}

/// A resolved service instance: it has a port, TXT strings and at least one address, all from valid records. `fullName`
/// identifies it; all other values may change with an update.
package struct ServiceInstance: Hashable, Sendable {
    package var fullName: DomainName
    package var host: DomainName
    package var port: UInt16
    package var text: TextRecord
    /// The addresses in the order in which to try them; never empty.
    package var addresses: [ServiceAddress]
    /// Locations that other hosts announce, at most three from each link.
    package var rivals: [ServiceRival]
    /// The places of the locations that do not count, in the order in which to try them: those of the rivals, and those
    /// that were learned on other links. At most `DiscoveryLimits.mostOtherPlaces`.
    package var otherPlaces: [ServicePlace]
    /// False if the instance has ignored a direct question, or has not been asked yet on a crowded link. It may then be
    /// invented.
    package var hasAnswered: Bool

    package init(
        fullName: DomainName, host: DomainName, port: UInt16, text: TextRecord, addresses: [ServiceAddress],
        rivals: [ServiceRival] = [], otherPlaces: [ServicePlace] = [], hasAnswered: Bool = true
    ) {
        self.fullName = fullName
        self.host = host
        self.port = port
        self.text = text
        self.addresses = addresses
        self.rivals = rivals
        self.otherPlaces = otherPlaces
        self.hasAnswered = hasAnswered
    }

    /// The instance's own label, as people see it.
    package var name: String { fullName.firstLabel }
}

/// An event of browsing, with the instance's last known state. An update changes its address, port or TXT.
package enum ServiceEvent: Hashable, Sendable {
    case found(ServiceInstance)
    case updated(ServiceInstance)
    /// It has restarted without changes.
    case announced(ServiceInstance)
    case removed(ServiceInstance)

    package var instance: ServiceInstance {
        switch self {
        case .found(let instance), .updated(let instance), .announced(let instance), .removed(let instance): instance
        }
    }
}
