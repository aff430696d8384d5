package import CastWire

/// Playback that moves to another device or comes from one without a sender, as after a voice command.
extension ReceiverDevice {
    /// What another device takes over: the application and its playback.
    package struct Departure: Equatable, Sendable {
        package let appID: String
        /// The id of the application session that ends here.
        package let sessionID: String
        package let state: SessionState
        let senderIsLoopback: Bool
    }

    /// What another device needs to continue the playback; nil if nothing plays.
    package func departure(at now: ContinuousClock.Instant) -> Departure? {
        guard let running = platform.running, let media, let state = media.sessionState(at: now) else { return nil }
        return Departure(
            appID: running.record.appID, sessionID: running.sessionID, state: state,
            senderIsLoopback: media.isAllOfLoopback)
    }

    /// Takes over the playback of another device. If the application already runs here, it goes on; another application
    /// ends.
    ///
    /// - Returns: The id of the application session that plays from now on; nil if this device does not have the
    ///   application.
    package mutating func arrive(
        _ departure: Departure, at now: ContinuousClock.Instant
    ) -> (sessionID: String?, actions: [DeviceAction]) {
        guard let started = platform.launchAtOnce(departure.appID, at: now) else { return (nil, []) }
        var actions = perform(started, at: now)
        let loading = media?.resume(departure.state, senderIsLoopback: departure.senderIsLoopback, at: now) ?? []
        actions += perform(loading, at: now)
        return (platform.running?.sessionID, actions)
    }

    /// The playback continues elsewhere: all senders are told where, then the application ends.
    package mutating func departed(
        _ departure: Departure, to destination: SessionMove.Destination, at now: ContinuousClock.Instant
    ) -> [DeviceAction] {
        guard platform.running?.sessionID == departure.sessionID else { return [] }
        let move = SessionMove(sessionID: departure.sessionID, destination: destination)
        return perform(platform.tellOfMove(move) + platform.applicationEnded(), at: now)
    }
}

extension ReceiverPlatform {
    /// Launches an application without a sender, and cancels a launch in progress. Returns nil if this device does not
    /// have the application.
    mutating func launchAtOnce(_ appID: String, at now: ContinuousClock.Instant) -> [PlatformAction]? {
        applications.first { $0.appID == appID }.map { launchAtOnce($0, at: now) }
    }

    /// Launches an application without a sender, even one that senders can't launch.
    mutating func launchAtOnce(_ record: ApplicationRecord, at now: ContinuousClock.Instant) -> [PlatformAction] {
        cancelLaunch() + complete(PendingLaunch(record: record, completesAt: now, askers: []))
    }

    /// Sends PLAYBACK_SESSION_UPDATED to every sender connected to the device; see `SessionMove` for its form.
    ///
    /// - Parameter teller: The sender that reported the move, if one did; it does not get the message.
    func tellOfMove(_ move: SessionMove, except teller: SenderAddress? = nil) -> [PlatformAction] {
        guard let text = try? move.text() else { return [] }
        return connections.audience(of: EndpointID.platformReceiver, except: teller.map { [$0] } ?? [])
            .map { send(text, .multizone, to: $0) }
    }
}
