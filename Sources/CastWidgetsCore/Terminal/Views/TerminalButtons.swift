import CastWire

/// The player's commands that the device takes now, each with its key.
enum TerminalButtons {
    struct Button: Hashable {
        let key: String
        let label: String
    }

    static func all(
        _ states: TerminalStates, _ media: WidgetMedia, _ texts: TerminalTexts, _ glyphs: TerminalGlyphs,
        at now: ContinuousClock.Instant
    ) -> [Button] {
        let expanded = states.expanded
        let pending = expanded.pending.kinds
        func button(
            _ key: String, _ text: String, _ kind: MediaControl.Kind? = nil, isOn: Bool = false
        ) -> Button {
            let waits = kind.map(pending.contains) ?? false
            return Button(key: key, label: text + (isOn ? " \(glyphs.on)" : "") + (waits ? " \(glyphs.more)" : ""))
        }
        var result = [button("Space", playback(expanded.playbackButton, texts), .playback)]
        if media.advertisement != nil, let seconds = media.timeToSkip(at: now) {
            let text = seconds > 0 ? texts(.skipAdIn, "\(Int(seconds.rounded(.up)))") : texts(.skipAd)
            result.append(button("a", text, .advertisement))
        }
        let shown = expanded.buttons.filter(\.isEnabled)
        for slot in shown {
            switch slot.type {
            case .none, .custom, .playPauseToggle, .skipNext, .skipPrevious, .stop: break
            case .rewind30Seconds: result.append(button(",", texts(.rewind30), .position))
            case .forward30Seconds: result.append(button(".", texts(.forward30), .position))
            case .muteToggle: result.append(button("u", texts(.mute), .muting, isOn: slot.isOn))
            case .closedCaptions: result.append(button("c", texts(.captions), .tracks, isOn: slot.isOn))
            }
        }
        if media.hasPrevious, media.advertisement == nil { result.append(button("p", texts(.previous), .item)) }
        if media.hasNext, media.advertisement == nil { result.append(button("n", texts(.next), .item)) }
        if states.queue.itemIDs.count > 1 { result.append(button("l", texts(.queue), .queue)) }
        if !expanded.playbackRates.isEmpty {
            let rate = TerminalNumbers.factor(expanded.pending.rate(media)) + glyphs.times
            result.append(button("[ ]", "\(texts(.speed)) \(rate)", .rate))
        }
        if expanded.repeatModes.count > 1 {
            result.append(button("r", repeating(expanded.pending.repeatMode(media), texts), .repeatMode))
        }
        if expanded.canShuffle, states.queue.itemIDs.count > 1 {
            result.append(button("z", texts(.shuffle), .shuffle))
        }
        if expanded.playbackButton != .stop { result.append(button("x", texts(.stop))) }
        if states.isVolumeEnabled || states.takesStreamVolume { result.append(button("v", texts(.volume))) }
        return result
    }

    private static func playback(_ button: PlaybackButton?, _ texts: TerminalTexts) -> String {
        switch button {
        case .play: texts(.play)
        case .pause: texts(.pause)
        case .stop, .loading, nil: texts(.stop)
        }
    }

    private static func repeating(_ mode: MediaRepeatMode, _ texts: TerminalTexts) -> String {
        switch mode {
        case .all: texts(.repeatAll)
        case .single: texts(.repeatOne)
        case .allAndShuffle: texts(.repeatShuffle)
        case .off, .unchanged: "\(texts(.repeatMode)): \(texts(.tracksOff))"
        }
    }
}
