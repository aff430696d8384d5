/// What all views draw with.
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

    /// One text at the left, one at the right, which is there whole where there is room for a little of the first.
    func sides(_ left: TerminalText, _ right: TerminalText, columns: Int, style: TerminalStyle = .plain) -> TerminalText
    {
        let right = shortened(right, to: columns / 2)
        let room = columns - right.width - (right.width > 0 ? 1 : 0)
        return shortened(left, to: room).filled(to: columns - right.width, style: style) + right
    }

    /// How far something is: a line with what is behind and what is to come.
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

    /// Of a list's row: an eye does not find its way from one end of a wide screen to the other.
    var listColumns: Int { min(size.columns, 100) - 3 }

    /// A row of a list: chosen ones are marked by a pointer, and by their look where the terminal has one.
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

/// A part of the screen that views put their lines in, one below the other.
struct TerminalPane {
    var lines: [TerminalText] = []
    /// Of the line on which the cursor is to stand.
    var cursorLine: Int?
    /// In the columns left of the lines.
    var picture: TerminalPicture?
    /// Drawn in the picture's place where the terminal shows none.
    var placeholder: [TerminalText] = []
    /// Of the picture's columns.
    var indent = 0

    /// The part of a list that is to be seen: what is chosen stands in its middle, where there is more on both sides.
    static func window(of count: Int, chosen: Int, rows: Int) -> Range<Int> {
        let rows = max(0, min(rows, count))
        let start = min(max(0, chosen - rows / 2), count - rows)
        return start..<(start + rows)
    }

    /// A list of which only what is seen is made.
    mutating func list(_ count: Int, chosen: Int?, rows: Int, _ row: (Int) -> TerminalText) {
        for index in Self.window(of: count, chosen: chosen ?? 0, rows: rows) {
            if index == chosen { cursorLine = lines.count }
            lines.append(row(index))
        }
    }
}
