package import CastWire

/// The app's requests to the device and its application. A request that throws changes nothing.
extension SessionCore {
    package struct Submission: Equatable, Sendable {
        package let requestID: Int
        /// The ids of requests that this one replaces.
        package let replaced: [Int]
        package let message: CastMessage
    }

    /// Makes a media request. If it throws, nothing changes.
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

    /// Makes a request to change the device's volume or to mute it. If it throws, nothing changes.
    package mutating func submit(
        _ change: VolumeChange, at now: ContinuousClock.Instant
    ) throws(CastError) -> Submission {
        guard phase == .established else { throw .sessionInactive }
        return try submit(
            ReceiverRequest.setVolume(change), namespace: .receiver, to: EndpointID.platformReceiver,
            kind: change.level == nil ? .deviceMute : .deviceVolume, at: now)
    }

    /// Makes a request to stop an application session, or whatever is running if the id is nil. If it throws, nothing
    /// changes.
    package mutating func submitStop(
        sessionID: String?, at now: ContinuousClock.Instant
    ) throws(CastError) -> Submission {
        guard phase == .established else { throw .sessionInactive }
        let isOwn = sessionID == nil || sessionID == receiver.application?.sessionID
        return try submit(
            ReceiverRequest.stop(sessionID: sessionID), namespace: .receiver, to: EndpointID.platformReceiver,
            kind: .stopByID(isOwn: isOwn), at: now)
    }

    /// Returns the message that sends an app's own text to the application.
    package func channelMessage(_ text: String, namespace: Namespace) throws(CastError) -> CastMessage {
        guard phase == .established, let application = receiver.application else {
            throw .channelNotConnected(namespace.rawValue)
        }
        return sender.message(namespace, to: application.transportID, payload: .string(text))
    }

    /// Returns an id for an app's own request, from the sequence that all requests of the connection share. Returns nil
    /// without a connection.
    package mutating func makeRequestID() -> Int? {
        phase == .established ? pending.makeID() : nil
    }

    /// Stops waiting for a request's answer.
    package mutating func cancel(requestID: Int) {
        pending.cancel(id: requestID)
    }

    /// Makes a request for everything that another device needs to continue the session.
    package mutating func submitStore(at now: ContinuousClock.Instant) throws(CastError) -> Submission {
        try submit(SessionTransferMessage.storeSession, kind: .storeSession, at: now)
    }

    /// Makes a request to continue with the stored session of another device.
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

    /// Returns the message that tells the device, for its other senders, where its session has moved.
    package func announcement(of move: SessionMove) -> CastMessage? {
        guard phase == .established, let text = try? move.text() else { return nil }
        return sender.message(.multizone, payload: .string(text))
    }

    /// Makes a request for the group's members.
    package mutating func submitMultizoneStatus(
        at now: ContinuousClock.Instant
    ) throws(CastError) -> Submission {
        guard phase == .established else { throw .sessionInactive }
        return try submit(
            MultizoneMessage.getStatus, namespace: .multizone, to: EndpointID.platformReceiver,
            kind: .multizoneStatus, at: now)
    }

    /// Makes a request to change one member's volume or to mute it. A later change of the same member replaces it.
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
