import PlatformFoundation

/// A host that is an address in any form that a browser accepts.
///
/// Browsers also read `127.1`, `0x7f000001` and `2130706433` as addresses, so all forms of inet_aton count. Brackets, a
/// zone, and IPv4 addresses within IPv6 count too. It is for refusing only; `IPAddress.isCertainlyThisMachine` decides
/// which addresses get rights.
package struct NumericHost: Hashable, Sendable {
    private enum Address: Hashable {
        case four([UInt8])
        case six([UInt16])
    }

    private let address: Address

    /// Returns nil for a name.
    package init?(_ host: String) {
        var name = host.lowercased()
        if name.hasPrefix("["), name.hasSuffix("]") { name = String(name.dropFirst().dropLast()) }
        while name.hasSuffix(".") { name.removeLast() }
        if name.contains(":") {
            guard let groups = Self.groups(name.split(separator: "%", maxSplits: 1).first.map(String.init) ?? name)
            else { return nil }
            address = Self.embedded4(groups).map(Address.four) ?? .six(groups)
        } else {
            guard let bytes = Self.bytes4(name) else { return nil }
            address = .four(bytes)
        }
    }

    /// Whether it is loopback or "this host": on every machine, a connection to either ends at the machine itself.
    package var isLoopback: Bool {
        switch address {
        case .four(let bytes): bytes[0] == 127 || bytes[0] == 0
        case .six(let groups): groups.dropLast().allSatisfy { $0 == 0 } && groups[7] <= 1
        }
    }

    /// Whether the address is a cloud machine's metadata service (169.254.169.254 and similar), or multicast or
    /// reserved. No media is there.
    package var isNobodysServer: Bool {
        switch address {
        case .four(let bytes):
            bytes[0] == 169 && bytes[1] == 254 && (bytes[2] == 169 || bytes[2] == 170) || bytes[0] >= 224
                || bytes == [100, 100, 100, 200]
        case .six(let groups): groups[0] == 0xfd00 && groups[1] == 0x0ec2 || groups[0] >> 8 == 0xff
        }
    }

    // MARK: - Reading

    private static func bytes4(_ name: String) -> [UInt8]? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...4).contains(parts.count) else { return nil }
        let numbers = parts.compactMap(number)
        guard numbers.count == parts.count, let last = numbers.last else { return nil }
        var value = last
        let lastBits = UInt64(8 * (5 - parts.count))
        guard last < 1 << lastBits else { return nil }
        for (index, part) in numbers.dropLast().enumerated() {
            guard part <= 255 else { return nil }
            value |= part << UInt64(24 - 8 * index)
        }
        return (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt64(24 - 8 * $0)) }
    }

    private static func number(_ part: Substring) -> UInt64? {
        if part.hasPrefix("0x") { return part.count == 2 ? 0 : digits(part.dropFirst(2), radix: 16) }
        if part.hasPrefix("0"), part.count > 1 { return digits(part, radix: 8) }
        return digits(part, radix: 10)
    }

    private static func digits(_ text: Substring, radix: Int) -> UInt64? {
        text.first.map { $0 != "+" && $0 != "-" } == true ? UInt64(text, radix: radix) : nil
    }

    /// IPv4 as `::ffff:a.b.c.d`, `::ffff:0:a.b.c.d`, `::a.b.c.d`, after the prefixes of NAT64, or in 6to4.
    private static func embedded4(_ groups: [UInt16]) -> [UInt8]? {
        let isMapped = groups.prefix(5).allSatisfy { $0 == 0 } && groups[5] == 0xffff
        let isCompatible = groups.prefix(6).allSatisfy { $0 == 0 } && (groups[6] != 0 || groups[7] > 1)
        let isTranslated = groups[0] == 0x64 && groups[1] == 0xff9b
            || groups.prefix(4).allSatisfy { $0 == 0 } && groups[4] == 0xffff && groups[5] == 0
        if groups[0] == 0x2002 { return bytes(groups[1], groups[2]) }
        return isMapped || isCompatible || isTranslated ? bytes(groups[6], groups[7]) : nil
    }

    private static func bytes(_ high: UInt16, _ low: UInt16) -> [UInt8] {
        [high, low].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
    }

    private static func groups(_ address: String) -> [UInt16]? {
        let halves = address.components(separatedBy: "::")
        guard halves.count <= 2 else { return nil }
        let sides = halves.map { half in
            half.isEmpty ? [] : half.split(separator: ":", omittingEmptySubsequences: false).flatMap(group)
        }
        guard halves.count == 2 else { return sides[0].count == 8 ? sides[0].compacted() : nil }
        let given = sides[0].count + sides[1].count
        guard given < 8 else { return nil }
        return (sides[0] + Array(repeating: 0, count: 8 - given) + sides[1]).compacted()
    }

    private static func group(_ text: Substring) -> [UInt16?] {
        guard text.contains(".") else { return [UInt16(text, radix: 16)] }
        let bytes = text.split(separator: ".").map { UInt8($0) }
        guard bytes.count == 4, let all = bytes.compacted() else { return [nil] }
        return [UInt16(all[0]) << 8 | UInt16(all[1]), UInt16(all[2]) << 8 | UInt16(all[3])]
    }
}

extension Array {
    /// Returns the elements if none is nil, otherwise nil.
    fileprivate func compacted<Wrapped>() -> [Wrapped]? where Element == Wrapped? {
        let present = compactMap { $0 }
        return present.count == count ? present : nil
    }
}
