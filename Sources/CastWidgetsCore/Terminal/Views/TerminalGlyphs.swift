/// What is drawn beside text; in a terminal that has ASCII alone something else with the same meaning. None of them is
/// an emoji, of which terminals don't agree how wide they are.
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
    /// Left above, horizontal, right above, vertical, left below, right below.
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
