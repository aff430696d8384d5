public import CastSender
public import CastWidgetsCore

/// Receives taps on a Cast button, on the main actor. Every method has a default that does nothing.
///
/// From the Cast SDK: `GCKUICastButtonDelegate`.
@MainActor
public protocol CastButtonDelegate: AnyObject {
    /// Called for the very first tap: the dialog explains why the app needs access to the network before the system
    /// asks.
    func castButtonDidTapToPresentLocalNetworkAccessPermissionDialog(_ button: CastButton)
    /// Called when the Cast dialog opens.
    func castButton(_ button: CastButton, didTapToPresentDialogFor castState: CastState)
    /// Replaces both if ``CastButton/triggersDefaultCastDialog`` is false: the app decides what happens.
    func castButton(_ button: CastButton, wasTappedIn castState: CastState)
}

extension CastButtonDelegate {
    public func castButtonDidTapToPresentLocalNetworkAccessPermissionDialog(_ button: CastButton) {}
    public func castButton(_ button: CastButton, didTapToPresentDialogFor castState: CastState) {}
    public func castButton(_ button: CastButton, wasTappedIn castState: CastState) {}
}

/// An app's Cast button, bound to a context: draw ``state``, and call ``tap()`` for each tap.
///
/// It has no window: an app, or a front end, shows it. Used from the main actor. From the Cast SDK: `GCKUICastButton`.
@MainActor
public final class CastButton {
    /// The state to draw now.
    public private(set) var state: CastButtonState {
        didSet { if state != oldValue { broadcaster.send(state) } }
    }
    /// Receives taps. Held weakly.
    public weak var delegate: (any CastButtonDelegate)?

    private let context: CastContext
    private let dialog: CastDialog
    private let broadcaster = EventBroadcaster<CastButtonState>()
    private var tasks: [Task<Void, Never>] = []

    init(context: CastContext, dialog: CastDialog, network: any NetworkAccessSource) {
        (self.context, self.dialog) = (context, dialog)
        state = CastButtonState(network: network.access, castState: context.castState)
        let (states, accesses) = (context.castStateChanges, network.changes())
        tasks = [
            Task { [weak self] in
                for await castState in states { _ = self?.state.handle(.castStateChanged(castState)) }
            },
            Task { [weak self] in
                for await access in accesses { _ = self?.state.handle(.networkChanged(access)) }
            },
        ]
    }

    deinit { for task in tasks { task.cancel() } }

    /// The state whenever it changes; each access makes a separate sequence.
    public var stateChanges: AsyncStream<CastButtonState> { broadcaster.makeStream() }

    /// Whether a tap opens the framework's own dialog. Default: true. From the Cast SDK: `triggersDefaultCastDialog`.
    public var triggersDefaultCastDialog: Bool {
        get { state.triggersDefaultCastDialog }
        set { state.triggersDefaultCastDialog = newValue }
    }

    /// The size and the color. Default: 24 by 24 points, gray.
    public var look: CastButtonLook {
        get { state.look }
        set { state.look = newValue }
    }

    /// Reports that the person has tapped the button. Nothing happens if the button is not visible.
    public func tap() {
        for effect in state.handle(.tapped) {
            switch effect {
            case .presentPermissionDialog:
                delegate?.castButtonDidTapToPresentLocalNetworkAccessPermissionDialog(self)
                dialog.open()
            case .presentDialog(let castState):
                context.castButtonWasTapped()
                delegate?.castButton(self, didTapToPresentDialogFor: castState)
                dialog.open()
            case .tapped(let castState):
                context.castButtonWasTapped()
                delegate?.castButton(self, wasTappedIn: castState)
            }
        }
    }
}
