import FilePaths

/// The last component of a path (`PathText`), and its stem and suffix: `film.en` and `srt` for `film.en.srt`.
package struct FileName: Sendable, Equatable {
    /// Empty for an empty path, `/` for the root.
    package let text: String
    /// Everything before the last dot; everything if there is no suffix, as in `.hidden` and `..`.
    package let stem: String
    /// Everything after the last dot; may be empty.
    package let suffix: String

    package init(_ path: String) {
        text = PathParts.name(path)
        // By bytes, because Swift treats a dot and a following accent as one character.
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
