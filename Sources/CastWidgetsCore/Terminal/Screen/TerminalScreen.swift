/// All that a terminal is to show now.
package struct TerminalScreen: Equatable, Sendable {
    package let size: TerminalSize
    /// As many as the size has, each with as many cells.
    package private(set) var rows: [[TerminalCell]]
    /// Where the cursor stands: on what is chosen, so that a screen reader reads that. It is not seen.
    package var cursor = TerminalPlace(row: 0, column: 0)
    package var picture: TerminalPicture?

    package init(size: TerminalSize) {
        self.size = size
        rows = Array(repeating: Array(repeating: .blank, count: size.columns), count: size.rows)
    }

    /// Puts a text on the screen; what does not fit is cut off. Nothing happens outside of the screen.
    mutating func put(_ text: TerminalText, row: Int, column: Int = 0) {
        guard rows.indices.contains(row), (0..<size.columns).contains(column) else { return }
        let fitting = text.shortened(to: size.columns - column, mark: TerminalText())
        rows[row].replaceSubrange(column..<(column + fitting.width), with: fitting.cells)
    }

    /// What is to be read, a line for each row, without the blanks at their ends.
    package var lines: [String] {
        rows.map { row in
            let text = row.map(\.text).joined()
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
    }
}

/// A cell, counted from 0.
package struct TerminalPlace: Hashable, Sendable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) { (self.row, self.column) = (row, column) }
}
