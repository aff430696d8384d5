/// What a subtitle file's name tells. Beside `Show.S01E01.mkv` is `Show.S01E01.en.hi.srt` English and for those who
/// can't hear, `Show.S01E01.hi.srt` Hindi, `Show.S01E01.pt-BR.forced.srt` Brazilian and forced.
///
/// Only what follows the film's own stem, or its whole name, says something. Of a file that is called otherwise the end
/// of the name counts, as far back as each word between dots (underscores, hyphens, brackets) is a known one: films are called
/// "The Italian Job" and "My Name Is Earl". The rules are those of Jellyfin, Plex, Kodi and Bazarr.
package struct SubtitleName: Sendable, Equatable {
    /// Nil where the name does not tell.
    package let language: LanguageTag?
    package let flags: TrackFlags
    /// What else follows the film's stem; nil where nothing does.
    package let title: String?
    /// What the file is called where it tells no language.
    package let stem: String

    package var isForced: Bool { flags.contains(.forced) }
    /// Written for those who can't hear (`sdh`, `cc`, `hi` beside a language).
    package var isCaptions: Bool { flags.contains(.captions) }
    /// What a list of tracks shows.
    package var label: String { TrackLabel(self).name }

    /// - Parameter film: the film's path or name, which the file's name may begin with; nil where that is not known.
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

    /// What follows the film's stem in capitals or small letters; nil where the name does not begin with it, or goes on
    /// with another word: `Film2.srt` is not of `Film.mkv`. A letter with an accent is one letter or two: systems write
    /// names one way or the other.
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
