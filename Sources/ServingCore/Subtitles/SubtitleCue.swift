/// One subtitle on the screen, from any format.
package struct SubtitleCue: Sendable, Equatable {
    /// Milliseconds from the film's start.
    package var start: Int
    /// Milliseconds, after `start`.
    package var end: Int
    /// WebVTT cue text: lines separated by "\n", `<i> <b> <u>` as the only tags, everything else escaped; never empty.
    package var text: String
    /// WebVTT cue settings, such as `line:0`; empty for the default position.
    package var settings: String

    package init(start: Int, end: Int, text: String, settings: String = "") {
        self.start = start
        self.end = end
        self.text = text
        self.settings = settings
    }
}
