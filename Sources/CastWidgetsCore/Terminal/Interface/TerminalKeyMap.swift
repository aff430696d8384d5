/// The keys and their descriptions.
enum TerminalKeyMap {
    struct Line: Hashable {
        let keys: String
        let text: WidgetText
        var name = Name.none
    }

    /// What `{0}` in the text stands for.
    enum Name: Hashable {
        case none, device, media, something
    }

    /// All keys, the most used ones first. Arrows are written as `UD` and `LR`.
    static let lines: [Line] = [
        Line(keys: "UD Enter", text: .keyChoose), Line(keys: "Esc", text: .keyBack),
        Line(keys: "q", text: .keyQuit), Line(keys: "?", text: .keysTitle), Line(keys: "Tab", text: .openPlayer),
        Line(keys: "Space", text: .play), Line(keys: "Space", text: .pause), Line(keys: "LR", text: .seekSlider),
        Line(keys: ",", text: .rewind30), Line(keys: ".", text: .forward30), Line(keys: "Home", text: .keyStart),
        Line(keys: "0-9", text: .seekSlider), Line(keys: "n", text: .next), Line(keys: "p", text: .previous),
        Line(keys: "x", text: .stop), Line(keys: "c", text: .captions), Line(keys: "l", text: .queue),
        Line(keys: "v", text: .volume), Line(keys: "+ -", text: .volume), Line(keys: "m", text: .muteOf, name: .device),
        Line(keys: "u", text: .muteOf, name: .media), Line(keys: "[ ]", text: .speed),
        Line(keys: "r", text: .repeatMode), Line(keys: "z", text: .shuffle), Line(keys: "a", text: .skipAd),
        Line(keys: "J K", text: .queueMove, name: .something), Line(keys: "Del", text: .queueRemove, name: .something),
        Line(keys: "s", text: .dialogStopCasting), Line(keys: "d", text: .dialogDisconnect),
    ]

    /// Returns the keys for the screen's last line: those that are useful here, the most important first.
    static func help(_ interface: TerminalInterface, _ states: TerminalStates) -> [Line] {
        let rest = [Line(keys: "?", text: .keysTitle), Line(keys: "q", text: .keyQuit)]
        let back = Line(keys: "Esc", text: .keyBack)
        let choose = Line(keys: "UD", text: .keyChoose)
        switch interface.panel {
        case .devices: return devices(states) + rest
        case .player: return [Line(keys: "LR", text: .seekSlider), back] + rest + [Line(keys: "+ -", text: .volume)]
        case .tracks:
            return [Line(keys: "Space", text: .keyChoose), Line(keys: "Enter", text: .done)]
                + [Line(keys: "Esc", text: .cancel)] + rest
        case .queue:
            return [Line(keys: "Enter", text: .play), back] + rest
                + [
                    Line(keys: "J K", text: .queueMove, name: .something),
                    Line(keys: "Del", text: .queueRemove, name: .something),
                ]
        case .volume: return [Line(keys: "LR", text: .volume), Line(keys: "m", text: .mute), back] + rest
        case .keys: return [choose, back, Line(keys: "q", text: .keyQuit)]
        }
    }

    private static func devices(_ states: TerminalStates) -> [Line] {
        switch states.dialog.screen {
        case .permission: [Line(keys: "Enter", text: .permissionContinue)]
        case .chooser: [Line(keys: "UD Enter", text: .keyChoose)]
        case .connecting: [Line(keys: "Esc", text: .cancel)]
        case .connected:
            [Line(keys: "UD Enter", text: .keyChoose)]
                + (states.mini.active ? [Line(keys: "Tab", text: .openPlayer)] : [])
        case .closed, .searching, .troubleshooting: []
        }
    }
}
