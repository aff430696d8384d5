/// Which panel a person at a terminal sees, and what their keys do there.
package struct TerminalInterface: Equatable, Sendable {
    package enum Panel: Hashable, Sendable, CaseIterable {
        case devices, player, tracks, queue, volume, keys
    }

    /// An effect, which the widgets' drivers carry out.
    package enum Effect: Equatable, Sendable {
        case acceptPermission
        case choose(deviceID: String)
        case disconnect(stopsCasting: Bool)
        case tapPlayback
        case ask(MediaControl)
        case openTracks
        case selectTrack(Int)
        case switchTextOff
        case confirmTracks, cancelTracks
        case jump(itemID: Int)
        case move(itemID: Int, beforeItemID: Int?)
        case remove(itemID: Int)
        /// Nil: the device itself.
        case setVolume(Double, member: String?)
        case setMuted(Bool, member: String?)
        case dismissInstructions
        /// The whole screen is to be written again.
        case redraw
        case quit
    }

    /// How far one press of an arrow moves the position, in seconds.
    static let step = 10.0
    /// How far a key moves the volume if the device names no step.
    static let volumeStep = 0.05

    /// The last panel is shown; Esc leads back to the one before.
    private var panels = [Panel.devices]
    var device = ListChoice<String>()
    var action = ListChoice<TerminalStates.ConnectedAction>()
    var track = ListChoice<TerminalStates.TrackChoice>()
    var item = ListChoice<Int>()
    var volumePlace = ListChoice<TerminalStates.VolumePlace>()
    var keyLine = ListChoice<Int>()

    package private(set) var troubles = TerminalTroubles()

    package init() {}

    package var panel: Panel { panels.last ?? .devices }

    /// Takes in new states. A panel that has nothing to show any more is closed.
    package mutating func follow(_ states: TerminalStates, at now: ContinuousClock.Instant) {
        troubles.follow(states, at: now)
        if states.isInstructed { show(.keys) }
        if !states.isConnected { panels.removeAll { $0 != .devices && $0 != .keys } }
        if states.tracks.isPresented {
            if panel != .keys { show(.tracks) }
        } else if panels.contains(.tracks) {
            panels.removeAll { $0 == .tracks }
            track = ListChoice()
        }
    }

    /// Takes in a key and returns its effects.
    ///
    /// - Parameter page: the number of list rows on the screen.
    package mutating func handle(
        _ key: TerminalKey, _ states: TerminalStates, page: Int, at now: ContinuousClock.Instant
    ) -> [Effect] {
        switch key {
        case .interrupt, .character("q"): return [.quit]
        case .redraw: return [.redraw]
        case .help, .character("?"), .character("h"): return toggleKeys(states)
        default: break
        }
        if let effects = handleInPanel(key, states, page, now) { return effects }
        return handleAnywhere(key, states, now) ?? []
    }

    private mutating func handleInPanel(
        _ key: TerminalKey, _ states: TerminalStates, _ page: Int, _ now: ContinuousClock.Instant
    ) -> [Effect]? {
        switch panel {
        case .devices: devices(key, states, page)
        case .player: player(key, states, now)
        case .tracks: tracks(key, states, page)
        case .queue: queue(key, states, page)
        case .volume: volume(key, states, page)
        case .keys: keys(key, states, page)
        }
    }

    private mutating func handleAnywhere(
        _ key: TerminalKey, _ states: TerminalStates, _ now: ContinuousClock.Instant
    ) -> [Effect]? {
        switch key {
        case .escape, .backspace:
            back()
            return nil
        case .tab, .backTab:
            if panel == .player { panels = [.devices] } else if states.isConnected { show(.player) }
            return nil
        case .character("v") where states.isConnected:
            show(.volume)
            return nil
        case .character("l") where states.isConnected:
            item = ListChoice()
            show(.queue)
            return nil
        case .character("c"), .character("t"): return states.hasTracks ? [.openTracks] : nil
        case .character(" ") where states.mini.active: return [.tapPlayback]
        default: return TerminalMediaKeys.effects(key, states, at: now)
        }
    }

    mutating func show(_ panel: Panel) {
        if let place = panels.firstIndex(of: panel) {
            panels.removeSubrange((place + 1)...)
        } else {
            panels.append(panel)
        }
    }

    mutating func back() { if panels.count > 1 { panels.removeLast() } }

    private mutating func toggleKeys(_ states: TerminalStates) -> [Effect] {
        guard panel == .keys else {
            show(.keys)
            return []
        }
        back()
        return states.isInstructed ? [.dismissInstructions] : []
    }
}
