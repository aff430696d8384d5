/// The choice of audio and captions, the queue, the volume, and the keys.
extension TerminalView {
    func tracksPane(rows: Int) -> TerminalPane {
        let choices = states.trackChoices
        guard let chosen = interface.track.index(in: choices) else {
            return TerminalPane(lines: paragraph(texts(.tracksNone)))
        }
        var pane = TerminalPane()
        let sounds = states.tracks.audioTracks.count
        // Headings take rows too, so the visible part is chosen by lines.
        var lines: [(text: TerminalText, choice: Int?)] = []
        if sounds > 0 { lines.append((drawing.text(" " + texts(.tracksAudio), .dim), nil)) }
        for (index, choice) in choices.enumerated() {
            if choice == .textOff { lines.append((drawing.text(" " + texts(.tracksText), .dim), nil)) }
            let content = drawing.text((isActive(choice) ? "(\(glyphs.on)) " : "( ) ") + name(choice))
            lines.append((drawing.row(content, isChosen: index == chosen, columns: columns), index))
        }
        let line = lines.firstIndex { $0.choice == chosen } ?? 0
        let window = TerminalPane.window(of: lines.count, chosen: line, rows: rows)
        pane.lines = lines[window].map(\.text)
        pane.cursorLine = line - window.lowerBound
        return pane
    }

    private func isActive(_ choice: TerminalStates.TrackChoice) -> Bool {
        switch choice {
        case .audio(let id): states.tracks.audioID == id
        case .text(let id): states.tracks.textID == id
        case .textOff: states.tracks.textID == nil
        }
    }

    private func name(_ choice: TerminalStates.TrackChoice) -> String {
        switch choice {
        case .textOff: return texts(.tracksOff)
        case .audio(let id), .text(let id):
            let track = (states.tracks.audioTracks + states.tracks.textTracks).first { $0.identifier == id }
            let names = [track?.name, track?.languageCode].compactMap(\.self).filter { !$0.isEmpty }
            return names.isEmpty ? texts(.trackUnnamed, "\(id)") : names.joined(separator: " \(glyphs.dot) ")
        }
    }

    func queuePane(rows: Int) -> TerminalPane {
        let ids = states.queue.itemIDs
        guard let chosen = interface.item.index(in: ids, first: states.queue.currentID) else {
            return TerminalPane(lines: paragraph(texts(.queueEmpty)))
        }
        var pane = TerminalPane()
        pane.list(ids.count, chosen: chosen, rows: rows) { index in
            queueRow(index, ids[index], isChosen: index == chosen)
        }
        return pane
    }

    private func queueRow(_ index: Int, _ id: Int, isChosen: Bool) -> TerminalText {
        let item = states.queueItems[id]
        let isCurrent = id == states.queue.currentID
        let number = drawing.text((isCurrent ? stateGlyph : "\(index + 1)") + " ", isCurrent ? .accent : .dim)
        let title = drawing.text(item?.title ?? texts(.queueItem, "\(index + 1)"), isCurrent ? .bold : .plain)
        let isPending = id == states.queue.jumpingID || states.queue.movingIDs.contains(id)
        let subtitle = item?.subtitle.map { drawing.text("  \($0)", .dim) } ?? TerminalText()
        let length = item?.duration.map { TerminalNumbers.time($0) } ?? ""
        let content = drawing.sides(
            number + title + drawing.text(waiting(isPending), .dim) + subtitle, drawing.text(length, .dim),
            columns: max(0, drawing.listColumns))
        return drawing.row(content, isChosen: isChosen, columns: columns)
    }

    func volumePane(rows: Int) -> TerminalPane {
        guard states.isConnected else { return TerminalPane(lines: paragraph(texts(.notConnected))) }
        var pane = TerminalPane()
        let places = states.volumes
        let chosen = interface.volumePlace.index(in: places)
        if states.volume.isFixed { pane.lines += paragraph(texts(.volumeFixed)) }
        pane.list(places.count, chosen: chosen, rows: rows - pane.lines.count) { index in
            volumeRow(places[index], isChosen: index == chosen)
        }
        return pane
    }

    private func volumeRow(_ place: TerminalStates.VolumePlace, isChosen: Bool) -> TerminalText {
        let (volume, expanded) = (states.volume, states.expanded)
        switch place {
        case .device:
            return volumeRow(
                deviceName, volume.volume, isMuted: volume.isMuted, isPending: !volume.pending.isEmpty,
                isChosen: isChosen)
        case .member(let id):
            let member = volume.members.first { $0.id == id }
            return volumeRow(
                member?.name ?? id, member?.volume ?? 0, isMuted: member?.isMuted ?? false,
                isPending: member?.pending.isEmpty == false, isChosen: isChosen)
        case .stream:
            return volumeRow(
                expanded.media?.title ?? texts(.nowPlaying), expanded.streamVolume ?? 0,
                isMuted: expanded.isMuted ?? false,
                isPending: !expanded.pending.kinds.isDisjoint(with: [.streamVolume, .muting]), isChosen: isChosen)
        }
    }

    private func volumeRow(
        _ name: String, _ volume: Double, isMuted: Bool, isPending: Bool, isChosen: Bool
    ) -> TerminalText {
        let width = max(1, drawing.listColumns)
        let told = (isMuted ? texts(.muted) : TerminalNumbers.percent(volume)) + waiting(isPending)
        let right = drawing.text(told).filled(to: max(6, min(TerminalLetters.width(of: told), width / 3)))
        let nameWidth = max(1, (width - right.width) / 2 - 1)
        let left = drawing.shortened(drawing.text(name), to: nameWidth).filled(to: nameWidth)
        let bar = drawing.bar(volume, columns: max(0, width - nameWidth - right.width - 2), style: .accent)
        return drawing.row(
            left + drawing.text(" ") + bar + drawing.text(" ") + right, isChosen: isChosen, columns: columns)
    }

    func keysPane(rows: Int) -> TerminalPane {
        let lines = TerminalKeyMap.lines
        let chosen = interface.keyLine.index(in: Array(lines.indices))
        var pane = TerminalPane()
        let media = states.mini.media?.title ?? texts(.nowPlaying)
        let told = lines.map { drawing.key($0, device: deviceName, media: media) }
        // Key names are longer if the terminal has no arrow symbols.
        let keyColumns = told.reduce(10) { max($0, TerminalLetters.width(of: $1.key)) } + 1
        pane.list(lines.count, chosen: chosen, rows: rows) { index in
            let (key, label) = told[index]
            let content = drawing.text(key, .key).filled(to: keyColumns) + drawing.text(label)
            return drawing.row(content, isChosen: index == chosen, columns: columns)
        }
        return pane
    }
}
