import CastWire

extension ReceiverPlatform {
    mutating func launchReceived(
        _ request: LaunchRequest, requestID: Int, from sender: SenderAddress, at now: ContinuousClock.Instant
    ) -> [PlatformAction] {
        guard !request.appID.isEmpty else {
            return [launchError(RefusalReason.badParameter, requestID: requestID, to: sender)]
        }
        guard let record = applications.first(where: { $0.appID == request.appID }) else {
            return [launchError(RefusalReason.notFound, requestID: requestID, to: sender)]
        }
        let asker = PendingLaunch.Asker(sender: sender, requestID: requestID)
        if let pending = launch, pending.record.appID == record.appID {
            guard pending.hasRoom(for: sender.connection) else {
                return [launchError(RefusalReason.systemError, requestID: requestID, to: sender)]
            }
            launch?.askers.append(asker)
            return []
        }
        let cancelled = cancelLaunch()
        launch = PendingLaunch(
            record: record, completesAt: now + Self.launchDelay, launcher: sender.connection,
            credentials: ApplicationCredentials(request.credentials, type: request.credentialsType), askers: [asker])
        return cancelled
    }

    mutating func cancelLaunch() -> [PlatformAction] {
        guard let cancelled = launch else { return [] }
        launch = nil
        return cancelled.askers.map { launchError(RefusalReason.cancelled, requestID: $0.requestID, to: $0.sender) }
    }

    /// Completes a launch. The order is that of Open Screen's receiver: the status to everybody, the launch's progress,
    /// the reply.
    mutating func complete(_ pending: PendingLaunch) -> [PlatformAction] {
        launch = nil
        var actions: [PlatformAction] = []
        if running?.record.appID != pending.record.appID {
            actions += endRunning()
            let session = ApplicationSession(
                record: pending.record, sessionID: sessionIDs.next(), launcher: pending.launcher,
                launchCredentials: pending.credentials)
            running = session
            statusChanged()
            actions += [.applicationStarted(session), .announce(statusText: session.statusText)]
        }
        actions += statusBroadcast()
        for asker in pending.askers {
            if let text = try? JSONPayload.encode(LaunchStatusPayload(launchRequestID: asker.requestID)) {
                actions.append(send(text, .receiver, to: asker.sender))
            }
            actions += statusReply(to: asker.sender, requestID: asker.requestID)
        }
        return actions
    }

    private func launchError(_ reason: String, requestID: Int, to sender: SenderAddress) -> PlatformAction {
        reply(ReceiverReply.launchError(reason: reason), requestID: requestID, .receiver, to: sender)
    }

    /// Ends the running application, if there is one, and closes the virtual connections to it. The caller sends the
    /// status.
    private mutating func endRunning() -> [PlatformAction] {
        guard let ended = running else { return [] }
        running = nil
        handovers = SessionHandovers()
        statusChanged()
        let closes = connections.endpointEnded(ended.transportID)
            .map { close($0, from: ended.transportID, reason: .transportClosed) }
        return [.applicationStopped(ended)] + closes
    }

    mutating func stopReceived(
        sessionID: String?, requestID: Int, from sender: SenderAddress
    ) -> [PlatformAction] {
        guard let running, sessionID == nil || sessionID == running.sessionID else {
            if sessionID == nil { return cancelLaunch() + statusReply(to: sender, requestID: requestID) }
            let refusal = ReceiverReply.invalidRequest(reason: RefusalReason.invalidSessionID)
            return [reply(refusal, requestID: requestID, .receiver, to: sender)]
        }
        return applicationEnded() + statusReply(to: sender, requestID: requestID)
    }

    /// Ends the running application: after a STOP, by itself, at its time limit, or because the screen is gone for
    /// good.
    package mutating func applicationEnded() -> [PlatformAction] {
        let ended = endRunning()
        guard !ended.isEmpty else { return [] }
        return ended + [.announce(statusText: nil)] + statusBroadcast()
    }

    /// Takes the running application's new status text, which senders show next to the device's name.
    package mutating func applicationStatusChanged(_ text: String) -> [PlatformAction] {
        guard running != nil, running?.statusText != text else { return [] }
        running?.statusText = text
        statusChanged()
        return [.announce(statusText: text)] + statusBroadcast()
    }
}
