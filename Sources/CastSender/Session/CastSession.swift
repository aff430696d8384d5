public import CastWire

/// A session with a Cast device.
///
/// It connects, checks that the device is to be trusted, joins or launches the application and follows it.
///
/// One session may have several connections. A lost connection is replaced by a new one, and the same application
/// session is joined again (`CastSession+Reconnection`). A transfer moves the session to another device. A
/// `SessionCore` decides, off the main actor, what happens on one connection, and a `SessionLifecycle` what happens to
/// the session. This class publishes the results of both.
///
/// A request fails with `.deviceNotConnected` while the session is suspended or over, with `.timeout` if no answer
/// comes within 10 seconds, with `.replaced` if a later request of its kind replaced it, and with `.invalidRequest` or
/// `.notAllowed` if the device refuses it.
///
/// It is used from the main actor. From the Cast SDK: `GCKCastSession`; on the wire, CASTV2 over TLS.
@MainActor
public final class CastSession: Session {
    /// How the device proved itself, or nil until the session has started.
    public internal(set) var trust: DeviceTrust?
    /// The application, or nil if none is running or the session has ended.
    public internal(set) var applicationMetadata: ApplicationMetadata?
    /// Whether the TV shows this device's input.
    public internal(set) var activeInputStatus = ActiveState.unknown
    /// Whether the TV behind the device is in standby.
    public internal(set) var standbyStatus = ActiveState.unknown
    /// The app's own data for a later process that resumes this session.
    ///
    /// If the context stores sessions, it is stored with the session, readable by the user alone. It should have no
    /// more than a few hundred bytes.
    public var resumptionData: [String: String] = [:] {
        didSet { saveState() }
    }
    /// Whether the device waits for a person to allow the launch, before the session has started. `permissionChanges`
    /// reports changes.
    public internal(set) var awaitsPermission = false
    /// The members of the device if it is a group and has reported them; see `requestMultizoneStatus()`.
    public internal(set) var multizoneStatus: MultizoneStatus?
    /// This machine's address on the connection to the device, an IP literal at which the device can reach it.
    package internal(set) var localAddress: String?
    /// The address at which the device was reached.
    package internal(set) var remoteAddress: String?

    /// Whether the application's player has answered; see `PlayerAnswer`.
    package internal(set) var playerAnswer = PlayerAnswer.given

    let playerAnswers = EventBroadcaster<PlayerAnswer>()
    private let permission = EventBroadcaster<Bool>()
    let setup: CastSessionSetup
    let environment: SenderEnvironment
    let keeper: SessionKeeper
    /// Whether there is a connection to the device at this moment.
    ///
    /// A connection is lost before its session learns of it. The channels learn of the loss before `suspended` and
    /// `connectionState` change.
    package var hasConnection: Bool { driver?.hasEnded == false && !suspended }
    var lifecycle: SessionLifecycle
    /// The driver of the current connection, or of the one that the current attempt is making.
    var driver: SessionDriver?
    /// The task of the first start, or of the current attempt to resume.
    var run: Task<Void, Never>?
    var timer: Task<Void, Never>?
    var timerDeadline: ContinuousClock.Instant?
    var sightings: Task<Void, Never>?
    var places = ResumptionPlaces()
    var transfer: SessionTransfer?
    /// Moves by others that are being looked into.
    var followings: [SessionFollowing] = []
    var moveGate = MoveGate()
    /// What happens to the session if its application, which is gone, is not found at another device.
    var leftSource: LeftSource?
    /// Finds devices by their ids. If nil, they are found by multicast only.
    var locator: DeviceLocator?
    /// The id that the session had before it was moved, which it keeps.
    var keptSessionID: String?
    /// The application session that was joined; only this one is joined again.
    var application: ApplicationIdentity?
    /// Whether the device was discovered, so that another process can find it again. False if the user gave its
    /// address.
    let isDiscovered: Bool
    /// Whether discovery has been asked to check the device's announcement since the connection was lost.
    var hasReconfirmed = false
    private var requests: [Int: Request<Void>] = [:]
    private var storedStates: [Int: JSONValue] = [:]
    lazy var channels = makeChannels()
    let deviceStatus = DeviceStatusTeller()

    package init(
        device: Device, setup: CastSessionSetup, environment: SenderEnvironment, store: (any SessionStore)? = nil
    ) {
        self.setup = setup
        self.environment = environment
        keeper = SessionKeeper(store: store, logger: setup.logger, time: environment.time)
        lifecycle = SessionLifecycle(limit: setup.reconnectionLimit)
        isDiscovered = device.isDescribed
        super.init(device: device)
    }

    /// Creates a session that an earlier process has left behind. `resume()` starts it.
    package init(resuming claim: SessionClaim, setup: CastSessionSetup, environment: SenderEnvironment) {
        let stored = claim.session
        self.setup = setup
        self.environment = environment
        keeper = SessionKeeper(store: nil, claim: claim, logger: setup.logger, time: environment.time)
        lifecycle = SessionLifecycle(
            resumingFrom: .appTerminated, limit: Self.storedSessionPatience, at: environment.time.now())
        application = ApplicationIdentity(
            applicationID: stored.applicationID, sessionID: stored.sessionID, transportID: stored.transportID)
        isDiscovered = stored.isDiscovered
        super.init(device: stored.device)
        suspended = true
        suspendReason = .appTerminated
        sessionID = stored.sessionID
        resumptionData = stored.resumptionData
    }

    /// The value of `awaitsPermission` if it is true already, and each change. Each access returns a new sequence.
    public var permissionChanges: AsyncStream<Bool> {
        let changes = permission.makeStream()
        guard awaitsPermission else { return changes }
        return AsyncStream { continuation in
            continuation.yield(true)
            let passing = Task {
                for await change in changes { continuation.yield(change) }
                continuation.finish()
            }
            continuation.onTermination = { _ in passing.cancel() }
        }
    }

    public override func start() {
        guard connectionState == .connecting, run == nil else { return }
        run = Task { await startUp() }
    }

    public override func end(with action: SessionEndAction) {
        transfer?.cancel()
        if suspended { return endWhileSuspended(action) }
        guard let driver else {
            // The session has no connection yet. The task notices that it is cancelled and reports it.
            if run == nil { run = Task { notifyDidFailToStart(with: .startCancelled) } }
            run?.cancel()
            return
        }
        driver.end(stopCasting: action == .stopCasting)
    }

    public override var canSuspend: Bool { true }

    override var ignoresAppState: Bool { setup.ignoresAppState }

    public override func suspend(with reason: ConnectionSuspendReason) {
        perform(lifecycle.suspend(reason, at: environment.time.now()))
    }

    public override func resume() {
        perform(lifecycle.resume(at: environment.time.now()))
    }

    public override func systemDidChange(_ event: SystemEvent) {
        hear(event)
    }

    /// Sets the device's volume, 0 to 1. A later call replaces one that is still running.
    @discardableResult
    public override func setDeviceVolume(_ volume: Double) -> Request<Void> {
        submit { driver throws(CastError) in try driver.submit(VolumeChange(level: min(1, max(0, volume)))) }
    }

    @discardableResult
    public override func setDeviceMuted(_ muted: Bool) -> Request<Void> {
        submit { driver throws(CastError) in try driver.submit(VolumeChange(muted: muted)) }
    }

    /// Adds a channel, which is connected while this session is connected and its application lists the channel's
    /// namespace.
    ///
    /// - Returns: false without any effect if the namespace has a channel already or is one of the framework's own, or
    ///   if the channel is registered with a session.
    @discardableResult
    public func addChannel(_ channel: CastChannel) -> Bool {
        channels.add(channel, of: self)
    }

    /// Disconnects and removes a channel. Returns false if it was not registered with this session.
    @discardableResult
    public func removeChannel(_ channel: CastChannel) -> Bool {
        channels.remove(channel)
    }

    private func makeChannels() -> ChannelRegistry {
        ChannelRegistry(
            time: environment.time,
            connection: ChannelRegistry.Connection(
                send: { [weak self] (text, namespace) throws(CastError) in
                    guard let driver = self?.driver else { throw .channelNotConnected(namespace.rawValue) }
                    try driver.send(text: text, namespace: namespace)
                },
                makeRequestID: { [weak self] in self?.driver?.makeRequestID() },
                isWritable: { [weak self] in self?.driver?.isWritable }))
    }

    private func startUp() async {
        do throws(CastError) {
            guard device.otherPlaces.isEmpty else { return try await startAtOneOfThePlaces() }
            let opened = try await open(setup.target, to: device)
            // The session was ended after dialing. Nobody would be told of the connection's end any more.
            guard !Task.isCancelled else {
                opened.end(stopCasting: false)
                throw .startCancelled
            }
            adopt(opened)
            await follow(opened)
        } catch {
            notifyDidFailToStart(with: error)
        }
    }

    func adopt(_ opened: SessionDriver) {
        driver = opened
        multizoneStatus = nil
        storedStates = [:]
        set(playerAnswer: .given)
        localAddress = opened.localAddress
        remoteAddress = opened.remoteAddress
    }

    /// Publishes the events of a connection until its end.
    func follow(_ opened: SessionDriver, isStarted: Bool = false) async {
        if !isStarted { opened.start() }
        await opened.forEachTurn { handOver($0, of: opened) }
        if driver === opened { driver = nil }
    }

    func handOver(_ events: [SessionEvent], of source: SessionDriver) {
        for event in events { handle(event, of: source) }
    }

    /// Handles an event. From a connection that this session has left, only the ends of requests are handled.
    private func handle(_ event: SessionEvent, of source: SessionDriver) {
        if case .requestEnded(let id, let error) = event {
            requests.removeValue(forKey: id)?.end(error.map(Result.failure) ?? .success(()))
            return
        }
        guard source === driver else { return }
        switch event {
        case .started(let receiver, let media, let trust): started(receiver, media, trust)
        case .failedToStart(let error): failedToStart(error)
        case .deviceChanged(let receiver):
            let before = (currentDeviceVolume, currentDeviceMuted, deviceStatusText)
            // This comes before the media client is removed, so that the client that listeners know can be kept.
            let outcome = setup.target == .whateverRuns ? LeftSource.goesOn : .ends(.applicationEnded)
            if receiver.application == nil, application != nil, applicationLeft(outcome) { return }
            publish(receiver)
            tellDevice(ifChangedFrom: before)
            channels.publish(namespaces: receiver.application?.namespaces.map(\.rawValue))
            saveState()
        case .mediaChanged(let media, let change):
            remoteMediaClient?.publish(media, change)
            if change.startedMediaSessionID != nil || media.status == nil { saveState() }
        case .mediaFailed(let error): remoteMediaClient?.tell(error)
        case .queueTold(let news, let id): remoteMediaClient?.publish(news, requestID: id)
        case .channelMessage(let namespace, let text): channels.deliver(text, namespace: namespace)
        case .sessionStateCame(let state, let id): storedStates[id] = state
        case .moved(let move): heard(move)
        case .playerChanged(let answer): set(playerAnswer: answer)
        case .launchAwaitsPermission(let awaits): set(awaitsPermission: awaits)
        case .multizoneTold(let status, let news): publish(status, news)
        case .requestEnded, .proved: break
        case .ended(let error):
            if error != .applicationEnded || !applicationLeft(.ends(error)) { finish(error) }
        case .connectionLost(let error): connectionLost(error)
        }
    }

    private func started(_ receiver: ReceiverState, _ media: MediaState?, _ trust: DeviceTrust) {
        guard !suspended else { return resumed(receiver, media, trust) }
        lifecycle.started()
        self.trust = trust
        notePlace()
        publish(receiver)
        if let media { remoteMediaClient?.publish(media, MediaState.Change()) }
        saveState()
        notifyDidStart(sessionID: receiver.application?.sessionID)
        tellDevice()
        channels.publish(namespaces: receiver.application?.namespaces.map(\.rawValue))
    }

    private func set(playerAnswer answer: PlayerAnswer) {
        guard playerAnswer != answer else { return }
        playerAnswer = answer
        playerAnswers.send(answer)
    }

    private func set(awaitsPermission awaits: Bool) {
        guard awaitsPermission != awaits else { return }
        awaitsPermission = awaits
        permission.send(awaits)
    }

    private func failedToStart(_ error: CastError) {
        let refusing = driver
        driver = nil
        set(awaitsPermission: false)
        if suspended { attemptFailed(error, of: refusing) } else { notifyDidFailToStart(with: error) }
    }

    /// Ends the session, whichever side has caused it.
    func finish(_ error: CastError?) {
        run = nil
        stopReconnecting()
        abandonFollowing()
        driver?.end(stopCasting: false)
        driver = nil
        channels.publish(namespaces: nil)
        remoteMediaClient?.disconnect()
        applicationMetadata = nil
        multizoneStatus = nil
        keeper.forget()
        notifyDidEnd(with: error)
    }

    func saveState() {
        keeper.save(
            device: device, application: application,
            mediaSessionID: remoteMediaClient?.mediaStatus?.mediaSessionID, data: resumptionData,
            isDiscovered: isDiscovered)
    }

    /// Returns the stored session that the application sent in answer to a request.
    func takeStoredState(requestID: Int) -> JSONValue? {
        storedStates.removeValue(forKey: requestID)
    }

    func submit(
        _ send: (SessionDriver) throws(CastError) -> SessionDriver.Submitted
    ) -> Request<Void> {
        guard !suspended else { return .failed(.sessionSuspended) }
        guard let driver else { return .failed(.sessionInactive) }
        do {
            let submitted = try send(driver)
            for id in submitted.replaced { requests.removeValue(forKey: id)?.abort(.replaced) }
            let id = submitted.requestID
            let request = Request<Void>(requestID: id) { [weak self] in
                self?.driver?.cancel(requestID: id)
                self?.requests[id] = nil
            }
            requests[id] = request
            return request
        } catch {
            return .failed(error)
        }
    }
}
