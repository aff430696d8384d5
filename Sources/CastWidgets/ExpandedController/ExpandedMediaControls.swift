import CastSender
public import CastWidgetsCore

/// Reports when the expanded controller is to be shown, on the main actor. Every method has a default that does
/// nothing. Marquee's own: the Cast SDK's controller shows itself.
@MainActor
public protocol ExpandedMediaControlsDelegate: AnyObject {
    /// The controller is to be shown over all that the app shows; there may be no media yet.
    func expandedMediaControlsShouldPresent(_ controls: ExpandedMediaControls)
    /// The controller is to be dismissed.
    func expandedMediaControlsShouldDismiss(_ controls: ExpandedMediaControls)
    /// A button of the app's own was tapped; slots count from 0.
    func expandedMediaControls(_ controls: ExpandedMediaControls, didTapCustomButtonIn slot: Int)
}

extension ExpandedMediaControlsDelegate {
    public func expandedMediaControlsShouldPresent(_ controls: ExpandedMediaControls) {}
    public func expandedMediaControlsShouldDismiss(_ controls: ExpandedMediaControls) {}
    public func expandedMediaControls(_ controls: ExpandedMediaControls, didTapCustomButtonIn slot: Int) {}
}

/// The expanded controller: everything about the media, and every command that the device takes for it.
///
/// The device's volume and the end of the session are in the dialog. A context has one controller
/// (`CastContext.defaultExpandedMediaControls`), for its present session and all later ones. Used from the main actor.
/// From the Cast SDK: `GCKUIExpandedMediaControlsViewController`.
@MainActor
public final class ExpandedMediaControls {
    /// The state to draw now.
    public private(set) var state = ExpandedControllerState() {
        didSet { if state != oldValue { broadcaster.send(state) } }
    }
    /// Called when the controller is to be shown. Held weakly.
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

    /// The state whenever it changes; each access makes a separate sequence.
    public var stateChanges: AsyncStream<ExpandedControllerState> { broadcaster.makeStream() }
    /// What has asked for the controller while `CastContext.useDefaultExpandedMediaControls` is false: the app then
    /// shows its own.
    ///
    /// Each access makes a separate sequence. From the Cast SDK: `kGCKExpandedMediaControlsTriggeredNotification`.
    public var triggers: AsyncStream<ExpandedControllerState.Opener> { triggerBroadcaster.makeStream() }
    /// The controller's look, from the context's style.
    public var style: StyleAttributes { widgets?.style.resolved(.expandedController) ?? StyleAttributes() }
    /// The position in seconds; nil without media.
    ///
    /// It is the position at which the person holds the slider, or the target of a pending seek, or the playback
    /// position calculated from the last status.
    public var position: Double? { state.position(at: time.now()) }
    /// Whether the position and the slider of a live stream are hidden. Default: false. From the Cast SDK:
    /// `hideStreamPositionControlsForLiveContent`.
    public var hideStreamPositionControlsForLiveContent: Bool {
        get { state.hideStreamPositionControlsForLiveContent }
        set { state.hideStreamPositionControlsForLiveContent = newValue }
    }

    /// Requests the controller. Without media only the app may open it: it then waits for the next load.
    public func open(from opener: ExpandedControllerState.Opener) { handle(.opened(opener)) }
    /// Reports that the person has closed the controller. What plays goes on.
    public func close() { handle(.closed) }
    /// Reports a tap on the button that plays, pauses or stops.
    public func tapPlayback() { handle(.playbackTapped) }
    /// Reports a tap on another button; slots count from 0.
    public func tapButton(in slot: Int) { handle(.buttonTapped(slot: slot)) }
    /// Reports that the person has taken hold of the slider at `position`, in seconds into the media. The position is
    /// kept between 0 and the end, or within a live stream's seekable range.
    public func beginSeeking(at position: Double) { handle(.seekBegan(position)) }
    /// Reports that the person moves the slider to this `position`: seconds, from 0 on, as for ``beginSeeking(at:)``.
    public func moveSeeking(to position: Double) { handle(.seekMoved(position)) }
    /// Reports that the person releases the slider, which seeks.
    public func endSeeking() { handle(.seekEnded) }
    /// Makes a request of another control. Returns false, and sends nothing, if the device does not take it now.
    @discardableResult public func ask(for control: MediaControl) -> Bool { !handle(.asked(control)).isEmpty }
    /// Reports that the person wants to choose audio and captions.
    public func tapTracks() { handle(.tracksTapped) }

    func useDefault(_ isUsed: Bool) { state.useDefaultExpandedMediaControls = isUsed }

    @discardableResult private func handle(
        _ action: ExpandedControllerState.Action
    ) -> [ExpandedControllerState.Effect] {
        let effects = state.handle(action, at: time.now())
        for effect in effects {
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
        return effects
    }
}
