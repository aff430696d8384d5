package import CastWire

/// One session with a device over one connection: from the open channel over authentication, joining or launching the
/// application and its media channel to the end. Owns no clock, socket or task; `SessionDriver` feeds it and carries
/// out its actions.
///
/// One state machine, since any message may move any of its parts; what has states of its own is a value of its own:
/// `PendingRequests`, `ReceiverState`, `MediaState`, `ApplicationLaunch`, `PlayerQuestion`, `MultizoneStatus`. Its events
/// are by who causes them: connection, clock and app's end here, the app's requests in `+Requests`, the device's messages
/// in `+Messages`, the player's in `+Player`; `+Start` has the steps of a start, `+Sending` how a request and a goodbye
/// leave.
///
/// The order of a start: challenge, CONNECT, GET_STATUS and, where the device is known by its address only,
/// GET_DEVICE_INFO leave together (the device answers in its own time, and a round trip is saved). An impostor so
/// learns that a sender of this name is there, and no more: nothing is launched or loaded, no application connected to,
/// and nothing told to the app, before the device is trusted. Then
/// LAUNCH unless the application runs already, CONNECT to it, and the player's status where it lists the media
/// namespace. Each step has its deadline and its error; whatever fails, the connection is closed.
package struct SessionCore: Equatable, Sendable {
    enum Phase: Equatable, Sendable {
        case idle
        case greeting(Greeting)
        /// The application runs and is to be launched anew: it is stopped first, since LAUNCH would only return it.
        case replacing(previousSessionID: String)
        case launching(ApplicationLaunch)
        /// It is wished to end while the application is being launched: once it is there it is stopped, so that
        /// nothing is left on the device that nobody wanted any more.
        case withdrawing(ApplicationLaunch, until: ContinuousClock.Instant)
        case openingMedia
        case established
        /// The device may have answered the request to stop its application, which is over when it has gone.
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

        var deadline: ContinuousClock.Instant? {
            switch authentication {
            case .done: nil
            case .awaitingAnswer(let until), .awaitingVerdict(let until): until
            }
        }
    }

    /// How long a device may take to show that it is still there, after the machine woke up or its network changed.
    static let probePatience = Duration.seconds(2)
    /// How long who takes a launch back waits for its application, to stop it.
    static let withdrawalPatience = Duration.seconds(3)

    let plan: SessionPlan
    var phase = Phase.idle
    var pending = PendingRequests()
    var trust: DeviceTrust?
    /// The request that launched the application, and the session that its answer named: what another sender launches
    /// is not ours to stop.
    var launchID: Int?
    var launchedSessionID: String?
    var player = PlayerQuestion()
    /// Until when the device has to show that it is still there; nil where nobody asks.
    var probeDeadline: ContinuousClock.Instant?
    package internal(set) var receiver = ReceiverState()
    package internal(set) var media = MediaState()
    /// Nil where the device has told of no members.
    var multizone: MultizoneStatus?

    package init(plan: SessionPlan) {
        self.plan = plan
    }

    /// This session has launched the application, or asked for it.
    package var hasLaunched: Bool { launchID != nil }
    package var isEnded: Bool { phase == .ended }
    var isStopping: Bool { if case .stopping = phase { true } else { false } }
    var sender: SenderIdentity { SenderIdentity(id: plan.senderID, packageName: plan.clientPackageName) }

    /// When `deadlinePassed` has something to do.
    package var nextDeadline: ContinuousClock.Instant? {
        var deadlines = [pending.nextDeadline, probeDeadline].compactMap(\.self)
        if case .greeting(let greeting) = phase, let proof = greeting.deadline { deadlines.append(proof) }
        if case .withdrawing(_, let until) = phase { deadlines.append(until) }
        return deadlines.min()
    }

    package mutating func begin(at now: ContinuousClock.Instant) -> [SessionAction] {
        var actions: [SessionAction] = []
        var greeting = Greeting()
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

    /// The verdict on the device.
    package mutating func authenticationEnded(_ trust: DeviceTrust, at now: ContinuousClock.Instant) -> [SessionAction]
    {
        guard case .greeting(var greeting) = phase, self.trust == nil else { return [] }
        if case .refused(let refusal) = trust { return finish(.refused(refusal)) }
        greeting.authentication = .done
        phase = .greeting(greeting)
        self.trust = trust
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

    /// The connection has gone, from whichever side.
    package mutating func connectionEnded(_ error: TransportError) -> [SessionAction] {
        finish(.connectionLost(error), ending: .lost, saysGoodbye: false)
    }

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

    /// Ends the session; with `stopCasting` the application too. Before it has started, that is a start that failed as
    /// cancelled: an application that was launched for it is stopped, and one that is not there yet is waited for, no
    /// longer than ``withdrawalPatience``. Ended again, it waits no more.
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
