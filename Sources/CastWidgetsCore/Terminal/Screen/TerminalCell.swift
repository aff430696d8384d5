/// How a cell looks. Nothing is said by the look alone: a terminal without colours and attributes tells the same.
package struct TerminalStyle: Hashable, Sendable {
    /// The first eight of the 16 colours, by their numbers.
    package enum Color: Int, Hashable, Sendable {
        case red = 1
        case green, yellow, blue, magenta, cyan
    }

    package var isBold = false
    package var isDim = false
    package var isReverse = false
    package var color: Color?

    package init() {}

    package static let plain = TerminalStyle()
    package static let bold = TerminalStyle(bold: true)
    package static let dim = TerminalStyle(dim: true)
    package static let chosen = TerminalStyle(bold: true, reverse: true)
    package static let trouble = TerminalStyle(bold: true, color: .red)
    package static let accent = TerminalStyle(color: .cyan)
    package static let key = TerminalStyle(bold: true, color: .cyan)

    private init(bold: Bool = false, dim: Bool = false, reverse: Bool = false, color: Color? = nil) {
        (isBold, isDim, isReverse, self.color) = (bold, dim, reverse, color)
    }
}

/// One place of the screen.
package struct TerminalCell: Hashable, Sendable {
    /// What stands in it; empty in the second of the two cells that a wide letter takes.
    package var text: String
    /// 1 or 2; 0 for the second cell of a wide letter.
    package var width: Int
    package var style: TerminalStyle
    /// Terminals agree on how wide it is.
    package var isSure: Bool

    package init(_ text: String, width: Int = 1, style: TerminalStyle = .plain, isSure: Bool = true) {
        (self.text, self.width, self.style, self.isSure) = (text, width, style, isSure)
    }

    package static let blank = TerminalCell(" ")

    static func rest(of style: TerminalStyle) -> TerminalCell { TerminalCell("", width: 0, style: style) }
}
