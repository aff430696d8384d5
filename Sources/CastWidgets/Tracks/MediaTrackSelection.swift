import CastSender
public import CastWidgetsCore

/// The choice of audio and captions: at most one track of each, sent when the person confirms.
///
/// Both controllers open it. Draw it while ``state`` says that it is presented. Used from the main actor. From the Cast
/// SDK: `GCKUIMediaTrackSelectionViewController`.
@MainActor
public final class MediaTrackSelection {
    /// The state to draw now.
    public private(set) var state = TrackSelectionState() {
        didSet { if state != oldValue { broadcaster.send(state) } }
    }
    /// Why the device has not taken the last choice, as a sentence; nil if it has, and until it has answered.
    public private(set) var failure: String? {
        didSet { if failure != oldValue { broadcaster.send(state) } }
    }

    private let broadcaster = EventBroadcaster<TrackSelectionState>()
    private var bound: BoundMedia?

    init(manager: SessionManager, time: TimeSource) {
        bound = BoundMedia(manager: manager, time: time) { [weak self] in self?.handle(.mediaChanged($0)) }
    }

    /// The state whenever it, or ``failure``, changes; each access makes a separate sequence.
    public var stateChanges: AsyncStream<TrackSelectionState> { broadcaster.makeStream() }

    /// Opens the choice for the current media; does nothing if nothing plays.
    public func open() {
        if let media = bound?.media { handle(.opened(media)) }
    }
    /// Reports that the person has chosen an audio or text track.
    public func select(trackID: Int) { handle(.selected(trackID: trackID)) }
    /// Reports that the person wants no captions.
    public func switchTextOff() { handle(.textSwitchedOff) }
    /// Reports that the person confirms: the choice is sent if it has changed.
    public func confirm() { handle(.confirmed) }
    /// Reports that the person cancels: the choice is dropped.
    public func cancel() { handle(.cancelled) }

    private func handle(_ action: TrackSelectionState.Action) {
        for effect in state.handle(action) {
            guard case .select(let ids) = effect else { continue }
            failure = nil
            bound?.send(.setActiveTracks(ids)) { [weak self] in self?.failure = $0 }
        }
    }
}
