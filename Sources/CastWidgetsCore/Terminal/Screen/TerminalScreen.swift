/// All that a terminal is to show now.
package struct TerminalScreen: Equatable, Sendable {
    package let size: TerminalSize
    /// As many rows as the size has, each with as many cells as the size has columns.
    package private(set) var rows: [[TerminalCell]]
    /// The cursor's place: on the selected entry, so that a screen reader reads it. The cursor is hidden.
    package var cursor = TerminalPlace(row: 0, column: 0)
    package var picture: TerminalPicture?

    package init(size: TerminalSize) {
        self.size = size
        rows = Array(repeating: Array(repeating: .blank, count: size.columns), count: size.rows)
    }

    /// Puts a text on the screen and cuts off what does not fit. Nothing happens outside of the screen.
    mutating func put(_ text: TerminalText, row: Int, column: Int = 0) {
        guard rows.indices.contains(row), (0..<size.columns).contains(column) else { return }
        let fitting = text.shortened(to: size.columns - column, mark: TerminalText())
        rows[row].replaceSubrange(column..<(column + fitting.width), with: fitting.cells)
    }

    /// The text of the screen, one line for each row, without the blanks at the ends.
    package var lines: [String] {
        rows.map { row in
            let text = row.map(\.text).joined()
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
    }
}

/// A cell's place, counted from 0.
package struct TerminalPlace: Hashable, Sendable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) { (self.row, self.column) = (row, column) }
}
