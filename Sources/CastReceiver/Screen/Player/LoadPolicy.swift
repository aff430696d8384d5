#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What the screen may fetch: http and https, and from this machine itself only for a sender on this machine.
///
/// A sender anywhere in the network may name any address, and the browser would reach servers that listen on loopback
/// because they trust whoever can. The rule looks at an address as it is written; the browser's requests, redirects
/// among them, are each held against it. A host name that resolves to loopback is not seen here: whoever drives
/// the browser looks at where the answer came from.
package struct LoadPolicy: Sendable, Equatable {
    package var allowsLoopback: Bool

    package init(allowsLoopback: Bool) { self.allowsLoopback = allowsLoopback }

    /// Why `address` is not to be fetched, as a sentence; nil where it may be.
    package func refusal(of address: String) -> String? {
        guard let url = URL(string: address), let scheme = url.scheme?.lowercased() else {
            return "“\(address.prefix(100))” is not a URL."
        }
        guard scheme == "http" || scheme == "https" else {
            return "A receiver plays http and https only, not \(scheme.prefix(20))."
        }
        guard let host = url.host(percentEncoded: false), !host.isEmpty else { return "The URL names no host." }
        if !allowsLoopback, Self.isLoopback(host: host) {
            return "\(host) is the receiver itself; only a sender on the same machine may play from there."
        }
        return nil
    }

    /// The failure to report for an item that may not be loaded; nil where it may be.
    package func failure(of item: MediaItem) -> PlaybackFailure? {
        refusal(of: item.contentURL).map { PlaybackFailure(kind: .refused, code: .loadFailed, reason: $0) }
    }

    /// Whether a host as it stands in a URL, or an address, means this machine.
    package static func isLoopback(host: String) -> Bool {
        var name = host.lowercased()
        if name.hasPrefix("["), name.hasSuffix("]") { name = String(name.dropFirst().dropLast()) }
        while name.hasSuffix(".") { name.removeLast() }
        if name == "localhost" || name.hasSuffix(".localhost") || name == "localhost.localdomain" { return true }
        if name.contains(":") { return isLoopback(address6: name) }
        return isLoopback(address4: name)
    }

    /// A browser reads 127.1, 0x7f000001 and 2130706433 as addresses too, so all of inet_aton's forms count.
    private static func isLoopback(address4 name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...4).contains(parts.count) else { return false }
        let numbers = parts.compactMap(number)
        guard numbers.count == parts.count, let first = numbers.first else { return false }
        let top = parts.count == 1 ? (first >> 24) & 0xff : first
        return top == 127 || top == 0
    }

    private static func number(_ part: Substring) -> UInt64? {
        if part.hasPrefix("0x") { return part.count == 2 ? 0 : UInt64(part.dropFirst(2), radix: 16) }
        if part.hasPrefix("0"), part.count > 1 { return UInt64(part, radix: 8) }
        return part.allSatisfy(\.isASCII) && !part.hasPrefix("+") ? UInt64(part) : nil
    }

    private static func isLoopback(address6 name: String) -> Bool {
        let address = name.split(separator: "%", maxSplits: 1).first.map(String.init) ?? name
        guard let groups = groups(address) else { return false }
        if groups.dropLast().allSatisfy({ $0 == 0 }) { return groups[7] <= 1 }
        let embeds4 = groups.prefix(5).allSatisfy { $0 == 0 } && (groups[5] == 0xffff || groups[5] == 0)
        let translates4 = groups[0] == 0x64 && groups[1] == 0xff9b && groups[2..<6].allSatisfy { $0 == 0 }
        return (embeds4 || translates4) && (groups[6] >> 8 == 127 || groups[6] >> 8 == 0)
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
    /// The elements where none is nil, otherwise nil.
    fileprivate func compacted<Wrapped>() -> [Wrapped]? where Element == Wrapped? {
        let present = compactMap { $0 }
        return present.count == count ? present : nil
    }
}
