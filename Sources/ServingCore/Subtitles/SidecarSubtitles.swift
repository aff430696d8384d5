/// The subtitle files that lie beside a film under its name.
package enum SidecarSubtitles {
    private static let suffixes: Set<String> = ["srt", "ass", "ssa", "sub", "vtt", "txt"]
    private static let most = 32
    /// Letters behind the film's stem.
    private static let longestRest = 40

    /// `Film.srt`, `Film.en.srt`, `Film (German).srt` and the like beside `Film.mkv`, sorted by name; at most 32. What
    /// belongs to another film whose name is longer, such as `Film.2.mkv`, is not among them.
    /// - Parameters:
    ///   - names: what lies in the film's folder.
    ///   - film: its path or its name.
    package static func choose(among names: [String], for film: String) -> [String] {
        let stem = FileName(film).stem
        let films = names.filter { ContentType.forFile(named: $0).hasPrefix("video/") }
        let others = Set(films.map { FileName($0).stem.lowercased() }).subtracting([stem.lowercased()])
        let found = names.filter { name in
            let file = FileName(name)
            return suffixes.contains(file.suffix.lowercased()) && isOf(stem, file.stem)
                && !belongs(file.stem.lowercased(), to: others, behind: stem.utf8.count)
        }
        return Array(found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.prefix(most))
    }

    /// Whether it is one of the others' with something behind it, and not only of who has the shorter name.
    private static func belongs(_ name: String, to others: Set<String>, behind length: Int) -> Bool {
        var cut = name[...]
        while cut.utf8.count > length {
            if others.contains(String(cut)) { return true }
            guard let dot = cut.lastIndex(of: ".") else { return false }
            cut = cut[..<dot]
        }
        return false
    }

    /// Behind a dot anything may follow; behind a space, a hyphen or a bracket only what tells a language or what the
    /// file is for: `Film 2.srt` is another film's.
    private static func isOf(_ stem: String, _ name: String) -> Bool {
        guard let rest = SubtitleName.rest(of: name, behind: stem), rest.count < longestRest else { return false }
        guard let first = rest.first, first != "." else { return true }
        let begin = rest.dropFirst()
        // A short word behind a space is one of a title.
        if first == " ", (1...3).contains(begin.prefix { $0.isLetter }.count) { return false }
        return SuffixWords.areAll(in: rest)
    }
}
