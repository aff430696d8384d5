import CastWire
import SenderCore

extension WidgetCommand {
    /// Seconds into any media: about thirty years, so that a live stream's times of day are within it.
    private static let positions = 0.0...1e9
    private static let skips = -86_400.0...86_400.0
    private static let levels = 0.0...1.0
    /// The most bytes of a device's id.
    private static let longestDevice = 256
    /// The most items that are removed from the queue at once.
    private static let mostItems = 1_000

    init(named name: String, _ fields: CommandFields) throws(CommandFault) {
        switch name {
        case "choose": self = .choose(deviceID: try fields.text("device", most: Self.longestDevice))
        case "disconnect": self = .disconnect(stopCasting: try fields.flag("stopCasting"))
        case "acceptPermission": self = .acceptPermission
        case "searchAgain": self = .searchAgain
        case "dismissNotice": self = .dismissNotice
        case "dismissInstructions": self = .dismissInstructions
        case "showInstructions": self = .showInstructions
        case "setVolume":
            self = .setVolume(
                try fields.number("level", Self.levels),
                member: try fields.optionalText("member", most: Self.longestDevice))
        case "setDeviceMuted":
            self = .setDeviceMuted(
                try fields.flag("muted"), member: try fields.optionalText("member", most: Self.longestDevice))
        case "jump": self = .jump(itemID: try fields.whole("item"))
        case "move": self = .move(itemID: try fields.whole("item"), beforeItemID: try fields.optionalWhole("before"))
        case "remove": self = .remove(itemIDs: try fields.wholes("items", most: Self.mostItems))
        default: try self.init(player: name, fields)
        }
    }

    private init(player name: String, _ fields: CommandFields) throws(CommandFault) {
        switch name {
        case "tapPlayback": self = .tapPlayback
        case "tapButton": self = try Self.button(fields)
        case "play": self = .ask(.play)
        case "pause": self = .ask(.pause)
        case "stop": self = .ask(.stop)
        case "next": self = .ask(.next)
        case "previous": self = .ask(.previous)
        case "shuffle": self = .ask(.shuffle)
        case "skipAd": self = .ask(.skipAd)
        case "seek": self = .ask(.seek(try fields.number("position", Self.positions)))
        case "skip": self = .ask(.skip(try fields.number("by", Self.skips)))
        case "setRate": self = .ask(.setRate(try fields.number("rate", PlaybackRates.range)))
        case "setMuted": self = .ask(.setMuted(try fields.flag("muted")))
        case "setStreamVolume": self = .ask(.setStreamVolume(try fields.number("level", Self.levels)))
        case "setRepeatMode":
            let word = try fields.text("mode", most: 32)
            guard let mode = MediaRepeatMode(word: word), mode != .unchanged else {
                throw CommandFault("mode is to be off, all, single or allAndShuffle.")
            }
            self = .ask(.setRepeatMode(mode))
        case "selectTracks":
            self = .selectTracks(audio: try fields.optionalWhole("audio"), text: try fields.optionalWhole("text"))
        case "setTextTrackStyle": self = .ask(.setTextTrackStyle(try TextTrackStyle(form: fields.object("style"))))
        default: throw CommandFault("There is no command of that name: see docs/widgets.md for those that there are.")
        }
    }

    private static func button(_ fields: CommandFields) throws(CommandFault) -> WidgetCommand {
        guard let bar = Bar(rawValue: try fields.text("bar", most: 16)) else {
            throw CommandFault("bar is to be mini or expanded.")
        }
        let count = bar == .mini ? MiniControllerState.slotCount : ExpandedControllerState.slotCount
        let slot = try fields.whole("slot")
        guard (0..<count).contains(slot) else {
            throw CommandFault("slot is to be 0 to \(count - 1).")
        }
        return .tapButton(bar, slot: slot)
    }
}
