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

extension ShownButton {
    /// What a tap on a button does.
    package enum Tap: Equatable, Sendable {
        case send(MediaControl)
        /// The app is told.
        case custom
        /// The track selection opens.
        case presentTrackSelection
    }

    /// Nil if a tap does nothing.
    package var tap: Tap? {
        guard isEnabled else { return nil }
        return switch type {
        case .custom: .custom
        case .closedCaptions: .presentTrackSelection
        default: control.map(Tap.send)
        }
    }
}

extension [ShownButton] {
    /// What a tap on the button in a slot does; nil if it does nothing, or if there is no such slot.
    package func tap(_ slot: Int) -> ShownButton.Tap? { indices.contains(slot) ? self[slot].tap : nil }
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
        let isEnabled =
            switch type {
            case .none: false
            case .playPauseToggle, .stop, .custom: true
            case .skipNext: media.canGoToNext
            case .skipPrevious: media.canGoToPrevious
            case .rewind30Seconds: media.canSkip(by: -30)
            case .forward30Seconds: media.canSkip(by: 30)
            case .muteToggle: media.canMute
            case .closedCaptions: media.canChooseTracks
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
