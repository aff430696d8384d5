import CastWire

/// One move of a session to another device, while it is under way.
@MainActor
final class SessionTransfer {
    let request: Request<Void>
    var task: Task<Void, Never>?

    init(request: Request<Void>) {
        self.request = request
    }

    func cancel() {
        task?.cancel()
    }
}

/// Stream transfer: the session goes on at another device.
extension CastSession {
    /// Moves what plays to another device, with position, queue, tracks and volume. This very session goes on there:
    /// `didSuspend` with reason `.none`, `didUpdateDevice`, `willResume` and `didResume` are told, `device` is the new
    /// one from `didUpdateDevice` on, and `sessionID` stays what it was. Until the new device plays, the old one goes
    /// on; where anything fails, it simply goes on. The request is over once the old device has stopped too, or has not
    /// said so in its time: a process that ends before could take the order to stop with it.
    ///
    /// Fails with `.invalidState` while a move is under way, `.unsupportedFeature` where the application does not hand
    /// over, and what starting a session or loading media at the new device fails with.
    @discardableResult
    public func transfer(to destination: Device) -> Request<Void> {
        guard transfer == nil else { return .failed(.transferInProgress) }
        guard !suspended else { return .failed(.sessionSuspended) }
        guard let source = driver, connectionState == .connected, let application else {
            return .failed(.sessionInactive)
        }
        guard remoteMediaClient?.mediaStatus != nil else { return .failed(.noMedia) }
        let request = Request<Void>(requestID: 0) { [weak self] in self?.transfer?.cancel() }
        let transfer = SessionTransfer(request: request)
        self.transfer = transfer
        transfer.task = Task {
            do throws(CastError) {
                let leaving = try await move(from: source, application, to: destination)
                await leaving?.value
                request.end(.success(()))
            } catch {
                if self.transfer === transfer { self.transfer = nil }
                request.end(.failure(error))
            }
        }
        return request
    }

    /// - Returns: what goes on until the connection to the old device has ended.
    private func move(
        from source: SessionDriver, _ application: ApplicationIdentity, to device: Device
    ) async throws(CastError) -> Task<Void, Never>? {
        // Whether it hands over at all, before anything is begun elsewhere.
        _ = try await storedState()
        let launch = LaunchRequest(appID: application.applicationID, supportedAppTypes: ["WEB"])
        let opened = try await open(.application(launch, relaunchIfRunning: false), to: device)
        let destination = TransferDestination(driver: opened)
        do throws(CastError) {
            try await destination.start()
            try await destination.resume(try await storedState())
            guard !Task.isCancelled, driver === source else { throw .startCancelled }
        } catch {
            destination.abandon()
            throw error
        }
        let following = run
        complete(from: source, to: destination, device)
        return following
    }

    /// As late as can be, so that the position is fresh.
    private func storedState() async throws(CastError) -> JSONValue {
        let request = submit { driver throws(CastError) in try driver.submitStore() }
        do {
            try await request.value
        } catch where error.code == .invalidRequest {
            throw CastError(
                .unsupportedFeature, CastError.transferUnsupported.description, reason: error.reason,
                underlying: error)
        }
        guard let state = takeStoredState(requestID: request.requestID), state != .null else {
            throw .transferUnsupported
        }
        return state
    }

    private func complete(from source: SessionDriver, to destination: TransferDestination, _ device: Device) {
        guard destination.trust != nil, let sessionAtSource = application?.sessionID else { return }
        let statusAtSource = source.media.status
        let described = destination.receiver.information.map(device.described) ?? device
        transfer = nil
        abandonFollowing()
        // The session keeps its id, although the application session at the other device has one of its own.
        arrive(at: destination, described, as: sessionID) {
            source.announce(destination.move(of: sessionAtSource, to: described))
            source.end(stopCasting: true)
        }
        guard driver === destination.driver else { return }
        restoreVolume(of: statusAtSource)
    }

    /// The session goes on over a connection that stands already. Listeners may end it while they are told.
    ///
    /// - Parameter leave: says goodbye to the device before.
    func arrive(at destination: TransferDestination, _ device: Device, as sessionID: String?, leave: () -> Void) {
        guard let trust = destination.trust else { return destination.abandon() }
        driver = nil
        perform(lifecycle.suspend(.none, at: environment.time.now()))
        leave()
        guard suspended else { return destination.abandon() }
        keptSessionID = sessionID
        notifyDidUpdateDevice(device)
        perform(lifecycle.continueElsewhere(at: environment.time.now()))
        guard suspended else { return destination.abandon() }
        adopt(destination.driver)
        resumed(destination.receiver, destination.media, trust)
        guard driver === destination.driver else { return }
        run = Task { await follow(destination.driver, isStarted: true) }
    }

    /// A receiver that does not take the stream's volume over from the session state is told.
    private func restoreVolume(of status: MediaStatus?) {
        guard let client = remoteMediaClient, let status, let now = client.mediaStatus else { return }
        if now.volume != status.volume { client.setStreamVolume(status.volume) }
        if now.isMuted != status.isMuted { client.setStreamMuted(status.isMuted) }
    }
}

extension TransferDestination {
    fileprivate func move(of sessionID: String, to device: Device) -> SessionMove {
        SessionMove(
            sessionID: sessionID,
            destination: SessionMove.Destination(
                deviceID: device.isDescribed ? device.deviceID : "", name: device.friendlyName,
                address: device.networkAddress, port: device.servicePort,
                sessionID: receiver.application?.sessionID ?? ""))
    }
}
