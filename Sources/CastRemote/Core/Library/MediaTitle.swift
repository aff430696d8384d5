import ServingCore

/// A title for people, made from a file name: "The.Big.Film.1999.1080p.BluRay.x264-GROUP.mkv" is "The Big Film (1999)".
enum MediaTitle {
    /// Words that describe the copy. The first of them ends the title.
    private static let copyWords: Set<String> = [
        "480p", "576p", "720p", "1080p", "1080i", "2160p", "4320p", "4k", "uhd", "hdr", "hdr10", "bluray", "brrip",
        "bdrip", "dvdrip", "webrip", "webdl", "hdtv", "x264", "x265", "h264", "h265", "hevc", "xvid", "divx", "remux",
        "aac", "ac3", "dts", "ddp5", "10bit",
    ]

    /// Returns the title of a file or folder.
    ///
    /// - Parameters:
    ///   - name: the name of the file or folder.
    ///   - isFolder: a folder's name has no extension.
    static func of(_ name: String, isFolder: Bool = false) -> String {
        let stem = isFolder || LibraryKind(fileNamed: name) == nil ? name : LibraryKind.stem(of: name)
        // Dots and underscores stand for spaces only if the name has no spaces.
        let hasSpaces = stem.utf8.contains(0x20)
        let words = stem.split { $0 == " " || !hasSpaces && ($0 == "." || $0 == "_") }.map(String.init)
        let title = withoutCopy(words)
        // If nothing visible is left, the title is the name as it is.
        return ShownText.visible(title) ?? ShownText.visible(stem) ?? name
    }

    private static func withoutCopy(_ words: [String]) -> String {
        let cut = words.indices.dropFirst().first { copyWords.contains(plain(words[$0])) }
        guard let cut else { return words.joined(separator: " ") }
        var kept = Array(words[..<cut])
        if kept.count > 1, let year = year(kept[kept.count - 1]) { kept[kept.count - 1] = "(\(year))" }
        return kept.joined(separator: " ")
    }

    private static func plain(_ word: String) -> String {
        String(word.lowercased().drop { $0 == "(" || $0 == "[" }.prefix { $0 != "-" && $0 != ")" && $0 != "]" })
    }

    private static func year(_ word: String) -> Int? {
        let digits = word.filter { $0 != "(" && $0 != ")" && $0 != "[" && $0 != "]" }
        guard digits.utf8.count == 4, let year = Int(digits), (1900...2099).contains(year) else { return nil }
        return year
    }
}
