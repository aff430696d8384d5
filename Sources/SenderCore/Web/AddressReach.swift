package import CastWire
package import MulticastDNS

/// From how far away an address can be reached, the nearest first.
///
/// The origin of a URL may only name addresses that are at least as public as its own. A device on this machine may
/// name anything. A device on the local network may name addresses there and on the Internet, but neither this
/// machine's own services nor link-local addresses, such as a cloud's metadata at 169.254.169.254.
package enum AddressReach: Int, Comparable, Sendable {
    /// Only this machine, or an address that can't be connected to.
    case machine
    /// Link-local.
    case link
    /// Private networks.
    case site
    case world

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// - Parameter machine: this machine's current addresses.
    package init(_ address: IPAddress, machine: MachineAddresses) {
        self = machine.contains(address.description) ? .machine : Self(address)
    }

    package init(_ address: IPAddress) {
        switch address {
        case .v4(let address): self = Self(address)
        case .v6(let address): self = Self(address)
        }
    }

    /// Follows the table in RFC 6890.
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

    /// An embedded IPv4 address decides, since it is where the packets arrive.
    private init(_ address: IPv6Address) {
        let (high, low) = (address.high, address.low)
        let inLow = IPv4Address(rawValue: UInt32(truncatingIfNeeded: low))
        switch high >> 48 {
        // Unspecified and loopback, then IPv4-mapped, IPv4-compatible and IPv4-translated addresses.
        case 0 where high == 0 && low <= 1: self = .machine
        case 0 where high == 0 && (low >> 32 == 0xFFFF || low >> 32 == 0): self = Self(inLow)
        case 0 where high == 0 && low >> 48 == 0xFFFF: self = Self(inLow)
        // NAT64 and 6to4.
        case 0x64 where high >> 32 & 0xFFFF == 0xFF9B: self = Self(inLow)
        case 0x2002: self = Self(IPv4Address(rawValue: UInt32(truncatingIfNeeded: high >> 16)))
        case 0xFE80...0xFEBF: self = .link
        case 0xFC00...0xFDFF, 0xFEC0...0xFEFF: self = .site
        case 0xFF00...0xFFFF: self = .machine
        default: self = .world
        }
    }
}
