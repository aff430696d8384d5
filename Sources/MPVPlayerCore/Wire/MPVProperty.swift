/// What is watched in mpv, by mpv's names. The time is not among them: it would be told with every picture.
package enum MPVProperty: String, Sendable, CaseIterable {
    case workingDirectory = "working-directory"
    case path
    /// What is opened for it, where a script of mpv's finds that out.
    case streamOpenFilename = "stream-open-filename"
    case mediaTitle = "media-title"
    case metadata
    case duration
    case pause
    case speed
    case volume
    case mute
    case playlistPosition = "playlist-pos"
    case playlistCount = "playlist-count"
    case seekable
    case isIdle = "core-idle"
    case hasReachedEnd = "eof-reached"
    case tracks = "track-list"
}
