/// Chooses the text track to show if nobody has named one, as players do, but with respect to the audio's language.
package enum FirstText {
    /// Chooses a track.
    ///
    /// A forced track is for people who understand the audio: it translates what is said in other languages. So it is
    /// shown if its language is the audio's. If it names no language, or the audio's language is unknown, it is shown
    /// if it is the only forced track.
    ///
    /// Otherwise the first track marked as default is shown, as in mpv, VLC and Jellyfin: complete subtitles for a film
    /// in a foreign language are marked so. But programs also mark tracks inside a film automatically. There the mark
    /// is ignored if all of several tracks have it, or if the track is in the audio's language. In the name of a file
    /// beside the film, "default" is always meant.
    ///
    /// - Parameter sound: The language of the audio that plays; nil if unknown.
    /// - Returns: The track's index in the list.
    package static func choose(_ tracks: [TrackLabel], sound: LanguageTag?) -> Int? {
        forced(tracks, sound: sound) ?? standard(tracks, sound: sound)
    }

    private static func forced(_ tracks: [TrackLabel], sound: LanguageTag?) -> Int? {
        let forced = tracks.indices.filter { tracks[$0].isForced }
        if let sound {
            let fitting = forced.filter { tracks[$0].tag.map(sound.isSame) ?? false }
            let exact = fitting.first { tracks[$0].tag == sound }
            if let found = exact ?? fitting.first { return found }
        }
        guard forced.count == 1, let only = forced.first else { return nil }
        return tracks[only].language == nil || sound == nil ? only : nil
    }

    private static func standard(_ tracks: [TrackLabel], sound: LanguageTag?) -> Int? {
        let inFilm = tracks.filter(\.isInFilm)
        let tellsApart = inFilm.count == 1 || inFilm.contains { !$0.flags.contains(.standard) }
        return tracks.firstIndex { track in
            guard track.flags.contains(.standard), track.flags.isDisjoint(with: [.forced, .commentary]) else {
                return false
            }
            guard track.isInFilm else { return true }
            let isHeard = sound.flatMap { sound in track.tag.map(sound.isSame) } ?? false
            return tellsApart && !isHeard
        }
    }
}
