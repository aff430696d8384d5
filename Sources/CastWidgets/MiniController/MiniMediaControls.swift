import CastSender
public import CastWidgetsCore

/// Reports when a mini controller appears or disappears, on the main actor.
///
/// From the Cast SDK: `GCKUIMiniMediaControlsViewControllerDelegate`.
@MainActor
public protocol MiniMediaControlsDelegate: AnyObject {
    /// The controller should be shown or hidden; called on changes only. ``MiniMediaControls/active`` and
    /// ``MiniMediaControls/minHeight`` have their new values already.
    func miniMediaControls(_ controls: MiniMediaControls, shouldAppear: Bool)
    /// A button of the app's own was tapped; slots count from 0. Does nothing by default.
    func miniMediaControls(_ controls: MiniMediaControls, didTapCustomButtonIn slot: Int)
}

extension MiniMediaControlsDelegate {
    public func miniMediaControls(_ controls: MiniMediaControls, didTapCustomButtonIn slot: Int) {}
}

/// The mini controller: a bar for the bottom of any of an app's scenes, bound to the context's present session and all
/// later ones.
///
/// Any number of them show the same state: each is a separate listener. Made by
/// `CastContext.createMiniMediaControls()`, with or without a session. Used from the main actor. From the Cast SDK:
/// `GCKUIMiniMediaControlsViewController`.
@MainActor
public final class MiniMediaControls {
    /// The state to draw now.
    public private(set) var state: MiniControllerState {
        didSet { if state != oldValue { broadcaster.send(state) } }
    }
    /// Called when it appears and disappears. Held weakly.
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

    /// Whether there is media to show. It stays true through pauses and buffering, and whatever the app does meanwhile.
    public var active: Bool { state.active }
    /// The height of the bar: points, which on a page are CSS pixels; 0 while it is not active.
    public var minHeight: Double { state.minHeight }
    /// Whether the media's image is shown. Default: true.
    public var thumbnailEnabled: Bool {
        get { state.thumbnailEnabled }
        set { state.thumbnailEnabled = newValue }
    }
    /// The bar's look, from the context's style.
    public var style: StyleAttributes { widgets.style.resolved(.miniController) }
    /// The state whenever it changes; each access makes a separate sequence.
    public var stateChanges: AsyncStream<MiniControllerState> { broadcaster.makeStream() }

    /// Returns how much of the media has played, 0 to 1, calculated from the last status; nil for a live stream, and if
    /// the length is not known.
    public func progress() -> Double? { state.progress(at: widgets.time.now()) }

    /// Reports a tap on the bar beside its buttons: the expanded controller opens.
    public func tap() { handle(.tapped) }

    /// Reports a tap on a button; slots count from 0.
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
