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
        let name = language.map { LanguageName.name(of: $0) } ?? FileName(fileName).stem
        label = name + (isForced ? " (forced)" : isCaptions ? " (SDH)" : "")
    }
}
