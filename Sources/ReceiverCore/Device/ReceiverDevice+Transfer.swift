package import CastWire

/// What plays here goes on at another device, or comes from one, with no sender's doing: the place of a voice command.
extension ReceiverDevice {
    /// What a device takes over: the application, and what it plays.
    package struct Departure: Equatable, Sendable {
        package let appID: String
        /// The application session that ends here.
        package let sessionID: String
        package let state: SessionState
        let senderIsLoopback: Bool
    }

    /// What there is to go on with elsewhere; nil where nothing plays.
    package func departure(at now: ContinuousClock.Instant) -> Departure? {
        guard let running = platform.running, let media, let state = media.sessionState(at: now) else { return nil }
        return Departure(
            appID: running.record.appID, sessionID: running.sessionID, state: state,
            senderIsLoopback: media.isAllOfLoopback)
    }

    /// Takes over from another device. An application that runs here already goes on; another one ends.
    ///
    /// - Returns: the application session that plays from here on; nil where this device has no such application.
    package mutating func arrive(
        _ departure: Departure, at now: ContinuousClock.Instant
    ) -> (sessionID: String?, actions: [DeviceAction]) {
        guard let started = platform.launchAtOnce(departure.appID, at: now) else { return (nil, []) }
        var actions = perform(started, at: now)
        let loading = media?.resume(departure.state, senderIsLoopback: departure.senderIsLoopback, at: now) ?? []
        actions += perform(loading, at: now)
        return (platform.running?.sessionID, actions)
    }

    /// What played here plays elsewhere: all senders are told where, then the application ends.
    package mutating func departed(
        _ departure: Departure, to destination: SessionMove.Destination, at now: ContinuousClock.Instant
    ) -> [DeviceAction] {
        guard platform.running?.sessionID == departure.sessionID else { return [] }
        let move = SessionMove(sessionID: departure.sessionID, destination: destination)
        return perform(platform.tellOfMove(move) + platform.applicationEnded(), at: now)
    }
}

extension ReceiverPlatform {
    /// Launches without a sender. Nil for an application that this device does not have; what was being launched is
    /// cancelled.
    mutating func launchAtOnce(_ appID: String, at now: ContinuousClock.Instant) -> [PlatformAction]? {
        applications.first { $0.appID == appID }.map { launchAtOnce($0, at: now) }
    }

    /// As above, whether or not senders could launch it.
    mutating func launchAtOnce(_ record: ApplicationRecord, at now: ContinuousClock.Instant) -> [PlatformAction] {
        cancelLaunch() + complete(PendingLaunch(record: record, completesAt: now, askers: []))
    }

    /// PLAYBACK_SESSION_UPDATED to everybody who is connected to the device; see `SessionMove` for its form.
    ///
    /// - Parameter teller: the sender that says so, where one does; it is not told again.
    func tellOfMove(_ move: SessionMove, except teller: SenderAddress? = nil) -> [PlatformAction] {
        guard let text = try? move.text() else { return [] }
        return connections.audience(of: EndpointID.platformReceiver, except: teller.map { [$0] } ?? [])
            .map { send(text, .multizone, to: $0) }
    }
}
