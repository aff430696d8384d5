/// A QR code drawn as lines of text, with two rows of modules on each line, by half blocks.
package enum QRDrawing {
    /// How the terminal's colors are used.
    package enum Style: Sendable {
        /// Black on white, set by escape sequences: right for any colors of the terminal.
        case coloured
        /// Draws the light modules and leaves the dark ones out: right if the background is dark.
        case plain
    }

    /// Light modules around the code (ISO/IEC 18004, 6.3.8).
    static let quietZone = 4

    /// Draws a code.
    ///
    /// - Parameters:
    ///   - dark: the modules row by row, true for a dark one.
    ///   - width: modules in a row.
    /// - Returns: no lines if `dark` does not hold `width` rows.
    package static func lines(_ dark: [Bool], width: Int, style: Style) -> [String] {
        guard width > 0, dark.count == width * width else { return [] }
        let range = -quietZone..<(width + quietZone)
        func isLight(_ row: Int, _ column: Int) -> Bool {
            guard (0..<width).contains(row), (0..<width).contains(column) else { return true }
            return !dark[row * width + column]
        }
        return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { row in
            let line = range.map { column -> Character in
                // With an odd number of rows, nothing is drawn below the last row.
                let isLowest = row + 1 >= range.upperBound
                switch (isLight(row, column), !isLowest && isLight(row + 1, column)) {
                case (true, true): return "█"
                case (true, false): return "▀"
                case (false, true): return "▄"
                case (false, false): return " "
                }
            }
            // The text color is white and the background black, so blocks are the light modules.
            let text = String(line)
            return style == .coloured ? "\u{1B}[38;5;231;48;5;16m\(text)\u{1B}[0m" : text
        }
    }

    /// Returns the number of columns that the drawing takes.
    package static func columns(width: Int) -> Int { width + 2 * quietZone }
}
