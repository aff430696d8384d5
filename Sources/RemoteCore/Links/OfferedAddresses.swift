/// An address of this machine, as far as it decides whether the house is let in there.
package struct MachineAddress: Hashable, Sendable {
    package let interface: String
    /// A literal, without a zone.
    package let text: String
    /// Its bytes in the network's order: 4 or 16.
    package let bytes: [UInt8]
    package let isPointToPoint: Bool

    package init(interface: String, text: String, bytes: [UInt8], isPointToPoint: Bool) {
        (self.interface, self.text, self.bytes, self.isPointToPoint) = (interface, text, bytes, isPointToPoint)
    }
}

/// Which of this machine's addresses `--lan` opens: those of the house alone.
package enum OfferedAddresses {
    /// Addresses that are opened, at most.
    package static let limit = 8
    /// Networks that are inside this machine: of containers and virtual machines.
    private static let inner = ["docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "lxd", "podman", "cni"]

    /// The best first: its link is the one that is printed large. Public addresses are never among them, nor tunnels.
    package static func choose(_ addresses: [MachineAddress]) -> [MachineAddress] {
        let ranked = addresses.filter { !$0.isPointToPoint }.compactMap { address in
            rank(address.bytes).map { ($0 + (isInner(address.interface) ? 10 : 0), address) }
        }
        // A machine that has no other may be in a container itself; one that has shows its own networks to nobody.
        let best = ranked.map(\.0).min() ?? 0
        let shown = ranked.filter { best >= 10 || $0.0 < 10 }
        return Array(shown.enumerated().sorted { ($0.1.0, $0.0) < ($1.1.0, $1.0) }.map(\.1.1).prefix(limit))
    }

    private static func isInner(_ interface: String) -> Bool { inner.contains { interface.hasPrefix($0) } }

    /// Nil for what is not offered. RFC 1918, RFC 4193 and, where nothing gives out addresses, RFC 3927.
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
