import CastSender
public import CastWidgetsCore

/// The Cast dialog of a context: the list of devices, what plays, and the end of it. A choice starts a session with the
/// context's manager, "disconnect" ends it; it starts and ends none by itself.
///
/// Draw ``state``'s screen, and say what the person does. Used from the main actor. From the Cast SDK: the dialog that
/// `presentCastDialog()` shows.
@MainActor
public final class CastDialog {
    /// What is to be drawn now.
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

    init(context: CastContext, network: any NetworkAccessSource) {
        (manager, discovery) = (context.sessionManager, context.discoveryManager)
        (self.network, time) = (network, context.environment.time)
        sessions.failed = { [weak self] error in
            // What the person has ended is no failure.
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

    /// What the dialog shows; `.closed` where it is not open.
    public var screen: CastDialogState.Screen { state.screen }
    /// The state whenever it changes; each access is a sequence of its own.
    public var stateChanges: AsyncStream<CastDialogState> { broadcaster.makeStream() }

    /// Opens it; it shows what fits the state. From the Cast SDK: `presentCastDialog()`.
    public func open() { handle(.opened(castState)) }
    /// The person has closed it. What is under way goes on.
    public func close() { handle(.closed) }
    /// The person has read why the system is going to ask.
    public func acceptPermission() { handle(.permissionAccepted) }
    /// The person has chosen a device of the list, by ``DeviceRow/id``.
    public func choose(deviceID: String) { handle(.chose(deviceID: deviceID)) }

    /// The person leaves the device, or the way there.
    ///
    /// - Parameter stopsCasting: what plays there ends too; false leaves it to the other senders.
    public func disconnect(stopsCasting: Bool = true) { handle(.disconnected(stopsCasting: stopsCasting)) }

    // MARK: Following

    /// The manager's own, which knows of a start before the context has told of it.
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
        // Asked of the network only for a person who looks at an empty list.
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
            // One that is over, or ends already.
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
