/// Limits for hostile or broken subtitle files.
package enum SubtitleLimits {
    package static let bytes: Int64 = 10 << 20
    /// Bytes of all subtitle files of a film, each as read or as served, whichever is more. Beyond that, files beside
    /// it are left out.
    package static let bytesInAll = 64 << 20
    /// Bytes from which the character set is detected: about sixty sets are tried on them.
    static let sample = 64 << 10
    /// How often ffmpeg tries to extract a track from a film.
    package static let attempts = 2
    /// Requests that wait at once for one track that is being extracted: twice the connections allowed to one address.
    package static let mostWaiting = 64
    /// Per file; a cue has three or four.
    static let lines = 200_000
    static let cues = 20_000
    static let textLength = 2000
    /// 100 hours in milliseconds. WebVTT allows more, but no film is longer.
    static let latest = 360_000_000
}
