/// Splits a text into cells as a terminal shows them: wide characters, emoji, and marks that combine with the character
/// before.
///
/// Texts come from receivers and other senders. Each character that would control the terminal becomes U+FFFD: control
/// characters of C0 and C1, and characters that change the writing direction. The marks on one character are bounded.
/// Right-to-left text keeps its order: the terminal reorders it, or does not.
package enum TerminalLetters {
    /// The most Unicode scalars in one cell: a regional flag has seven, and so has a family of four people.
    static let scalarLimit = 12
    /// The most Unicode scalars of one text that are read: no line has more.
    static let textLimit = 4_000

    /// Returns the cells of a text.
    ///
    /// - Parameter hasUnicode: if false, every character beyond ASCII becomes a question mark.
    package static func cells(_ text: String, style: TerminalStyle = .plain, hasUnicode: Bool = true) -> [TerminalCell]
    {
        var result: [TerminalCell] = []
        for character in String(text.unicodeScalars.prefix(textLimit)) {
            if let ascii = character.utf8.count == 1 ? character.utf8.first : nil, (0x20...0x7E).contains(ascii) {
                result.append(TerminalCell(String(character), style: style))
            } else {
                append(character, to: &result, style, hasUnicode)
            }
        }
        return result
    }

    /// In cells.
    package static func width(of text: String) -> Int { cells(text).reduce(0) { $0 + $1.width } }

    private static func append(
        _ character: Character, to cells: inout [TerminalCell], _ style: TerminalStyle, _ hasUnicode: Bool
    ) {
        let scalars = Array(character.unicodeScalars)
        if scalars.count > 1, isPicture(scalars) {
            let text = String(String.UnicodeScalarView(scalars.prefix(scalarLimit)))
            put(TerminalCell(text, width: 2, style: style, isSure: false), to: &cells, hasUnicode)
            return
        }
        var waiting: TerminalCell?
        var count = 0
        for scalar in scalars {
            let width = width(of: scalar)
            if width == 0, var cell = waiting {
                count += 1
                guard count <= scalarLimit else { continue }
                cell.text.unicodeScalars.append(scalar)
                cell.isSure = cell.isSure && scalar.properties.generalCategory == .nonspacingMark
                waiting = cell
            } else {
                if let waiting { put(waiting, to: &cells, hasUnicode) }
                waiting = nil
                guard width > 0 || scalar.properties.generalCategory != .format else {
                    attach(scalar, to: &cells)
                    continue
                }
                count = 1
                waiting = cell(scalar, width, style)
            }
        }
        if let waiting { put(waiting, to: &cells, hasUnicode) }
    }

    /// Attaches an invisible character that stands alone, such as a direction mark, to the character before.
    private static func attach(_ scalar: Unicode.Scalar, to cells: inout [TerminalCell]) {
        guard let place = cells.lastIndex(where: { $0.width > 0 }),
            cells[place].text.unicodeScalars.count < scalarLimit
        else { return }
        cells[place].text.unicodeScalars.append(scalar)
        cells[place].isSure = false
    }

    private static func cell(_ scalar: Unicode.Scalar, _ width: Int, _ style: TerminalStyle) -> TerminalCell {
        if isCommand(scalar) { return TerminalCell("\u{FFFD}", style: style) }
        // A mark without a character to combine with.
        if width == 0 { return TerminalCell(" " + String(scalar), style: style, isSure: false) }
        let category = scalar.properties.generalCategory
        let isSure = ![.spacingMark, .privateUse, .unassigned, .format].contains(category)
        return TerminalCell(String(scalar), width: width, style: style, isSure: isSure)
    }

    private static func put(_ cell: TerminalCell, to cells: inout [TerminalCell], _ hasUnicode: Bool) {
        guard hasUnicode || cell.text.utf8.allSatisfy({ $0 < 0x80 }) else {
            cells.append(TerminalCell("?", style: cell.style))
            return
        }
        cells.append(cell)
        if cell.width == 2 { cells.append(.rest(of: cell.style)) }
    }

    /// Returns whether terminals draw several scalars as one emoji, or should.
    private static func isPicture(_ scalars: [Unicode.Scalar]) -> Bool {
        guard let first = scalars.first, first.properties.isEmoji else { return false }
        if scalars.contains(where: isCommand) { return false }
        return first.properties.isEmojiPresentation
            || scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier }
    }

    private static func width(of scalar: Unicode.Scalar) -> Int {
        if isCommand(scalar) { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        // Number signs of Arabic are format characters but are visible; so is the soft hyphen.
        case .format where scalar.value != 0xAD && !(0x600...0x605).contains(scalar.value): return 0
        default: break
        }
        switch scalar.value {
        // The vowels and final consonants of a Korean syllable stand in the cells of its first letter.
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
        default: return scalar.properties.isEmojiPresentation || WideLetters.contains(scalar) ? 2 : 1
        }
    }

    /// The same rule as `PeerText.isCommand` of CastingCore, which this module can't import.
    static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
