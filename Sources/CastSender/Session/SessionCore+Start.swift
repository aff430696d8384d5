import CastWire

/// The steps of a start, and what comes of each when its time is over.
extension SessionCore {
    /// Goes on once the device is trusted and has told its status.
    mutating func proceed(at now: ContinuousClock.Instant) -> [SessionAction] {
        guard case .greeting(let greeting) = phase, greeting.hasStatus, trust != nil else { return [] }
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

    mutating func launch(
        _ launch: LaunchRequest, replacing previousSessionID: String?, at now: ContinuousClock.Instant
    ) -> [SessionAction] {
        hasLaunched = true
        phase = .launching(previousSessionID: previousSessionID)
        return ask(.launch(launch), kind: .launch, at: now)
    }

    /// A status came while the launch is on: joins the application once it is there and has told its namespaces.
    mutating func joinIfLaunched(at now: ContinuousClock.Instant, isLastChance: Bool = false) -> [SessionAction] {
        guard case .launching(let previous) = phase, case .application(let launch, _) = plan.target,
            let application = receiver.runningApplication(withID: launch.appID),
            application.sessionID != previous, isLastChance || !application.namespaces.isEmpty
        else { return [] }
        return join(application, at: now)
    }

    mutating func join(_ application: ReceiverApplication, at now: ContinuousClock.Instant) -> [SessionAction] {
        // What is still waited for here is the answer to the launch, which the application's presence has given.
        _ = pending.endAll()
        receiver.join(application)
        let actions = connect(to: application.transportID)
        guard application.listsMedia else { return actions + establish() }
        phase = .openingMedia
        return actions + askPlayer(application, at: now)
    }

    mutating func establish() -> [SessionAction] {
        guard let trust else { preconditionFailure("a session is established only with a trusted device") }
        phase = .established
        let hasMedia = receiver.application?.listsMedia ?? false
        return [.tell(.started(receiver, hasMedia ? media : nil, trust))]
    }

    /// An application that lists the media namespace only after the session has started gets its player then.
    mutating func openMediaIfListed(before: ReceiverApplication?, at now: ContinuousClock.Instant) -> [SessionAction] {
        guard phase == .established, let application = receiver.application, application.listsMedia,
            before?.listsMedia == false
        else { return [] }
        return askPlayer(application, at: now)
    }

    private mutating func askPlayer(
        _ application: ReceiverApplication, at now: ContinuousClock.Instant
    ) -> [SessionAction] {
        ask(
            MediaRequest.getStatus(mediaSessionID: nil), namespace: .media, to: application.transportID,
            kind: .mediaStatus, at: now)
    }

    mutating func expired(_ entry: PendingRequests.Entry, at now: ContinuousClock.Instant) -> [SessionAction] {
        let limit = plan.timeouts.duration(of: entry.kind)
        switch (phase, entry.kind) {
        case (.greeting(let greeting), .receiverStatus) where !greeting.hasStatus:
            return finish(.timeout("the first question for its status", after: limit))
        case (.replacing, .stopApplication):
            return finish(.timeout("the request to stop the running application", after: limit))
        case (.launching, .launch):
            let joined = joinIfLaunched(at: now, isLastChance: true)
            return joined.isEmpty ? finish(.timeout("the launch of the application", after: limit)) : joined
        case (.openingMedia, .mediaStatus):
            return finish(.timeout("the question for the player's status", after: limit))
        // A question of an earlier step, which a status that came unasked has answered.
        case (.greeting, _), (.replacing, _), (.launching, _), (.openingMedia, _): return []
        case (.stopping, .stopApplication):
            return finish(.timeout("the request to stop the application", after: limit))
        default: return [.tell(.requestEnded(id: entry.id, .timeout("the request", after: limit)))]
        }
    }
}
