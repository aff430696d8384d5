package import CastWire

/// What a core does for a session that is suspended, resumed or moved.
extension SessionCore {
    /// How long a device may take to show that it is still there, after the machine woke up or its network changed.
    static let probePatience = Duration.seconds(2)

    /// Leaves the device, so that the session can come back over another connection: the application goes on, and what
    /// was waited for ends. Before the session has started it is a start that was cancelled.
    package mutating func suspend() -> [SessionAction] {
        switch phase {
        case .established, .stopping: return finish(.sessionSuspended, ending: .lost)
        default: return finish(.startCancelled)
        }
    }

    /// Asks for a sign of life; any message is one. Where none comes in time, the connection is lost.
    package mutating func probe(at now: ContinuousClock.Instant) -> [SessionAction] {
        guard phase == .established, probeDeadline == nil else { return [] }
        probeDeadline = now + Self.probePatience
        return unawaited(ReceiverRequest.getStatus, namespace: .receiver)
    }

    /// Joins the application session that the plan names, and no other.
    mutating func resume(
        applicationID: String, sessionID: String, at now: ContinuousClock.Instant
    ) -> [SessionAction] {
        let same = receiver.status.applications.first { $0.sessionID == sessionID }
        if let same, same.appID == applicationID || same.universalAppID == applicationID {
            return join(same, at: now)
        }
        let isReplaced = receiver.runningApplication(withID: applicationID) != nil
        return finish(isReplaced ? .applicationReplaced : .applicationGone)
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
        return message(.multizone, payload: .string(text))
    }

    /// The application has stored its session.
    mutating func sessionStateCame(_ message: CastMessage, requestID: Int) -> [SessionAction] {
        guard let text = message.text, let envelope = try? Envelope<SessionTransferMessage>(text: text),
            case .sessionState(let state) = envelope.body,
            let asked = pending.entry(namespace: .media, id: requestID)
        else { return [] }
        // Nobody would take it away, and each may have the length of a message.
        guard asked.kind == .storeSession else { return playerRefused(requestID: requestID, .unexpectedAnswer) }
        guard let entry = pending.reply(namespace: .media, id: requestID) else { return [] }
        return [.tell(.sessionStateCame(state, requestID: entry.id)), .tell(.requestEnded(id: entry.id, nil))]
    }

    /// What plays here goes on elsewhere, or a group speaks of its members.
    mutating func multizoneSaid(_ message: CastMessage) -> [SessionAction] {
        guard phase == .established, message.sourceID == EndpointID.platformReceiver, let text = message.text else {
            return []
        }
        guard let move = SessionMove(text: text) else { return groupSaid(text) }
        return move.sessionID == receiver.application?.sessionID ? [.tell(.moved(move))] : []
    }
}
