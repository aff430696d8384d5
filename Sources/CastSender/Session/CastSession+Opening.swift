import CastWire

/// Opening one connection to a device.
extension CastSession {
    /// Connects, and makes ready for the proof of who the device is.
    ///
    /// In a task of its own: what a task took to get here it keeps to its end, and the caller's follows the connection
    /// for hours. It ends with the caller's.
    ///
    /// - Parameter places: where to dial; none: where the device is known to be.
    func open(
        _ target: SessionPlan.Target, to device: Device, at places: [ResumptionPlaces.Target] = []
    ) async throws(CastError) -> SessionDriver {
        async let opening = opened(target, to: device, at: places)
        return try await opening.get()
    }

    private func opened(
        _ target: SessionPlan.Target, to device: Device, at places: [ResumptionPlaces.Target]
    ) async -> Result<SessionDriver, CastError> {
        do throws(CastError) {
            return .success(try await dial(target, to: device, at: places))
        } catch {
            return .failure(error)
        }
    }

    private func dial(
        _ target: SessionPlan.Target, to device: Device, at places: [ResumptionPlaces.Target]
    ) async throws(CastError) -> SessionDriver {
        async let starter = environment.authenticator.prepare(policy: setup.authentication, for: device)
        let device = places.isEmpty ? try await located(device) : device
        let reached: PlaceDialler.Reached
        do {
            reached = try await PlaceDialler(connector: environment.connector, time: environment.time)
                .dial(places.isEmpty ? [ResumptionPlaces.Target(device: device)] : places)
        } catch {
            guard !Task.isCancelled else { throw .startCancelled }
            reconfirm(device)
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
        return SessionDriver(
            plan: plan, connection: connection, authentication: authentication, time: environment.time,
            target: reached.target)
    }

    /// Once for each suspension: attempts follow each other faster than the network needs to answer.
    private func reconfirm(_ device: Device) {
        guard !hasReconfirmed else { return }
        hasReconfirmed = suspended
        environment.browser.reconfirm(deviceID: device.deviceID)
    }

    /// The device has proved itself where the session has it.
    func notePlace() {
        guard let place = driver?.place else { return }
        places.proved(at: place)
        guard let port = place.port else { return }
        environment.browser.confirm(deviceID: device.deviceID, at: place.host, port: port)
    }

    /// A device of which only the id is known is looked for.
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
    /// What its channels keep their own deadlines by.
    package var timeSource: TimeSource { environment.time }

    /// Where a channel that is connected only now finds the app.
    package var isAppInBackground: Bool { owner?.isAppInBackground ?? false }

    /// See `SessionOptions.ignoreAppStateNotifications`; also where the context suspends nothing.
    package var ignoresAppStateNotifications: Bool { setup.ignoresAppState || !setup.suspendsInBackground }
}
