package import CastWire

/// One session with a device over one connection, as a state machine.
///
/// It leads from the open channel over authentication, joining or launching the application and its media channel to
/// the end. It owns no clock, socket or task; `SessionDriver` feeds it and carries out its actions.
///
/// It is one state machine, since any message may affect any of its parts. Parts with states of their own are separate
/// values: `PendingRequests`, `ReceiverState`, `MediaState`, `ApplicationLaunch`, `PlayerQuestion`, `MultizoneStatus`.
/// Its events are grouped by their origin: this file has those of the connection and the clock, and the app's end of
/// the session. `+Requests` has the app's requests, `+Messages` the device's messages and `+Player` the player's.
/// `+Start` has the steps of a start, `+Sending` how requests and goodbyes are sent.
///
/// A start begins with the challenge, CONNECT, GET_STATUS and, if only the device's address is known, GET_DEVICE_INFO.
/// They are sent together to save a round trip, and the device answers each when it can. An impostor thus learns that a
/// sender of this name exists, and nothing else: before the device is trusted, nothing is launched or loaded, no
/// application is connected to, and nothing is reported to the app.
///
/// Then follow LAUNCH (unless the application is running already), CONNECT to the application, and a request for the
/// player's status if the application lists the media namespace. Each step has a deadline and an error. If a step
/// fails, the connection is closed.
package struct SessionCore: Equatable, Sendable {
    enum Phase: Equatable, Sendable {
        case idle
        case greeting(Greeting)
        /// The application is running but is to be launched anew. It is stopped first, since LAUNCH would only return
        /// it.
        case replacing(previousSessionID: String)
        case launching(ApplicationLaunch)
        /// The session was ended while the application was being launched. The application is stopped once it is
        /// present, so that no unwanted application stays on the device.
        case withdrawing(ApplicationLaunch, until: ContinuousClock.Instant)
        case openingMedia
        case established
        /// The application is being stopped. The device may already have answered the request, but the stop is complete
        /// only when the application is gone.
        case stopping(hasAnswered: Bool)
        case ended
    }

    struct Greeting: Equatable, Sendable {
        enum Authentication: Equatable, Sendable {
            case done
            case awaitingAnswer(until: ContinuousClock.Instant)
            case awaitingVerdict(until: ContinuousClock.Instant)
        }

        var authentication = Authentication.done
        var hasStatus = false
        /// Whether the start may go on (`SessionPlan.waitsForChoice`).
        var isChosen = true

        var deadline: ContinuousClock.Instant? {
            switch authentication {
            case .done: nil
            case .awaitingAnswer(let until), .awaitingVerdict(let until): until
            }
        }
    }

    /// How long a device may take to show that it is still there after the machine woke up or its network changed.
    static let probePatience = Duration.seconds(2)
    /// How long a withdrawn launch waits for its application in order to stop it.
    static let withdrawalPatience = Duration.seconds(3)

    let plan: SessionPlan
    var phase = Phase.idle
    var pending = PendingRequests()
    var trust: DeviceTrust?
    /// The request that launched the application, and the application session that its answer named. An application
    /// that another sender launched must not be stopped.
    var launchID: Int?
    var launchedSessionID: String?
    var player = PlayerQuestion()
    /// Until when the device has to show that it is still there, or nil if no probe is running.
    var probeDeadline: ContinuousClock.Instant?
    package internal(set) var receiver = ReceiverState()
    package internal(set) var media = MediaState()
    /// Nil if the device has reported no members.
    var multizone: MultizoneStatus?

    package init(plan: SessionPlan) {
        self.plan = plan
    }

    /// Whether this session has launched the application or requested the launch.
    package var hasLaunched: Bool { launchID != nil }
    package var isEnded: Bool { phase == .ended }
    var isStopping: Bool { if case .stopping = phase { true } else { false } }
    var sender: SenderIdentity { SenderIdentity(id: plan.senderID, packageName: plan.clientPackageName) }

    /// When to call `deadlinePassed` next.
    package var nextDeadline: ContinuousClock.Instant? {
        var deadlines = [pending.nextDeadline, probeDeadline].compactMap(\.self)
        if case .greeting(let greeting) = phase, let proof = greeting.deadline { deadlines.append(proof) }
        if case .withdrawing(_, let until) = phase { deadlines.append(until) }
        return deadlines.min()
    }

    package mutating func begin(at now: ContinuousClock.Instant) -> [SessionAction] {
        var actions: [SessionAction] = []
        var greeting = Greeting()
        greeting.isChosen = !plan.waitsForChoice
        switch plan.proof {
        case .challenge(let challenge):
            greeting.authentication = .awaitingAnswer(until: now + plan.timeouts.authentication)
            actions.append(.send(sender.message(.deviceAuthentication, payload: .binary(challenge))))
        case .known(.refused(let refusal)): return finish(.refused(refusal))
        case .known(let trust): self.trust = trust
        }
        phase = .greeting(greeting)
        actions += connect(to: EndpointID.platformReceiver)
        if plan.asksForDeviceInfo {
            actions += unawaited(DiscoveryMessage.getDeviceInfo, namespace: .receiverDiscovery)
        }
        return actions + ask(.getStatus, kind: .receiverStatus, at: now)
    }

    /// Handles the verdict on the device.
    package mutating func authenticationEnded(_ trust: DeviceTrust, at now: ContinuousClock.Instant) -> [SessionAction]
    {
        guard case .greeting(var greeting) = phase, self.trust == nil else { return [] }
        if case .refused(let refusal) = trust { return finish(.refused(refusal)) }
        greeting.authentication = .done
        phase = .greeting(greeting)
        self.trust = trust
        return proceed(at: now)
    }

    /// Goes on with a start that has reported `SessionEvent.proved`.
    package mutating func choose(at now: ContinuousClock.Instant) -> [SessionAction] {
        guard case .greeting(var greeting) = phase else { return [] }
        greeting.isChosen = true
        phase = .greeting(greeting)
        return proceed(at: now)
    }

    package mutating func deadlinePassed(at now: ContinuousClock.Instant) -> [SessionAction] {
        var actions: [SessionAction] = []
        if case .greeting(let greeting) = phase, let deadline = greeting.deadline, deadline <= now {
            actions += proofIsLate(greeting, at: now)
        }
        if case .withdrawing(_, let until) = phase, until <= now { actions += finish(.startCancelled) }
        if let probeDeadline, probeDeadline <= now {
            actions += finish(.connectionSilent, ending: .lost, saysGoodbye: false)
        }
        for entry in pending.expire(at: now) where !isEnded {
            actions += expired(entry, at: now)
        }
        return actions
    }

    private mutating func proofIsLate(_ greeting: Greeting, at now: ContinuousClock.Instant) -> [SessionAction] {
        guard case .awaitingAnswer = greeting.authentication else { return finish(.verdictTooLate) }
        return awaitVerdict(on: nil, greeting, at: now)
    }

    mutating func awaitVerdict(
        on answer: [UInt8]?, _ greeting: Greeting, at now: ContinuousClock.Instant
    ) -> [SessionAction] {
        var greeting = greeting
        greeting.authentication = .awaitingVerdict(until: now + plan.timeouts.request)
        phase = .greeting(greeting)
        return [.verify(answer: answer)]
    }

    /// Handles the end of the connection, whichever side closed it.
    package mutating func connectionEnded(_ error: TransportError) -> [SessionAction] {
        finish(.connectionLost(error), ending: .lost, saysGoodbye: false)
    }

    /// Leaves the device so that the session can continue over another connection.
    ///
    /// The application goes on, and waiting requests end. Before the session has started, this cancels the start.
    package mutating func suspend() -> [SessionAction] {
        switch phase {
        case .established, .stopping: return finish(.sessionSuspended, ending: .lost)
        default: return finish(.startCancelled)
        }
    }

    /// Requests a sign of life; any message counts. If none comes in time, the connection counts as lost.
    package mutating func probe(at now: ContinuousClock.Instant) -> [SessionAction] {
        guard phase == .established, probeDeadline == nil else { return [] }
        probeDeadline = now + Self.probePatience
        return unawaited(ReceiverRequest.getStatus, namespace: .receiver)
    }

    /// Ends the session, and with `stopCasting` the application too.
    ///
    /// Before the session has started, the start fails as cancelled. An application that was launched for it is
    /// stopped. If the application is not present yet, it is awaited for at most ``withdrawalPatience``; a second call
    /// ends the wait.
    package mutating func end(stopCasting: Bool, at now: ContinuousClock.Instant) -> [SessionAction] {
        switch phase {
        case .launching(let launch):
            phase = .withdrawing(launch, until: now + Self.withdrawalPatience)
            return stopIfLaunched()
        case .idle, .greeting, .replacing, .withdrawing, .openingMedia: return finish(.startCancelled)
        case .established:
            guard stopCasting, let application = receiver.application else { return finish(nil) }
            phase = .stopping(hasAnswered: false)
            return ask(.stop(sessionID: application.sessionID), kind: .stopApplication, at: now)
        case .stopping, .ended: return []
        }
    }
}

extension ReceiverApplication {
    package var listsMedia: Bool { namespaces.contains(.media) }
}
