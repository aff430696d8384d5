/// Keys that do the same wherever media plays.
enum TerminalMediaKeys {
    typealias Effect = TerminalInterface.Effect

    static func effects(
        _ key: TerminalKey, _ states: TerminalStates, at now: ContinuousClock.Instant
    ) -> [Effect]? {
        guard case .character(let letter) = key else { return nil }
        switch letter {
        case "+", "=": return volume(by: 1, states)
        case "-": return volume(by: -1, states)
        case "m": return mute(states)
        default: return states.expanded.media.flatMap { media(letter, $0, states.expanded, now) }
        }
    }

    private static func media(
        _ letter: Character, _ media: WidgetMedia, _ expanded: ExpandedControllerState, _ now: ContinuousClock.Instant
    ) -> [Effect]? {
        // Repeated presses start from the rate that was requested last.
        let rate = expanded.pending.rate(media)
        switch letter {
        case "n": return [.ask(.next)]
        case "p": return [.ask(.previous)]
        case "x": return [.ask(.stop)]
        case "a": return [.ask(.skipAd)]
        case "u": return [.ask(.setMuted(!expanded.pending.isMuted(media)))]
        case ",": return seek(by: -30, expanded, at: now)
        case ".": return seek(by: 30, expanded, at: now)
        case "]": return next(expanded.playbackRates) { $0 > rate }
        case "[": return next(expanded.playbackRates.reversed()) { $0 < rate }
        case "z": return [.ask(.shuffle)]
        case "r":
            let modes = expanded.repeatModes
            guard !modes.isEmpty else { return nil }
            let place = modes.firstIndex(of: expanded.pending.repeatMode(media)) ?? -1
            return [.ask(.setRepeatMode(modes[(place + 1) % modes.count]))]
        default: return nil
        }
    }

    private static func next(_ rates: [Double], _ isNext: (Double) -> Bool) -> [Effect]? {
        rates.first(where: isNext).map { [.ask(.setRate($0))] }
    }

    /// Seeks to a position if the device takes one, and skips by a distance otherwise.
    ///
    /// With positions, two presses in a row go twice as far, and the new position is shown at once.
    static func seek(
        by distance: Double, _ expanded: ExpandedControllerState, at now: ContinuousClock.Instant
    ) -> [Effect] {
        guard let media = expanded.media, let position = expanded.position(at: now) else { return [] }
        guard expanded.canSeek else { return media.canSkip(by: distance) ? [.ask(.skip(distance))] : [] }
        return [.ask(.seek(media.seekTarget(position + distance, at: now)))]
    }

    static func volume(
        by steps: Double, _ states: TerminalStates, of place: TerminalStates.VolumePlace = .device
    ) -> [Effect] {
        let step = states.volumeStep > 0 ? states.volumeStep : TerminalInterface.volumeStep
        func moved(_ level: Double, by step: Double) -> Double { min(max(0, level + steps * step), 1) }
        switch place {
        case .device:
            guard states.isVolumeEnabled else { return [] }
            return [.setVolume(moved(states.volume.volume, by: step), member: nil)]
        case .member(let id):
            let member = states.volume.members.first { $0.id == id }
            return [.setVolume(moved(member?.volume ?? states.volume.volume, by: step), member: id)]
        case .stream:
            // The device's volume steps are not those of the stream.
            guard let level = states.expanded.streamVolume else { return [] }
            return [.ask(.setStreamVolume(moved(level, by: TerminalInterface.volumeStep)))]
        }
    }

    static func mute(_ states: TerminalStates, _ place: TerminalStates.VolumePlace = .device) -> [Effect] {
        switch place {
        case .device: return states.canMute ? [.setMuted(!states.volume.isMuted, member: nil)] : []
        case .member(let id):
            return states.volume.members.first { $0.id == id }.map { [.setMuted(!$0.isMuted, member: id)] } ?? []
        case .stream: return states.expanded.isMuted.map { [.ask(.setMuted(!$0))] } ?? []
        }
    }
}
