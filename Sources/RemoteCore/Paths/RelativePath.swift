import FilePaths

/// The way from a root to something beneath it, as the names on it, each `PathText`. It can't lead out of the root by
/// what it says; that no link on the way does is the driver's to see to, who opens one name at a time.
package struct RelativePath: Hashable, Sendable {
    /// Names on the way, at most.
    package static let depth = 16
    /// Bytes of a name, as file systems have it.
    package static let longestName = 255

    package let names: [String]

    /// Nil where one of the names is none: empty, `.`, `..`, with a slash or NUL in it, or too long; or where there are
    /// too many.
    package init?(_ names: [String]) {
        guard names.count <= Self.depth, names.allSatisfy(Self.isName) else { return nil }
        self.names = names
    }

    private init(unchecked names: [String]) { self.names = names }

    /// The root itself.
    package static let root = RelativePath(unchecked: [])

    package static func isName(_ name: String) -> Bool {
        guard name != ".", name != "..", (1...longestName).contains(PathText.bytes(name).count) else { return false }
        return !name.utf8.contains { $0 == 0 || $0 == 0x2F }
    }

    package func appending(_ name: String) -> RelativePath? { RelativePath(names + [name]) }

    package var parent: RelativePath? { names.isEmpty ? nil : RelativePath(unchecked: names.dropLast()) }
    package var last: String? { names.last }
    /// Beneath `root`, an absolute path.
    package func text(beneath root: String) -> String {
        names.isEmpty ? root : (root == "/" ? "" : root) + "/" + names.joined(separator: "/")
    }

    // Byte by byte: a text that Swift calls equal may be another file.
    package static func == (left: RelativePath, right: RelativePath) -> Bool {
        left.names.count == right.names.count
            && zip(left.names, right.names).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }

    package func hash(into hasher: inout Hasher) {
        for name in names {
            for byte in name.utf8 { hasher.combine(byte) }
            hasher.combine(UInt8(0))
        }
    }
}
