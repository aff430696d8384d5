/// The last part of a path, and its own two parts: `film.en.srt` has the stem `film.en` and the suffix `srt`.
package struct FileName: Sendable, Equatable {
    /// Empty for an empty path, `/` for the root.
    package let text: String
    /// All before the last dot; the whole where there is no suffix, as in `.hidden` and `..`.
    package let stem: String
    /// What comes after the last dot; empty where nothing does.
    package let suffix: String

    package init(_ path: String) {
        var path = path[...]
        while path.count > 1, path.last == "/" { path.removeLast() }
        let name = path == "/" ? path : path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
        text = String(name)
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex, name != ".." else {
            stem = text
            suffix = ""
            return
        }
        stem = String(name[..<dot])
        suffix = String(name[name.index(after: dot)...])
    }
}
