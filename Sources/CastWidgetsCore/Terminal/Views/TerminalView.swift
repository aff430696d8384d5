/// Makes a screen from what the widgets show.
package struct TerminalView {
    let drawing: TerminalDrawing
    let interface: TerminalInterface
    let states: TerminalStates
    let now: ContinuousClock.Instant
    /// The media's image if it is loaded: bytes as their server sent them.
    let artwork: [UInt8]?

    package init(
        _ interface: TerminalInterface, _ states: TerminalStates, size: TerminalSize,
        capabilities: TerminalCapabilities, texts: TerminalTexts, artwork: [UInt8]?, at now: ContinuousClock.Instant
    ) {
        drawing = TerminalDrawing(size: size, capabilities: capabilities, texts: texts)
        (self.interface, self.states, self.artwork, self.now) = (interface, states, artwork, now)
    }

    var texts: TerminalTexts { drawing.texts }
    var glyphs: TerminalGlyphs { drawing.glyphs }
    var columns: Int { drawing.size.columns }

    package var screen: TerminalScreen {
        var screen = TerminalScreen(size: drawing.size)
        let head = head
        for (row, line) in head.enumerated() { screen.put(line, row: row) }
        let foot = foot
        let bodyRows = max(0, drawing.size.rows - head.count - foot.count)
        let pane = body(rows: bodyRows)
        for (index, line) in pane.lines.prefix(bodyRows).enumerated() {
            screen.put(line, row: head.count + index, column: pane.indent)
        }
        for (index, line) in pane.placeholder.prefix(bodyRows).enumerated() {
            screen.put(line, row: head.count + index)
        }
        if var picture = pane.picture {
            picture.place = TerminalPlace(row: head.count, column: 0)
            screen.picture = picture
        }
        let start = drawing.size.rows - foot.count
        for (index, line) in foot.enumerated() where start + index >= head.count || index == foot.count - 1 {
            screen.put(line, row: start + index)
        }
        screen.cursor = TerminalPlace(
            row: min(head.count + (pane.cursorLine ?? 0), drawing.size.rows - 1), column: min(pane.indent, columns - 1))
        return screen
    }

    /// The number of list rows that the panel shows: how far a page key goes, and how many titles are needed.
    package var page: Int { max(1, drawing.size.rows - head.count - foot.count) }

    /// The items of the queue that are visible now.
    package var queueWindow: Range<Int> {
        guard interface.panel == .queue else { return 0..<0 }
        let ids = states.queue.itemIDs
        return TerminalPane.window(
            of: ids.count, chosen: interface.item.index(in: ids, first: states.queue.currentID) ?? 0, rows: page)
    }

    /// Whether the screen shows the playback position, which moves by itself.
    package var showsPosition: Bool {
        states.mini.active
            && (interface.panel != .player || states.expanded.showsPosition
                || states.expanded.media?.advertisement != nil)
    }

    private func body(rows: Int) -> TerminalPane {
        switch interface.panel {
        case .devices: devicesPane(rows: rows)
        case .player: playerPane(rows: rows)
        case .tracks: tracksPane(rows: rows)
        case .queue: queuePane(rows: rows)
        case .volume: volumePane(rows: rows)
        case .keys: keysPane(rows: rows)
        }
    }

    // MARK: Head and foot

    private var hasRule: Bool { drawing.size.rows >= 14 }

    private var head: [TerminalText] {
        let line = drawing.sides(
            drawing.text(" " + title, .bold), drawing.text(status + " ", .dim), columns: columns)
        return hasRule ? [line, drawing.text(String(repeating: glyphs.rule, count: columns), .dim)] : [line]
    }

    private var title: String {
        switch interface.panel {
        case .devices: deviceTitle
        case .player: texts(.nowPlaying)
        case .tracks: texts(.tracksTitle)
        case .queue: texts(.queueTitle)
        case .volume: texts(.volume)
        case .keys: states.isInstructed ? states.instructionsTitle ?? texts(.instructionsTitle) : texts(.keysTitle)
        }
    }

    private var deviceTitle: String {
        switch states.dialog.screen {
        case .closed, .searching, .chooser, .connecting: texts(.dialogTitle)
        case .permission: texts(.permissionTitle)
        case .connected(let view): texts(.castingTo, view.device)
        case .troubleshooting: texts(.troubleTitle)
        }
    }

    var deviceName: String { if case .connected(let view) = states.dialog.screen { view.device } else { "" } }

    /// The right side of the first line: the place in a list, or the device and its volume.
    private var status: String {
        if interface.panel == .queue, !states.queue.itemIDs.isEmpty {
            let ids = states.queue.itemIDs
            let index = interface.item.index(in: ids, first: states.queue.currentID) ?? 0
            return texts(.placeOf, "\(index + 1)", "\(ids.count)")
        }
        guard states.isConnected else { return "" }
        let name = interface.panel == .devices ? [] : [deviceName]
        let loudness =
            states.volume.isMuted
            ? [texts(.muted)] : states.isVolumeEnabled ? [TerminalNumbers.percent(states.volume.volume)] : []
        return (name + loudness).joined(separator: " \(glyphs.dot) ")
    }

    private var foot: [TerminalText] {
        var lines: [TerminalText] = []
        if interface.panel != .player, let media = states.mini.media { lines += miniLines(media) }
        if let trouble {
            // At most two lines: the reason comes at the end of the text.
            let wrapped = drawing.text(trouble, .trouble).wrapped(to: max(1, columns - 2))
            let rest = TerminalText(cells: Array(wrapped.dropFirst().map(\.cells).joined(separator: [.blank])))
            let told = wrapped.prefix(1) + (wrapped.count > 1 ? [drawing.shortened(rest, to: columns - 2)] : [])
            lines += told.map { drawing.text(" ") + $0 }
        }
        return lines + [helpLine]
    }

    /// The latest failure that the panel shows.
    private var trouble: String? {
        if interface.panel == .devices, let notice = states.dialog.notice { return notice }
        let sources: [TerminalTroubles.Source] =
            switch interface.panel {
            case .devices: [.mini, .player, .volume]
            case .player, .tracks: [.player, .tracks, .volume]
            // Shuffling, and the volume of the stream, are requests to the player.
            case .queue: [.queue, .player, .volume]
            case .volume: [.volume, .player]
            case .keys: [.volume]
            }
        let reason = sources.lazy.compactMap { interface.troubles.reason($0, at: now) }.first
        return reason.map { texts(.requestFailed, $0) }
    }

    private var helpLine: TerminalText {
        var line = TerminalText()
        for entry in TerminalKeyMap.help(interface, states) {
            let (key, label) = drawing.key(entry)
            let item = drawing.text(" ") + drawing.text(key, .key) + drawing.text(" \(label) ", .dim)
            guard line.width + item.width <= columns else { break }
            line += item
        }
        return line
    }
}
