package import CastWire

/// Moving to another device and coming from one; see `StoredSession`.
extension MediaSessionCore {
    /// Everything that another device needs to go on; nil without media.
    package func sessionState(at now: ContinuousClock.Instant) -> SessionState? {
        session.map { StoredSession(of: $0, at: now).state }
    }

    func storeReceived(_ context: RequestContext) -> [MediaAction] {
        guard let session, StoredSession.canHold(session), let state = sessionState(at: context.now) else {
            return [refusal(RefusalReason.invalidParameters, context)]
        }
        return [.reply(.sessionState(state), to: context.asker)]
    }

    mutating func resumeReceived(_ request: ResumeSessionRequest, _ context: RequestContext) -> [MediaAction] {
        guard let stored = request.sessionState.map(StoredSession.init), let load = stored.load else {
            return [refusal(RefusalReason.invalidParameters, context)]
        }
        let before = streamVolume
        streamVolume = stored.streamVolume(before: before)
        let actions = loadReceived(load, context)
        if case .reply(.invalidRequest, _)? = actions.first { streamVolume = before }
        return actions
    }

    /// Goes on with another device's session, without a request.
    package mutating func resume(
        _ state: SessionState, senderIsLoopback: Bool, at now: ContinuousClock.Instant
    ) -> [MediaAction] {
        let nobody = SenderAddress(connection: ConnectionID(rawValue: 0), senderID: "")
        let context = RequestContext(
            asker: MediaAsker(sender: nobody, requestID: 0), senderIsLoopback: senderIsLoopback,
            details: MediaRequestDetails(), now: now)
        let actions = resumeReceived(ResumeSessionRequest(sessionState: state), context)
        if case .loading(_, let since) = session?.phase { session?.phase = .loading(asker: nil, since: since) }
        noteActivity(at: now)
        return actions.filter { action in
            if case .reply(_, let asker) = action { asker.sender != nobody } else { true }
        }
    }

    /// Whether senders on this machine named all that another device would take over. If it contains other senders'
    /// items, those must not get the rights of senders on this machine.
    package var isAllOfLoopback: Bool { session?.queue.entries.allSatisfy(\.senderIsLoopback) ?? false }
}
