/// How a cell looks. The look alone carries no meaning: a terminal without colors and attributes shows the same
/// information.
package struct TerminalStyle: Hashable, Sendable {
    /// Some of the first eight of the 16 colors, by their numbers.
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

/// One cell of the screen.
package struct TerminalCell: Hashable, Sendable {
    /// The cell's text; empty in the second of the two cells of a wide character.
    package var text: String
    /// 1 or 2; 0 for the second cell of a wide character.
    package var width: Int
    package var style: TerminalStyle
    /// Terminals agree on its width.
    package var isSure: Bool

    package init(_ text: String, width: Int = 1, style: TerminalStyle = .plain, isSure: Bool = true) {
        (self.text, self.width, self.style, self.isSure) = (text, width, style, isSure)
    }

    package static let blank = TerminalCell(" ")

    static func rest(of style: TerminalStyle) -> TerminalCell { TerminalCell("", width: 0, style: style) }
}
