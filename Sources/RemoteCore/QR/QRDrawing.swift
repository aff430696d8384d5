/// A QR code's squares as lines of text: two rows of squares a line, by half blocks.
package enum QRDrawing {
    /// How a terminal is made to show it.
    package enum Style: Sendable {
        /// Black on white, said with escape sequences: right whatever the terminal's own colours are.
        case coloured
        /// The light squares are drawn and the dark ones left out: right where the background is dark.
        case plain
    }

    /// Squares around it that stay light (ISO/IEC 18004, 6.3.8).
    package static let quietZone = 4

    /// - Parameters:
    ///   - dark: the squares row by row, true for a dark one.
    ///   - width: squares in a row.
    /// - Returns: no lines where there are not `width` rows of them.
    package static func lines(_ dark: [Bool], width: Int, style: Style) -> [String] {
        guard width > 0, dark.count == width * width else { return [] }
        let range = -quietZone..<(width + quietZone)
        func isLight(_ row: Int, _ column: Int) -> Bool {
            guard (0..<width).contains(row), (0..<width).contains(column) else { return true }
            return !dark[row * width + column]
        }
        return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { row in
            let line = range.map { column -> Character in
                // Below the last row of an odd number of them nothing is left to be drawn.
                let isLowest = row + 1 >= range.upperBound
                switch (isLight(row, column), !isLowest && isLight(row + 1, column)) {
                case (true, true): return "█"
                case (true, false): return "▀"
                case (false, true): return "▄"
                case (false, false): return " "
                }
            }
            // Of white letters on black, the blocks are the light squares.
            let text = String(line)
            return style == .coloured ? "\u{1B}[38;5;231;48;5;16m\(text)\u{1B}[0m" : text
        }
    }

    /// Columns that it takes.
    package static func columns(width: Int) -> Int { width + 2 * quietZone }
}
