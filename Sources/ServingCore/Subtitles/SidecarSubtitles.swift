/// Finds the subtitle files beside a film that have its name.
package enum SidecarSubtitles {
    private static let suffixes: Set<String> = ["srt", "ass", "ssa", "sub", "vtt", "txt"]
    /// PGS, and the index of VobSub's pictures.
    private static let pictureSuffixes: Set<String> = ["sup", "idx"]
    private static let most = 32
    /// The most characters after the film's stem.
    private static let longestRest = 40

    /// The subtitle files beside a film.
    package struct Found: Equatable, Sendable {
        /// Sorted by name, at most 32.
        package var names: [String] = []
        /// Files that may belong to another film: `Film en.srt`, or files with a long name.
        package var unsure: [String] = []
        /// Subtitles that are pictures, which no device shows.
        package var pictures: [String] = []
    }

    /// Finds `Film.srt`, `Film.en.srt`, `Film (German).srt` and similar files beside `Film.mkv`, but not those of
    /// another film with a longer name, such as `Film.2.mkv`.
    ///
    /// - Parameters:
    ///   - names: The names in the film's folder.
    ///   - film: Its path or name.
    package static func look(among names: [String], for film: String) -> Found {
        let stem = FileName(film).stem
        let films = names.filter { ContentType.forFile(named: $0).hasPrefix("video/") }
        let stems = films.map { FileName($0).stem }
        let others = Set(stems.map { $0.lowercased() }).subtracting([stem.lowercased()])
        let twins = stems.filter { $0 == stem && !$0.utf8.elementsEqual(stem.utf8) }
        // The second file of VobSub's two.
        let doubles = Set(names.filter { FileName($0).suffix.lowercased() == "idx" }.map { FileName($0).stem })
        var found = Found()
        for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            let file = FileName(name)
            let suffix = file.suffix.lowercased()
            guard suffixes.contains(suffix) || pictureSuffixes.contains(suffix),
                suffix != "sub" || !doubles.contains(file.stem), let isSure = isOf(stem, file.stem),
                !belongs(file.stem.lowercased(), to: others, behind: stem.utf8.count),
                !twins.contains(where: { file.stem.utf8.starts(with: $0.utf8) })
            else { continue }
            if !isSure || found.names.count == most {
                found.unsure.append(name)
            } else if pictureSuffixes.contains(suffix) {
                found.pictures.append(name)
            } else {
                found.names.append(name)
            }
        }
        // If names differ only in Unicode normalization, the one written like the film's name belongs to it.
        let exact = found.names.filter { FileName($0).stem.utf8.starts(with: stem.utf8) }
        found.names.removeAll { name in exact.contains { $0 == name && !$0.utf8.elementsEqual(name.utf8) } }
        return found
    }

    /// Whether the name belongs to another film whose name is longer than this one's.
    private static func belongs(_ name: String, to others: Set<String>, behind length: Int) -> Bool {
        var cut = name[...]
        while cut.utf8.count > length {
            if others.contains(String(cut)) { return true }
            guard let dot = cut.lastIndex(of: ".") else { return false }
            cut = cut[..<dot]
        }
        return false
    }

    /// Whether the file belongs to the film: true, false for perhaps, nil for no. Anything may follow a dot. After a
    /// space, a hyphen or a bracket, only languages and flags may follow: `Film 2.srt` belongs to another film.
    private static func isOf(_ stem: String, _ name: String) -> Bool? {
        guard let rest = SubtitleName.rest(of: name, behind: stem) else { return nil }
        guard let first = rest.first else { return true }
        if first == "." { return rest.count < longestRest }
        guard SuffixWords.areAll(in: rest) else { return nil }
        // A short word after a space may be part of a title.
        let isShort = first == " " && (1...3).contains(rest.dropFirst().prefix { $0.isLetter }.count)
        return !isShort && rest.count < longestRest
    }
}
