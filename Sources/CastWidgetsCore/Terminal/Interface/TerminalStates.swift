/// All that a terminal shows, as the widgets' reducers have it.
package struct TerminalStates: Equatable, Sendable {
    package var dialog = CastDialogState()
    package var mini = MiniControllerState()
    package var expanded = ExpandedControllerState()
    package var tracks = TrackSelectionState()
    package var queue = QueueState()
    /// Of the items that are on the screen, by their ids; what the device has not told yet is missing.
    package var queueItems: [Int: QueueItem] = [:]
    package var volume = GroupVolumeState()
    package var isVolumeEnabled = false
    package var canMute = false
    /// How far one key moves the volume; 0 where the device has not said.
    package var volumeStep = 0.0
    package var volumeFailure: String?
    package var tracksFailure: String?
    /// The introductory overlay: the keys are shown before anything else.
    package var isInstructed = false
    package var instructionsTitle: String?

    package struct QueueItem: Hashable, Sendable {
        package var title: String?
        package var subtitle: String?
        /// Seconds.
        package var duration: Double?

        package init(title: String?, subtitle: String? = nil, duration: Double? = nil) {
            (self.title, self.subtitle, self.duration) = (title, subtitle, duration)
        }
    }

    package init() {}

    var isConnected: Bool { if case .connected = dialog.screen { true } else { false } }

    var hasTracks: Bool { expanded.buttons.contains { $0.type == .closedCaptions && $0.isEnabled } || takesTracks }

    private var takesTracks: Bool {
        expanded.media.map { media in
            media.commands.contains(.editTracks) && media.tracks.contains { $0.type != .video }
        } ?? false
    }

    /// What is chosen from in the track selection: all sounds, no text, all texts.
    var trackChoices: [TrackChoice] {
        tracks.audioTracks.map { .audio($0.identifier) }
            + (tracks.textTracks.isEmpty ? [] : [.textOff] + tracks.textTracks.map { .text($0.identifier) })
    }

    enum TrackChoice: Hashable {
        case audio(Int)
        case textOff
        case text(Int)
    }

    /// What can be done with a device that is connected.
    var connectedActions: [ConnectedAction] { (mini.active ? [.openPlayer] : []) + [.stopCasting, .disconnect] }

    enum ConnectedAction: Hashable {
        case openPlayer, stopCasting, disconnect
    }

    /// What has a volume of its own: the device itself, a group's members, and what plays.
    var volumes: [VolumePlace] {
        [.device] + volume.members.map { .member($0.id) } + (takesStreamVolume ? [.stream] : [])
    }

    var takesStreamVolume: Bool { expanded.media?.hasStreamVolume ?? false }

    enum VolumePlace: Hashable {
        case device
        case member(String)
        case stream
    }
}
