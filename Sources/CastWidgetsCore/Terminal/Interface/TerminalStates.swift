/// All that a terminal shows, from the widgets' reducers.
package struct TerminalStates: Equatable, Sendable {
    package var dialog = CastDialogState()
    package var mini = MiniControllerState()
    package var expanded = ExpandedControllerState()
    package var tracks = TrackSelectionState()
    package var queue = QueueState()
    /// The items that are on the screen, by their ids; items that the device has not reported yet are missing.
    package var queueItems: [Int: QueueItem] = [:]
    package var volume = GroupVolumeState()
    package var isVolumeEnabled = false
    package var canMute = false
    /// How far one key moves the volume; 0 if the device has not reported a step.
    package var volumeStep = 0.0
    package var volumeFailure: String?
    package var tracksFailure: String?
    /// The introductory overlay: the keys are shown before anything else.
    package var isInstructed = false
    package var instructionsTitle: String?

    package struct QueueItem: Hashable, Sendable {
        package var title: String?
        package var subtitle: String?
        /// In seconds.
        package var duration: Double?

        package init(title: String?, subtitle: String? = nil, duration: Double? = nil) {
            (self.title, self.subtitle, self.duration) = (title, subtitle, duration)
        }
    }

    package init() {}

    var isConnected: Bool { if case .connected = dialog.screen { true } else { false } }

    var hasTracks: Bool { expanded.media?.canChooseTracks ?? false }

    /// The entries of the track selection: all audio tracks, no text, all text tracks.
    var trackChoices: [TrackChoice] {
        tracks.audioTracks.map { .audio($0.identifier) }
            + (tracks.textTracks.isEmpty ? [] : [.textOff] + tracks.textTracks.map { .text($0.identifier) })
    }

    enum TrackChoice: Hashable {
        case audio(Int)
        case textOff
        case text(Int)
    }

    /// The actions for a connected device.
    var connectedActions: [ConnectedAction] { (mini.active ? [.openPlayer] : []) + [.stopCasting, .disconnect] }

    enum ConnectedAction: Hashable {
        case openPlayer, stopCasting, disconnect
    }

    /// Everything with a volume: the device itself, a group's members, and the media's stream.
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
