public import Logging
public import NowPlayingCore

/// What stands in the media controls as one program: its sessions, of which at most one is active, what it publishes by
/// hand, and where all that is shown.
///
/// An app uses `shared`. A program that shows several things beside each other (a service for every TV of the house)
/// makes one for each: what is shown of one has nothing to do with the others.
///
/// Shown is the active session; without one, what was published by hand, if that may be shown; otherwise nothing.
/// Changes are told once at the end of a turn of the event loop. Marquee's own, since MediaPlayer has one for the process;
/// used on the main actor.
@MainActor
public final class NowPlayingApplication {
    /// The program's own.
    public static let shared = NowPlayingApplication()

    /// For publishing by hand.
    public let nowPlayingInfoCenter: NowPlayingInfoCenter
    /// For publishing by hand. Where a session is active, its own counts.
    public let remoteCommandCenter = RemoteCommandCenter()
    /// How the app's sound goes together with others'. What mixes is not shown.
    public var audioSession = AudioSessionConfiguration() {
        didSet { if audioSession != oldValue { standingChanged() } }
    }
    /// BCP 47, the best first: in which languages metadata are shown.
    public var preferredLanguages: [String] = [] {
        didSet { if preferredLanguages != oldValue { scheduleFlush() } }
    }
    /// Shows what the app has of its own of what plays, when a person clicks on it in the controls: MPRIS's `Raise`.
    /// Nil where it has nothing, which the controls are told. Marquee's own.
    public var raiseHandler: NowPlayingRaiseHandler? {
        didSet { for publisher in publishers { publisher.raiseHandler = raiseHandler } }
    }
    /// Where misuse is told of: other content in a session, a player in two.
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
    /// Milliseconds.
    private static let shortestWait: Int64 = 100

    private struct Member {
        weak var session: NowPlayingSession?
        var isActive = false
        var canBecomeActive = false
    }

    /// Shows nothing yet, and nowhere.
    public convenience init(logger: Logger = Logger(label: "marquee.now-playing")) {
        self.init(logger: logger, time: .system) { work in Task { work() } }
    }

    /// - Parameter turn: has work done at the end of this turn of the event loop.
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

    /// It is told at once what there is, and from then on what changes.
    public func addPublisher(_ publisher: any NowPlayingPublisher) {
        guard !publishers.contains(where: { $0 === publisher }) else { return }
        publishers.append(publisher)
        publisher.commandHandler = { [weak self] in await self?.perform($0) ?? .noActionableNowPlayingItem }
        publisher.raiseHandler = raiseHandler
        if let state = core.published { publisher.publish(NowPlayingPublication(state)) }
    }

    /// It shows nothing any more.
    public func removePublisher(_ publisher: any NowPlayingPublisher) {
        guard publishers.contains(where: { $0 === publisher }) else { return }
        publishers.removeAll { $0 === publisher }
        publisher.commandHandler = nil
        publisher.raiseHandler = nil
        if core.published != nil { publisher.publish(NowPlayingPublication(nil)) }
    }

    // MARK: What is shown

    /// Those that are held by somebody, in no order.
    public var sessions: [NowPlayingSession] { members.values.compactMap(\.session) }

    /// The one that is shown; `nil` if none is.
    public var activeSession: NowPlayingSession? { arbiter.active.flatMap { members[$0]?.session } }

    /// Whether this may be shown, and why not: of the active session, or of what is published by hand.
    public var eligibility: NowPlayingEligibility {
        activeSession?.eligibility
            ?? NowPlayingEligibility(hasCommandHandler: remoteCommandCenter.hasTarget, audio: audioSession)
    }

    /// What is published; `nil` if nothing is.
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

    /// Elapsed time stands still in advertising that does not count: that is a change which no player tells of.
    private func awaitEdge(at now: ContinuousClock.Instant) {
        edge?.cancel()
        edge = nil
        guard let session = activeSession, session.automaticallyPublishesNowPlayingInfo,
            let seconds = session.snapshot()?.secondsToNextEdge, seconds.isFinite, seconds <= NowPlayingLimits.seconds
        else { return }
        // A player that says it plays and stands still is asked again, but not in a loop.
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

    /// Reckons again who may be shown and who is, and tells sessions what changed for them: first who is no longer
    /// active, so that there are never two.
    ///
    /// What a session asks for while they are being told holds at once, and is told in the next turn.
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

    /// What a command does that comes from anywhere: what is shown obeys it, and nothing else does.
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
        // What was published last says whether this is live or advertising; what is offered may have changed since.
        self.state()?.commands ?? center.offered
    }
}
