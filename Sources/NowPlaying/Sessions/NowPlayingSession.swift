public import NowPlayingCore

/// One thing that plays, with one player or several players that show the same content, as MPNowPlayingSession.
///
/// ```swift
/// let session = try NowPlayingSession(players: [player])
/// session.remoteCommandCenter.playCommand.addTarget { _ in await player.play() }
/// session.automaticallyPublishesNowPlayingInfo = true
/// ```
///
/// A single session is active by itself. Of several sessions at most one is active, and `becomeActiveIfPossible`
/// changes which one. A session lives as long as it is referenced. Used on the main actor.
@MainActor
public final class NowPlayingSession {
    /// The players. The times and the item of the first one are shown.
    public private(set) var players: [any NowPlayingPlayer]
    /// The commands to which this session responds, with their handlers.
    public let remoteCommandCenter = RemoteCommandCenter()
    /// For publishing by hand. While `automaticallyPublishesNowPlayingInfo` is on, what is set here is not shown.
    public let nowPlayingInfoCenter: NowPlayingInfoCenter
    /// The application that the session belongs to.
    public let application: NowPlayingApplication
    /// Called when the session becomes active or inactive, or when this becomes possible or impossible.
    public weak var delegate: (any NowPlayingSessionDelegate)?

    /// Whether the session watches its players and shows what they play and their item's information.
    public var automaticallyPublishesNowPlayingInfo = false {
        didSet { if automaticallyPublishesNowPlayingInfo != oldValue { application.scheduleFlush() } }
    }

    /// The name that the property had when Apple presented the session.
    @available(*, deprecated, renamed: "automaticallyPublishesNowPlayingInfo")
    public var automaticallyPublishNowPlayingInfo: Bool {
        get { automaticallyPublishesNowPlayingInfo }
        set { automaticallyPublishesNowPlayingInfo = newValue }
    }

    private static var owners: [ObjectIdentifier: Owner] = [:]
    private var shownItem: NowPlayingItem?
    private let broadcaster = SessionEvents()
    private var isInvalid = false
    private var hasWarnedOfIgnoredInfo = false

    private struct Owner {
        let id: ObjectIdentifier
        weak var session: NowPlayingSession?
        weak var player: (any NowPlayingPlayer)?
    }

    /// Creates a session.
    ///
    /// - Throws: if there is no player, if players show different content, or if one is in another session.
    public init(
        players: [any NowPlayingPlayer], application: NowPlayingApplication = .shared
    ) throws(NowPlayingError) {
        guard !players.isEmpty else { throw .noPlayers }
        self.application = application
        self.players = []
        nowPlayingInfoCenter = NowPlayingInfoCenter(time: application.time)
        for player in players { try Self.check(player, with: players, for: nil, application) }
        for player in players where !self.players.contains(where: { $0 === player }) { take(player) }
        nowPlayingInfoCenter.changed = { [weak self] in self?.application.scheduleFlush(jumped: $0) }
        nowPlayingInfoCenter.ignored = { [weak self] in self?.warnOfIgnoredInfo() }
        remoteCommandCenter.changed = { [weak self] in self?.application.standingChanged() }
        followItem()
        application.add(self)
    }

    isolated deinit { invalidate() }

    /// Ends the session: nothing of it is shown, and its players are free. It happens by itself when the session is not
    /// referenced any more.
    public func invalidate() {
        guard !isInvalid else { return }
        isInvalid = true
        for player in players { release(player) }
        players = []
        shownItem?.changed = nil
        application.remove(ObjectIdentifier(self))
        broadcaster.finish()
    }

    // MARK: Standing

    /// Whether the session is shown and gets the commands.
    public var isActive: Bool { application.arbiter.active == ObjectIdentifier(self) }

    /// Whether it may be shown; `eligibility` says why not.
    public var canBecomeActive: Bool { !isInvalid && eligibility.isEligible }

    /// Whether it may be shown, and if not, why.
    public var eligibility: NowPlayingEligibility {
        NowPlayingEligibility(hasCommandHandler: remoteCommandCenter.hasTarget, audio: application.audioSession)
    }

    /// Makes this the session that is shown and gets the commands, in the place of the one before.
    ///
    /// - Parameter completion: called later in any case, with whether the session became active.
    public func becomeActiveIfPossible(completion: (@MainActor @Sendable (Bool) -> Void)? = nil) {
        let became = application.requestActive(self)
        guard let completion else { return }
        Task { completion(became) }
    }

    /// Does the same and can be awaited.
    @discardableResult
    public func becomeActiveIfPossible() async -> Bool { application.requestActive(self) }

    /// The changes from now on. Each call makes a separate sequence.
    public var events: AsyncStream<NowPlayingSessionEvent> { broadcaster.makeStream() }

    func tell(_ event: NowPlayingSessionEvent) {
        switch event {
        case .didChangeActive: delegate?.nowPlayingSessionDidChangeActive(self)
        case .didChangeCanBecomeActive: delegate?.nowPlayingSessionDidChangeCanBecomeActive(self)
        }
        broadcaster.send(event)
    }

    // MARK: Players

    /// Adds a player.
    ///
    /// - Throws: the same errors as the initializer.
    public func addPlayer(_ player: any NowPlayingPlayer) throws(NowPlayingError) {
        guard !players.contains(where: { $0 === player }) else { return }
        try Self.check(player, with: players + [player], for: self, application)
        take(player)
        followItem()
        application.scheduleFlush()
    }

    /// Removes the player and frees it; does nothing if it is not in this session.
    public func removePlayer(_ player: any NowPlayingPlayer) {
        guard players.contains(where: { $0 === player }) else { return }
        players.removeAll { $0 === player }
        release(player)
        followItem()
        application.scheduleFlush()
    }

    private static func check(
        _ player: any NowPlayingPlayer, with players: [any NowPlayingPlayer], for session: NowPlayingSession?,
        _ application: NowPlayingApplication
    ) throws(NowPlayingError) {
        if let owner = owners[ObjectIdentifier(player)], owner.player === player, let other = owner.session,
            other !== session
        {
            application.logger.warning("\(NowPlayingError.playerInAnotherSession.description)")
            throw .playerInAnotherSession
        }
        let contents = players.compactMap { $0.currentItem?.contentID }
        if let first = contents.first, let other = contents.first(where: { $0 != first }) {
            let error = NowPlayingError.contentMismatch(first, other)
            application.logger.warning("\(error.description)")
            throw error
        }
    }

    private func take(_ player: any NowPlayingPlayer) {
        players.append(player)
        Self.owners[ObjectIdentifier(player)] = Owner(
            id: ObjectIdentifier(self), session: self, player: player)
        player.eventHandler = { [weak self, weak player] event in
            guard let self, let player else { return }
            self.changed(player, event)
        }
    }

    private func release(_ player: any NowPlayingPlayer) {
        // If this session ended late, another session may own the player already.
        guard Self.owners[ObjectIdentifier(player)]?.id == ObjectIdentifier(self) else { return }
        player.eventHandler = nil
        Self.owners[ObjectIdentifier(player)] = nil
    }

    private func changed(_ player: any NowPlayingPlayer, _ event: NowPlayingPlayerEvent) {
        if event == .itemChanged {
            followItem()
            warnOfOtherContent()
        }
        application.scheduleFlush(jumped: event == .timeJumped && player === players.first)
    }

    // MARK: What is shown

    private func followItem() {
        let item = players.first?.currentItem
        guard item !== shownItem else { return }
        shownItem?.changed = nil
        shownItem = item
        item?.changed = { [weak self] in
            self?.warnOfMismatchedArtwork()
            self?.application.scheduleFlush()
        }
        warnOfMismatchedArtwork()
    }

    /// Returns the state of the first player; `nil` if nothing plays.
    func snapshot() -> PlaybackSnapshot? {
        guard let player = players.first, let item = player.currentItem else { return nil }
        var snapshot = PlaybackSnapshot()
        snapshot.info = item.info(languages: application.preferredLanguages)
        snapshot.playbackState = player.playbackState
        snapshot.rate = player.rate
        snapshot.currentTime = player.currentTime
        snapshot.duration = player.duration
        snapshot.isLive = player.isLive
        snapshot.isPlayingAdvertising = player.isPlayingAdvertising
        snapshot.volume = player.volume ?? remoteCommandCenter.changeVolumeCommand.currentVolume
        snapshot.isMuted = player.isMuted ?? remoteCommandCenter.changeMuteCommand.isMuted
        snapshot.repeatMode = player.repeatMode ?? remoteCommandCenter.changeRepeatModeCommand.currentRepeatType
        snapshot.shuffleMode = player.shuffleMode ?? remoteCommandCenter.changeShuffleModeCommand.currentShuffleType
        snapshot.itemID = item.id
        snapshot.commands = remoteCommandCenter.offered
        return snapshot
    }

    /// Converts the times of a command from the shown ones to the player's.
    func event(_ event: RemoteCommandEvent) -> RemoteCommandEvent {
        guard automaticallyPublishesNowPlayingInfo else { return nowPlayingInfoCenter.event(event) }
        return snapshot()?.event(event) ?? event
    }

    private func warnOfOtherContent() {
        let contents = Set(players.compactMap { $0.currentItem?.contentID })
        guard contents.count > 1 else { return }
        application.logger.warning(
            "The players of a session show different content; the first one's is shown. Make a session for each.")
    }

    private func warnOfMismatchedArtwork() {
        guard let item = shownItem else { return }
        for metadata in item.externalMetadata + item.assetMetadata where metadata.hasMismatchedType {
            application.logger.warning(
                "A picture among the item's metadata is not what its data type says; its bytes say what it is.")
        }
    }

    private func warnOfIgnoredInfo() {
        guard automaticallyPublishesNowPlayingInfo, !hasWarnedOfIgnoredInfo else { return }
        hasWarnedOfIgnoredInfo = true
        application.logger.warning(
            "The session publishes by itself, so that its information centre is not shown; set the item's information.")
    }
}
