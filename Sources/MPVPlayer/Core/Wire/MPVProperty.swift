/// The properties that are observed in mpv, by mpv's names. The position is not among them: it would be reported with
/// every frame.
enum MPVProperty: String, Sendable, CaseIterable {
    case workingDirectory = "working-directory"
    case path
    /// What is opened for the path, if one of mpv's scripts determines that.
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
