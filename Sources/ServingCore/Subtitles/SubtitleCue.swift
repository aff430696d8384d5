/// One subtitle on the screen, from any format.
struct SubtitleCue: Sendable, Equatable {
    /// Milliseconds from the film's start.
    var start: Int
    /// Milliseconds, after `start`.
    var end: Int
    /// WebVTT cue text: lines separated by "\n", `<i> <b> <u>` as the only tags, everything else escaped; never empty.
    var text: String
    /// WebVTT cue settings, such as `line:0`; empty for the default position.
    var settings: String = ""
}
