/// A host name with an optional port, as in Host and in an origin (RFC 9110 7.2, RFC 3986 3.2.2), in one spelling.
package struct WebHost: Hashable, Sendable {
    /// In lower case and without a trailing dot. An IPv6 address is in brackets, with all eight groups and each group
    /// as short as possible.
    package let name: String
    package let port: Int?

    private static let longestName = 253

    /// Reads a host; nil if the text is neither a name nor an address: with a user name, a path, an empty port, or
    /// characters that no name has.
    package init?(_ text: String) {
        var rest = Substring(text)
        if rest.first == "[" {
            guard let end = rest.firstIndex(of: "]") else { return nil }
            let inner = rest[rest.index(after: rest.startIndex)..<end]
            guard let groups = Self.groups(inner) else { return nil }
            name = "[" + groups.map { String($0, radix: 16) }.joined(separator: ":") + "]"
            rest = rest[rest.index(after: end)...]
        } else {
            var name = rest.prefix { $0 != ":" }
            rest = rest[name.endIndex...]
            if name.last == "." { name.removeLast() }
            guard (1...Self.longestName).contains(name.utf8.count), name.utf8.allSatisfy(Self.isInName),
                name.first != ".", !name.contains("..")
            else { return nil }
            self.name = name.lowercased()
        }
        guard !rest.isEmpty else {
            port = nil
            return
        }
        let digits = rest.dropFirst()
        guard rest.first == ":", (1...5).contains(digits.utf8.count),
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
            (1...65_535).contains(number)
        else { return nil }
        port = number
    }

    /// Only this machine itself uses this name, whichever client sends it.
    package var isLoopback: Bool { Self.loopback.contains(name) }

    private static let loopback: Set<String> = ["localhost", "127.0.0.1", "[0:0:0:0:0:0:0:1]"]

    private static func isInName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
        default: false
        }
    }

    /// Returns the eight groups of an IPv6 address; nil for anything else, and for an address with a zone or an
    /// embedded IPv4 address.
    private static func groups(_ text: Substring) -> [UInt16]? {
        guard text.utf8.count <= 39 else { return nil }
        var (before, after): ([UInt16], [UInt16]?) = ([], nil)
        var rest = text
        if rest.hasPrefix("::") {
            rest = rest.dropFirst(2)
            after = []
        }
        while !rest.isEmpty {
            let digits = rest.prefix { $0 != ":" }
            guard (1...4).contains(digits.utf8.count), digits.first != "+", let group = UInt16(digits, radix: 16) else {
                return nil
            }
            if after == nil { before.append(group) } else { after?.append(group) }
            rest = rest[digits.endIndex...]
            if rest.hasPrefix("::") {
                guard after == nil else { return nil }
                after = []
                rest = rest.dropFirst(2)
            } else if rest.first == ":" {
                rest = rest.dropFirst()
                guard !rest.isEmpty else { return nil }
            }
        }
        guard let after else { return before.count == 8 ? before : nil }
        let missing = 8 - before.count - after.count
        return missing > 0 ? before + Array(repeating: 0, count: missing) + after : nil
    }
}
