/// What keys do in each panel; nil if a key does there what it does everywhere.
extension TerminalInterface {
    mutating func devices(_ key: TerminalKey, _ states: TerminalStates, _ page: Int) -> [Effect]? {
        switch states.dialog.screen {
        case .permission: return key == .enter ? [.acceptPermission] : nil
        case .chooser(let rows):
            let ids = rows.map(\.id)
            if device.handle(key, in: ids, page: page) { return [] }
            guard key == .enter || key == .character(" "), let index = device.index(in: ids) else { return nil }
            return [.choose(deviceID: ids[index])]
        case .connecting: return [.escape, .backspace, .character("d")].contains(key) ? [disconnect] : nil
        case .connected: return connected(key, states)
        case .closed, .searching, .troubleshooting: return nil
        }
    }

    private var disconnect: Effect { .disconnect(stopsCasting: false) }

    private mutating func connected(_ key: TerminalKey, _ states: TerminalStates) -> [Effect]? {
        let actions = states.connectedActions
        if action.handle(key, in: actions, page: actions.count) { return [] }
        switch key {
        case .character("s"): return [.disconnect(stopsCasting: true)]
        case .character("d"): return [disconnect]
        case .enter:
            switch action.index(in: actions).map({ actions[$0] }) {
            case .openPlayer: show(.player)
            case .stopCasting: return [.disconnect(stopsCasting: true)]
            case .disconnect: return [disconnect]
            case nil: break
            }
            return []
        default: return nil
        }
    }

    func player(_ key: TerminalKey, _ states: TerminalStates, _ now: ContinuousClock.Instant) -> [Effect]? {
        let expanded = states.expanded
        guard let media = expanded.media else { return nil }
        switch key {
        case .enter: return [.tapPlayback]
        case .left: return TerminalMediaKeys.seek(by: -Self.step, expanded, at: now)
        case .right: return TerminalMediaKeys.seek(by: Self.step, expanded, at: now)
        case .home: return [.ask(.seek(media.seekTarget(0, at: now)))]
        case .up: return TerminalMediaKeys.volume(by: 1, states)
        case .down: return TerminalMediaKeys.volume(by: -1, states)
        case .character(let letter):
            guard letter.isASCII, let digit = letter.wholeNumberValue, let extent = media.extent(at: now) else {
                return nil
            }
            let length = extent.upperBound - extent.lowerBound
            return [.ask(.seek(media.seekTarget(extent.lowerBound + length * Double(digit) / 10, at: now)))]
        default: return nil
        }
    }

    mutating func tracks(_ key: TerminalKey, _ states: TerminalStates, _ page: Int) -> [Effect]? {
        let choices = states.trackChoices
        if track.handle(key, in: choices, page: page) { return [] }
        let chosen: Effect? =
            switch track.index(in: choices).map({ choices[$0] }) {
            case .audio(let id), .text(let id): .selectTrack(id)
            case .textOff: .switchTextOff
            case nil: nil
            }
        switch key {
        case .character(" "): return [chosen].compactMap(\.self)
        case .enter: return [chosen, .confirmTracks].compactMap(\.self)
        case .escape, .backspace, .character("c"), .character("t"): return [.cancelTracks]
        // The person has to confirm or cancel the choice before anything else.
        default: return []
        }
    }

    mutating func queue(_ key: TerminalKey, _ states: TerminalStates, _ page: Int) -> [Effect]? {
        let ids = states.queue.itemIDs
        if item.handle(key, in: ids, first: states.queue.currentID, page: page) { return [] }
        if key == .character("l") {
            back()
            return []
        }
        guard let index = item.index(in: ids, first: states.queue.currentID) else { return nil }
        switch key {
        case .enter: return [.jump(itemID: ids[index])]
        case .delete:
            // The selection moves to the item that takes the removed one's place.
            item.choose(index + 1 < ids.count ? index + 1 : index - 1, in: ids)
            return [.remove(itemID: ids[index])]
        case .shiftUp, .character("K"):
            item.choose(index, in: ids)
            return index == 0 ? [] : [.move(itemID: ids[index], beforeItemID: ids[index - 1])]
        case .shiftDown, .character("J"):
            item.choose(index, in: ids)
            guard index + 1 < ids.count else { return [] }
            return [.move(itemID: ids[index], beforeItemID: index + 2 < ids.count ? ids[index + 2] : nil)]
        default: return nil
        }
    }

    mutating func volume(_ key: TerminalKey, _ states: TerminalStates, _ page: Int) -> [Effect]? {
        let ids = states.volumes
        if volumePlace.handle(key, in: ids, page: page) { return [] }
        if key == .character("v") {
            back()
            return []
        }
        guard let index = volumePlace.index(in: ids) else { return nil }
        switch key {
        case .right, .character("+"), .character("="):
            return TerminalMediaKeys.volume(by: 1, states, of: ids[index])
        case .left, .character("-"): return TerminalMediaKeys.volume(by: -1, states, of: ids[index])
        case .character("m"), .enter, .character(" "):
            return TerminalMediaKeys.mute(states, ids[index])
        default: return nil
        }
    }

    mutating func keys(_ key: TerminalKey, _ states: TerminalStates, _ page: Int) -> [Effect]? {
        let lines = Array(TerminalKeyMap.lines.indices)
        if keyLine.handle(key, in: lines, page: page) { return [] }
        guard states.isInstructed || key == .enter || key == .escape || key == .backspace else { return nil }
        back()
        return states.isInstructed ? [.dismissInstructions] : []
    }
}
