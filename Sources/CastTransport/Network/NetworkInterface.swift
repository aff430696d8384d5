package import MulticastDNS

/// A network interface at one moment: up, with at least one address.
package struct NetworkInterface: Hashable, Sendable {
    package struct Address: Hashable, Sendable {
        package var address: IPAddress
        /// The number of network bits: 0 to 32 or 128.
        package var prefixLength: Int
        /// The peer of a point-to-point link.
        package var peer: IPAddress?

        package init(_ address: IPAddress, prefixLength: Int, peer: IPAddress? = nil) {
            self.address = address
            self.prefixLength = prefixLength
            self.peer = peer
        }
    }

    package var index: InterfaceIndex
    package var name: String
    package var isLoopback: Bool
    package var isPointToPoint: Bool
    package var supportsMulticast: Bool
    /// The addresses, IPv4 first, each family in ascending order.
    package var addresses: [Address]

    package init(
        index: InterfaceIndex, name: String, isLoopback: Bool, isPointToPoint: Bool, supportsMulticast: Bool,
        addresses: [Address]
    ) {
        self.index = index
        self.name = name
        self.isLoopback = isLoopback
        self.isPointToPoint = isPointToPoint
        self.supportsMulticast = supportsMulticast
        self.addresses = addresses
    }

    /// Whether discovery uses it.
    ///
    /// Loopback is always used, so that everything works on one machine and in containers, where it lacks the multicast
    /// flag. Other interfaces are used if they support multicast.
    package var isUsableForDiscovery: Bool { isLoopback || supportsMulticast }
}

extension [NetworkInterface] {
    /// Returns which addresses are on the link of an interface. The array has to contain all interfaces.
    package func neighbours(on interface: NetworkInterface) -> LinkPrefixes {
        let networks = interface.addresses.flatMap { own in
            [LinkPrefixes.Prefix(own.address, length: own.prefixLength)]
                + (own.peer.map { [LinkPrefixes.Prefix($0, length: own.prefixLength)] } ?? [])
        }
        return LinkPrefixes(
            networks, isLoopback: interface.isLoopback, own: Set(flatMap { $0.addresses.map(\.address) }))
    }
}

/// Reports the network interfaces and their changes. There is one implementation for each platform, in a folder of that
/// name.
package protocol NetworkPath: Sendable {
    /// Returns all interfaces that are up and have an address, by index.
    func interfaces() throws -> [NetworkInterface]

    /// Returns the current interfaces, and again after each change followed by a quarter of a second of quiet. It ends
    /// when the task that reads it is cancelled.
    func changes() -> AsyncStream<[NetworkInterface]>
}
