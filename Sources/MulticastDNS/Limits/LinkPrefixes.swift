/// Which source addresses are on one link, so that multicast DNS believes what they answer and announce.
///
/// This is stricter than RFC 6762 (11), which holds only answers by unicast against the link's networks: what comes to
/// the groups counts there whoever sends it. docs/decisions.md has why, and what it costs.
///
/// An address is on the link where it is within a prefix of an address that our interface has there. Link-local
/// addresses (169.254/16, fe80::/10) are on every link. On the loopback interface all of loopback is on the link, and
/// each address of this machine: what a machine sends to itself has one of them.
package struct LinkPrefixes: Hashable, Sendable {
    /// A network that the interface is in.
    package struct Prefix: Hashable, Sendable {
        package let address: IPAddress
        /// Leading bits that all of the network's addresses share. 0 counts as a network of this address alone: the
        /// system has told no length.
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
    ///   - prefixes: the networks of the interface's addresses, and the other end of a line between two points.
    ///   - own: all addresses of this machine, whichever interface they are of.
    package init(_ prefixes: [Prefix], isLoopback: Bool = false, own: Set<IPAddress> = []) {
        self.prefixes = prefixes
        self.isLoopback = isLoopback
        self.own = own
    }

    /// Whether a datagram with this source address may have come from a host on the link.
    package func contains(_ address: IPAddress) -> Bool {
        if isLoopback { return address.isLoopback || own.contains(address) }
        guard address.canBeHost(onLoopback: false) else { return false }
        return address.needsScope || address.isLinkLocalIPv4 || prefixes.contains { $0.contains(address) }
    }
}

extension IPAddress {
    /// Of 169.254/16 (RFC 3927), which a host gives itself where nobody gives it another.
    fileprivate var isLinkLocalIPv4: Bool {
        if case .v4(let address) = self { address.rawValue >> 16 == 0xA9FE } else { false }
    }
}
