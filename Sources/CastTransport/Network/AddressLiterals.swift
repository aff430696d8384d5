package import MulticastDNS
import NIOCore

extension IPAddress {
    /// Creates an address from its text as the system writes it, for IPv6 with or without a scope. Nil for any other
    /// text, including names.
    package init?(literal text: String) {
        guard let address = try? SocketAddress(ipAddress: text, port: 0) else { return nil }
        self.init(address)
    }

    /// Whether packets from this address can only come from the machine itself: 127.0.0.0/8, ::1, and the former as
    /// IPv6 sockets report it (::ffff:127.0.0.0/104).
    ///
    /// It is used to grant access, so no other address that contains such an address counts: packets from 2002:7f00:1::
    /// came over the network.
    package var isCertainlyThisMachine: Bool {
        switch self {
        case .v4(let address): address.isLoopback
        case .v6(let address): address.isLoopback || address.high == 0 && address.low >> 24 == 0xFFFF7F
        }
    }
}
