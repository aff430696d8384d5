package import MulticastDNS

/// A network interface as it was at one moment: up, with at least one address.
package struct NetworkInterface: Hashable, Sendable {
    package struct Address: Hashable, Sendable {
        package var address: IPAddress
        /// Bits of the network, 0 to 32 or 128.
        package var prefixLength: Int
        /// Who is at the other end of a line between two points.
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
    /// IPv4 first, each family ascending.
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

    /// Whether discovery uses it: loopback always, so that everything works on one machine and in containers, where it
    /// lacks the multicast flag; others where they carry multicast.
    package var isUsableForDiscovery: Bool { isLoopback || supportsMulticast }
}

extension [NetworkInterface] {
    /// Which addresses are on the link of one of these, which are all that there are.
    package func neighbours(on interface: NetworkInterface) -> LinkPrefixes {
        let networks = interface.addresses.flatMap { own in
            [LinkPrefixes.Prefix(own.address, length: own.prefixLength)]
                + (own.peer.map { [LinkPrefixes.Prefix($0, length: own.prefixLength)] } ?? [])
        }
        return LinkPrefixes(
            networks, isLoopback: interface.isLoopback, own: Set(flatMap { $0.addresses.map(\.address) }))
    }
}

/// What tells which interfaces there are, and when that changes. One implementation per platform, in a folder named
/// for it.
package protocol NetworkPath: Sendable {
    /// All interfaces that are up and have an address, by index.
    func interfaces() throws -> [NetworkInterface]

    /// The interfaces now, then again after each change once it has been quiet for a quarter of a second. Ends when
    /// the task that reads it is cancelled.
    func changes() -> AsyncStream<[NetworkInterface]>
}
