import CastWire

/// A running move of a session to another device.
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

/// Stream transfer: moving the session to another device.
extension CastSession {
    /// Moves playback to another device, with position, queue, tracks and volume.
    ///
    /// The same session goes on at the new device. Listeners get `didSuspend` with the reason `.none`,
    /// `didUpdateDevice`, `willResume` and `didResume`. `device` is the new one from `didUpdateDevice` on, and
    /// `sessionID` does not change. The old device goes on until the new one plays, and also if anything fails.
    ///
    /// The request ends once the old device has stopped too, or the time for its answer is over. A process that exits
    /// before that may lose the request to stop.
    ///
    /// The request fails with `.invalidState` while another move is running, with `.unsupportedFeature` if the
    /// application does not hand over its session, and with the errors of starting a session or loading media at the
    /// new device.
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

    /// - Returns: the task that runs until the connection to the old device has ended.
    private func move(
        from source: SessionDriver, _ application: ApplicationIdentity, to device: Device
    ) async throws(CastError) -> Task<Void, Never>? {
        // Checks whether the application can hand over its session before anything is started at the other device.
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

    /// Requests the application's stored session. This happens as late as possible, so that the position is current.
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
        // The session keeps its id, although the application session at the other device has another one.
        arrive(at: destination, described, as: sessionID) {
            source.announce(destination.move(of: sessionAtSource, to: described))
            source.end(stopCasting: true)
        }
        guard driver === destination.driver else { return }
        restoreVolume(of: statusAtSource)
    }

    /// Continues the session over a connection that already exists. Listeners may end the session during this.
    ///
    /// - Parameter leave: ends the connection to the old device.
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

    /// Sets the stream's volume at the new receiver if it has not taken it from the session state.
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
