import FilePaths

/// A path from a root to something beneath it, as a list of names in the form of `PathText`.
///
/// Its names can't lead out of the root. The driver has to make sure that no link leads out: it opens one name at a
/// time.
struct RelativePath: Hashable, Sendable {
    /// The most names of a path.
    static let depth = 16
    /// The most bytes of a name, as in file systems.
    static let longestName = 255

    let names: [String]

    /// Nil if one of the names is invalid: empty, `.`, `..`, with a slash or NUL in it, or too long. Nil also if there
    /// are too many names.
    init?(_ names: [String]) {
        guard names.count <= Self.depth, names.allSatisfy(Self.isName) else { return nil }
        self.names = names
    }

    private init(unchecked names: [String]) { self.names = names }

    /// The path of the root itself.
    static let root = RelativePath(unchecked: [])

    static func isName(_ name: String) -> Bool {
        guard name != ".", name != "..", (1...longestName).contains(PathText.bytes(name).count) else { return false }
        return !name.utf8.contains { $0 == 0 || $0 == 0x2F }
    }

    func appending(_ name: String) -> RelativePath? { RelativePath(names + [name]) }

    var parent: RelativePath? { names.isEmpty ? nil : RelativePath(unchecked: names.dropLast()) }
    var last: String? { names.last }
    /// Returns the path beneath `root`, which is an absolute path.
    func text(beneath root: String) -> String {
        names.isEmpty ? root : (root == "/" ? "" : root) + "/" + names.joined(separator: "/")
    }

    // Byte by byte: two texts that Swift calls equal may name different files.
    static func == (left: RelativePath, right: RelativePath) -> Bool {
        left.names.count == right.names.count
            && zip(left.names, right.names).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }

    func hash(into hasher: inout Hasher) {
        for name in names {
            for byte in name.utf8 { hasher.combine(byte) }
            hasher.combine(UInt8(0))
        }
    }
}
