/// Symbols beside text. A terminal that has only ASCII gets other symbols with the same meaning.
///
/// None of them is an emoji, because terminals do not agree on the width of emoji.
struct TerminalGlyphs: Hashable, Sendable {
    let pointer: String
    let more: String
    let rule: String
    let barDone: String
    let barRest: String
    let barKnob: String
    let barMark: String
    let playing: String
    let paused: String
    let waiting: String
    let live: String
    let on: String
    let times: String
    let dot: String
    let screen: String
    let speaker: String
    let group: String
    /// Upper left, horizontal, upper right, vertical, lower left, lower right.
    let box: [String]
    let arrows: String
    let sideArrows: String

    static let unicode = TerminalGlyphs(
        pointer: "▸", more: "…", rule: "─", barDone: "━", barRest: "─", barKnob: "●", barMark: "┃", playing: "►",
        paused: "‖", waiting: "…", live: "●", on: "✓", times: "×", dot: "·", screen: "▣", speaker: "♪", group: "❖",
        box: ["▄", "▄", "▄", "█", "▀", "▀"], arrows: "↑↓", sideArrows: "←→")
    static let ascii = TerminalGlyphs(
        pointer: ">", more: "...", rule: "-", barDone: "=", barRest: "-", barKnob: "o", barMark: "|", playing: ">",
        paused: "||", waiting: "...", live: "*", on: "*", times: "x", dot: "-", screen: "#", speaker: "~", group: "+",
        box: ["+", "-", "+", "|", "+", "+"], arrows: "Up/Down", sideArrows: "Left/Right")
}
