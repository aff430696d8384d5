extension TerminalView {
    /// The columns and rows below which no image is shown.
    private static let pictureFrom = TerminalSize(columns: 60, rows: 14)

    /// The expanded controller: everything about the media, and the keys for every command that the device takes.
    func playerPane(rows: Int) -> TerminalPane {
        var pane = TerminalPane()
        guard let media = states.expanded.media else {
            pane.lines = [TerminalText(), drawing.text("  " + texts(.nothingPlays))]
            return pane
        }
        if let url = media.imageURL, rows > 2 { pictureSide(media, url, rows: rows - 1, &pane) }
        let room = columns - pane.indent - 2
        let lines = lines(media, columns: room)
        // If there are not enough rows, the least important lines are left out first.
        var kept = Array(lines.indices)
        while kept.count > rows, let least = kept.max(by: { (lines[$0].weight, $0) < (lines[$1].weight, $1) }) {
            kept.removeAll { $0 == least }
        }
        pane.lines = kept.map { drawing.text(" ") + lines[$0].text }
        return pane
    }

    private typealias Line = (text: TerminalText, weight: Int)

    private func lines(_ media: WidgetMedia, columns: Int) -> [Line] {
        func line(_ text: String, _ style: TerminalStyle, _ weight: Int) -> Line {
            (drawing.shortened(drawing.text(text, style), to: columns), weight)
        }
        var lines = [line(media.title ?? texts(.nowPlaying), .bold, 0)]
        if let subtitle = media.subtitle { lines.append(line(subtitle, .plain, 4)) }
        if let studio = media.studio { lines.append(line(studio, .dim, 8)) }
        lines.append((TerminalText(), 10))
        lines.append((stateLine(media, columns: columns), 2))
        if states.expanded.showsPosition, media.advertisement == nil {
            lines.append((progressLine(media, columns: columns), 1))
        }
        lines.append((TerminalText(), 9))
        lines += buttonLines(media, columns: columns).enumerated().map { ($0.element, 3 + min($0.offset, 3)) }
        if let next = media.upNext {
            lines.append((TerminalText(), 11))
            lines.append(line(texts(.upNext, next), .dim, 7))
        }
        return lines
    }

    private func stateLine(_ media: WidgetMedia, columns: Int) -> TerminalText {
        // A still picture that is loaded neither plays nor waits.
        let isSilent = media.isPicture && states.expanded.playbackButton != .loading
        var parts = isSilent ? [] : ["\(stateGlyph) \(stateName)"]
        if let ad = media.advertisement {
            parts.append([texts(.advertisement), ad.title].compactMap(\.self).joined(separator: ": "))
        }
        if media.isLive { parts.append("\(glyphs.live) \(texts(.live))") }
        let rate = states.expanded.pending.rate(media)
        if rate != 1, rate != 0 { parts.append(TerminalNumbers.factor(rate) + glyphs.times) }
        if states.expanded.pending.isMuted(media) { parts.append(texts(.muted)) }
        return drawing.shortened(drawing.text(parts.joined(separator: "  "), .accent), to: columns)
    }

    private func progressLine(_ media: WidgetMedia, columns: Int) -> TerminalText {
        let position = states.expanded.position(at: now) ?? 0
        guard let range = media.extent(at: now), range.lowerBound < range.upperBound else {
            return drawing.text(TerminalNumbers.time(position))
        }
        let length = range.upperBound - range.lowerBound
        let start = drawing.text(TerminalNumbers.time(position - range.lowerBound))
        let end = drawing.text(TerminalNumbers.time(length))
        let marks = media.adPositions.prefix(50).map { ($0 - range.lowerBound) / length }
        let room = columns - start.width - end.width - 2
        guard room >= 4 else { return drawing.shortened(start + drawing.text(" / ") + end, to: columns) }
        let bar = drawing.bar((position - range.lowerBound) / length, columns: room, marks: marks)
        return start + drawing.text(" ") + bar + drawing.text(" ") + end
    }

    // MARK: Buttons

    private func buttonLines(_ media: WidgetMedia, columns: Int) -> [TerminalText] {
        let gap = drawing.text("   ")
        var lines: [TerminalText] = []
        for button in TerminalButtons.all(states, media, texts, glyphs, at: now) {
            let item = drawing.text(button.key, .key) + drawing.text(" \(button.label)")
            if let last = lines.last, last.width + gap.width + item.width <= columns {
                lines[lines.count - 1] = last + gap + item
            } else {
                lines.append(drawing.shortened(item, to: columns))
            }
        }
        return lines
    }

    // MARK: The picture

    private func pictureSide(_ media: WidgetMedia, _ url: String, rows: Int, _ pane: inout TerminalPane) {
        guard columns >= Self.pictureFrom.columns, drawing.size.rows >= Self.pictureFrom.rows else { return }
        let box = TerminalSize(columns: min(columns / 3, 44), rows: min(rows, 22))
        let place = TerminalPlace(row: 0, column: 0)
        if let artwork,
            let picture = TerminalPicture(
                name: url, bytes: artwork, place: place, box: box, capabilities: drawing.capabilities)
        {
            (pane.picture, pane.indent) = (picture, picture.columns + 1)
            return
        }
        // As wide as an image of 16 to 9 would be.
        let height = min(box.rows, max(3, box.columns * 9 / 32))
        pane.placeholder = placeholder(media.title ?? "", TerminalSize(columns: box.columns, rows: height))
        pane.indent = box.columns + 1
    }

    private func placeholder(_ title: String, _ size: TerminalSize) -> [TerminalText] {
        let inner = size.columns - 2
        func edge(_ left: Int, _ middle: Int, _ right: Int) -> TerminalText {
            let line = String(repeating: glyphs.box[middle], count: inner)
            return drawing.text(glyphs.box[left] + line + glyphs.box[right], .dim)
        }
        let words = drawing.text(title).wrapped(to: inner - 2).prefix(max(0, size.rows - 2))
        let above = (size.rows - 2 - words.count) / 2
        let side = drawing.text(glyphs.box[3], .dim)
        let middle = (0..<(size.rows - 2)).map { row in
            let word = words.indices.contains(row - above) ? words[row - above] : TerminalText()
            let left = TerminalText(cells: Array(repeating: .blank, count: max(0, (inner - word.width) / 2)))
            return side + (left + word).filled(to: inner) + side
        }
        return [edge(0, 1, 2)] + middle + [edge(4, glyphs == .ascii ? 1 : 4, 5)]
    }
}
