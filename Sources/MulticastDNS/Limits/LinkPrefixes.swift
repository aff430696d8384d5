/// The source addresses on one link. Only their answers and announcements are believed.
///
/// This is stricter than RFC 6762 (11), which checks only unicast answers against the link's networks and accepts
/// multicast from any source. docs/decisions.md has the reason and the cost.
///
/// An address is on the link if it is within a prefix of an address that our interface has there. Link-local addresses
/// (169.254/16, fe80::/10) are on every link. On the loopback interface, all loopback addresses are on the link, and
/// all addresses of this machine, since a machine sends to itself from one of these.
package struct LinkPrefixes: Hashable, Sendable {
    /// A network of the interface.
    package struct Prefix: Hashable, Sendable {
        package let address: IPAddress
        /// The number of leading bits that the network's addresses share. 0 means that the system reported no length;
        /// then only this address belongs to it.
        package let length: Int

        package init(_ address: IPAddress, length: Int) {
            self.address = address
            self.length = length
        }

        func contains(_ other: IPAddress) -> Bool {
            switch (address, other) {
            case (.v4(let own), .v4(let other)):
                guard (1...32).contains(length) else { return own == other }
                return (own.rawValue ^ other.rawValue) >> (32 - length) == 0
            case (.v6(let own), .v6(let other)):
                guard (1...128).contains(length) else { return own == other }
                let (high, low) = (own.high ^ other.high, own.low ^ other.low)
                if length <= 64 { return high >> (64 - length) == 0 }
                return high == 0 && low >> (128 - length) == 0
            default: return false
            }
        }
    }

    private let prefixes: [Prefix]
    private let isLoopback: Bool
    private let own: Set<IPAddress>

    /// - Parameters:
    ///   - prefixes: the networks of the interface's addresses, and the peer's address of a point-to-point link.
    ///   - own: all addresses of this machine, on any interface.
    package init(_ prefixes: [Prefix], isLoopback: Bool = false, own: Set<IPAddress> = []) {
        self.prefixes = prefixes
        self.isLoopback = isLoopback
        self.own = own
    }

    /// Returns whether a datagram with this source address may be from a host on the link.
    package func contains(_ address: IPAddress) -> Bool {
        if isLoopback { return address.isLoopback || own.contains(address) }
        guard address.canBeHost(onLoopback: false), !isBroadcast(address) else { return false }
        return address.needsScope || address.isLinkLocalIPv4 || prefixes.contains { $0.contains(address) }
    }

    /// Returns whether the address means all hosts of one of the networks (RFC 919): it ends with only ones or, in the
    /// older form, with only zeros. Networks of one or two addresses have none (RFC 3021).
    package func isBroadcast(_ address: IPAddress) -> Bool {
        guard case .v4(let address) = address else { return false }
        return prefixes.contains { prefix in
            guard case .v4(let own) = prefix.address, (1...30).contains(prefix.length) else { return false }
            let hosts = UInt32.max >> UInt32(prefix.length)
            guard (own.rawValue ^ address.rawValue) & ~hosts == 0 else { return false }
            return address.rawValue & hosts == hosts || address.rawValue & hosts == 0
        }
    }
}

extension IPAddress {
    /// Whether it is in 169.254/16 (RFC 3927), from which hosts without another address choose one.
    fileprivate var isLinkLocalIPv4: Bool {
        if case .v4(let address) = self { address.rawValue >> 16 == 0xA9FE } else { false }
    }
}
