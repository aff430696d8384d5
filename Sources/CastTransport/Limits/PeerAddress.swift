package import MulticastDNS
package import NIOCore

/// Who a connection counts for, where limits are kept by address.
package enum PeerAddress: Hashable, Sendable {
    case host(IPAddress)
    /// All of an IPv6 network, by the first half of its addresses.
    case network(UInt64)
    case unknown

    package init(_ address: SocketAddress?) {
        guard let address, let ip = IPAddress(address) else {
            self = .unknown
            return
        }
        self.init(ip)
    }

    /// IPv4 in IPv6's clothes, as a socket for both has it, is the IPv4 address.
    init(_ address: IPAddress) {
        if case .v6(let embedded) = address, embedded.high == 0, embedded.low >> 32 == 0xFFFF {
            self = .host(.v4(IPv4Address(rawValue: UInt32(truncatingIfNeeded: embedded.low))))
        } else {
            self = .host(address)
        }
    }

    /// The network in which one computer may have as many addresses as it likes: an IPv6 address's /64. A home's hosts
    /// share it, so it gets more than an address of its own does. Link-local addresses are one too, since a computer
    /// gives itself as many of these. What has no network is its own: IPv4, and loopback.
    package var network: PeerAddress {
        guard case .host(.v6(let address)) = self, !address.isLoopback else { return self }
        return .network(address.high)
    }

    var isLoopback: Bool {
        if case .host(let address) = self { address.isLoopback } else { false }
    }
}
