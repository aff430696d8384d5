import CastStreaming
package import CastWire

/// The whole device without sockets, clock and screen: the platform, and the application that runs on it.
///
/// It is one value behind one isolation. Its owner passes in each event, carries out the returned actions in order, and
/// calls `deadlinePassed` at `nextDeadline` or later. An application without media ends after five minutes and a paused
/// one after twenty, as on Google's devices, whether senders are connected or not. A mirroring application is the
/// exception: it ends with the sender that it serves.
///
/// It is one type because the parts meet here. Each of its files has one subject between platform, application, screen
/// and group. Parts with a state of their own are separate types (`MirroringCore`, `PageWait`, `Following`,
/// `NewsBudget`, `StatusPace`).
package struct ReceiverDevice: Sendable {
    package static let idleLimit: Duration = .seconds(5 * 60)
    package static let pausedLimit: Duration = .seconds(20 * 60)
    /// The largest size of a sender's user agent in an event, in bytes. Browsers send about 200.
    static let longestUserAgent = 500

    package internal(set) var platform: ReceiverPlatform
    package internal(set) var media: MediaSessionCore?
    package internal(set) var mirroring: MirroringCore?
    /// Nil if the device does not play what a group plays.
    var following: Following?
    var hasScreen = true
    var pageWait = PageWait()
    var journal = MirroringJournal()
    var lastMirroring = 0
    /// The codecs that the screen decodes in mirroring; a default until the screen has reported them.
    var decodable = StreamCodec.decodedByChromium
    var loopbackConnections: Set<ConnectionID> = []
    var lastLoad = 0
    var news = NewsBudget()
    var statusPace = StatusPace()
    var texts = MediaReplyText()
    /// The volumes that the screen was told and has not confirmed, the newest last.
    private var toldVolumes: [DeviceVolume] = []
    private let seed: UInt64

    /// - Parameter seed: A number that is random for each start. Session ids and shuffling are derived from it.
    package init(
        profile: DeviceProfile, applications: [ApplicationRecord] = [.defaultMediaReceiver], seed: UInt64
    ) {
        platform = ReceiverPlatform(profile: profile, applications: applications, sessionKey: seed)
        self.seed = seed
    }

    // MARK: - Events

    /// - Parameter isLoopback: Whether the sender runs on this machine. Only such a sender may play what only this
    ///   machine serves.
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

    /// The screen confirms each volume that it was told, in order. Senders are told only of another volume: a person
    /// has changed it at the screen.
    private mutating func screenVolumeChanged(
        _ volume: VolumeChange, at now: ContinuousClock.Instant
    ) -> [DeviceAction] {
        let confirmed = toldVolumes.firstIndex {
            $0.isHeard(asLevel: volume.level ?? 0) && $0.muted == volume.muted
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

    // MARK: - Actions

    mutating func perform(_ actions: [PlatformAction], at now: ContinuousClock.Instant) -> [DeviceAction] {
        // A shortcut: most requests result in one message.
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
            // Thousands of events may wait for a slow reader.
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

    /// Performs actions that no message caused directly. Answers that have waited, and the broadcasts that go with
    /// them, are charged to the senders that asked, as immediate answers are. Statuses that nobody asked for are paced.
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

    /// - Parameter whole: Gets an action and what it resulted in, and returns what is done for it.
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
            state: update.extendedStatus?.playerState ?? update.playerState ?? MediaPlayerState.idle.wire,
            idleReason: update.idleReason, position: update.currentTime ?? 0, duration: media?.streamDuration,
            // Shortened as in the device's status: an event is made for every status, however long ago the title was
            // sent.
            title: media?.metadata?.string(forKey: .title).map { title in
                String(title.held(toBytes: MediaSessionCore.maximumTitleLength))
            },
            activeTrackIDs: update.activeTrackIDs ?? [],
            isPicture: media?.isPicture ?? false)
    }
}

extension MediaAction {
    /// The connections whose requests caused the message: this message answers them, or they were answered just before.
    fileprivate var causes: Set<ConnectionID> {
        switch self {
        case .reply(_, let asker): [asker.sender.connection]
        case .broadcast(_, let answered): Set(answered.map(\.connection))
        case .work, .player, .log: []
        }
    }
}

extension MediaSessionCore {
    /// The load that the screen was told to show; nil while nothing is loaded.
    package var currentLoad: LoadID? { session?.load }

    package var currentMedia: MediaInformation? { session?.media }
}

extension ContinuousClock.Instant? {
    /// The earlier of both; nil if there is neither. A list of all deadlines would allocate memory for each request.
    func earlier(_ other: ContinuousClock.Instant?) -> ContinuousClock.Instant? {
        guard let self, let other else { return self ?? other }
        return min(self, other)
    }
}
