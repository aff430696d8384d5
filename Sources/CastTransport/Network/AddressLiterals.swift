package import MulticastDNS
import NIOCore

extension IPAddress {
    /// An address as the system writes it, an IPv6 one with or without a scope; nil for all else, a name among it.
    package init?(literal text: String) {
        guard let address = try? SocketAddress(ipAddress: text, port: 0) else { return nil }
        self.init(address)
    }

    /// Whether packets from this address can only come from the machine itself: 127.0.0.0/8, ::1, and the former as
    /// IPv6 sockets tell of it (::ffff:127.0.0.0/104).
    ///
    /// For granting. Nothing else that has such an address within it counts: what came from 2002:7f00:1:: came over
    /// the network.
    package var isCertainlyThisMachine: Bool {
        switch self {
        case .v4(let address): address.isLoopback
        case .v6(let address): address.isLoopback || address.high == 0 && address.low >> 24 == 0xFFFF7F
        }
    }
}
