import CastWire

/// Suspending and reconnecting, as decided by `SessionLifecycle`.
extension CastSession {
    /// How long a session of an earlier process is looked for before it is left to the next process.
    static let storedSessionPatience = Duration.seconds(30)
    /// How long to look for a device of which only the id is known.
    static let searchPatience = Duration.seconds(10)

    func hear(_ event: SystemEvent) {
        channels.tell(event)
        switch event {
        case .willSleep: heard(.willSleep)
        case .didWake: heard(.woke)
        // This machine can reach itself without a network.
        case .networkChanged(let reachable): heard(.networkChanged(isReachable: reachable || isOnThisMachine))
        case .background, .foreground, .willTerminate: break
        }
    }

    private var isOnThisMachine: Bool {
        let address = remoteAddress ?? device.networkAddress
        return address.hasPrefix("127.") || address == "::1"
    }

    private func heard(_ news: SessionLifecycle.News) {
        perform(lifecycle.heard(news, at: environment.time.now()))
    }

    func connectionLost(_ error: CastError) {
        driver = nil
        guard connectionState != .disconnecting else { return finish(error) }
        var generator = InjectedGenerator(source: environment.randomness)
        perform(lifecycle.connectionLost(error, at: environment.time.now(), using: &generator))
    }

    /// - Parameter attempt: the connection on which it failed, or nil if there was none.
    func attemptFailed(_ error: CastError, of attempt: SessionDriver? = nil) {
        if error.refusesPlace, let attempt { refuse(attempt) }
        var generator = InjectedGenerator(source: environment.randomness)
        perform(
            lifecycle.attemptFailed(
                places.told(error), isFinal: error.endsResumption, at: environment.time.now(), using: &generator))
    }

    private func refuse(_ attempt: SessionDriver) {
        let outcome = places.refuse([attempt.target?.place, attempt.place].compactMap(\.self))
        let shown = attempt.place?.description ?? attempt.remoteAddress
        setup.logger.warning("What answered at \(shown) did not prove itself to be the device.")
        if outcome == .full { setup.logger.warning("The device is looked for only where it was known before.") }
    }

    /// Handles that the same application session was joined again.
    func resumed(_ receiver: ReceiverState, _ media: MediaState?, _ trust: DeviceTrust) {
        self.trust = trust
        stopReconnecting()
        notePlace()
        // The device has only now proved itself where it was announced.
        if let announced = driver?.target?.announcement, !announced.isSameDevice(as: device) {
            notifyDidUpdateDevice(announced)
            guard suspended else { return }
        }
        let mediaBefore = remoteMediaClient?.mediaStatus?.mediaSessionID
        publish(receiver)
        remoteMediaClient?.reconnect()
        perform(lifecycle.attemptSucceeded(at: environment.time.now()))
        guard connectionState == .connected else { return }
        tellDevice()
        channels.publish(namespaces: receiver.application?.namespaces.map(\.rawValue))
        if let media {
            let id = media.status?.mediaSessionID
            remoteMediaClient?.publish(
                media,
                MediaState.Change(
                    startedMediaSessionID: id == mediaBefore ? nil : id, statusChanged: true, metadataChanged: true))
        }
        saveState()
    }

    /// Carries out actions. Listeners may end or suspend the session during one; the remaining actions are then
    /// outdated.
    func perform(_ actions: [SessionLifecycle.Action]) {
        let revision = lifecycle.revision
        for action in actions where lifecycle.revision == revision { perform(action) }
        armTimer()
    }

    private func perform(_ action: SessionLifecycle.Action) {
        switch action {
        case .dropConnection: dropConnection()
        case .tellSuspended(let reason): tellSuspended(reason)
        case .tellWillResume: notifyWillResume()
        case .attempt: beginAttempt()
        case .abandonAttempt: abandonAttempt()
        case .tellResumed: notifyDidResume()
        case .probe: driver?.probe()
        case .end(let error): endOfAttempts(error)
        }
    }

    /// Ends waiting requests at once, so that they are not confused with those of the next connection.
    private func dropConnection() {
        guard let dropped = driver else { return }
        driver = nil
        dropped.suspend()
        handOver(dropped.takeEvents(), of: dropped)
    }

    private func tellSuspended(_ reason: ConnectionSuspendReason) {
        places.begin()
        transfer?.cancel()
        if reason != .none { abandonFollowing() }
        channels.publish(namespaces: nil)
        remoteMediaClient?.disconnect()
        hasReconfirmed = false
        if reason == .appTerminated { keeper.release() }
        notifyDidSuspend(with: reason)
    }

    /// Ends the session. If it comes from an earlier process and the device could not be reached, it is left to the
    /// next process. If its application is gone, it is deleted.
    private func endOfAttempts(_ error: CastError?) {
        if suspendReason == .appTerminated, error?.endsResumption == false { keeper.release() }
        finish(error)
    }

    func endWhileSuspended(_ action: SessionEndAction) {
        perform(lifecycle.finish())
        if suspendReason == .appTerminated { keeper.release() }
        finish(action == .stopCasting ? .leftWithoutStopping : nil)
    }

    private func beginAttempt() {
        abandonFollowing()
        followSightings()
        let before = run
        let targets = places.targets(of: device)
        run = Task {
            before?.cancel()
            do throws(CastError) {
                guard !targets.isEmpty || places.refused.isEmpty else { throw .nowhereElse }
                let opened = try await open(resumptionTarget, to: device, at: targets)
                guard !Task.isCancelled else { return opened.end(stopCasting: false) }
                lifecycle.attemptOpened()
                adopt(opened)
                await follow(opened)
            } catch {
                guard !Task.isCancelled else { return }
                attemptFailed(error)
            }
        }
    }

    private func abandonAttempt() {
        run?.cancel()
        run = nil
        driver?.end(stopCasting: false)
        driver = nil
    }

    /// The target of an attempt to resume: whatever runs if the session joined that before, or else its own application
    /// session only.
    private var resumptionTarget: SessionPlan.Target {
        guard setup.target != .whateverRuns, let application else { return .whateverRuns }
        return .resume(applicationID: application.applicationID, sessionID: application.sessionID)
    }

    /// Follows announcements of the device, perhaps at another address, and tries each at once.
    ///
    /// The session's device stays unchanged until it has proved itself there. A device that the user gave by address is
    /// not looked for.
    private func followSightings() {
        guard sightings == nil, isDiscovered else { return }
        let seen = environment.browser.sightings(ofDeviceID: device.deviceID)
        sightings = Task { [weak self] in
            for await device in seen { self?.deviceSeen(device) }
        }
    }

    private func deviceSeen(_ seen: Device) {
        guard suspended, places.sighted(seen) == .worthAnAttempt else { return }
        heard(.announced)
    }

    func stopReconnecting() {
        sightings?.cancel()
        sightings = nil
        timer?.cancel()
        timer = nil
        timerDeadline = nil
    }

    private func armTimer() {
        let deadline = lifecycle.nextDeadline
        guard deadline != timerDeadline else { return }
        timer?.cancel()
        timerDeadline = deadline
        timer = deadline.map { deadline in
            Task { [weak self, time = environment.time] in
                guard (try? await time.sleep(deadline)) != nil else { return }
                self?.timerFired()
            }
        }
    }

    private func timerFired() {
        timerDeadline = nil
        perform(lifecycle.deadlinePassed(at: environment.time.now()))
    }
}
