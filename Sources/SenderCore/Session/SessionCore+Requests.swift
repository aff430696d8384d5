package import CastWire

/// What the app asks of the device and its application. Nothing changes where a request throws.
extension SessionCore {
    package struct Submission: Equatable, Sendable {
        package let requestID: Int
        /// Requests that this one made pointless.
        package let replaced: [Int]
        package let message: CastMessage
    }

    /// Makes a media request. Nothing changes where it throws.
    package mutating func submit(
        _ command: MediaCommand, at now: ContinuousClock.Instant
    ) throws(CastError) -> Submission {
        guard phase == .established else { throw .sessionInactive }
        guard let application = receiver.application, application.listsMedia else { throw .noMediaNamespace }
        let mediaSessionID = media.status?.mediaSessionID
        guard mediaSessionID != nil || !command.needsMediaSession else { throw .noMedia }
        if let fault = command.fault { throw fault }
        let body = command.request(mediaSessionID: mediaSessionID, sessionID: application.sessionID)
        return try submit(body, namespace: .media, to: application.transportID, kind: command.kind, at: now)
    }

    /// Changes the device's volume or mutes it. Nothing changes where it throws.
    package mutating func submit(
        _ change: VolumeChange, at now: ContinuousClock.Instant
    ) throws(CastError) -> Submission {
        guard phase == .established else { throw .sessionInactive }
        return try submit(
            ReceiverRequest.setVolume(change), namespace: .receiver, to: EndpointID.platformReceiver,
            kind: change.level == nil ? .deviceMute : .deviceVolume, at: now)
    }

    /// Stops an application session; nil: whatever runs. Nothing changes where it throws.
    package mutating func submitStop(
        sessionID: String?, at now: ContinuousClock.Instant
    ) throws(CastError) -> Submission {
        guard phase == .established else { throw .sessionInactive }
        let isOwn = sessionID == nil || sessionID == receiver.application?.sessionID
        return try submit(
            ReceiverRequest.stop(sessionID: sessionID), namespace: .receiver, to: EndpointID.platformReceiver,
            kind: .stopByID(isOwn: isOwn), at: now)
    }

    /// A text of an app's own for the application.
    package func channelMessage(_ text: String, namespace: Namespace) throws(CastError) -> CastMessage {
        guard phase == .established, let application = receiver.application else {
            throw .channelNotConnected(namespace.rawValue)
        }
        return sender.message(namespace, to: application.transportID, payload: .string(text))
    }

    /// An id for a request of an app's own, out of the sequence that all requests of the connection share; nil without
    /// a connection.
    package mutating func makeRequestID() -> Int? {
        phase == .established ? pending.makeID() : nil
    }

    /// Stops waiting for a request's answer.
    package mutating func cancel(requestID: Int) {
        pending.cancel(id: requestID)
    }

    /// Asks the application for everything that another needs to go on in its place.
    package mutating func submitStore(at now: ContinuousClock.Instant) throws(CastError) -> Submission {
        try submit(SessionTransferMessage.storeSession, kind: .storeSession, at: now)
    }

    /// Lets the application go on with what another has stored.
    package mutating func submitResume(
        _ state: JSONValue, at now: ContinuousClock.Instant
    ) throws(CastError) -> Submission {
        try submit(SessionTransferMessage.resumeSession(sessionState: state), kind: .load, at: now)
    }

    private mutating func submit(
        _ message: SessionTransferMessage, kind: RequestKind, at now: ContinuousClock.Instant
    ) throws(CastError) -> Submission {
        guard phase == .established else { throw .sessionInactive }
        guard let application = receiver.application, application.listsMedia else { throw .noMediaNamespace }
        return try submit(message, namespace: .media, to: application.transportID, kind: kind, at: now)
    }

    /// Tells the device where its session has gone, for its other senders.
    package func announcement(of move: SessionMove) -> CastMessage? {
        guard phase == .established, let text = try? move.text() else { return nil }
        return sender.message(.multizone, payload: .string(text))
    }

    /// Asks which devices are members.
    package mutating func submitMultizoneStatus(
        at now: ContinuousClock.Instant
    ) throws(CastError) -> Submission {
        guard phase == .established else { throw .sessionInactive }
        return try submit(
            MultizoneMessage.getStatus, namespace: .multizone, to: EndpointID.platformReceiver,
            kind: .multizoneStatus, at: now)
    }

    /// Changes one member's volume or mutes it. A later change of the same member takes the place of one under way.
    package mutating func submit(
        _ change: VolumeChange, member: MultizoneDevice, at now: ContinuousClock.Instant
    ) throws(CastError) -> Submission {
        guard phase == .established else { throw .sessionInactive }
        let kind: RequestKind = change.level == nil ? .memberMute(member.deviceID) : .memberVolume(member.deviceID)
        return try submit(
            MultizoneMessage.setVolume(deviceID: member.wireID, change), namespace: .multizone,
            to: EndpointID.platformReceiver, kind: kind, at: now)
    }
}
