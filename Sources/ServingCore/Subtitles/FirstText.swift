/// Which text is shown from the start where nobody has named one: what players do, but with regard to what is heard.
package enum FirstText {
    /// A forced track is for who understands the sound: it translates what is said in another language. So it is shown
    /// where its language is the sound's. One that tells no language is shown where it is the only forced one, and so
    /// is the only forced one where the sound tells none.
    ///
    /// Where no forced track is shown, the first track that the file marks as its default is, as mpv, VLC and Jellyfin
    /// do: whole subtitles to a film in another language are marked so. Where several tracks are marked and none is
    /// not, the mark says nothing: programs set it on all of them.
    ///
    /// - Parameter sound: the language of the sound that plays; nil where that is not known.
    /// - Returns: the track's place in the list.
    package static func choose(_ tracks: [TrackLabel], sound: LanguageTag?) -> Int? {
        forced(tracks, sound: sound) ?? standard(tracks)
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

    private static func standard(_ tracks: [TrackLabel]) -> Int? {
        let marked = tracks.indices.filter { tracks[$0].flags.contains(.standard) }
        guard marked.count == 1 || marked.count < tracks.count else { return nil }
        return marked.first { !tracks[$0].isForced && !tracks[$0].flags.contains(.commentary) }
    }
}
