/// Turns one screen after the other into bytes for the terminal: only what has changed since the screen before.
package struct TerminalPainter: Sendable {
    package var capabilities: TerminalCapabilities
    private var shown: TerminalScreen?

    package init(capabilities: TerminalCapabilities) { self.capabilities = capabilities }

    /// The terminal shows something else than what was written last, so everything is written again.
    package mutating func forget() { shown = nil }

    /// Returns the bytes that change the terminal to this screen.
    ///
    /// - Returns: one frame; empty if nothing changes.
    package mutating func paint(_ screen: TerminalScreen) -> [UInt8] {
        guard screen != shown else { return [] }
        defer { shown = screen }
        guard capabilities.movesCursor else { return printed(screen) }
        var writer = FrameWriter(capabilities: capabilities)
        let old = shown.flatMap { $0.size == screen.size ? $0 : nil }
        if old == nil { writer.clear() }
        if screen.picture != old?.picture { writer.remove(old?.picture, wasCleared: old == nil) }
        let blanks = Array(repeating: TerminalCell.blank, count: screen.size.columns)
        var isWrittenOver = screen.picture != old?.picture
        for row in screen.rows.indices {
            // An inline image that is gone has erased the text below it.
            let isGone = old?.picture?.covers(row) == true && screen.picture != old?.picture
            let isWhole = writer.change(row, from: isGone ? nil : old?.rows[row] ?? blanks, to: screen.rows[row])
            if isWhole, screen.picture?.covers(row) == true { isWrittenOver = true }
        }
        if let picture = screen.picture, isWrittenOver { writer.show(picture) }
        return writer.finished(cursor: screen.cursor, wasAt: old?.cursor)
    }

    /// Returns the output for a terminal that can't move its cursor.
    private func printed(_ screen: TerminalScreen) -> [UInt8] {
        let lines = screen.lines.filter { !$0.isEmpty }
        guard lines != shown?.lines.filter({ !$0.isEmpty }) else { return [] }
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }
}

/// Collects the bytes of one frame.
private struct FrameWriter {
    /// Up to so many unchanged cells between two changes are written again instead of skipped: moving the cursor takes
    /// about as many bytes.
    static let jump = 6

    let capabilities: TerminalCapabilities
    private var bytes = ""
    private var style: TerminalStyle?

    init(capabilities: TerminalCapabilities) { self.capabilities = capabilities }

    mutating func clear() {
        bytes += TerminalControl.clear
        style = .plain
    }

    mutating func remove(_ picture: TerminalPicture?, wasCleared: Bool) {
        if capabilities.showsKittyPictures, picture?.way == .kitty || wasCleared {
            bytes += TerminalControl.deletePictures
        }
    }

    mutating func show(_ picture: TerminalPicture) {
        bytes += TerminalControl.move(to: picture.place) + picture.written
    }

    /// Writes the changes of a row.
    ///
    /// - Parameter old: nil if it is not known what is in the row.
    /// - Returns: whether the whole row was cleared and written.
    mutating func change(_ row: Int, from old: [TerminalCell]?, to new: [TerminalCell]) -> Bool {
        guard old != new else { return false }
        guard let old, (old + new).allSatisfy(\.isSure) else {
            // The terminal may have drawn a character wider or narrower than we assume.
            move(row, 0)
            look(.plain)
            bytes += TerminalControl.clearLine
            write(new, row, 0..<(new.lastIndex { $0 != .blank }.map { $0 + 1 } ?? 0))
            return true
        }
        for span in Self.changes(old, new) {
            move(row, span.lowerBound)
            write(new, row, span)
        }
        return false
    }

    private static func changes(_ old: [TerminalCell], _ new: [TerminalCell]) -> [Range<Int>] {
        var spans: [Range<Int>] = []
        for column in new.indices where old[column] != new[column] {
            if let last = spans.last, column - last.upperBound <= jump {
                spans[spans.count - 1] = last.lowerBound..<(column + 1)
            } else {
                spans.append(column..<(column + 1))
            }
        }
        // Both cells of a wide character are written together.
        return spans.map { span in
            let start = new[span.lowerBound].width == 0 ? span.lowerBound - 1 : span.lowerBound
            let end =
                span.upperBound < new.count && new[span.upperBound].width == 0 ? span.upperBound + 1 : span.upperBound
            return max(0, start)..<end
        }
    }

    private mutating func write(_ cells: [TerminalCell], _ row: Int, _ span: Range<Int>) {
        for column in span where cells[column].width > 0 {
            let cell = cells[column]
            look(cell.style)
            bytes += cell.text
            if !cell.isSure, column + cell.width < span.upperBound { move(row, column + cell.width) }
        }
    }

    private mutating func move(_ row: Int, _ column: Int) {
        bytes += TerminalControl.move(to: TerminalPlace(row: row, column: column))
    }

    private mutating func look(_ style: TerminalStyle) {
        guard style != self.style else { return }
        self.style = style
        bytes += TerminalControl.look(style, capabilities)
    }

    mutating func finished(cursor: TerminalPlace, wasAt old: TerminalPlace?) -> [UInt8] {
        guard !bytes.isEmpty || cursor != old else { return [] }
        look(.plain)
        bytes += TerminalControl.move(to: cursor)
        let (before, behind) =
            capabilities.synchronizesOutput ? (TerminalControl.holdFrame, TerminalControl.showFrame) : ("", "")
        return Array((before + bytes + behind).utf8)
    }
}
