package import CastWire
package import MulticastDNS

/// From how far an address can be reached, the nearest first.
///
/// Who names a URL may name what is at least as public as itself: a device on this machine anything, one in the local
/// network what is there or in the world, but not this machine's own services, nor those of the link that nobody gave
/// a place in the network (a cloud's metadata at 169.254.169.254 for one).
package enum AddressReach: Int, Comparable, Sendable {
    /// This machine alone, and what is no place to connect to.
    case machine
    /// Link-local.
    case link
    /// Private networks.
    case site
    case world

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// - Parameter machine: this machine's addresses now.
    package init(_ address: IPAddress, machine: MachineAddresses) {
        self = machine.contains(address.description) ? .machine : Self(address)
    }

    package init(_ address: IPAddress) {
        switch address {
        case .v4(let address): self = Self(address)
        case .v6(let address): self = Self(address)
        }
    }

    /// RFC 6890's table.
    private init(_ address: IPv4Address) {
        let bytes = address.bytes
        switch (bytes[0], bytes[1]) {
        case (0, _), (127, _), (224..., _): self = .machine
        case (169, 254): self = .link
        case (10, _), (172, 16...31), (192, 168), (100, 64...127), (198, 18...19): self = .site
        case (192, 0) where bytes[2] == 0: self = .site
        default: self = .world
        }
    }

    /// An IPv4 address inside decides: where the way ends is what counts.
    private init(_ address: IPv6Address) {
        let (high, low) = (address.high, address.low)
        let inLow = IPv4Address(rawValue: UInt32(truncatingIfNeeded: low))
        switch high >> 48 {
        // Unspecified, loopback, mapped and compatible addresses.
        case 0 where high == 0 && low <= 1: self = .machine
        case 0 where high == 0 && (low >> 32 == 0xFFFF || low >> 32 == 0): self = Self(inLow)
        case 0 where high == 0 && low >> 48 == 0xFFFF: self = Self(inLow)
        // NAT64, 6to4.
        case 0x64 where high >> 32 & 0xFFFF == 0xFF9B: self = Self(inLow)
        case 0x2002: self = Self(IPv4Address(rawValue: UInt32(truncatingIfNeeded: high >> 16)))
        case 0xFE80...0xFEBF: self = .link
        case 0xFC00...0xFDFF, 0xFEC0...0xFEFF: self = .site
        case 0xFF00...0xFFFF: self = .machine
        default: self = .world
        }
    }
}
