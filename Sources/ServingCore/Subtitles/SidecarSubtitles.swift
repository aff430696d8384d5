/// The subtitle files that lie beside a film under its name.
package enum SidecarSubtitles {
    private static let suffixes: Set<String> = ["srt", "ass", "ssa", "sub", "vtt", "txt"]
    private static let most = 32

    /// `Film.srt`, `Film.en.srt` and the like beside `Film.mkv`, sorted by name; at most 32.
    /// - Parameters:
    ///   - names: what lies in the film's folder.
    ///   - film: its path or its name.
    package static func choose(among names: [String], for film: String) -> [String] {
        let stem = FileName(film).stem
        let found = names.filter { name in
            guard suffixes.contains(FileName(name).suffix.lowercased()) else { return false }
            return name.hasPrefix(stem + ".") && name.count - stem.count < 40
        }
        return Array(found.sorted().prefix(most))
    }
}
