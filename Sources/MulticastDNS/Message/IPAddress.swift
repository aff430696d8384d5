/// An IPv4 address as 32 bits, the first byte highest.
package struct IPv4Address: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package init(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) {
        rawValue = UInt32(a) << 24 | UInt32(b) << 16 | UInt32(c) << 8 | UInt32(d)
    }

    package var bytes: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: rawValue >> (24 - 8 * $0)) } }
    package var isLoopback: Bool { rawValue >> 24 == 127 }
    package var isLinkLocal: Bool { rawValue >> 16 == 0xA9FE }
    package var description: String { bytes.map(String.init).joined(separator: ".") }
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// An IPv6 address as two halves of 64 bits, without a scope; `ServiceAddress` has a link-local address's interface.
package struct IPv6Address: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Returns nil unless there are 16 bytes.
    package init?(bytes: some Collection<UInt8>) {
        guard bytes.count == 16 else { return nil }
        high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
        low = bytes.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    package var bytes: [UInt8] {
        [high, low].flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - 8 * $0)) } }
    }

    package var isLoopback: Bool { high == 0 && low == 1 }
    package var isLinkLocal: Bool { high >> 54 == 0xFE80 >> 6 }

    /// The form of RFC 5952: lower case, with the longest run of two or more zero groups as "::".
    package var description: String {
        let groups = [high, low].flatMap { half in (0..<4).map { UInt16(truncatingIfNeeded: half >> (48 - 16 * $0)) } }
        func text(_ part: ArraySlice<UInt16>) -> String {
            part.map { String($0, radix: 16) }.joined(separator: ":")
        }
        guard let zeros = longestZeroRun(in: groups) else { return text(groups[...]) }
        return text(groups[..<zeros.lowerBound]) + "::" + text(groups[zeros.upperBound...])
    }

    private func longestZeroRun(in groups: [UInt16]) -> Range<Int>? {
        var best = 0..<1
        var start = 0
        for (index, group) in groups.enumerated() {
            if group != 0 {
                start = index + 1
            } else if index + 1 - start > best.count {
                best = start..<(index + 1)
            }
        }
        return best.count > 1 ? best : nil
    }

    package static func < (left: Self, right: Self) -> Bool { (left.high, left.low) < (right.high, right.low) }
}

/// An address of either family. IPv4 addresses sort before IPv6 addresses.
package enum IPAddress: Hashable, Sendable, Comparable, CustomStringConvertible {
    case v4(IPv4Address)
    case v6(IPv6Address)

    var isIPv4: Bool { if case .v4 = self { true } else { false } }

    package var isLoopback: Bool {
        switch self {
        case .v4(let address): address.isLoopback
        case .v6(let address): address.isLoopback
        }
    }

    /// Whether it can be the address of a host to connect to: not multicast, unspecified or broadcast, and not an IPv4
    /// address within IPv6, which other checks would not recognize. Loopback addresses only count if requested.
    package func canBeHost(onLoopback: Bool) -> Bool {
        switch self {
        case .v4(let address):
            let first = address.rawValue >> 24
            return first != 0 && first < 224 && (onLoopback || !address.isLoopback)
        case .v6(let address):
            let isEmbedded = address.high == 0 && (address.low >> 32 == 0xFFFF || address.low >> 32 == 0)
            if address.isLoopback { return onLoopback }
            return address.high >> 56 != 0xFF && !isEmbedded
        }
    }

    /// Whether it is a multicast address: 224.0.0.0/4 or ff00::/8.
    package var isGroup: Bool {
        switch self {
        case .v4(let address): address.rawValue >> 28 == 0xE
        case .v6(let address): address.high >> 56 == 0xFF
        }
    }

    /// Whether the address is ambiguous without an interface: fe80::/10. (169.254/16 is routed by subnet.)
    package var needsScope: Bool {
        if case .v6(let address) = self { address.isLinkLocal } else { false }
    }

    package var description: String {
        switch self {
        case .v4(let address): address.description
        case .v6(let address): address.description
        }
    }
}
