import CastTransport
public import CastWire

/// A session with a Cast device: connects, checks that the device is to be trusted, joins or launches the application
/// and follows it.
///
/// What happens is decided off the main actor by a `SessionCore`; this class publishes it.
@MainActor
public final class CastSession: Session {
    /// How the device proved itself; nil until the session has started.
    public private(set) var trust: DeviceTrust?
    /// Nil where no application runs, or the session has ended.
    public private(set) var applicationMetadata: ApplicationMetadata?
    /// Whether the device is the one that the TV shows.
    public private(set) var activeInputStatus = ActiveState.unknown
    public private(set) var standbyStatus = ActiveState.unknown
    /// Our address on the way to the device, an IP literal: where the device can reach us.
    package private(set) var localAddress: String?
    /// The device's address that was reached.
    package private(set) var remoteAddress: String?

    private let setup: CastSessionSetup
    private let environment: SenderEnvironment
    private var run: Task<Void, Never>?
    private var driver: SessionDriver?
    private var requests: [Int: Request<Void>] = [:]

    package init(device: Device, setup: CastSessionSetup, environment: SenderEnvironment) {
        self.setup = setup
        self.environment = environment
        super.init(device: device)
    }

    public override func start() {
        guard connectionState == .connecting, run == nil else { return }
        run = Task { await runUntilEnd() }
    }

    public override func end(with action: SessionEndAction) {
        guard let driver else {
            // Still dialling, or not even that: the task finds itself cancelled and says so.
            if run == nil { run = Task { notifyDidFailToStart(with: .startCancelled) } }
            run?.cancel()
            return
        }
        driver.end(stopCasting: action == .stopCasting)
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

    private func runUntilEnd() async {
        let opened: SessionDriver
        do {
            opened = try await open()
        } catch {
            notifyDidFailToStart(with: error)
            return
        }
        driver = opened
        opened.start()
        for await _ in opened.signals {
            for event in opened.takeEvents() { handle(event) }
        }
        driver = nil
    }

    private func open() async throws(CastError) -> SessionDriver {
        async let starter = environment.authenticator.prepare(policy: setup.authentication)
        let connection: any DeviceConnection
        do {
            connection = try await environment.connector.connect(to: device)
        } catch {
            guard !Task.isCancelled else { throw .startCancelled }
            environment.browser.reconfirm(deviceID: device.deviceID)
            throw .couldNotConnect(to: device, error)
        }
        let authentication = await starter(connection.peerCertificate)
        guard !Task.isCancelled else {
            connection.close()
            throw .startCancelled
        }
        localAddress = connection.localAddress
        remoteAddress = connection.remoteAddress
        let plan = SessionPlan(
            senderID: environment.makeSenderID(), target: setup.target, proof: authentication.proof,
            asksForDeviceInfo: !device.isDescribed, timeouts: setup.timeouts)
        return SessionDriver(
            plan: plan, connection: connection, authentication: authentication, time: environment.time)
    }

    private func handle(_ event: SessionEvent) {
        switch event {
        case .started(let receiver, let media, let trust):
            self.trust = trust
            publish(receiver)
            if let media { remoteMediaClient?.publish(media, MediaState.Change()) }
            notifyDidStart(sessionID: receiver.application?.sessionID)
            tellDevice()
        case .failedToStart(let error): notifyDidFailToStart(with: error)
        case .deviceChanged(let receiver):
            let before = (currentDeviceVolume, currentDeviceMuted, deviceStatusText)
            publish(receiver)
            tellDevice(ifChangedFrom: before)
        case .mediaChanged(let media, let change): remoteMediaClient?.publish(media, change)
        case .mediaFailed(let error): remoteMediaClient?.tell(error)
        case .requestEnded(let id, let error):
            requests.removeValue(forKey: id)?.end(error.map(Result.failure) ?? .success(()))
        case .ended(let error):
            remoteMediaClient?.disconnect()
            applicationMetadata = nil
            notifyDidEnd(with: error)
        }
    }

    private func publish(_ receiver: ReceiverState) {
        applicationMetadata = receiver.application.map(ApplicationMetadata.init)
        sessionID = receiver.application?.sessionID
        deviceStatusText = receiver.runningApplication?.statusText
        activeInputStatus = ActiveState(receiver.status.isActiveInput)
        standbyStatus = ActiveState(receiver.status.isStandBy)
        if let volume = receiver.volume {
            currentDeviceVolume = min(1, max(0, volume.level))
            currentDeviceMuted = volume.muted
            traits = SessionTraits(volume)
        }
        publishMediaClient(isThere: receiver.application?.listsMedia ?? false)
        if let information = receiver.information, !device.isDescribed {
            notifyDidUpdateDevice(device.described(by: information))
        }
    }

    private func publishMediaClient(isThere: Bool) {
        if isThere, remoteMediaClient == nil {
            remoteMediaClient = RemoteMediaClient(time: environment.time) { [weak self] command in
                guard let self else { return .failed(.sessionInactive) }
                return self.submit { driver throws(CastError) in try driver.submit(command) }
            }
        } else if !isThere, let client = remoteMediaClient {
            client.disconnect()
            remoteMediaClient = nil
        }
    }

    private func tellDevice(ifChangedFrom before: (Double, Bool, String?)? = nil) {
        if before == nil || before?.0 != currentDeviceVolume || before?.1 != currentDeviceMuted, traits != nil {
            notifyDidReceiveDeviceVolume(currentDeviceVolume, muted: currentDeviceMuted)
        }
        if before == nil || before?.2 != deviceStatusText {
            notifyDidReceiveDeviceStatus(deviceStatusText)
        }
    }

    private func submit(
        _ send: (SessionDriver) throws(CastError) -> SessionDriver.Submitted
    ) -> Request<Void> {
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

extension ApplicationMetadata {
    fileprivate init(_ application: ReceiverApplication) {
        self.init(
            applicationID: application.appID, applicationName: application.displayName,
            iconURL: application.iconURL, namespaces: application.namespaces.map(\.rawValue),
            statusText: application.statusText)
    }
}

extension SessionTraits {
    fileprivate init(_ volume: DeviceVolume) {
        self.init()
        volumeIncrement = volume.controlType == "fixed" ? 0 : min(1, max(0, volume.stepInterval))
    }
}
