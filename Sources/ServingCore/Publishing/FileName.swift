import FilePaths

/// The last part of a path (`PathText`), and its own two parts: `film.en.srt` has the stem `film.en` and the suffix
/// `srt`.
package struct FileName: Sendable, Equatable {
    /// Empty for an empty path, `/` for the root.
    package let text: String
    /// All before the last dot; the whole where there is no suffix, as in `.hidden` and `..`.
    package let stem: String
    /// What comes after the last dot; empty where nothing does.
    package let suffix: String

    package init(_ path: String) {
        text = PathParts.name(path)
        // Byte by byte: Swift has a dot and an accent behind it as one character.
        let name = text.utf8
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex, text != ".." else {
            stem = text
            suffix = ""
            return
        }
        stem = String(name[..<dot]) ?? text
        suffix = String(name[name.index(after: dot)...]) ?? ""
    }

    package static func == (left: FileName, right: FileName) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }
}
