/// What a hostile or broken subtitle file may cost.
package enum SubtitleLimits {
    package static let bytes: Int64 = 10 << 20
    /// Bytes of all of a film's subtitle files together, each as it is read or as it is served, whichever is more;
    /// files beside it go without beyond that.
    package static let bytesInAll = 64 << 20
    /// Bytes by which the character set is told: each of some sixty is tried on them.
    static let sample = 64 << 10
    /// How often ffmpeg tries to take a track out of a film.
    package static let attempts = 2
    /// Requests that wait at once for one track that is taken out of a film. Connections of one address are half as
    /// many.
    package static let mostWaiting = 64
    /// Of a file; a cue has three or four.
    static let lines = 200_000
    static let cues = 20_000
    static let textLength = 2000
    /// 100 hours in milliseconds; WebVTT could say more, no film does.
    static let latest = 360_000_000
}
