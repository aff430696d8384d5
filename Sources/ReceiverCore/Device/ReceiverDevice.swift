import CastStreaming
package import CastWire

/// The whole device but for sockets, clock and screen: the platform, and the application that runs on it.
///
/// One value behind one isolation: whoever owns it hands in what happened, carries out what comes back in that order,
/// and calls `deadlinePassed` at `nextDeadline` or later. An application without media ends after five minutes, a
/// paused one after twenty, as Google's devices do; whether senders are connected plays no part, but for a mirroring
/// app, which ends with the sender that it serves.
///
/// It is one thing, since it is where the parts meet: each of its files carries one subject between platform,
/// application, screen and group. What has states of its own is a value of its own (`MirroringCore`, `PageWait`,
/// `Following`, `NewsBudget`, `StatusPace`).
package struct ReceiverDevice: Sendable {
    package static let idleLimit: Duration = .seconds(5 * 60)
    package static let pausedLimit: Duration = .seconds(20 * 60)
    /// Bytes of what an event says of a sender's program; browsers' have some 200.
    static let longestUserAgent = 500

    package internal(set) var platform: ReceiverPlatform
    package internal(set) var media: MediaSessionCore?
    package internal(set) var mirroring: MirroringCore?
    /// Nil where it plays nothing of a group's.
    var following: Following?
    var hasScreen = true
    var pageWait = PageWait()
    var journal = MirroringJournal()
    var lastMirroring = 0
    /// What the screen decodes of what is mirrored, as far as it has said.
    var decodable = StreamCodec.decodedByChromium
    var loopbackConnections: Set<ConnectionID> = []
    var lastLoad = 0
    var news = NewsBudget()
    var statusPace = StatusPace()
    var texts = MediaReplyText()
    /// Volumes that the screen was told and has not confirmed; the newest last.
    private var toldVolumes: [DeviceVolume] = []
    private let seed: UInt64

    /// - Parameter seed: random per start; session ids and shuffling come from it.
    package init(
        profile: DeviceProfile, applications: [ApplicationRecord] = [.defaultMediaReceiver], seed: UInt64
    ) {
        platform = ReceiverPlatform(profile: profile, applications: applications, sessionKey: seed)
        self.seed = seed
    }

    // MARK: - What happens

    /// - Parameter isLoopback: whether the sender sits on this machine; only then may it play what only this machine
    ///   serves.
    package mutating func connectionOpened(_ id: ConnectionID, isLoopback: Bool) {
        platform.connectionOpened(id)
        if isLoopback { loopbackConnections.insert(id) }
    }

    package mutating func connectionClosed(
        _ id: ConnectionID, at now: ContinuousClock.Instant
    ) -> [DeviceAction] {
        loopbackConnections.remove(id)
        let closed = perform(platform.connectionClosed(id), at: now)
        let ended = mirroring?.connectionClosed(id, at: now) ?? []
        return closed + perform(ended, at: now)
    }

    package mutating func messageReceived(
        _ message: CastMessage, on id: ConnectionID, at now: ContinuousClock.Instant
    ) -> [DeviceAction] {
        perform(platform.messageReceived(message, on: id, at: now), at: now)
    }

    package mutating func screenReported(
        _ event: PlayerEvent, at now: ContinuousClock.Instant
    ) -> [DeviceAction] {
        switch event {
        case .ready:
            toldVolumes = [platform.volume]
            return [.event(.screenReady), .player(volumeCommand), .player(idleCommand)] + tellGroup(.screenReady)
        case .gone(let reason):
            return [.event(.screenGone(reason: reason))]
        case .volumeChanged(let level, let muted):
            return screenVolumeChanged(VolumeChange(level: level, muted: muted), at: now)
        case .applicationFailed(let reason):
            let said: DeviceAction = .log("the application's page can't be shown: \(reason)")
            guard platform.running?.record.url != nil else { return [said] }
            return [said] + perform(platform.applicationEnded(), at: now)
        case .message(let message):
            return messageOfPage(message)
        case .page(let isOpen): return pageReported(isOpen: isOpen, at: now)
        case .mirrored(let id, let counts): return mirrored(id, counts)
        case .decodes(let codecs):
            decodable = codecs
            return []
        case .needsKeyFrame(let id, let stream): return keyFrameWanted(id, stream: stream)
        case .mirroringFault(let id, let stream, let reason):
            return [.event(.mirroring(.fault(id, stream: stream, reason: reason)))]
        case .adsFound(let id, let findings):
            return performLate(media?.adsFound(id, findings, at: now) ?? [], at: now)
        case .playback(let report):
            if let load = following?.load, load.own == report.load { return followed(report, load, at: now) }
            return performLate(media?.playerReported(report, at: now) ?? [], at: now)
        }
    }

    /// The screen confirms what it was told, one after the other; only where it says otherwise (a person turned it
    /// down there) do the senders learn of it.
    private mutating func screenVolumeChanged(
        _ volume: VolumeChange, at now: ContinuousClock.Instant
    ) -> [DeviceAction] {
        let confirmed = toldVolumes.firstIndex {
            abs($0.level - (volume.level ?? 0)) < 0.005 && $0.muted == volume.muted
        }
        if let confirmed {
            toldVolumes.removeFirst(confirmed + 1)
            return []
        }
        let actions = perform(platform.setVolume(volume), at: now)
        toldVolumes = []
        return actions.filter { if case .player = $0 { false } else { true } }
    }

    package var nextDeadline: ContinuousClock.Instant? {
        platform.nextDeadline.earlier(media?.nextDeadline).earlier(applicationDeadline)
            .earlier(mirroring?.nextDeadline).earlier(journal.nextDeadline).earlier(pageDeadline)
            .earlier(news.deadline).earlier(statusPace.deadline)
    }

    private var applicationDeadline: ContinuousClock.Instant? {
        switch media?.activity {
        case .idle(let since): since + Self.idleLimit
        case .paused(let since): since + Self.pausedLimit
        case .busy, nil: nil
        }
    }

    package mutating func deadlinePassed(at now: ContinuousClock.Instant) -> [DeviceAction] {
        var actions = perform(platform.deadlinePassed(at: now), at: now)
        actions += performLate(media?.deadlinePassed(at: now) ?? [], at: now)
        actions += tellHeldStatus(at: now) + tellHeldNews(at: now)
        if let deadline = applicationDeadline, now >= deadline {
            actions += perform(platform.applicationEnded(), at: now)
        }
        let mirrored = mirroring?.deadlinePassed(at: now) ?? []
        actions += perform(mirrored, at: now)
        actions += pageDeadlinePassed(at: now)
        actions += journal.deadlinePassed(at: now).map { .event(.mirroring($0)) }
        return actions
    }

    // MARK: - What comes of it

    mutating func perform(_ actions: [PlatformAction], at now: ContinuousClock.Instant) -> [DeviceAction] {
        // What most requests come to.
        if actions.count == 1, case .send(let id, let message) = actions[0] { return [.send(id, message)] }
        return actions.flatMap { perform($0, at: now) }
    }

    private mutating func perform(_ action: PlatformAction, at now: ContinuousClock.Instant) -> [DeviceAction] {
        switch action {
        case .send(let id, let message): return [.send(id, message)]
        case .answerChallenge(let id, let message): return [.answerChallenge(id, message)]
        case .deliver(let message, let sender): return deliver(message, from: sender, at: now)
        case .applicationStarted(let session): return started(session, at: now)
        case .applicationStopped(let session): return stopped(session, at: now)
        case .volumeChanged(let volume):
            toldVolumes = toldVolumes.suffix(63) + [volume]
            return [.player(volumeCommand), .event(.volumeChanged(level: volume.level, muted: volume.muted))]
        case .memberVolume(let wish): return [.memberVolume(wish)]
        case .announce(let text): return [.announce(statusText: text), .player(idleCommand)]
        case .senderConnected(let sender, let agent):
            mirroring?.senderConnected(sender)
            // Events wait by the thousand for a reader who is slow.
            let name = agent.map { String($0.held(toBytes: Self.longestUserAgent)) }
            return [.event(.senderConnected(sender, userAgent: name))]
        case .senderJoined(let sender):
            mirroring?.senderConnected(sender)
            return []
        case .senderDisconnected(let sender): return [.event(.senderDisconnected(sender))]
        case .log(let text): return [.log(text)]
        }
    }

    private mutating func deliver(
        _ message: CastMessage, from sender: SenderAddress, at now: ContinuousClock.Instant
    ) -> [DeviceAction] {
        let namespaces = platform.running?.record.namespaces ?? []
        guard namespaces.contains(message.namespace) else {
            return [.log("a message in a namespace that the application does not know was passed over")]
        }
        guard let text = message.text else {
            return [.log("a binary message was passed over where \(message.namespace) is text")]
        }
        if following != nil { return askedWhileFollowing(text, from: sender, at: now) }
        if mirroring != nil { return mirroringMessage(text, in: message.namespace, from: sender, at: now) }
        guard message.namespace == .media else { return messageForPage(message, text, from: sender) }
        let isLoopback = loopbackConnections.contains(sender.connection)
        let actions = media?.requestReceived(text, from: sender, senderIsLoopback: isLoopback, at: now) ?? []
        for case .reply(.sessionState, let asker) in actions { platform.handovers.stored(by: asker.sender, at: now) }
        return perform(actions, at: now)
    }

    private mutating func started(
        _ session: ApplicationSession, at now: ContinuousClock.Instant
    ) -> [DeviceAction] {
        if session.record.isFollower {
            following = Following(sessionID: session.sessionID)
        } else if session.record.namespaces.contains(.media) {
            media = MediaSessionCore(startingAfterLoad: lastLoad, shuffleSeed: seed, at: now)
        }
        startMirroring(session, at: now)
        let record = session.record
        let started: DeviceAction = .event(
            .applicationStarted(appID: record.appID, displayName: record.displayName, sessionID: session.sessionID))
        let news = record.isFollower ? [] : tellGroup(.taken)
        guard let url = record.url else { return [started] + news }
        let isLoopback = session.launcher.map(loopbackConnections.contains) ?? false
        let page = ApplicationPage(
            url: url, senderIsLoopback: isLoopback, credentials: session.launchCredentials)
        return [.player(.showApplication(page)), started] + news
    }

    private mutating func stopped(
        _ session: ApplicationSession, at now: ContinuousClock.Instant
    ) -> [DeviceAction] {
        var actions = stopMirroring(reason: "The application was stopped.", at: now) + stopFollowing()
        if let ended = media {
            lastLoad = ended.lastLoad
            if let load = ended.currentLoad { actions.append(.player(.stop(load))) }
            media = nil
        }
        if session.record.url != nil { actions.append(.player(.showApplication(nil))) }
        return actions + [.event(.applicationStopped(appID: session.record.appID, sessionID: session.sessionID))]
    }

    /// What comes of no message. Answers that have waited, and what all others are told with them, are charged to who
    /// asked, as others are at once; what nobody asked for has a pace.
    private mutating func performLate(_ actions: [MediaAction], at now: ContinuousClock.Instant) -> [DeviceAction] {
        perform(paced(actions, at: now), at: now) { action, performed in
            performed + Self.charges(for: performed, to: action.causes)
        }
    }

    private static func charges(for performed: [DeviceAction], to causes: Set<ConnectionID>) -> [DeviceAction] {
        guard !causes.isEmpty else { return [] }
        let sent = performed.reduce(into: (messages: 0, bytes: 0)) { sum, action in
            guard case .send(let id, let message) = action else { return }
            sum.messages += causes.contains(id) ? 0 : 1
            sum.bytes += message.approximateLength
        }
        return causes.map {
            .charge($0, bytes: sent.bytes / causes.count, messagesToOthers: sent.messages / causes.count)
        }
    }

    /// - Parameter whole: what is done for an action, given what comes of it without that.
    mutating func perform(
        _ actions: [MediaAction], at now: ContinuousClock.Instant,
        whole: (MediaAction, [DeviceAction]) -> [DeviceAction] = { $1 }
    ) -> [DeviceAction] {
        var performed = actions.flatMap { action in whole(action, perform(action, at: now)) }
        guard let media, let running = platform.running else { return performed }
        let text = media.statusText ?? running.record.idleStatusText
        performed += perform(platform.applicationStatusChanged(text), at: now)
        return performed
    }

    private mutating func perform(_ action: MediaAction, at now: ContinuousClock.Instant) -> [DeviceAction] {
        switch action {
        case .player(let command): return [.player(command)]
        case .log(let text): return [.log(text)]
        case .reply(let reply, let asker):
            let text = texts.text(reply, requestID: asker.requestID, of: media?.session?.queue)
            return text.map { [send($0, to: asker.sender)] + event(of: reply) } ?? []
        case .work(let bytes, let sender): return [.charge(sender.connection, bytes: bytes)]
        case .broadcast(let reply, let excluded): return broadcast(reply, except: excluded, at: now)
        }
    }

    func send(_ text: String, to sender: SenderAddress) -> DeviceAction {
        let source = platform.running?.transportID ?? EndpointID.platformReceiver
        return .send(
            sender.connection,
            CastMessage(from: source, to: sender.senderID, namespace: .media, payload: .string(text)))
    }

    func event(of reply: MediaReply) -> [DeviceAction] {
        guard case .mediaStatus(let updates) = reply, let update = updates.first else { return [] }
        return [.event(.media(MediaEvent(update, media: media?.currentMedia)))]
    }

    private var volumeCommand: PlayerCommand {
        .setVolume(level: platform.volume.level, muted: platform.volume.muted)
    }

    private var idleCommand: PlayerCommand {
        .setIdle(name: platform.profile.friendlyName, status: platform.running?.statusText ?? "")
    }
}

extension MediaEvent {
    init(_ update: MediaStatusUpdate, media: MediaInformation?) {
        self.init(
            mediaSessionID: update.mediaSessionID,
            state: update.extendedStatus?.playerState ?? update.playerState ?? "IDLE", idleReason: update.idleReason,
            position: update.currentTime ?? 0, duration: media?.streamDuration,
            // As in the device's status: an event comes with every status, however long ago the title was sent.
            title: media?.metadata?.string(forKey: .title).map { title in
                String(title.held(toBytes: MediaSessionCore.maximumTitleLength))
            },
            activeTrackIDs: update.activeTrackIDs ?? [],
            isPicture: media?.isPicture ?? false)
    }
}

extension MediaAction {
    /// Whose requests brought about what is told: those that are answered by it, or were just before.
    fileprivate var causes: Set<ConnectionID> {
        switch self {
        case .reply(_, let asker): [asker.sender.connection]
        case .broadcast(_, let answered): Set(answered.map(\.connection))
        case .work, .player, .log: []
        }
    }
}

extension MediaSessionCore {
    /// What the screen has been told to show; nil while nothing is loaded.
    package var currentLoad: LoadID? { session?.load }

    package var currentMedia: MediaInformation? { session?.media }
}

extension ContinuousClock.Instant? {
    /// The earlier of both; nil where there is neither. A list of them all would be put on the heap for each request.
    func earlier(_ other: ContinuousClock.Instant?) -> ContinuousClock.Instant? {
        guard let self, let other else { return self ?? other }
        return min(self, other)
    }
}
