/// What a list of tracks shows of one, and what a receiver chooses by.
package struct TrackLabel: Sendable, Equatable {
    package let name: String
    /// ISO 639-1, or what the film's own tag says; nil where nothing tells.
    package let language: String?
    package let isCaptions: Bool
    package let isForced: Bool

    /// Of a subtitle file, as its name tells.
    package init(_ told: SubtitleName) {
        name = told.label
        language = told.language
        isCaptions = told.isCaptions
        isForced = told.isForced
    }

    /// Of a text stream of the film, as its tags tell.
    package init(_ stream: MediaStream) {
        let code = stream.language.map { LanguageName.code(of: $0) ?? $0 }
        name = stream.title ?? code.map { LanguageName.name(of: $0) } ?? "Subtitles \(stream.index)"
        language = code
        let title = stream.title?.lowercased() ?? ""
        isCaptions = title.contains("sdh") || title.contains("cc")
        isForced = stream.isForced
    }
}
