public import Logging
public import NowPlayingCore

/// One program in the media controls: its sessions, what it publishes by hand, and its publishers.
///
/// At most one of the sessions is active. An app uses `shared`. A program that shows several things side by side, such
/// as a service for every TV of a home, makes one application for each. They are shown independently of each other.
///
/// The active session is shown. Without an active session, what was published by hand is shown if it may be. Otherwise
/// nothing is shown. Changes are published once, at the end of an iteration of the event loop. Marquee's own, since
/// MediaPlayer has one for the process; used on the main actor.
@MainActor
public final class NowPlayingApplication {
    /// The program's own application.
    public static let shared = NowPlayingApplication()

    /// The info center for publishing by hand.
    public let nowPlayingInfoCenter: NowPlayingInfoCenter
    /// The command center for publishing by hand. While a session is active, the session's own command center is used.
    public let remoteCommandCenter = RemoteCommandCenter()
    /// How the app's audio combines with that of other apps. Audio that mixes is not shown.
    public var audioSession = AudioSessionConfiguration() {
        didSet { if audioSession != oldValue { standingChanged() } }
    }
    /// The languages in which metadata is shown, as BCP 47 tags, the best first.
    public var preferredLanguages: [String] = [] {
        didSet { if preferredLanguages != oldValue { scheduleFlush() } }
    }
    /// Shows the app's own view of what plays when a person clicks on it in the controls: MPRIS's `Raise`.
    ///
    /// Nil if the app has no such view, which the controls are told. Marquee's own.
    public var raiseHandler: NowPlayingRaiseHandler? {
        didSet { for publisher in publishers { publisher.raiseHandler = raiseHandler } }
    }
    /// Gets warnings about misuse: players with different content in one session, or a player in two sessions.
    public let logger: Logger

    let time: NowPlayingTime
    private let turn: @MainActor (@escaping @MainActor () -> Void) -> Void
    var arbiter = NowPlayingArbiter<ObjectIdentifier>()
    private var members: [ObjectIdentifier: Member] = [:]
    private var publishers: [any NowPlayingPublisher] = []
    private var core = PublishingCore()
    private var isFlushDue = false
    private var hasJumped = false
    private let artworks = ArtworkDesk()
    private let intake = CommandDesk()
    private var edge: Task<Void, Never>?
    private var lastActive: ObjectIdentifier?
    private var isTelling = false
    /// In milliseconds.
    private static let shortestWait: Int64 = 100

    private struct Member {
        weak var session: NowPlayingSession?
        var isActive = false
        var canBecomeActive = false
    }

    /// Creates an application without sessions and publishers.
    public convenience init(logger: Logger = Logger(label: "marquee.now-playing")) {
        self.init(logger: logger, time: .system) { work in Task { work() } }
    }

    /// Creates an application.
    ///
    /// - Parameter turn: runs work at the end of this iteration of the event loop.
    package init(
        logger: Logger, time: NowPlayingTime, turn: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void
    ) {
        self.logger = logger
        self.time = time
        self.turn = turn
        nowPlayingInfoCenter = NowPlayingInfoCenter(time: time)
        nowPlayingInfoCenter.changed = { [weak self] in self?.scheduleFlush(jumped: $0) }
        remoteCommandCenter.changed = { [weak self] in self?.scheduleFlush() }
        artworks.arrived = { [weak self] in self?.scheduleFlush() }
    }

    // MARK: Publishers

    /// Adds a publisher. It receives the current state at once, and from then on each change.
    public func addPublisher(_ publisher: any NowPlayingPublisher) {
        guard !publishers.contains(where: { $0 === publisher }) else { return }
        publishers.append(publisher)
        publisher.commandHandler = { [weak self] in await self?.perform($0) ?? .noActionableNowPlayingItem }
        publisher.raiseHandler = raiseHandler
        if let state = core.published { publisher.publish(NowPlayingPublication(state)) }
    }

    /// Removes a publisher. It shows nothing any more.
    public func removePublisher(_ publisher: any NowPlayingPublisher) {
        guard publishers.contains(where: { $0 === publisher }) else { return }
        publishers.removeAll { $0 === publisher }
        publisher.commandHandler = nil
        publisher.raiseHandler = nil
        if core.published != nil { publisher.publish(NowPlayingPublication(nil)) }
    }

    // MARK: What is shown

    /// All sessions that are still referenced, in no order.
    public var sessions: [NowPlayingSession] { members.values.compactMap(\.session) }

    /// The session that is shown; `nil` if none is.
    public var activeSession: NowPlayingSession? { arbiter.active.flatMap { members[$0]?.session } }

    /// Whether the active session, or what is published by hand, may be shown, and if not, why.
    public var eligibility: NowPlayingEligibility {
        activeSession?.eligibility
            ?? NowPlayingEligibility(hasCommandHandler: remoteCommandCenter.hasTarget, audio: audioSession)
    }

    /// The state that is published; `nil` if none is.
    public var publishedState: NowPlayingState? { core.published }

    private func state() -> NowPlayingState? {
        guard eligibility.isEligible else { return nil }
        guard let session = activeSession else {
            return manualState(nowPlayingInfoCenter, remoteCommandCenter)
        }
        guard session.automaticallyPublishesNowPlayingInfo else {
            return manualState(session.nowPlayingInfoCenter, session.remoteCommandCenter)
        }
        guard var snapshot = session.snapshot() else { return nil }
        snapshot.artwork = artworks.picture(of: snapshot.info[.artwork])
        return snapshot.state(at: time.now())
    }

    private func manualState(_ info: NowPlayingInfoCenter, _ commands: RemoteCommandCenter) -> NowPlayingState? {
        let artwork = artworks.picture(of: info.nowPlayingInfo?[.artwork])
        guard var state = info.state(artwork: artwork, commands: commands.offered) else { return nil }
        state.volume = PlaybackNumbers.fraction(commands.changeVolumeCommand.currentVolume)
        state.isMuted = commands.changeMuteCommand.isMuted
        state.repeatMode = commands.changeRepeatModeCommand.currentRepeatType
        state.shuffleMode = commands.changeShuffleModeCommand.currentShuffleType
        return state
    }

    // MARK: Publishing

    func scheduleFlush(jumped: Bool = false) {
        hasJumped = hasJumped || jumped
        guard !isFlushDue else { return }
        isFlushDue = true
        turn { [weak self] in self?.flush() }
    }

    private func flush() {
        isFlushDue = false
        standingChanged(schedules: false)
        let jumped = hasJumped
        hasJumped = false
        let now = time.now()
        awaitEdge(at: now)
        let isAnother = lastActive != arbiter.active
        lastActive = arbiter.active
        guard var publication = core.publication(of: state(), jumped: jumped, at: now) else { return }
        if isAnother { publication.isJump = false }
        for publisher in publishers { publisher.publish(publication) }
    }

    /// Schedules the next start or end of an advertisement.
    ///
    /// Elapsed time stands still during advertising that does not count. No player reports that change.
    private func awaitEdge(at now: ContinuousClock.Instant) {
        edge?.cancel()
        edge = nil
        guard let session = activeSession, session.automaticallyPublishesNowPlayingInfo,
            let seconds = session.snapshot()?.secondsToNextEdge, seconds.isFinite, seconds <= NowPlayingLimits.seconds
        else { return }
        // A player may claim to play while it stands still. It is asked again, but not in a tight loop.
        let deadline = now + .milliseconds(max(Int64(seconds * 1000) + 1, Self.shortestWait))
        let sleep = time.sleep
        edge = Task { [weak self] in
            guard (try? await sleep(deadline)) != nil else { return }
            self?.scheduleFlush()
        }
    }

    // MARK: Sessions

    func add(_ session: NowPlayingSession) {
        let id = ObjectIdentifier(session)
        members[id] = Member(session: session)
        arbiter.add(id, isEligible: session.eligibility.isEligible)
        standingChanged()
    }

    func remove(_ id: ObjectIdentifier) {
        guard members.removeValue(forKey: id) != nil else { return }
        arbiter.remove(id)
        standingChanged()
    }

    func requestActive(_ session: NowPlayingSession) -> Bool {
        let became = arbiter.requestActive(ObjectIdentifier(session))
        standingChanged()
        return became
    }

    /// Decides again which sessions may be shown and which one is, and tells the sessions what changed for them.
    ///
    /// Sessions that became inactive are told first, so that there are never two active ones. A request that a session
    /// makes while it is told takes effect at once, and is reported in the next iteration of the event loop.
    func standingChanged(schedules: Bool = true) {
        guard !isTelling else { return scheduleFlush() }
        isTelling = true
        defer { isTelling = false }
        for (id, member) in members {
            guard let session = member.session else { continue }
            arbiter.setEligible(id, session.eligibility.isEligible)
        }
        var told: [(NowPlayingSession, NowPlayingSessionEvent)] = []
        for (id, member) in members {
            guard let session = member.session else { continue }
            let isActive = arbiter.active == id
            let canBecomeActive = arbiter.canBecomeActive(id)
            members[id]?.isActive = isActive
            members[id]?.canBecomeActive = canBecomeActive
            if canBecomeActive != member.canBecomeActive {
                told.append((session, .didChangeCanBecomeActive(canBecomeActive)))
            }
            if isActive != member.isActive { told.append((session, .didChangeActive(isActive))) }
        }
        for (session, event) in told where event == .didChangeActive(false) { session.tell(event) }
        for (session, event) in told where event != .didChangeActive(false) { session.tell(event) }
        if schedules { scheduleFlush() }
    }

    // MARK: Commands

    /// Carries out a command from any publisher. Only what is shown takes it.
    func perform(_ event: RemoteCommandEvent) async -> RemoteCommandHandlerStatus {
        guard let state = core.published, eligibility.isEligible else { return .noActionableNowPlayingItem }
        if case .changePlaybackPosition(_, let item?) = event, item != state.itemID { return .noSuchContent }
        let session = activeSession
        let center = session?.remoteCommandCenter ?? remoteCommandCenter
        guard allowed(center).contains(event.kind) else { return .commandFailed }
        let asThePlayerHasIt = session?.event(event) ?? nowPlayingInfoCenter.event(event)
        return await intake.run(event.kind) { await center.perform(asThePlayerHasIt) }
    }

    private func allowed(_ center: RemoteCommandCenter) -> OfferedCommands {
        // What was published last says whether this is live or advertising; the offered commands may have changed
        // since.
        self.state()?.commands ?? center.offered
    }
}
