package import MulticastDNS
package import NIOCore

/// The peer that a connection counts for in limits by address.
package enum PeerAddress: Hashable, Sendable {
    case host(IPAddress)
    /// A whole IPv6 network, by the first half of its addresses.
    case network(UInt64)
    case unknown

    package init(_ address: SocketAddress?) {
        guard let address, let ip = IPAddress(address) else {
            self = .unknown
            return
        }
        self.init(ip)
    }

    /// Treats an IPv4 address that is mapped into IPv6, as a socket for both families has it, as the IPv4 address.
    init(_ address: IPAddress) {
        if case .v6(let embedded) = address, embedded.high == 0, embedded.low >> 32 == 0xFFFF {
            self = .host(.v4(IPv4Address(rawValue: UInt32(truncatingIfNeeded: embedded.low))))
        } else {
            self = .host(address)
        }
    }

    /// The network in which one computer may have any number of addresses: an IPv6 address's /64.
    ///
    /// A home's hosts share it, so it gets more than a single address does. Link-local addresses are one network too,
    /// since a computer can give itself any number of them. IPv4 and loopback addresses have no network and count for
    /// themselves.
    package var network: PeerAddress {
        guard case .host(.v6(let address)) = self, !address.isLoopback else { return self }
        return .network(address.high)
    }

    var isLoopback: Bool {
        if case .host(let address) = self { address.isLoopback } else { false }
    }
}
