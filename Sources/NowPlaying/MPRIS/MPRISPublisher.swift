import DBus
public import Logging
public import NowPlayingCore

/// Shows what plays under the desktop's media controls, by MPRIS 2 over D-Bus: one player with its own connection.
///
/// The player is on the bus only while something plays or is paused. If the bus is missing, goes away or comes back,
/// nothing else is affected: the player appears as soon as it can. Used on the main actor.
@MainActor
public final class MPRISPublisher: NowPlayingPublisher {
    /// Returns the `file://` URL of an image that is stored for the desktop; `nil` if the image can't be used. Called
    /// from any task.
    public typealias ArtworkFile = @Sendable (MediaItemArtwork.Picture) async -> String?

    public var commandHandler: NowPlayingCommandHandler?
    /// Called when a desktop raises the player. `CanRaise` is true while there is a handler.
    public var raiseHandler: NowPlayingRaiseHandler? {
        didSet { if (raiseHandler == nil) != (oldValue == nil) { wake?.yield() } }
    }

    private let identity: String
    private let desktopEntry: String
    private let name: String
    private let claim: @MainActor () -> MPRISClaim?
    private let artworkFile: ArtworkFile?
    private let logger: Logger
    private let bus: any MPRISBus
    private let complaints: BusComplaints
    private let time: NowPlayingTime

    private var state: NowPlayingState?
    private var hasJumped = false
    private var artwork: (picture: MediaItemArtwork.Picture, url: String?)?
    private var runs = false
    private var wait = MPRISPublisher.shortestWait
    /// Wakes the loop that publishes changes.
    private var wake: AsyncStream<Void>.Continuation?

    /// Creates a publisher, which shows nothing before something is published. Used on the main actor.
    ///
    /// - Parameters:
    ///   - identity: a name for people, different for each player: "Living Room (Marquee)".
    ///   - desktopEntry: the name of the program's .desktop file, without the extension.
    ///   - name: the player's name on the bus, after `org.mpris.MediaPlayer2.`. If it is taken, `.instance2` and so on
    ///     is added.
    ///   - claim: returns what other programs may show too; only one program is on the bus for it. Called each time the
    ///     player
    ///     is about to appear.
    ///   - artworkFile: stores images; without it, no image is shown.
    ///   - logger: gets a message if the bus is missing or takes no more players: once, however many players wait for
    ///     it.
    public convenience init(
        identity: String, desktopEntry: String = "marquee", name: String = "marquee",
        claim: @escaping @MainActor () -> MPRISClaim? = { nil }, artworkFile: ArtworkFile? = nil, logger: Logger
    ) {
        self.init(
            identity: identity, desktopEntry: desktopEntry, name: name, claim: claim, artworkFile: artworkFile,
            logger: logger, bus: SessionMPRISBus(), time: .system)
    }

    init(
        identity: String, desktopEntry: String = "marquee", name: String = "marquee",
        claim: @escaping @MainActor () -> MPRISClaim? = { nil }, artworkFile: ArtworkFile? = nil, logger: Logger,
        bus: any MPRISBus, complaints: BusComplaints = .shared, time: NowPlayingTime
    ) {
        self.identity = identity
        self.desktopEntry = desktopEntry
        self.name = name
        self.claim = claim
        self.artworkFile = artworkFile
        self.logger = logger
        self.complaints = complaints
        self.bus = bus
        self.time = time
    }

    public func publish(_ publication: NowPlayingPublication) {
        let isSameItem = state?.trackID == publication.state?.trackID
        state = publication.state
        hasJumped = isSameItem && (hasJumped || publication.isJump)
        bringArtwork()
        wake?.yield()
        guard shown != nil, !runs else { return }
        runs = true
        Task { await run() }
    }

    private var shown: NowPlayingState? { state.flatMap { $0.isOnBus ? $0 : nil } }

    private var properties: [String: DBusValue] {
        state.map { MPRISProperties.player($0, artworkURL: artwork?.url) } ?? [:]
    }

    private func bringArtwork() {
        guard let picture = shown?.artwork, let artworkFile else {
            artwork = nil
            return
        }
        guard picture != artwork?.picture else { return }
        artwork = (picture, nil)
        Task { [weak self] in
            let url = await artworkFile(picture)
            guard let self, self.artwork?.picture == picture, url != nil else { return }
            self.artwork?.url = url
            self.wake?.yield()
        }
    }

    // MARK: - The bus

    static let shortestWait = Duration.seconds(1)
    static let longestWait = Duration.seconds(30)

    /// Keeps the player on the bus while there is something to show.
    ///
    /// The wait for a bus grows up to a bound, and is short again after a bus was there.
    private func run() async {
        wait = Self.shortestWait
        let id = ObjectIdentifier(self)
        while shown != nil {
            do throws(DBusError) {
                let wasThere = try await appear()
                // The player left because nothing plays. If something has started meanwhile, it is shown at once.
                if wasThere { continue }
            } catch {
                if complaints.begin("\(error)", of: id) {
                    logger.info("The desktop's media controls are not there: \(error)")
                }
            }
            try? await time.sleep(time.now() + wait)
            wait = min(wait * 2, Self.longestWait)
        }
        complaints.end(of: id)
        runs = false
    }

    /// Keeps the player on the bus until nothing plays any more, or the bus or the name is lost.
    ///
    /// - Returns: whether the player left by itself.
    private func appear() async throws(DBusError) -> Bool {
        let connection = try await bus.connect()
        let result: Result<Bool, DBusError>
        do throws(DBusError) {
            result = .success(try await stand(on: connection))
        } catch {
            result = .failure(error)
        }
        wake = nil
        await connection.close()
        return try result.get()
    }

    private func stand(on connection: any MPRISConnection) async throws(DBusError) -> Bool {
        let (wakes, wake) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        self.wake = wake
        let turn = try await awaitTurn(on: connection, wakes, wake)
        guard shown != nil else { return true }
        guard turn.isOurs else { return false }
        let first = properties
        var canRaise = raiseHandler != nil
        let root = MPRISProperties.root(identity: identity, desktopEntry: desktopEntry, canRaise: canRaise)
        hasJumped = false
        let calls = try await connection.export(
            DBusObject(MPRISInterfaces.all, values: [MPRISInterfaces.root: root, MPRISInterfaces.player: first]))
        let answers = Task { [weak self] in
            for await call in calls { self?.take(call) }
            wake.finish()
        }
        defer { answers.cancel() }
        let loss = try await takeName(on: connection)
        let watch = Task {
            await loss()
            wake.finish()
        }
        defer { watch.cancel() }
        let displacement = Task {
            guard let ends = turn.ends else { return }
            await ends()
            wake.finish()
        }
        defer { displacement.cancel() }
        complaints.end(of: ObjectIdentifier(self))
        wait = Self.shortestWait
        var changes = MPRISChanges(appearingWith: first)
        var delayed: Task<Void, Never>?
        defer { delayed?.cancel() }
        wake.yield()
        for await _ in wakes {
            guard shown != nil else { return true }
            let jumped = hasJumped
            hasJumped = false
            let all = properties
            let removed = changes.removed(by: all)
            try await connection.set(
                changes.telling(all, at: time.now()), removing: removed, of: MPRISInterfaces.player)
            if canRaise != (raiseHandler != nil) {
                canRaise.toggle()
                try await connection.set(["CanRaise": .bool(canRaise)], removing: [], of: MPRISInterfaces.root)
            }
            if jumped, let state { try await connection.emitSeeked(MPRISProperties.position(state, at: time.now())) }
            delayed?.cancel()
            delayed = changes.due.map { due in
                Task { [time] in
                    guard (try? await time.sleep(due)) != nil else { return }
                    wake.yield()
                }
            }
        }
        return false
    }

    @MainActor private final class Arrival {
        /// Nil while the wait goes on; false if the connection ended before.
        var came: Bool?
    }

    /// Waits until this publisher is to show what other programs show too, or until there is nothing to show.
    private func awaitTurn(
        on connection: any MPRISConnection, _ wakes: AsyncStream<Void>, _ wake: AsyncStream<Void>.Continuation
    ) async throws(DBusError) -> (isOurs: Bool, ends: (@Sendable () async -> Void)?) {
        guard shown != nil, let claim = claim() else { return (true, nil) }
        let turn: MPRISTurn
        do throws(DBusError) {
            turn = try await connection.queue(for: claim)
        } catch where error.isForbidden {
            // A sandbox, for example, allows MPRIS names and no others. Showing it twice is better than not at all.
            return (true, nil)
        }
        if turn.waits {
            // There is a bus while others are shown first. If it goes away later, that is logged as new, and retried
            // soon.
            complaints.end(of: ObjectIdentifier(self))
            wait = Self.shortestWait
        }
        let arrival = Arrival()
        let waiting = Task {
            arrival.came = await turn.comes()
            wake.yield()
        }
        defer { waiting.cancel() }
        wake.yield()
        for await _ in wakes {
            if let came = arrival.came { return (came, turn.ends) }
            guard shown != nil else { break }
        }
        return (false, nil)
    }

    private func takeName(on connection: any MPRISConnection) async throws(DBusError) -> @Sendable () async -> Void {
        var refusal = DBusError(.nameTaken, "No name was free on the bus.")
        for number in 1...MPRISName.limit {
            do throws(DBusError) {
                return try await connection.request(MPRISName.candidate(number, of: name))
            } catch {
                guard error.code == .nameTaken else { throw error }
                refusal = error
            }
        }
        throw refusal
    }

    // MARK: - Calls

    private func take(_ call: DBusIncomingCall) {
        let now = time.now()
        let state = state ?? NowPlayingState()
        switch call.wish {
        case .read, .readAll:
            let values = ["Position": MPRISProperties.position(state, at: now)]
            let answer = call.wish.reply(reading: values).map(DBusIncomingCall.Answer.success)
            Task { await call.answer(answer ?? .failure(.failed("There is no such value."))) }
        case .call(_, let method, let arguments):
            carryOut(MPRISCommands.outcome(calling: method, arguments, in: state, at: now), for: call)
        case .set(_, let property, let value):
            carryOut(MPRISCommands.outcome(setting: property, to: value, in: state), for: call)
        }
    }

    /// The application bounds how many commands run, and the connection bounds how many calls wait for an answer.
    private func carryOut(_ outcome: MPRISOutcome, for call: DBusIncomingCall) {
        let handler = commandHandler
        Task {
            switch outcome {
            case .error(let error): await call.fail(error)
            case .raise:
                self.raiseHandler?()
                await call.reply()
            case .events(let events):
                for event in events {
                    let status = await handler?(event) ?? .noActionableNowPlayingItem
                    if let error = status.mprisError { return await call.fail(error) }
                }
                await call.reply()
            }
        }
    }
}
