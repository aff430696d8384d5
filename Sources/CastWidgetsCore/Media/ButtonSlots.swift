import SenderCore

/// A button in a bar, as it is drawn now. Marquee's own, based on the Cast SDK's `GCKUIMediaButtonType`.
public struct ShownButton: Hashable, Sendable {
    /// The type of the button; `.none` is an empty slot.
    public let type: MediaButtonType
    /// Whether a tap does something: the device takes the button's request now.
    public let isEnabled: Bool
    /// Whether it was tapped and is not confirmed yet.
    public let isPending: Bool
    /// Whether a toggle is on: muted, or captions shown.
    public let isOn: Bool
    /// The request that a tap makes; nil if the tap is for the app, or opens something.
    public let control: MediaControl?
}

/// Turns the buttons that the app wants in a bar into the buttons to draw for the current media.
package enum ButtonSlots {
    package static func shown(
        _ slots: [MediaButtonType], _ media: WidgetMedia, _ pending: PendingControls
    ) -> [ShownButton] {
        slots.map { shown($0, media, pending) }
    }

    private static func shown(
        _ type: MediaButtonType, _ media: WidgetMedia, _ pending: PendingControls
    ) -> ShownButton {
        let control = control(type, media, pending)
        let isFree = media.advertisement == nil
        let isEnabled =
            switch type {
            case .none: false
            case .playPauseToggle, .stop, .custom: true
            case .skipNext: media.hasNext && isFree
            case .skipPrevious: media.hasPrevious && isFree
            case .rewind30Seconds: canSkip(media, by: -30)
            case .forward30Seconds: canSkip(media, by: 30)
            case .muteToggle: media.canMute
            case .closedCaptions: media.commands.contains(.editTracks) && media.tracks.contains { $0.type != .video }
            }
        let isOn =
            switch type {
            case .muteToggle: pending.isMuted(media)
            case .closedCaptions:
                media.tracks.contains { $0.type == .text && media.activeTrackIDs.contains($0.identifier) }
            default: false
            }
        return ShownButton(
            type: type, isEnabled: isEnabled, isPending: control.map { pending.kinds.contains($0.kind) } ?? false,
            isOn: isOn, control: control)
    }

    /// A live stream can be sought in only if the device says how far back it goes.
    static func canSeek(_ media: WidgetMedia) -> Bool {
        guard media.commands.contains(.seek), media.advertisement == nil, !media.isPicture else { return false }
        return !media.isLive || media.window.map { $0.range.lowerBound < $0.range.upperBound } ?? false
    }

    /// A device that can seek can skip. Other devices say in which direction they can skip.
    static func canSkip(_ media: WidgetMedia, by distance: Double) -> Bool {
        let command: MediaCommands = distance < 0 ? .skipBackward : .skipForward
        return canSeek(media) || media.commands.contains(command) && media.advertisement == nil && !media.isPicture
    }

    private static func control(
        _ type: MediaButtonType, _ media: WidgetMedia, _ pending: PendingControls
    ) -> MediaControl? {
        switch type {
        case .none, .closedCaptions, .custom: nil
        case .playPauseToggle: PlaybackButton(media, pending: pending).control
        case .skipNext: .next
        case .skipPrevious: .previous
        case .rewind30Seconds: .skip(-30)
        case .forward30Seconds: .skip(30)
        case .muteToggle: .setMuted(!pending.isMuted(media))
        case .stop: .stop
        }
    }
}
