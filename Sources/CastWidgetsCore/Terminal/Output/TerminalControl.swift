/// The control sequences that are sent to a terminal (ECMA-48, xterm's ctlseqs).
package enum TerminalControl {
    /// The id of the query in the kitty graphics protocol, by which its answer is recognized.
    static let questionID = 31

    /// Switches to the alternate screen, hides the cursor, turns line wrapping off and bracketed paste on.
    package static let begin = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
    /// Restores everything, even if a sequence was cut off before.
    package static let end = "\u{1B}\\\u{1B}[?2026l\u{1B}[0m\u{1B}[2J\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    /// Deletes the images, and frees their data.
    static let deletePictures = "\u{1B}_Ga=d,d=A,q=2\u{1B}\\"

    /// Asks whether frames can be held back until they are complete, whether and how images can be shown, and how large
    /// a cell is.
    ///
    /// Every terminal answers the last query. A terminal that does not know the others ignores them.
    package static let questions =
        "\u{1B}[?2026$p\u{1B}_Gi=\(questionID),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>q\u{1B}[16t\u{1B}[c"

    static let holdFrame = "\u{1B}[?2026h"
    static let showFrame = "\u{1B}[?2026l"
    static let clear = "\u{1B}[0m\u{1B}[2J"
    static let clearLine = "\u{1B}[2K"

    /// Returns the sequence that moves the cursor.
    ///
    /// - Parameter place: counted from 0.
    static func move(to place: TerminalPlace) -> String { "\u{1B}[\(place.row + 1);\(place.column + 1)H" }

    static func look(_ style: TerminalStyle, _ capabilities: TerminalCapabilities) -> String {
        guard capabilities.hasAttributes else { return "" }
        var codes = ["0"]
        if style.isBold { codes.append("1") }
        if style.isDim { codes.append("2") }
        if style.isReverse { codes.append("7") }
        if let color = style.color, capabilities.hasColors { codes.append("\(30 + color.rawValue)") }
        return "\u{1B}[\(codes.joined(separator: ";"))m"
    }
}
