import Foundation

/// What a subtitle file's name tells: `film.en.srt` is English, `film.eng.forced.srt` is English and forced.
package struct SubtitleName: Sendable, Equatable {
    /// ISO 639-1 where there is one, for instance `en`; nil where the name does not tell.
    package let language: String?
    package let isForced: Bool
    /// Written for those who can't hear (`sdh`, `cc`, `hi` after a language).
    package let isCaptions: Bool
    /// What a list of tracks shows.
    package let label: String

    package init(fileName: String) {
        let parts = fileName.split(separator: ".").dropLast().suffix(4).map { $0.lowercased() }
        let words = parts.flatMap { $0.split { $0 == "-" || $0 == "_" || $0 == " " }.map(String.init) }
        isForced = words.contains("forced")
        isCaptions = words.contains("sdh") || words.contains("cc")
        language = parts.dropFirst().reversed().lazy.compactMap { LanguageName.code(of: $0) }.first
        let name = language.map { LanguageName.name(of: $0) } ?? String((fileName as NSString).deletingPathExtension)
        label = name + (isForced ? " (forced)" : isCaptions ? " (SDH)" : "")
    }
}

/// Languages by code, in English; few enough to be in the binary, and no more are common in file names.
package enum LanguageName {
    private static let table: [(two: String, three: [String], name: String)] = [
        ("en", ["eng"], "English"), ("fr", ["fre", "fra"], "French"), ("de", ["ger", "deu"], "German"),
        ("es", ["spa"], "Spanish"), ("pt", ["por", "pob"], "Portuguese"), ("it", ["ita"], "Italian"),
        ("nl", ["dut", "nld"], "Dutch"), ("sv", ["swe"], "Swedish"), ("fi", ["fin"], "Finnish"),
        ("da", ["dan"], "Danish"), ("no", ["nor", "nob", "nno"], "Norwegian"), ("is", ["ice", "isl"], "Icelandic"),
        ("pl", ["pol"], "Polish"), ("cs", ["cze", "ces"], "Czech"), ("sk", ["slo", "slk"], "Slovak"),
        ("hu", ["hun"], "Hungarian"), ("hr", ["hrv"], "Croatian"), ("sl", ["slv"], "Slovenian"),
        ("sr", ["srp"], "Serbian"), ("bs", ["bos"], "Bosnian"), ("ro", ["rum", "ron"], "Romanian"),
        ("tr", ["tur"], "Turkish"), ("lt", ["lit"], "Lithuanian"), ("lv", ["lav"], "Latvian"),
        ("et", ["est"], "Estonian"), ("ru", ["rus"], "Russian"), ("uk", ["ukr"], "Ukrainian"),
        ("bg", ["bul"], "Bulgarian"), ("mk", ["mac", "mkd"], "Macedonian"), ("el", ["gre", "ell"], "Greek"),
        ("he", ["heb"], "Hebrew"), ("ar", ["ara"], "Arabic"), ("fa", ["per", "fas"], "Persian"),
        ("ja", ["jpn"], "Japanese"), ("zh", ["chi", "zho"], "Chinese"), ("ko", ["kor"], "Korean"),
        ("th", ["tha"], "Thai"), ("vi", ["vie"], "Vietnamese"), ("id", ["ind"], "Indonesian"), ("hi", ["hin"], "Hindi"),
        ("ca", ["cat"], "Catalan"), ("eu", ["baq", "eus"], "Basque"), ("gl", ["glg"], "Galician"),
    ]

    /// The two-letter code for `en`, `eng`, `english` or `en-US`; nil for what is no language.
    package static func code(of word: String) -> String? {
        let word = word.lowercased()
        let first = String(word.prefix { $0 != "-" && $0 != "_" })
        let found = table.first { $0.two == first || $0.three.contains(first) || $0.name.lowercased() == word }
        return found?.two
    }

    package static func name(of code: String) -> String {
        table.first { $0.two == code }?.name ?? code
    }
}

/// The subtitle files that lie beside a film under its name.
package enum SidecarSubtitles {
    private static let suffixes: Set<String> = ["srt", "ass", "ssa", "sub", "vtt", "txt"]
    private static let most = 32

    /// `Film.srt`, `Film.en.srt` and the like beside `Film.mkv`, sorted by name; at most 32. A folder that can't be
    /// read
    /// has none.
    package static func find(beside film: String) -> [String] {
        let folder = (film as NSString).deletingLastPathComponent
        let stem = ((film as NSString).lastPathComponent as NSString).deletingPathExtension
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        let found = names.filter { name in
            guard suffixes.contains((name as NSString).pathExtension.lowercased()) else { return false }
            return name.hasPrefix(stem + ".") && name.count - stem.count < 40
        }
        return found.sorted().prefix(most).map { (folder as NSString).appendingPathComponent($0) }
    }
}
