/// One subtitle on screen, from any format.
package struct SubtitleCue: Sendable, Equatable {
    /// Milliseconds from the film's start.
    package var start: Int
    /// Milliseconds, after `start`.
    package var end: Int
    /// WebVTT cue text: lines divided by "\n", `<i> <b> <u>` as the only tags, all else escaped; never empty.
    package var text: String
    /// WebVTT cue settings, for instance `line:0`; empty for the usual place.
    package var settings: String

    package init(start: Int, end: Int, text: String, settings: String = "") {
        self.start = start
        self.end = end
        self.text = text
        self.settings = settings
    }
}

/// What a hostile or broken subtitle file may cost.
package enum SubtitleLimits {
    static let bytes: Int64 = 10 << 20
    /// Bytes of all of a film's subtitle files together, each as it is read or as it is served, whichever is more;
    /// files beside it go without beyond that.
    package static let bytesInAll = 64 << 20
    /// Bytes by which the character set is told: each of some sixty is tried on them.
    static let sample = 64 << 10
    /// How often ffmpeg tries to take a track out of a film.
    static let attempts = 2
    /// Requests that wait at once for one track that is taken out of a film. Connections of one address are half as
    /// many.
    static let mostWaiting = 64
    /// Of a file; a cue has three or four.
    static let lines = 200_000
    static let cues = 20_000
    static let textLength = 2000
    /// 100 hours in milliseconds; WebVTT could say more, no film does.
    static let latest = 360_000_000

    /// What a file counts towards ``bytesInAll``. One that is too large is not read.
    static func cost(of path: String, served: Int) -> Int {
        let size = (try? FileValidators(path: path).size) ?? 0
        return max(size <= bytes ? Int(size) : 0, served)
    }
}
