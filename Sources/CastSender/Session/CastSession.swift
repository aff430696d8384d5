public import CastWire

/// A session with a Cast device: connects, checks that the device is to be trusted, joins or launches the application
/// and follows it.
///
/// One session lives over several connections: a connection that is lost is made anew, and the very application session
/// joined again (`CastSession+Reconnection`); a transfer moves it to another device. What happens on one connection is
/// decided off the main actor by a `SessionCore`, what becomes of the session by a `SessionLifecycle`; this class
/// publishes both.
///
/// A request fails with `.deviceNotConnected` while the session is suspended or over, `.timeout` where no answer comes
/// within 10 seconds, `.replaced` where a later one of its kind took its place, and `.invalidRequest` or `.notAllowed`
/// where the device says so.
///
/// Used from the main actor. From the Cast SDK: `GCKCastSession`; on the wire, CASTV2 over TLS.
@MainActor
public final class CastSession: Session {
    /// How the device proved itself; nil until the session has started.
    public internal(set) var trust: DeviceTrust?
    /// Nil where no application runs, or the session has ended.
    public internal(set) var applicationMetadata: ApplicationMetadata?
    /// Whether the device is the one that the TV shows.
    public internal(set) var activeInputStatus = ActiveState.unknown
    /// Whether the TV behind the device stands by.
    public internal(set) var standbyStatus = ActiveState.unknown
    /// What the app wants to know again when this session is resumed by another process: kept on disk with it, where
    /// the context keeps sessions, readable by the user alone. A few hundred bytes, not a store.
    public var resumptionData: [String: String] = [:] {
        didSet { saveState() }
    }
    /// The device waits for somebody who allows the launch there, before the session has started; changes are told by
    /// `permissionChanges`.
    public internal(set) var awaitsPermission = false
    /// The members of the device where it is a group and has told them; see `requestMultizoneStatus()`.
    public internal(set) var multizoneStatus: MultizoneStatus?
    /// Our address on the way to the device, an IP literal: where the device can reach us.
    package internal(set) var localAddress: String?
    /// The device's address that was reached.
    package internal(set) var remoteAddress: String?

    /// See `PlayerAnswer`.
    package internal(set) var playerAnswer = PlayerAnswer.given

    let playerAnswers = EventBroadcaster<PlayerAnswer>()
    private let permission = EventBroadcaster<Bool>()
    let setup: CastSessionSetup
    let environment: SenderEnvironment
    let keeper: SessionKeeper
    /// Whether the device is reached at this moment. A connection is lost before its session hears of that, whose
    /// channels hear it before `suspended` and `connectionState` tell it.
    package var hasConnection: Bool { driver?.hasEnded == false && !suspended }
    var lifecycle: SessionLifecycle
    /// Of the connection that stands, or that the present attempt is making.
    var driver: SessionDriver?
    /// The first start, or the present attempt to resume.
    var run: Task<Void, Never>?
    var timer: Task<Void, Never>?
    var timerDeadline: ContinuousClock.Instant?
    var sightings: Task<Void, Never>?
    var places = ResumptionPlaces()
    var transfer: SessionTransfer?
    /// Moves by others that are looked into.
    var followings: [SessionFollowing] = []
    var moveGate = MoveGate()
    /// The application has gone from here, and is looked for elsewhere.
    var leftSource: LeftSource?
    /// Where devices are found by their ids; nil: by multicast only.
    var locator: DeviceLocator?
    /// The id that the session had before it was moved, and keeps.
    var keptSessionID: String?
    /// What was joined, so that exactly that is joined again.
    var application: ApplicationIdentity?
    /// It came out of a search, so that it can be found again by another; not so where the user gave its address.
    let isDiscovered: Bool
    /// The device has been asked for again since the connection was lost.
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

    /// A session that an earlier process has left behind; `resume()` makes it begin.
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

    /// `awaitsPermission` where it is true already, and whenever it changes; each access is a sequence of its own.
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
            // Still dialling, or not even that: the task finds itself cancelled and says so.
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

    /// The device's volume, 0 to 1. A later call replaces one that is still under way.
    @discardableResult
    public override func setDeviceVolume(_ volume: Double) -> Request<Void> {
        submit { driver throws(CastError) in try driver.submit(VolumeChange(level: min(1, max(0, volume)))) }
    }

    @discardableResult
    public override func setDeviceMuted(_ muted: Bool) -> Request<Void> {
        submit { driver throws(CastError) in try driver.submit(VolumeChange(muted: muted)) }
    }

    /// Connects a channel while this session is connected and its application lists the channel's namespace.
    ///
    /// - Returns: false, and nothing happens, where the namespace has a channel already or is one of the framework's
    ///   own, or the channel is registered with a session.
    @discardableResult
    public func addChannel(_ channel: CastChannel) -> Bool {
        channels.add(channel, of: self)
    }

    /// Disconnects and forgets a channel; false where it was not registered here.
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
            let opened = try await open(setup.target, to: device)
            // Ended between the dialling and here: nobody would hear of it any more.
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

    /// Publishes what happens on a connection, to its end.
    func follow(_ opened: SessionDriver, isStarted: Bool = false) async {
        if !isStarted { opened.start() }
        await opened.forEachTurn { handOver($0, of: opened) }
        if driver === opened { driver = nil }
    }

    func handOver(_ events: [SessionEvent], of source: SessionDriver) {
        for event in events { handle(event, of: source) }
    }

    /// Of a connection that this session has let go of only the ends of requests count.
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
            // Before anything of it is forgotten: the client that listeners know goes along.
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
        case .requestEnded: break
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

    /// The session is over, from whichever side.
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

    /// What the application handed over in answer to a request.
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
