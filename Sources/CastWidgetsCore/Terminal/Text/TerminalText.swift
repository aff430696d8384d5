/// A part of a line, in cells.
struct TerminalText: Hashable, Sendable {
    private(set) var cells: [TerminalCell] = []

    init() {}

    init(cells: [TerminalCell]) { self.cells = cells }

    var width: Int { cells.count }

    static func + (one: TerminalText, other: TerminalText) -> TerminalText {
        TerminalText(cells: one.cells + other.cells)
    }

    static func += (one: inout TerminalText, other: TerminalText) { one.cells += other.cells }

    /// Returns its first cells with a mark for what is left out. No wide character is cut in half.
    func shortened(to columns: Int, mark: TerminalText) -> TerminalText {
        guard columns > 0 else { return TerminalText() }
        guard width > columns else { return self }
        let mark = mark.width < columns ? mark : TerminalText()
        var kept = Array(cells.prefix(columns - mark.width))
        if let last = kept.last, last.width == 2 { kept[kept.count - 1] = TerminalCell(" ", style: last.style) }
        let style = kept.last?.style ?? .plain
        return TerminalText(cells: kept + mark.cells.map { TerminalCell($0.text, style: style) })
    }

    /// Returns exactly so many columns: filled with blanks, or cut off.
    func filled(to columns: Int, style: TerminalStyle = .plain) -> TerminalText {
        let fitting = shortened(to: columns, mark: TerminalText())
        let blanks = Array(repeating: TerminalCell(" ", style: style), count: max(0, columns - fitting.width))
        return TerminalText(cells: fitting.cells + blanks)
    }

    func restyled(_ style: TerminalStyle) -> TerminalText {
        TerminalText(cells: cells.map { TerminalCell($0.text, width: $0.width, style: style, isSure: $0.isSure) })
    }

    /// Returns lines of at most so many columns, broken at blanks if there are any.
    func wrapped(to columns: Int) -> [TerminalText] {
        guard columns > 0 else { return [] }
        var lines: [TerminalText] = []
        var rest = cells[...]
        while rest.count > columns {
            let window = rest.prefix(columns + 1)
            var end = window.lastIndex { $0.text == " " } ?? rest.startIndex + columns
            if end == rest.startIndex { end = rest.startIndex + columns }
            // A break never splits a wide character; a character wider than the line is left out.
            if rest[end].width == 0 { end -= 1 }
            if end == rest.startIndex {
                rest = rest.dropFirst(2)
                continue
            }
            lines.append(TerminalText(cells: Array(rest[..<end])))
            rest = rest[end...].drop { $0.text == " " }
        }
        return lines + (rest.isEmpty && !lines.isEmpty ? [] : [TerminalText(cells: Array(rest))])
    }
}
