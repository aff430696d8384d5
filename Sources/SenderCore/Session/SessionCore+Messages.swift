package import CastWire

/// Handling of messages from the device and its application.
extension SessionCore {
    /// Handles one message.
    ///
    /// A message that can't be read is ignored. If it should have been an answer, the deadline of its request passes,
    /// and the request's error then says so.
    package mutating func messageReceived(_ message: CastMessage, at now: ContinuousClock.Instant) -> [SessionAction] {
        guard !isEnded, phase != .idle, isForUs(message) else { return [] }
        probeDeadline = nil
        switch message.namespace {
        case .receiver: return receiverSaid(message, at: now)
        case .media: return playerSaid(message, at: now)
        case .connection: return connectionSaid(message, at: now)
        case .deviceAuthentication: return deviceAnswered(message, at: now)
        case .receiverDiscovery: return deviceDescribed(message)
        case .multizone: return multizoneSaid(message)
        default: return channelSaid(message)
        }
    }

    private func isForUs(_ message: CastMessage) -> Bool {
        [plan.senderID, EndpointID.broadcast, ""].contains(message.destinationID)
    }

    private mutating func deviceAnswered(
        _ message: CastMessage, at now: ContinuousClock.Instant
    ) -> [SessionAction] {
        guard case .greeting(let greeting) = phase, case .awaitingAnswer = greeting.authentication,
            case .binary(let answer) = message.payload
        else { return [] }
        return awaitVerdict(on: answer, greeting, at: now)
    }

    private mutating func deviceDescribed(_ message: CastMessage) -> [SessionAction] {
        guard let envelope = Envelope<DiscoveryMessage>(of: message), case .deviceInfo(let info) = envelope.body else {
            return []
        }
        receiver.information = info
        return phase == .established ? [.tell(.deviceChanged(receiver))] : []
    }

    private mutating func receiverSaid(_ message: CastMessage, at now: ContinuousClock.Instant) -> [SessionAction] {
        guard let envelope = Envelope<ReceiverReply>(of: message) else { return unreadable(message) }
        switch envelope.body {
        case .receiverStatus(let status): return statusCame(status, requestID: envelope.requestID, at: now)
        case .launchStatus(ApplicationLaunch.notAllowed):
            return launchFailed(.launchNotAllowed(ApplicationLaunch.notAllowed))
        case .launchStatus(let status):
            // Progress, usually a person's consent. The launch is answered by the application's presence.
            return launchProgressed(status, requestID: envelope.requestID, at: now)
        case .launchError(let reason):
            guard case .application(let launch, _) = plan.target else { return [] }
            return launchFailed(.launchFailed(applicationID: launch.appID, reason: reason))
        case .invalidRequest(let reason):
            return refused(requestID: envelope.requestID, .deviceRefused(reason: reason))
        case .other: return unreadable(message, answering: envelope.requestID)
        case .appAvailability: return []
        }
    }

    /// Ignores a message that can't be read or has an unknown type.
    ///
    /// A request that the message may have answered says so in its error when its time runs out.
    mutating func unreadable(_ message: CastMessage, answering id: Int? = nil) -> [SessionAction] {
        if let id {
            guard pending.entry(namespace: message.namespace, id: id) != nil else { return [] }
        }
        pending.unreadableCame(in: message.namespace)
        // An app that does not wait for the player is told at once. A later answer still counts.
        guard message.namespace == .media, phase == .established, player.unreadableCame() else { return [] }
        return [.tell(.playerChanged(player.answer))]
    }

    private mutating func launchFailed(_ error: CastError) -> [SessionAction] {
        switch phase {
        case .launching: return finish(error)
        case .withdrawing: return finish(.startCancelled)
        default: return []
        }
    }

    private mutating func refused(requestID: Int, _ error: CastError) -> [SessionAction] {
        guard let entry = pending.reply(namespace: .receiver, id: requestID) else { return [] }
        switch phase {
        case .greeting, .replacing, .launching, .openingMedia, .stopping: return finish(error)
        case .withdrawing: return finish(.startCancelled)
        default: return [.tell(.requestEnded(id: entry.id, error))]
        }
    }

    private mutating func statusCame(
        _ status: ReceiverStatus, requestID: Int, at now: ContinuousClock.Instant
    ) -> [SessionAction] {
        let before = receiver.application
        let outcome = receiver.apply(status)
        noteLaunched(answering: requestID)
        let kind = pending.entry(namespace: .receiver, id: requestID)?.kind
        // A launch ends when its application is present, not when its request is answered. A stop ends when it is gone.
        let isAnsweredByDeed = kind == .launch || isStopping && kind == .stopApplication
        let entry = isAnsweredByDeed ? nil : pending.reply(namespace: .receiver, id: requestID)
        switch phase {
        case .greeting(var greeting):
            greeting.hasStatus = true
            phase = .greeting(greeting)
            return proceed(at: now)
        case .replacing(let previous):
            guard entry?.kind == .stopApplication, case .application(let launch, _) = plan.target else { return [] }
            return self.launch(launch, replacing: previous, at: now)
        case .launching: return joinIfLaunched(at: now)
        case .withdrawing: return stopIfLaunched()
        case .openingMedia:
            return outcome == .applicationEnded ? applicationEnded(before, at: now) : []
        case .stopping:
            if kind == .stopApplication { phase = .stopping(hasAnswered: true) }
            return outcome == .applicationEnded ? finish(nil) : []
        case .established:
            var actions: [SessionAction] = [.tell(.deviceChanged(receiver))]
            if let entry { actions.append(.tell(.requestEnded(id: entry.id, nil))) }
            if outcome == .applicationEnded {
                return actions
                    + applicationEnded(before, isAsked: entry?.kind == .stopByID(isOwn: true), at: now)
            }
            return actions + openMediaIfListed(before: before, at: now)
        case .idle, .ended: return []
        }
    }

    /// Stores which application session was launched for this session, if this status answers the launch.
    private mutating func noteLaunched(answering requestID: Int) {
        guard requestID == launchID, case .application(let launch, _) = plan.target,
            let application = receiver.runningApplication(withID: launch.appID)
        else { return }
        launchedSessionID = application.sessionID
    }

    private mutating func connectionSaid(_ message: CastMessage, at now: ContinuousClock.Instant) -> [SessionAction] {
        guard let envelope = Envelope<ConnectionMessage>(of: message), case .close = envelope.body else { return [] }
        if message.sourceID == EndpointID.platformReceiver {
            return finish(.closedByDevice, ending: .lost)
        }
        guard let application = receiver.application, application.transportID == message.sourceID else { return [] }
        if isStopping { return [] }
        return applicationEnded(application, at: now)
    }

    /// Handles the end of the application. A session with that application ends. A session that joined whatever
    /// application was running goes on without it.
    private mutating func applicationEnded(
        _ application: ReceiverApplication?, isAsked: Bool = false, at now: ContinuousClock.Instant
    ) -> [SessionAction] {
        receiver.leave()
        let stops = pending.end(.stopByID(isOwn: true))
        let stopped = stops.map { SessionAction.tell(.requestEnded(id: $0.id, nil)) }
        return stopped + applicationLeft(application, isAsked: isAsked || !stops.isEmpty, at: now)
    }

    private mutating func applicationLeft(
        _ application: ReceiverApplication?, isAsked: Bool, at now: ContinuousClock.Instant
    ) -> [SessionAction] {
        if phase == .openingMedia {
            guard plan.target == .whateverRuns else {
                return finish(.applicationClosedConnection(application?.appID ?? ""))
            }
            _ = pending.endAll()
            return playerAnswered(nil)
        }
        guard plan.target == .whateverRuns else { return finish(isAsked ? nil : .applicationEnded) }
        let answered = player.requestID == nil ? [] : playerAnswered(nil)
        let ended = pending.endAll().map { SessionAction.tell(.requestEnded(id: $0.id, .applicationEnded)) }
        let change = media.clear(at: now)
        return answered + ended + [.tell(.mediaChanged(media, change)), .tell(.deviceChanged(receiver))]
    }

    private func channelSaid(_ message: CastMessage) -> [SessionAction] {
        guard phase == .established, let text = message.text,
            message.sourceID == receiver.application?.transportID
        else { return [] }
        return [.tell(.channelMessage(message.namespace, text))]
    }

    /// Handles a report that playback has moved to another device, or a group's message about its members.
    mutating func multizoneSaid(_ message: CastMessage) -> [SessionAction] {
        guard phase == .established, message.sourceID == EndpointID.platformReceiver, let text = message.text else {
            return []
        }
        guard let move = SessionMove(text: text) else { return groupSaid(text) }
        return move.sessionID == receiver.application?.sessionID ? [.tell(.moved(move))] : []
    }

    /// Handles a group's message about its members or its answer to a request.
    mutating func groupSaid(_ text: String) -> [SessionAction] {
        guard let envelope = try? Envelope<MultizoneMessage>(text: text) else {
            pending.unreadableCame(in: .multizone)
            return []
        }
        let id = envelope.requestID
        if let (status, news) = MultizoneStatus.told(envelope.body, earlier: multizone) {
            multizone = status
            return told(news, answering: id)
        }
        guard case .other("INVALID_REQUEST") = envelope.body,
            let entry = pending.reply(namespace: .multizone, id: id)
        else { return [] }
        let reason = Self.reason(in: text)
        let isAboutMember = entry.kind != .multizoneStatus
        let error = isAboutMember ? CastError.memberRefused(reason: reason) : .deviceRefused(reason: reason)
        return [.tell(.requestEnded(id: entry.id, error))]
    }

    private mutating func told(_ news: MultizoneNews, answering id: Int) -> [SessionAction] {
        let entry = pending.reply(namespace: .multizone, id: id)
        let told = SessionAction.tell(.multizoneTold(multizone ?? MultizoneStatus(), news))
        return [told] + (entry.map { [.tell(.requestEnded(id: $0.id, nil))] } ?? [])
    }

    private static func reason(in text: String) -> String? {
        guard let envelope = try? Envelope<ReceiverReply>(text: text), case .invalidRequest(let reason) = envelope.body
        else { return nil }
        return reason
    }
}

extension Envelope {
    /// Returns nil if the message is not of this kind: invalid JSON, no text, or no type.
    init?(of message: CastMessage) {
        guard let text = message.text, let envelope = try? Envelope(text: text) else { return nil }
        self = envelope
    }
}
