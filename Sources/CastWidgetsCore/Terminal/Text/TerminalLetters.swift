/// A text cut into what takes cells of its own, each with what a terminal makes of it: wide letters, emoji, marks that
/// stand on the letter before.
///
/// Texts come from receivers and other senders. What would command the terminal (control characters of C0 and C1,
/// what turns the direction of writing) becomes U+FFFD, one for each, and no letter has more marks than people write.
/// Right-to-left text stays in its order: the terminal turns it, or does not.
package enum TerminalLetters {
    /// Unicode scalars in one cell; a flag of a region has seven, a family of four people too.
    static let scalarLimit = 12
    /// Unicode scalars of one text that are looked at: no line has more.
    static let textLimit = 4_000

    /// - Parameter hasUnicode: false: what is not ASCII becomes a question mark.
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

    /// What is not seen and stands alone, as signs of direction do: it goes with the letter before.
    private static func attach(_ scalar: Unicode.Scalar, to cells: inout [TerminalCell]) {
        guard let place = cells.lastIndex(where: { $0.width > 0 }),
            cells[place].text.unicodeScalars.count < scalarLimit
        else { return }
        cells[place].text.unicodeScalars.append(scalar)
        cells[place].isSure = false
    }

    private static func cell(_ scalar: Unicode.Scalar, _ width: Int, _ style: TerminalStyle) -> TerminalCell {
        if isCommand(scalar) { return TerminalCell("\u{FFFD}", style: style) }
        // A mark that stands on nothing.
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

    /// Several scalars that terminals draw as one picture, or should.
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
        // Signs that stand above Arabic numbers are format characters, and are seen; so is the soft hyphen.
        case .format where scalar.value != 0xAD && !(0x600...0x605).contains(scalar.value): return 0
        default: break
        }
        switch scalar.value {
        // The vowels and last letters of a Korean syllable stand in the cells of its first letter.
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
        default: return scalar.properties.isEmojiPresentation || WideLetters.contains(scalar) ? 2 : 1
        }
    }

    /// As `PeerText.isCommand` of CastingCore, which this module can't import.
    static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
