extension TerminalView {
    /// The Cast dialog: the device list, connecting, the running session, and help if no device is found.
    func devicesPane(rows: Int) -> TerminalPane {
        var pane = TerminalPane()
        switch states.dialog.screen {
        case .closed: break
        case .searching: pane.lines = [drawing.text("  " + texts(.dialogSearching) + glyphs.more)]
        case .permission: pane.lines = paragraph(texts(.permissionText) + waiting(states.dialog.pending == .permission))
        case .connecting(let row):
            pane.lines = [drawing.text("  " + texts(.dialogConnectingTo, row.name) + glyphs.more)]
        case .troubleshooting(let reason):
            pane.lines = paragraph(texts(reason.text)) + [TerminalText()]
            for step in reason.steps { pane.lines += paragraph("\(glyphs.dot) \(texts(step))", indent: 2) }
        case .chooser(let devices):
            let chosen = interface.device.index(in: devices.map(\.id))
            pane.list(devices.count, chosen: chosen, rows: rows) { index in
                deviceRow(devices[index], isChosen: index == chosen)
            }
        case .connected(let view): connected(view, &pane)
        }
        return pane
    }

    /// Returns the mark after an entry that is not confirmed yet.
    func waiting(_ isPending: Bool) -> String { isPending ? " \(glyphs.more)" : "" }

    /// Wraps a text to the screen and indents all lines but the first.
    func paragraph(_ text: String, indent: Int = 0) -> [TerminalText] {
        let lines = drawing.text(text).wrapped(to: max(1, columns - 4 - indent))
        return lines.enumerated().map { index, line in
            drawing.text(String(repeating: " ", count: 2 + (index == 0 ? 0 : indent))) + line
        }
    }

    private func deviceRow(_ device: DeviceRow, isChosen: Bool) -> TerminalText {
        let icon =
            switch device.icon {
            case .screen: glyphs.screen
            case .speaker: glyphs.speaker
            case .group: glyphs.group
            }
        let name = drawing.text("\(icon) ", .accent) + drawing.text(device.name)
        let more = drawing.text(device.playing ?? device.model, .dim)
        return drawing.row(
            drawing.sides(name, more, columns: max(0, drawing.listColumns)), isChosen: isChosen, columns: columns)
    }

    private func connected(_ view: CastDialogState.ConnectionView, _ pane: inout TerminalPane) {
        pane.lines = [view.title ?? texts(states.mini.active ? .nowPlaying : .nothingPlays), view.studio].compactMap(
            \.self
        ).enumerated().map {
            index, text in
            drawing.shortened(drawing.text("  " + text, index == 0 ? .bold : .dim), to: columns)
        }
        pane.lines.append(TerminalText())
        let actions = states.connectedActions
        let chosen = interface.action.index(in: actions)
        pane.list(actions.count, chosen: chosen, rows: actions.count) { index in
            let (label, key) =
                switch actions[index] {
                case .openPlayer: (texts(.openPlayer), "Tab")
                case .stopCasting: (texts(.dialogStopCasting), "s")
                case .disconnect: (texts(.dialogDisconnect), "d")
                }
            let pending = actions[index].pending
            let isPending = pending != nil && pending == states.dialog.pending
            let content = drawing.text(label) + drawing.text("  \(key)", .key) + drawing.text(waiting(isPending), .dim)
            return drawing.row(content, isChosen: index == chosen, columns: columns)
        }
    }
}

extension TerminalStates.ConnectedAction {
    /// The dialog's pending request for this action.
    fileprivate var pending: CastDialogState.Pending? {
        switch self {
        case .openPlayer: nil
        case .disconnect: .disconnect(stopsCasting: false)
        case .stopCasting: .disconnect(stopsCasting: true)
        }
    }
}
