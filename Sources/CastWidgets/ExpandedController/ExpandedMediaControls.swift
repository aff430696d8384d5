import CastSender
public import CastWidgetsCore

/// Hears when the expanded controller is to be shown, on the main actor. Every method has a default that does nothing.
/// Marquee's own: the Cast SDK's shows itself.
@MainActor
public protocol ExpandedMediaControlsDelegate: AnyObject {
    /// It is to be shown, over all that the app shows; there may be no media yet.
    func expandedMediaControlsShouldPresent(_ controls: ExpandedMediaControls)
    /// It is to go.
    func expandedMediaControlsShouldDismiss(_ controls: ExpandedMediaControls)
    /// A button of the app's own was tapped; slots count from 0.
    func expandedMediaControls(_ controls: ExpandedMediaControls, didTapCustomButtonIn slot: Int)
}

extension ExpandedMediaControlsDelegate {
    public func expandedMediaControlsShouldPresent(_ controls: ExpandedMediaControls) {}
    public func expandedMediaControlsShouldDismiss(_ controls: ExpandedMediaControls) {}
    public func expandedMediaControls(_ controls: ExpandedMediaControls, didTapCustomButtonIn slot: Int) {}
}

/// The expanded controller: all of what plays, and every command that the device takes for it. The device's volume and
/// the session's life are the dialog's.
///
/// A context has one (`CastContext.defaultExpandedMediaControls`), for the session that it has and all that come. Used
/// from the main actor. From the Cast SDK: `GCKUIExpandedMediaControlsViewController`.
@MainActor
public final class ExpandedMediaControls {
    /// What is to be drawn now.
    public private(set) var state = ExpandedControllerState() {
        didSet { if state != oldValue { broadcaster.send(state) } }
    }
    /// Told when it is to be shown. Held weakly.
    public weak var delegate: (any ExpandedMediaControlsDelegate)?

    private let time: TimeSource
    private let trackSelection: MediaTrackSelection
    private weak var widgets: ContextWidgets?
    private let broadcaster = EventBroadcaster<ExpandedControllerState>()
    private let triggerBroadcaster = EventBroadcaster<ExpandedControllerState.Opener>()
    private var bound: BoundMedia?

    init(widgets: ContextWidgets) {
        (time, trackSelection, self.widgets) = (widgets.time, widgets.trackSelection, widgets)
        bound = BoundMedia(manager: widgets.manager, time: time) { [weak self] in
            self?.handle(.mediaChanged($0))
        }
    }

    /// The state whenever it changes; each access is a sequence of its own.
    public var stateChanges: AsyncStream<ExpandedControllerState> { broadcaster.makeStream() }
    /// What has asked for it while `CastContext.useDefaultExpandedMediaControls` is false: the app shows its own. Each
    /// access is a sequence of its own. From the Cast SDK: `kGCKExpandedMediaControlsTriggeredNotification`.
    public var triggers: AsyncStream<ExpandedControllerState.Opener> { triggerBroadcaster.makeStream() }
    /// Its look, as the context's style has it now.
    public var style: StyleAttributes { widgets?.style.resolved(.expandedController) ?? StyleAttributes() }
    /// Seconds: where the person holds the slider, where a seek leads, or where it plays, counted on from the last
    /// status. Nil without media.
    public var position: Double? { state.position(at: time.now()) }
    /// Whether a live stream's position and its slider are not shown. Default: false. From the Cast SDK:
    /// `hideStreamPositionControlsForLiveContent`.
    public var hideStreamPositionControlsForLiveContent: Bool {
        get { state.hideStreamPositionControlsForLiveContent }
        set { state.hideStreamPositionControlsForLiveContent = newValue }
    }

    /// Something asks for it. Without media only the app may: it waits for what is loaded next.
    public func open(from opener: ExpandedControllerState.Opener) { handle(.opened(opener)) }
    /// The person has closed it. What plays goes on.
    public func close() { handle(.closed) }
    /// The person has tapped the button that plays, pauses or stops.
    public func tapPlayback() { handle(.playbackTapped) }
    /// The person has tapped another button; slots count from 0.
    public func tapButton(in slot: Int) { handle(.buttonTapped(slot: slot)) }
    /// The person has taken hold of the position's slider: `position` is in seconds into the media, and is brought
    /// between 0 and its end, or into what of a live stream can be sought in.
    public func beginSeeking(at position: Double) { handle(.seekBegan(position)) }
    /// The person moves it to this `position`: seconds, from 0 on, as for ``beginSeeking(at:)``.
    public func moveSeeking(to position: Double) { handle(.seekMoved(position)) }
    /// The person lets go: it is sought to.
    public func endSeeking() { handle(.seekEnded) }
    /// The person asks for something by another control; what the device does not take now is not sent.
    public func ask(for control: MediaControl) { handle(.asked(control)) }
    /// The person would choose sound and text.
    public func tapTracks() { handle(.tracksTapped) }

    func useDefault(_ isUsed: Bool) { state.useDefaultExpandedMediaControls = isUsed }

    private func handle(_ action: ExpandedControllerState.Action) {
        for effect in state.handle(action, at: time.now()) {
            switch effect {
            case .present: delegate?.expandedMediaControlsShouldPresent(self)
            case .tellApp(let opener): triggerBroadcaster.send(opener)
            case .dismiss: delegate?.expandedMediaControlsShouldDismiss(self)
            case .send(let control, let id):
                bound?.send(control) { [weak self] in self?.handle(.answered(id, failure: $0)) }
            case .customButton(let slot): delegate?.expandedMediaControls(self, didTapCustomButtonIn: slot)
            case .presentTrackSelection: trackSelection.open()
            }
        }
    }
}
