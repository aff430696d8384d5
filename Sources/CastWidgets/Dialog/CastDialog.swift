package import CastSender
public import CastWidgetsCore

/// The Cast dialog of a context: the device list, what plays, and the end of the session.
///
/// A choice starts a session with the context's manager, and "disconnect" ends it. The dialog starts and ends no
/// session by itself. Draw ``state``'s screen, and report what the person does. Used from the main actor. From the Cast
/// SDK: the dialog that `presentCastDialog()` shows.
@MainActor
public final class CastDialog {
    /// The state to draw now.
    public private(set) var state = CastDialogState() {
        didSet { if state != oldValue { broadcaster.send(state) } }
    }

    private let manager: SessionManager
    private let discovery: DiscoveryManager
    private let network: any NetworkAccessSource
    private let time: TimeSource
    private let broadcaster = EventBroadcaster<CastDialogState>()
    private var media: BoundMedia?
    private var accesses: Task<Void, Never>?
    private var timer: (due: ContinuousClock.Instant, task: Task<Void, Never>)?
    private lazy var sessions = SessionEars { [weak self] in self?.followSession() }
    private lazy var devices = DiscoveryEars { [weak self] in self?.followDevices() }

    package init(context: CastContext, network: any NetworkAccessSource) {
        (manager, discovery) = (context.sessionManager, context.discoveryManager)
        (self.network, time) = (network, context.environment.time)
        sessions.failed = { [weak self] error in
            // A session that the person has ended is no failure.
            if error.code != .cancelled { self?.handle(.failed(error.description)) }
        }
        manager.addListener(sessions)
        discovery.addListener(devices)
        media = BoundMedia(manager: manager, time: time) { [weak self] in
            self?.handle(.mediaChanged($0))
        }
        handle(.networkChanged(network.access))
        followDevices()
        accesses = Task { [weak self, changes = network.changes()] in
            for await access in changes { self?.handle(.networkChanged(access)) }
        }
    }

    deinit {
        accesses?.cancel()
        timer?.task.cancel()
    }

    /// The screen to show; `.closed` if the dialog is not open.
    public var screen: CastDialogState.Screen { state.screen }
    /// The state whenever it changes; each access makes a separate sequence.
    public var stateChanges: AsyncStream<CastDialogState> { broadcaster.makeStream() }

    /// Opens the dialog, with the screen that fits the state. From the Cast SDK: `presentCastDialog()`.
    public func open() { handle(.opened(castState)) }
    /// Reports that the person has closed the dialog. What is in progress goes on.
    public func close() { handle(.closed) }
    /// Reports that the person has read why the system is going to ask.
    public func acceptPermission() { handle(.permissionAccepted) }
    /// Reports that the person has chosen a device of the list, by ``DeviceRow/id``.
    public func choose(deviceID: String) { handle(.chose(deviceID: deviceID)) }

    /// Reports that the person disconnects from the device, or cancels connecting.
    ///
    /// - Parameter stopsCasting: also ends what plays there; false leaves it to the other senders.
    public func disconnect(stopsCasting: Bool = true) { handle(.disconnected(stopsCasting: stopsCasting)) }

    // MARK: Following

    /// The manager's own state, which knows of a starting session before the context has reported it.
    private var castState: CastState {
        CastState(connection: manager.connectionState, hasDevices: discovery.hasDiscoveredDevices)
    }

    private func followSession() {
        let device = (manager.currentSession ?? sessions.starting)?.device
        handle(.castStateChanged(castState, device: device.map { DeviceRow($0) }))
    }

    private func followDevices() {
        handle(.devicesChanged(discovery.devices.map { DeviceRow($0) }, hidden: discovery.hiddenDeviceCount))
        followSession()
    }

    // MARK: Carrying out

    private func handle(_ action: CastDialogState.Action) {
        for effect in state.handle(action, at: time.now()) { carryOut(effect) }
        // The network is asked for hidden devices only while a person looks at an empty list.
        discovery.countsHiddenDevices = state.explainsEmptyList
        waitForDeadline()
    }

    private func carryOut(_ effect: CastDialogState.Effect) {
        switch effect {
        case .requestPermission: network.requestPermission()
        case .startDiscovery: discovery.startDiscovery()
        case .startSession(let id):
            guard let device = discovery.devices.first(where: { $0.deviceID == id }) else { return }
            if !manager.startSession(with: device) { handle(.failed(CastError.sessionInUse.description)) }
        case .endSession(let stopsCasting):
            // The session is over, or is ending already.
            if !manager.endSessionAndStopCasting(stopsCasting) { followSession() }
        }
    }

    private func waitForDeadline() {
        let due = state.nextDeadline
        guard due != timer?.due else { return }
        timer?.task.cancel()
        timer = due.map { due in
            let task = Task { [weak self, time] in
                guard (try? await time.sleep(due)) != nil else { return }
                self?.timer = nil
                self?.handle(.timePassed)
            }
            return (due, task)
        }
    }
}
