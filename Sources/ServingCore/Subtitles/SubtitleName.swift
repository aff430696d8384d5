/// The language and flags in a subtitle file's name. Beside `Show.S01E01.mkv`, `Show.S01E01.en.hi.srt` is English for
/// people who can't hear, `Show.S01E01.hi.srt` is Hindi, and `Show.S01E01.pt-BR.forced.srt` is Brazilian and forced.
///
/// Only what follows the film's stem or complete name counts. If the file has another name, the end of the name counts,
/// as far back as each word between dots (underscores, hyphens, brackets) is a known one: some films are called "The
/// Italian Job" and "My Name Is Earl". The rules are those of Jellyfin, Plex, Kodi and Bazarr.
package struct SubtitleName: Sendable, Equatable {
    /// Nil if the name does not say it.
    package let language: LanguageTag?
    package let flags: TrackFlags
    /// Other words after the film's stem; nil if there are none.
    package let title: String?
    /// The name to show if there is no language.
    package let stem: String

    package var isForced: Bool { flags.contains(.forced) }
    /// For people who can't hear (`sdh`, `cc`, `hi` next to a language).
    package var isCaptions: Bool { flags.contains(.captions) }
    /// The name in a list of tracks.
    package var label: String { TrackLabel(self).name }

    /// - Parameter film: The film's path or name, with which the file's name may begin; nil if unknown.
    package init(fileName: String, film: String? = nil) {
        let whole = FileName(fileName).stem
        let own = film.map { FileName($0) }
        if let own, let rest = Self.rest(of: whole, behind: own.text) ?? Self.rest(of: whole, behind: own.stem) {
            let reading = TrackReading(SuffixWords.all(in: rest))
            (language, flags, stem) = (reading.language, reading.flags, own.stem)
            title = ShownText.visible(reading.others.joined(separator: " ")).map { String($0.prefix(80)) }
        } else {
            let reading = TrackReading(SuffixWords.ending(of: whole))
            (language, flags, stem) = (reading.language, reading.flags, ShownText.visible(whole) ?? "Subtitles")
            title = nil
        }
    }

    /// The rest of the name after the film's stem, which is compared without case. Nil if the name does not begin with
    /// it, or continues with the same word: `Film2.srt` does not belong to `Film.mkv`. Accented letters may be composed
    /// or decomposed, as file systems differ.
    static func rest(of name: String, behind stem: String) -> Substring? {
        var rest = name[...]
        for letter in stem {
            guard let first = rest.first, first == letter || first.lowercased() == letter.lowercased() else {
                return nil
            }
            rest.removeFirst()
        }
        guard !stem.isEmpty, rest.first.map(SuffixWords.isSeparator) ?? true else { return nil }
        return rest
    }
}
