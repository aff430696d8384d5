/// Which text is shown from the start where nobody has named one: what players do, but with regard to what is heard.
package enum FirstText {
    /// A forced track is for who understands the sound: it translates what is said in another language. So it is shown
    /// where its language is the sound's. One that tells no language is shown where it is the only forced one, and so
    /// is the only forced one where the sound tells none.
    ///
    /// Where no forced track is shown, the first track that is marked as the default is, as in mpv, VLC and Jellyfin:
    /// whole subtitles to a film in another language are marked so. Programs mark tracks in the film by themselves: there
    /// the mark says nothing where all of several have it, and of a track in the sound's language. Who calls a file
    /// beside the film "default" means it.
    ///
    /// - Parameter sound: the language of the sound that plays; nil where that is not known.
    /// - Returns: the track's place in the list.
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
