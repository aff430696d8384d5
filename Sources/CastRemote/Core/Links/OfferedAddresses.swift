/// An address of this machine, with what decides whether it is offered to the home network.
package struct MachineAddress: Hashable, Sendable {
    package let interface: String
    /// An address literal without a zone.
    package let text: String
    /// Its 4 or 16 bytes in network order.
    package let bytes: [UInt8]
    package let isPointToPoint: Bool

    package init(interface: String, text: String, bytes: [UInt8], isPointToPoint: Bool) {
        (self.interface, self.text, self.bytes, self.isPointToPoint) = (interface, text, bytes, isPointToPoint)
    }
}

/// Chooses which of this machine's addresses `--lan` opens: only those of the home network.
package enum OfferedAddresses {
    /// The most addresses that are opened.
    package static let limit = 8
    /// Interfaces of networks inside this machine: those of containers and virtual machines.
    private static let inner = ["docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "lxd", "podman", "cni"]

    /// Returns the addresses, the best first: its link is the one that is printed large. Public addresses and tunnels
    /// are never among them.
    package static func choose(_ addresses: [MachineAddress]) -> [MachineAddress] {
        let ranked = addresses.filter { !$0.isPointToPoint }.compactMap { address in
            rank(address.bytes).map { ($0 + (isInner(address.interface) ? 10 : 0), address) }
        }
        // Addresses of inner networks are offered only if there are no others: this machine may be in a container
        // itself.
        let best = ranked.map(\.0).min() ?? 0
        let shown = ranked.filter { best >= 10 || $0.0 < 10 }
        return Array(shown.enumerated().sorted { ($0.1.0, $0.0) < ($1.1.0, $1.0) }.map(\.1.1).prefix(limit))
    }

    private static func isInner(_ interface: String) -> Bool { inner.contains { interface.hasPrefix($0) } }

    /// Returns the rank by RFC 1918, RFC 4193 and RFC 3927 (used if no server assigns addresses); nil for an address
    /// that is not offered.
    private static func rank(_ bytes: [UInt8]) -> Int? {
        switch bytes.count {
        case 4:
            switch (bytes[0], bytes[1]) {
            case (192, 168): return 0
            case (10, _), (172, 16...31): return 1
            case (169, 254): return 3
            default: return nil
            }
        case 16: return bytes[0] & 0xFE == 0xFC ? 2 : nil
        default: return nil
        }
    }
}
