import CastSender
public import CastWidgetsCore
import Logging

/// The introductory overlay, which points at a Cast button: shown once, when the first device is found.
///
/// Draw it while ``state`` says that it is presented, and report when the person dismisses it. Used from the main
/// actor. From the Cast SDK: `presentCastInstructionsViewControllerOnce(withCastButton:)`.
@MainActor
public final class CastInstructions {
    /// The state to draw now.
    public private(set) var state: CastInstructionsState {
        didSet { if state != oldValue { broadcaster.send(state) } }
    }

    private let discovery: DiscoveryManager
    private let logger: Logger
    private let store: any InstructionsStore
    private let broadcaster = EventBroadcaster<CastInstructionsState>()
    private var buttonStates: Task<Void, Never>?
    private lazy var devices = DiscoveryEars { [weak self] in self?.followDevices() }

    init(
        context: CastContext, button: CastButton, content: CastInstructionsState.Content, store: any InstructionsStore
    ) {
        (discovery, logger, self.store) = (context.discoveryManager, context.options.logger, store)
        state = CastInstructionsState(wasShown: store.wasShown, isButtonVisible: button.state.isVisible)
        state.content = content
        discovery.addListener(devices)
        buttonStates = Task { [weak self, changes = button.stateChanges] in
            for await button in changes { self?.handle(.buttonVisibilityChanged(button.isVisible)) }
        }
        followDevices()
    }

    deinit { buttonStates?.cancel() }

    /// The state whenever it changes; each access makes a separate sequence.
    public var stateChanges: AsyncStream<CastInstructionsState> { broadcaster.makeStream() }

    /// Reports that the person has dismissed the overlay.
    public func dismiss() { handle(.dismissed) }

    /// Shows the overlay again, at once if a device is there. From the Cast SDK: `clearCastInstructionsShownFlag`.
    public func clearShownFlag() { handle(.flagCleared) }

    private func followDevices() {
        handle(.devicesChanged(hasDevices: discovery.hasDiscoveredDevices))
    }

    private func handle(_ action: CastInstructionsState.Action) {
        for effect in state.handle(action) {
            guard case .keepShown(let wasShown) = effect else { continue }
            do {
                try store.keep(wasShown: wasShown)
            } catch {
                logger.warning("The Cast instructions may come again: \(error)")
            }
        }
    }
}
