import CastSender
public import CastWidgetsCore

/// The choice of sound and text for what plays: one of each at most, sent when the person is done.
///
/// Both controllers open it. Draw it while ``state`` says that it is presented. Used from the main actor. From the Cast
/// SDK: `GCKUIMediaTrackSelectionViewController`.
@MainActor
public final class MediaTrackSelection {
    /// What is to be drawn now.
    public private(set) var state = TrackSelectionState() {
        didSet { if state != oldValue { broadcaster.send(state) } }
    }
    /// Why the device has not taken the last choice, as a sentence; nil where it has, and until it has answered.
    public private(set) var failure: String? {
        didSet { if failure != oldValue { broadcaster.send(state) } }
    }

    private let broadcaster = EventBroadcaster<TrackSelectionState>()
    private var bound: BoundMedia?

    init(manager: SessionManager, time: TimeSource) {
        bound = BoundMedia(manager: manager, time: time) { [weak self] in self?.handle(.mediaChanged($0)) }
    }

    /// The state whenever it, or ``failure``, changes; each access is a sequence of its own.
    public var stateChanges: AsyncStream<TrackSelectionState> { broadcaster.makeStream() }

    /// Opens it for what plays; nothing happens where nothing does.
    public func open() {
        if let media = bound?.media { handle(.opened(media)) }
    }
    /// The person has chosen a track, of sound or text.
    public func select(trackID: Int) { handle(.selected(trackID: trackID)) }
    /// The person wants no text.
    public func switchTextOff() { handle(.textSwitchedOff) }
    /// The person is done: the choice is sent, where it is another.
    public func confirm() { handle(.confirmed) }
    /// The person wants all as it was.
    public func cancel() { handle(.cancelled) }

    private func handle(_ action: TrackSelectionState.Action) {
        for effect in state.handle(action) {
            guard case .select(let ids) = effect else { continue }
            failure = nil
            bound?.send(.setActiveTracks(ids)) { [weak self] in self?.failure = $0 }
        }
    }
}
