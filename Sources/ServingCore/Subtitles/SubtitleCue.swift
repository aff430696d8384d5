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
