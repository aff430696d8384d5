import CastWire

/// Outgoing messages, and the end of a session.
extension SessionCore {
    func connect(to destination: String) -> [SessionAction] {
        sender.connect(to: destination).map { [.send($0)] } ?? []
    }

    /// Returns the action that sends a message without an awaited answer.
    func unawaited<Body: MessageBody>(
        _ body: Body, namespace: Namespace, to destination: String = EndpointID.platformReceiver
    ) -> [SessionAction] {
        sender.unawaited(body, namespace: namespace, to: destination).map { [.send($0)] } ?? []
    }

    mutating func ask(
        _ request: ReceiverRequest, kind: RequestKind, at now: ContinuousClock.Instant
    ) -> [SessionAction] {
        ask(request, namespace: .receiver, to: EndpointID.platformReceiver, kind: kind, at: now)
    }

    /// Sends a question of the session's own. Only the state machine handles its end.
    mutating func ask<Body: MessageBody>(
        _ body: Body, namespace: Namespace, to destination: String, kind: RequestKind, at now: ContinuousClock.Instant
    ) -> [SessionAction] {
        do {
            return [.send(try submit(body, namespace: namespace, to: destination, kind: kind, at: now).message)]
        } catch {
            return finish(error)
        }
    }

    mutating func submit<Body: MessageBody>(
        _ body: Body, namespace: Namespace, to destination: String, kind: RequestKind, at now: ContinuousClock.Instant
    ) throws(CastError) -> Submission {
        guard pending.count < PendingRequests.limit else { throw .tooManyRequests }
        let saved = pending
        let added = pending.add(
            kind, namespace: namespace, timeout: plan.timeouts.duration(of: kind), at: now)
        do {
            let text = try Envelope(requestID: added.id, body: body).text()
            return Submission(
                requestID: added.id, replaced: added.replaced,
                message: sender.message(namespace, to: destination, payload: .string(text)))
        } catch {
            pending = saved
            throw CastError(
                .invalidRequest, "The request can't be written: \(error); check its numbers and custom data.",
                underlying: error)
        }
    }

    enum Ending {
        /// The session is over for good.
        case ended
        /// The session is over on this connection.
        case lost
    }

    /// Ends the session; every end goes through here, before and after the session has started.
    ///
    /// A connection that is lost while the session was being stopped is an end too. If a start fails, an application
    /// that it has launched is stopped.
    mutating func finish(
        _ error: CastError?, ending: Ending = .ended, saysGoodbye: Bool = true
    ) -> [SessionAction] {
        guard !isEnded else { return [] }
        // However a withdrawn start ends, its user has cancelled it.
        let error: CastError? = if case .withdrawing = phase { CastError.startCancelled } else { error }
        let hadStarted = phase == .established || isStopping
        let isLost = ending == .lost && phase == .established
        var actions: [SessionAction] = []
        if saysGoodbye, phase == .openingMedia, let application = receiver.application,
            application.sessionID == launchedSessionID
        {
            actions = stop(application)
        }
        actions += saysGoodbye ? goodbyes() : []
        actions.append(.close)
        let waiting = pending.endAll()
        phase = .ended
        probeDeadline = nil
        guard hadStarted else { return actions + [.tell(.failedToStart(error ?? .startCancelled))] }
        actions += waiting.filter { $0.kind != .stopApplication }.map {
            .tell(.requestEnded(id: $0.id, error ?? .sessionEnded))
        }
        if isLost, let error { return actions + [.tell(.connectionLost(error))] }
        return actions + [.tell(.ended(error))]
    }

    private func goodbyes() -> [SessionAction] {
        let application = receiver.application.flatMap { sender.goodbye(to: $0.transportID) }
        return [application, sender.goodbye()].compactMap { $0.map(SessionAction.send) }
    }
}
