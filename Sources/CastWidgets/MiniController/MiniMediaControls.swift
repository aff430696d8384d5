import CastSender
public import CastWidgetsCore

/// Hears when a mini controller comes or goes, on the main actor.
///
/// From the Cast SDK: `GCKUIMiniMediaControlsViewControllerDelegate`.
@MainActor
public protocol MiniMediaControlsDelegate: AnyObject {
    /// It should be shown, or not any more: on changes only. ``MiniMediaControls/active`` and
    /// ``MiniMediaControls/minHeight`` have their new values already.
    func miniMediaControls(_ controls: MiniMediaControls, shouldAppear: Bool)
    /// A button of the app's own was tapped; slots count from 0. Does nothing by default.
    func miniMediaControls(_ controls: MiniMediaControls, didTapCustomButtonIn slot: Int)
}

extension MiniMediaControlsDelegate {
    public func miniMediaControls(_ controls: MiniMediaControls, didTapCustomButtonIn slot: Int) {}
}

/// The mini controller: a bar for the bottom of any of an app's scenes, bound to the context's present session and to
/// all that come.
///
/// Any number of them show the same: each is a listener of its own. Made by `CastContext.createMiniMediaControls()`,
/// before there is a session or after. Used from the main actor. From the Cast SDK:
/// `GCKUIMiniMediaControlsViewController`.
@MainActor
public final class MiniMediaControls {
    /// What is to be drawn now.
    public private(set) var state: MiniControllerState {
        didSet { if state != oldValue { broadcaster.send(state) } }
    }
    /// Told when it comes and goes. Held weakly.
    public weak var delegate: (any MiniMediaControlsDelegate)?

    private let widgets: ContextWidgets
    private let broadcaster = EventBroadcaster<MiniControllerState>()
    private var bound: BoundMedia?

    init(widgets: ContextWidgets, slots: [MediaButtonType]) {
        self.widgets = widgets
        state = MiniControllerState(slots: slots)
        bound = BoundMedia(manager: widgets.manager, time: widgets.time) { [weak self] in
            self?.handle(.mediaChanged($0))
        }
    }

    /// Something is cast that can be shown: through pauses, waits and all that the app does meanwhile.
    public var active: Bool { state.active }
    /// How high it is: points, which on a page are CSS pixels; 0 while it is not active.
    public var minHeight: Double { state.minHeight }
    /// Whether the media's picture is shown. Default: true.
    public var thumbnailEnabled: Bool {
        get { state.thumbnailEnabled }
        set { state.thumbnailEnabled = newValue }
    }
    /// Its look, as the context's style has it now.
    public var style: StyleAttributes { widgets.style.resolved(.miniController) }
    /// The state whenever it changes; each access is a sequence of its own.
    public var stateChanges: AsyncStream<MiniControllerState> { broadcaster.makeStream() }

    /// How much of it has played, 0 to 1, counted on from the last status; nil for a live stream and where nobody knows
    /// the length.
    public func progress() -> Double? { state.progress(at: widgets.time.now()) }

    /// The person has tapped the bar beside its buttons: the expanded controller opens.
    public func tap() { handle(.tapped) }

    /// The person has tapped a button; slots count from 0.
    public func tapButton(in slot: Int) { handle(.buttonTapped(slot: slot)) }

    private func handle(_ action: MiniControllerState.Action) {
        for effect in state.handle(action) {
            switch effect {
            case .shouldAppear(let should): delegate?.miniMediaControls(self, shouldAppear: should)
            case .presentExpanded: widgets.expanded.open(from: .miniController)
            case .send(let control, let id):
                bound?.send(control) { [weak self] in self?.handle(.answered(id, failure: $0)) }
            case .customButton(let slot): delegate?.miniMediaControls(self, didTapCustomButtonIn: slot)
            case .presentTrackSelection: widgets.trackSelection.open()
            }
        }
    }
}
