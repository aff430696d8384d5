/// Drawing functions for all views.
struct TerminalDrawing {
    let size: TerminalSize
    let capabilities: TerminalCapabilities
    let texts: TerminalTexts
    let glyphs: TerminalGlyphs

    init(size: TerminalSize, capabilities: TerminalCapabilities, texts: TerminalTexts) {
        (self.size, self.capabilities, self.texts) = (size, capabilities, texts)
        glyphs = capabilities.hasUnicode ? .unicode : .ascii
    }

    func text(_ text: String, _ style: TerminalStyle = .plain) -> TerminalText {
        TerminalText(cells: TerminalLetters.cells(text, style: style, hasUnicode: capabilities.hasUnicode))
    }

    func shortened(_ text: TerminalText, to columns: Int) -> TerminalText {
        text.shortened(to: columns, mark: self.text(glyphs.more))
    }

    /// One text at the left and one at the right. The right one may take half of the columns.
    func sides(_ left: TerminalText, _ right: TerminalText, columns: Int, style: TerminalStyle = .plain) -> TerminalText
    {
        let right = shortened(right, to: columns / 2)
        let room = columns - right.width - (right.width > 0 ? 1 : 0)
        return shortened(left, to: room).filled(to: columns - right.width, style: style) + right
    }

    /// Draws a progress bar: a line with a played part and a remaining part.
    ///
    /// - Parameters:
    ///   - share: 0 to 1.
    ///   - marks: places on it, 0 to 1.
    func bar(_ share: Double, columns: Int, marks: [Double] = [], style: TerminalStyle = .accent) -> TerminalText {
        guard columns > 0 else { return TerminalText() }
        func place(_ share: Double) -> Int { Int((min(max(0, share), 1) * Double(columns - 1)).rounded()) }
        let knob = place(share)
        let marked = Set(marks.map(place))
        let cells = (0..<columns).map { column in
            let glyph =
                column == knob
                ? glyphs.barKnob
                : marked.contains(column) ? glyphs.barMark : column < knob ? glyphs.barDone : glyphs.barRest
            return TerminalCell(glyph, style: column <= knob ? style : .dim)
        }
        return TerminalText(cells: cells)
    }

    /// The columns of a list's row. They are bounded, because rows that span a wide screen are hard to follow.
    var listColumns: Int { min(size.columns, 100) - 3 }

    /// Draws a row of a list. A pointer marks the selected row, and so does its style if the terminal has styles.
    func row(_ content: TerminalText, isChosen: Bool, columns: Int) -> TerminalText {
        let pointer = text((isChosen ? glyphs.pointer : " ") + " ")
        let line = (pointer + shortened(content, to: columns - pointer.width)).filled(to: columns)
        return isChosen ? line.restyled(.chosen) : line
    }

    func key(_ line: TerminalKeyMap.Line, device: String = "", media: String = "") -> (key: String, text: String) {
        let key = line.keys.split(separator: " ").map { part in
            part == "UD" ? glyphs.arrows : part == "LR" ? glyphs.sideArrows : String(part)
        }.joined(separator: " ")
        let name =
            switch line.name {
            case .none: ""
            case .device: device
            case .media: media
            case .something: glyphs.more
            }
        return (key, texts(line.text, name))
    }
}

/// A part of the screen, in which views put their lines one below the other.
struct TerminalPane {
    var lines: [TerminalText] = []
    /// The line that the cursor is on.
    var cursorLine: Int?
    /// Drawn in the columns left of the lines.
    var picture: TerminalPicture?
    /// Drawn in the image's place if the terminal shows none.
    var placeholder: [TerminalText] = []
    /// The number of columns that the image takes.
    var indent = 0

    /// Returns the visible part of a list: the selected row is in the middle if there are more rows on both sides.
    static func window(of count: Int, chosen: Int, rows: Int) -> Range<Int> {
        let rows = max(0, min(rows, count))
        let start = min(max(0, chosen - rows / 2), count - rows)
        return start..<(start + rows)
    }

    /// Draws a list. Only the visible rows are made.
    mutating func list(_ count: Int, chosen: Int?, rows: Int, _ row: (Int) -> TerminalText) {
        for index in Self.window(of: count, chosen: chosen ?? 0, rows: rows) {
            if index == chosen { cursorLine = lines.count }
            lines.append(row(index))
        }
    }
}
