package import CastWire

/// What a session's driver is to do, in this order.
package enum SessionAction: Equatable, Sendable {
    case send(CastMessage)
    /// Check the device's answer to the challenge (nil where none came) and report with `authenticationEnded`.
    case verify(answer: [UInt8]?)
    case tell(SessionEvent)
    /// Say no more: flush and close the connection, and stop all timers.
    case close
}

/// What a session tells the app's side about itself.
package enum SessionEvent: Equatable, Sendable {
    /// The player's state is nil where the application does not play media, or none runs.
    case started(ReceiverState, MediaState?, DeviceTrust)
    case failedToStart(CastError)
    case deviceChanged(ReceiverState)
    /// Comes after `deviceChanged` where the application has just begun to list the media namespace.
    case mediaChanged(MediaState, MediaState.Change)
    /// The player met an error that no request asked for.
    case mediaFailed(CastError)
    /// What the player told of its queue; the id is that of the request which it answers, 0 where nobody asked.
    case queueTold(QueueNews, requestID: Int)
    /// The application said something on a namespace that is not the framework's.
    case channelMessage(Namespace, String)
    /// What the application stored, in answer to a request.
    case sessionStateCame(JSONValue, requestID: Int)
    /// What plays goes on at another device.
    case moved(SessionMove)
    /// Nil where the receiver did what was asked.
    case requestEnded(id: Int, CastError?)
    /// Nil where it was ended from this side and the device did as asked.
    case ended(CastError?)
    /// Whether the player has said how it is; told before `started` where it has not.
    case playerChanged(PlayerAnswer)
    /// The launch waits for somebody who allows it at the device, or does so no more.
    case launchAwaitsPermission(Bool)
    /// A group's members, and what of them is new.
    case multizoneTold(MultizoneStatus, MultizoneNews)
    /// The connection has gone and the session with it, as far as this connection is concerned; the application may go
    /// on, and another connection may take the session up again.
    case connectionLost(CastError)
}

/// One session with a device over one connection: from the open channel over authentication, joining or launching the
/// application and its media channel to the end. Owns no clock, socket or task; `SessionDriver` feeds it and carries
/// out its actions.
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
        case launching(previousSessionID: String?)
        case openingMedia
        case established
        case stopping
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

    let plan: SessionPlan
    var phase = Phase.idle
    var pending = PendingRequests()
    var trust: DeviceTrust?
    /// This session has launched the application, or asked for it.
    package internal(set) var hasLaunched = false
    /// When it asked.
    var launchedAt: ContinuousClock.Instant?
    /// The device has said that somebody has to allow the launch.
    var awaitsPermission = false
    /// It has been told of the present launch that somebody has to allow it.
    var hasAwaitedPermission = false
    /// Whether the application's player has answered the question that it was asked when the application was joined.
    var player = PlayerAnswer.given
    /// That question, while it waits.
    var playerQuestion: Int?
    /// The device has answered the request to stop its application, which it has not done so far.
    var hasAnsweredStop = false
    /// Until when the device has to show that it is still there; nil where nobody asks.
    var probeDeadline: ContinuousClock.Instant?
    package internal(set) var receiver = ReceiverState()
    package internal(set) var media = MediaState()
    /// Nil where the device has told of no members.
    var multizone: MultizoneStatus?

    package init(plan: SessionPlan) {
        self.plan = plan
    }

    package var isEnded: Bool { phase == .ended }

    /// When `deadlinePassed` has something to do.
    package var nextDeadline: ContinuousClock.Instant? {
        var deadlines = [pending.nextDeadline, probeDeadline].compactMap(\.self)
        if case .greeting(let greeting) = phase, let proof = greeting.deadline { deadlines.append(proof) }
        return deadlines.min()
    }

    package mutating func begin(at now: ContinuousClock.Instant) -> [SessionAction] {
        var actions: [SessionAction] = []
        var greeting = Greeting()
        switch plan.proof {
        case .challenge(let challenge):
            greeting.authentication = .awaitingAnswer(until: now + plan.timeouts.authentication)
            actions.append(.send(message(.deviceAuthentication, payload: .binary(challenge))))
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

    /// Ends the session; with `stopCasting` the application too. Before it has started, that is a start that failed as
    /// cancelled.
    package mutating func end(stopCasting: Bool, at now: ContinuousClock.Instant) -> [SessionAction] {
        switch phase {
        case .idle, .greeting, .replacing, .launching, .openingMedia: return finish(.startCancelled)
        case .established:
            guard stopCasting, let application = receiver.application else { return finish(nil) }
            phase = .stopping
            return ask(.stop(sessionID: application.sessionID), kind: .stopApplication, at: now)
        case .stopping, .ended: return []
        }
    }

    package struct Submission: Equatable, Sendable {
        package let requestID: Int
        /// Requests that this one made pointless.
        package let replaced: [Int]
        package let message: CastMessage
    }

    /// Makes a media request. Nothing changes where it throws.
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

    /// Changes the device's volume or mutes it. Nothing changes where it throws.
    package mutating func submit(
        _ change: VolumeChange, at now: ContinuousClock.Instant
    ) throws(CastError) -> Submission {
        guard phase == .established else { throw .sessionInactive }
        return try submit(
            ReceiverRequest.setVolume(change), namespace: .receiver, to: EndpointID.platformReceiver,
            kind: change.level == nil ? .deviceMute : .deviceVolume, at: now)
    }

    /// A text of an app's own for the application.
    package func channelMessage(_ text: String, namespace: Namespace) throws(CastError) -> CastMessage {
        guard phase == .established, let application = receiver.application else {
            throw .channelNotConnected(namespace.rawValue)
        }
        return message(namespace, to: application.transportID, payload: .string(text))
    }

    /// An id for a request of an app's own, out of the sequence that all requests of the connection share; nil without
    /// a connection.
    package mutating func makeRequestID() -> Int? {
        phase == .established ? pending.makeID() : nil
    }

    /// Stops waiting for a request's answer.
    package mutating func cancel(requestID: Int) {
        pending.cancel(id: requestID)
    }
}

extension ReceiverApplication {
    package var listsMedia: Bool { namespaces.contains(.media) }
}
