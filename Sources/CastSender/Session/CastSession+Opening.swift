import CastWire

/// Opening one connection to a device.
extension CastSession {
    /// Connects to a device and prepares its authentication.
    ///
    /// This runs in a task of its own: the memory that a task has used is kept until its end, and the caller's task
    /// follows the connection for hours. It is cancelled with the caller's task.
    ///
    /// - Parameter places: the places to dial. If empty, the device's known addresses are dialed.
    func open(
        _ target: SessionPlan.Target, to device: Device, at places: [ResumptionPlaces.Target] = [],
        waitsForChoice: Bool = false
    ) async throws(CastError) -> SessionDriver {
        async let opening = opened(target, to: device, at: places, waitsForChoice)
        return try await opening.get()
    }

    private func opened(
        _ target: SessionPlan.Target, to device: Device, at places: [ResumptionPlaces.Target], _ waitsForChoice: Bool
    ) async -> Result<SessionDriver, CastError> {
        do throws(CastError) {
            return .success(try await dial(target, to: device, at: places, waitsForChoice))
        } catch {
            return .failure(error)
        }
    }

    private func dial(
        _ target: SessionPlan.Target, to device: Device, at places: [ResumptionPlaces.Target], _ waitsForChoice: Bool
    ) async throws(CastError) -> SessionDriver {
        async let starter = environment.authenticator.prepare(policy: setup.authentication, for: device)
        let device = places.isEmpty ? try await located(device) : device
        let reached: PlaceDialler.Reached
        do {
            reached = try await PlaceDialler(connector: environment.connector, time: environment.time)
                .dial(places.isEmpty ? Self.targets(of: device) : places)
        } catch {
            guard !Task.isCancelled else { throw .startCancelled }
            if !waitsForChoice { reconfirm(device) }
            throw .couldNotConnect(to: device, error)
        }
        let connection = reached.connection
        let authentication = await starter(connection.peerCertificate)
        guard !Task.isCancelled else {
            connection.close()
            throw .startCancelled
        }
        var plan = SessionPlan(
            senderID: environment.makeSenderID(), target: target, proof: authentication.proof,
            asksForDeviceInfo: !device.isDescribed, timeouts: setup.timeouts,
            clientPackageName: setup.clientPackageName)
        plan.awaitsPlayer = setup.awaitsPlayer
        plan.waitsForChoice = waitsForChoice
        return SessionDriver(
            plan: plan, connection: connection, authentication: authentication, time: environment.time,
            target: reached.target)
    }

    private static func targets(of device: Device) -> [ResumptionPlaces.Target] {
        device.otherPlaces.isEmpty ? [ResumptionPlaces.Target(device: device)] : StartPlaces.targets(of: device)
    }

    /// Asks discovery to check the device's announcement, once for each suspension. Attempts follow each other faster
    /// than the network can answer.
    private func reconfirm(_ device: Device) {
        guard !hasReconfirmed else { return }
        hasReconfirmed = suspended
        environment.browser.reconfirm(deviceID: device.deviceID)
    }

    /// Records that the device has proved itself at its current place.
    func notePlace() {
        guard let place = driver?.place else { return }
        places.proved(at: place)
        guard let port = place.port else { return }
        environment.browser.confirm(deviceID: device.deviceID, at: place.host, port: port)
    }

    /// Returns the device with its addresses. If only its id is known, it is looked for.
    private func located(_ device: Device) async throws(CastError) -> Device {
        guard device.networkAddresses.isEmpty else { return device }
        let found = await environment.browser.device(
            withID: device.deviceID, by: environment.time.now() + Self.searchPatience, time: environment.time)
        guard !Task.isCancelled else { throw .startCancelled }
        guard let found else { throw .deviceNotFound }
        if self.device.deviceID == found.deviceID { notifyDidUpdateDevice(found) }
        return found
    }
}

extension CastSession {
    /// The clock for the deadlines of the session's channels.
    package var timeSource: TimeSource { environment.time }

    /// Whether the app is in the background, for a channel that connects only now.
    package var isAppInBackground: Bool { owner?.isAppInBackground ?? false }

    /// Whether the session ignores the app's state (`SessionOptions.ignoreAppStateNotifications`), or the context
    /// suspends no sessions.
    package var ignoresAppStateNotifications: Bool { setup.ignoresAppState || !setup.suspendsInBackground }
}
