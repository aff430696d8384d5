import CastWire

/// The steps of a start, and what follows when the time for one of them runs out.
extension SessionCore {
    /// Goes on once the device is trusted and has sent its status.
    mutating func proceed(at now: ContinuousClock.Instant) -> [SessionAction] {
        guard case .greeting(let greeting) = phase, greeting.hasStatus, trust != nil else { return [] }
        guard greeting.isChosen else { return [.tell(.proved)] }
        switch plan.target {
        case .whateverRuns:
            guard let application = receiver.runningApplication else { return establish() }
            return join(application, at: now)
        case .resume(let applicationID, let sessionID):
            return resume(applicationID: applicationID, sessionID: sessionID, at: now)
        case .application(let launch, let relaunchIfRunning):
            guard let running = receiver.runningApplication(withID: launch.appID) else {
                return self.launch(launch, replacing: nil, at: now)
            }
            guard relaunchIfRunning else { return join(running, at: now) }
            phase = .replacing(previousSessionID: running.sessionID)
            return ask(.stop(sessionID: running.sessionID), kind: .stopApplication, at: now)
        }
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

    mutating func launch(
        _ launch: LaunchRequest, replacing previousSessionID: String?, at now: ContinuousClock.Instant
    ) -> [SessionAction] {
        phase = .launching(ApplicationLaunch(replacing: previousSessionID, at: now))
        do {
            let submission = try submit(
                ReceiverRequest.launch(launch), namespace: .receiver, to: EndpointID.platformReceiver, kind: .launch,
                at: now)
            launchID = submission.requestID
            return [.send(submission.message)]
        } catch {
            return finish(error)
        }
    }

    /// Joins the application being launched once it is present and has listed its namespaces.
    ///
    /// On the last chance it is joined without namespaces too.
    mutating func joinIfLaunched(at now: ContinuousClock.Instant, isLastChance: Bool = false) -> [SessionAction] {
        guard case .launching(let course) = phase, case .application(let launch, _) = plan.target,
            let application = receiver.runningApplication(withID: launch.appID),
            application.sessionID != course.previousSessionID, isLastChance || !application.namespaces.isEmpty
        else { return [] }
        return join(application, at: now)
    }

    /// Stops the application of a withdrawn launch once it is present, without joining it.
    mutating func stopIfLaunched() -> [SessionAction] {
        guard case .withdrawing(let course, _) = phase, case .application(let launch, _) = plan.target,
            let application = receiver.runningApplication(withID: launch.appID),
            application.sessionID == launchedSessionID, application.sessionID != course.previousSessionID
        else { return [] }
        return stop(application) + finish(.startCancelled)
    }

    /// Returns a request to stop an application whose answer is not awaited. It has an id like every request, since
    /// devices use 0 for unrequested messages.
    mutating func stop(_ application: ReceiverApplication) -> [SessionAction] {
        let request = ReceiverRequest.stop(sessionID: application.sessionID)
        guard let text = try? Envelope(requestID: pending.makeID(), body: request).text() else { return [] }
        return [.send(sender.message(.receiver, to: EndpointID.platformReceiver, payload: .string(text)))]
    }

    mutating func join(_ application: ReceiverApplication, at now: ContinuousClock.Instant) -> [SessionAction] {
        // Only the launch can still be waiting here, and the application's presence has answered it.
        _ = pending.endAll()
        receiver.join(application)
        var actions: [SessionAction] = []
        if case .launching(let launch) = phase, launch.awaitsPermission {
            actions.append(.tell(.launchAwaitsPermission(false)))
        }
        actions += connect(to: application.transportID)
        guard application.listsMedia else { return actions + establish() }
        phase = .openingMedia
        let question = actions + askPlayer(application, at: now)
        return plan.target == .whateverRuns && !plan.awaitsPlayer ? question + establish() : question
    }

    mutating func establish() -> [SessionAction] {
        guard let trust else { preconditionFailure("a session is established only with a trusted device") }
        phase = .established
        let hasMedia = receiver.application?.listsMedia ?? false
        let started = SessionAction.tell(.started(receiver, hasMedia ? media : nil, trust))
        return player.answer == .given ? [started] : [.tell(.playerChanged(player.answer)), started]
    }

    /// Asks the player for its status if the application lists the media namespace only after the session has started.
    mutating func openMediaIfListed(before: ReceiverApplication?, at now: ContinuousClock.Instant) -> [SessionAction] {
        guard phase == .established, let application = receiver.application, application.listsMedia,
            before?.listsMedia == false, player.requestID == nil
        else { return [] }
        return askPlayer(application, at: now)
    }

    private mutating func askPlayer(
        _ application: ReceiverApplication, at now: ContinuousClock.Instant
    ) -> [SessionAction] {
        do {
            let question = try submit(
                MediaRequest.getStatus(mediaSessionID: nil), namespace: .media, to: application.transportID,
                kind: .mediaStatus, at: now)
            player.asked(requestID: question.requestID)
            return [.send(question.message)]
        } catch {
            return finish(error)
        }
    }

    /// Handles the end of the question for the player's status, or that there is no player any more.
    ///
    /// A session that takes whatever runs is also a session with the device. It starts without the player if the player
    /// does not answer.
    mutating func playerAnswered(_ error: CastError?) -> [SessionAction] {
        player.ended(error)
        guard phase == .openingMedia else { return [.tell(.playerChanged(player.answer))] }
        if let error, plan.target != .whateverRuns { return finish(error) }
        return establish()
    }

    /// Handles progress of the launch: its time starts again, up to a limit.
    mutating func launchProgressed(
        _ status: String, requestID: Int, at now: ContinuousClock.Instant
    ) -> [SessionAction] {
        guard case .launching(var launch) = phase,
            pending.entry(namespace: .receiver, id: requestID)?.kind == .launch
        else { return [] }
        if launch.mayGoOn(at: now, longest: plan.timeouts.longestLaunch) {
            pending.progress(namespace: .receiver, id: requestID, at: now)
        }
        let isNews = launch.told(status)
        phase = .launching(launch)
        return isNews ? [.tell(.launchAwaitsPermission(launch.awaitsPermission))] : []
    }

    /// Waits again for a person's consent, since finding the remote control may take longer than loading an
    /// application.
    private mutating func waitForPermission(
        _ launch: ApplicationLaunch, _ request: PendingRequests.Entry, at now: ContinuousClock.Instant
    ) -> [SessionAction] {
        guard launch.mayGoOn(at: now, longest: plan.timeouts.longestLaunch) else {
            return finish(.permissionMissing(after: plan.timeouts.longestLaunch))
        }
        pending.waitAgain(for: request, timeout: plan.timeouts.launch, at: now)
        return []
    }

    mutating func expired(_ entry: PendingRequests.Entry, at now: ContinuousClock.Instant) -> [SessionAction] {
        let limit = plan.timeouts.duration(of: entry.kind)
        switch (phase, entry.kind) {
        case (.greeting(let greeting), .receiverStatus) where !greeting.hasStatus:
            return finish(.missed("the first question for its status", entry, after: limit))
        case (.replacing, .stopApplication):
            return finish(.missed("the request to stop the running application", entry, after: limit))
        case (.launching(let launch), .launch):
            let joined = joinIfLaunched(at: now, isLastChance: true)
            guard joined.isEmpty else { return joined }
            guard !launch.awaitsPermission else { return waitForPermission(launch, entry, at: now) }
            return finish(.missed("the launch of the application", entry, after: limit))
        case (_, .mediaStatus) where entry.id == player.requestID:
            return playerAnswered(.missed("the question for the player's status", entry, after: limit))
        // A question of an earlier step. An unrequested status has answered it.
        case (.greeting, _), (.replacing, _), (.launching, _), (.withdrawing, _), (.openingMedia, _): return []
        case (.stopping(let hasAnswered), .stopApplication):
            if hasAnswered, let application = receiver.application {
                return finish(.runsOn(application.displayName, after: limit))
            }
            return finish(.missed("the request to stop the application", entry, after: limit))
        default: return [.tell(.requestEnded(id: entry.id, .missed("the request", entry, after: limit)))]
        }
    }
}
