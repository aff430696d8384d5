import DBus
import Logging
import Testing

@testable import NowPlaying

@MainActor @Suite("MPRIS: a player on a bus that comes and goes", .timeLimit(.minutes(1)))
struct MPRISPublisherTests {
    private let bus = FakeMPRISBus()
    private let clock = TestClock()
    private let publisher: MPRISPublisher

    private let log = LogLines()
    private let complaints = BusComplaints()

    init() {
        publisher = Self.publisher(bus, clock, log, complaints)
    }

    private static func publisher(
        _ bus: FakeMPRISBus, _ clock: TestClock, _ log: LogLines, _ complaints: BusComplaints,
        claim: MPRISClaim? = nil
    ) -> MPRISPublisher {
        MPRISPublisher(
            identity: "Living Room (Marquee)", claim: { claim },
            logger: Logger(label: "test") { _ in LineHandler(lines: log) }, bus: bus, complaints: complaints,
            time: NowPlayingTime(now: { clock.now }, sleep: { try await clock.sleep(until: $0) }))
    }

    private func claiming(_ role: MPRISClaim.Role) -> MPRISPublisher {
        Self.publisher(bus, clock, log, complaints, claim: MPRISClaim(subject: "abc", role: role))
    }

    private func wait(for condition: () -> Bool) async {
        while !condition(), !Task.isCancelled { await Task.yield() }
    }

    private func state(_ playback: NowPlayingPlaybackState = .playing, volume: Double = 0.5) -> NowPlayingState {
        var state = NowPlayingState(
            playbackState: playback, position: PlaybackPosition(elapsed: 10, rate: 1, moment: clock.now),
            commands: OfferedCommands([.play, .pause]), volume: volume, itemID: "1")
        state.info[.title] = "Film"
        return state
    }

    private func publish(_ state: NowPlayingState?, isJump: Bool = false) {
        publisher.publish(NowPlayingPublication(state, isJump: isJump))
    }

    /// The player's connection, once it has its name.
    private func appear(_ number: Int = 1) async throws -> FakeMPRISConnection {
        await wait { bus.connections.count >= number && bus.connections[number - 1].name != nil }
        return try #require(bus.connections.last)
    }

    // S0-97
    @Test func itCanBeRaisedWhileTheAppHasSomethingToShow() async throws {
        publish(state())
        let player = try await appear()
        let raise = DBusWish.call(interface: MPRISInterfaces.root, member: "Raise", arguments: [])
        #expect(player.rootValue("CanRaise") == .bool(false))
        #expect(try await player.ask(raise).get() == [])
        var raised = 0
        publisher.raiseHandler = { raised += 1 }
        await wait { player.rootValue("CanRaise") == .bool(true) }
        #expect(player.told == [.changed(["CanRaise": .bool(true)])])
        #expect(try await player.ask(raise).get() == [] && raised == 1)
        publisher.raiseHandler = nil
        await wait { player.rootValue("CanRaise") == .bool(false) }
        #expect(try await player.ask(raise).get() == [] && raised == 1)
    }

    @Test func oneThatCanBeRaisedSaysSoFromTheStart() async throws {
        publisher.raiseHandler = {}
        publish(state())
        #expect(try await appear().rootValue("CanRaise") == .bool(true))
    }

    @Test func theFirstPublicationIsQuietAndChangesAreTold() async throws {
        publish(state())
        let player = try await appear()
        #expect(player.value("PlaybackStatus") == .string("Playing"))
        #expect(player.told.isEmpty)
        publish(state(.paused))
        await wait { !player.told.isEmpty }
        #expect(player.told == [.changed(["PlaybackStatus": .string("Paused")])])
    }

    @Test func changesOfATurnAreToldAsOne() async throws {
        publish(state())
        let player = try await appear()
        publish(state(.paused))
        publish(state())
        publish(state(.paused), isJump: true)
        await wait { player.told.count == 2 }
        #expect(player.told == [.changed(["PlaybackStatus": .string("Paused")]), .seeked(.int64(10_000_000))])
    }

    @Test func theNewestVolumeIsToldOnceItsTimeHasCome() async throws {
        publish(state(volume: 0.1))
        let player = try await appear()
        publish(state(volume: 0.2))
        await wait { player.told.count == 1 }
        publish(state(volume: 0.3))
        await wait { clock.sleepers == 1 }
        publish(state(volume: 0.4))
        #expect(player.told == [.changed(["Volume": .double(0.2)])])
        clock.advance(by: MPRISChanges.distanceOfVolumes)
        await wait { player.told.count == 2 }
        #expect(player.told.last == .changed(["Volume": .double(0.4)]))
    }

    @Test func whatHasStoppedLeavesTheBusAndComesBack() async throws {
        publish(state(.stopped))
        publish(state())
        let player = try await appear()
        #expect(bus.attempts == 1)
        publish(state(.stopped))
        await wait { !player.isOpen }
        publish(state())
        #expect(try await appear(2).isOpen)
        publish(nil)
        await wait { bus.connections.allSatisfy { !$0.isOpen } }
    }

    @Test func aBusThatIsNotThereIsTriedAgainLessAndLessOften() async throws {
        bus.isThere = false
        publish(state())
        await wait { clock.sleepers == 1 }
        #expect(bus.attempts == 1)
        clock.advance(by: MPRISPublisher.shortestWait)
        await wait { bus.attempts == 2 && clock.sleepers == 1 }
        clock.advance(by: MPRISPublisher.shortestWait)
        #expect(clock.sleepers == 1)
        bus.isThere = true
        clock.advance(by: MPRISPublisher.shortestWait)
        #expect(try await appear().isOpen)
    }

    @Test func aBusThatGoesIsPickedUpAgain() async throws {
        publish(state())
        try await appear().end()
        await wait { clock.sleepers == 1 }
        publish(state(.paused))
        clock.advance(by: MPRISPublisher.shortestWait)
        #expect(try await appear(2).value("PlaybackStatus") == .string("Paused"))
    }

    @Test func aBusThatRefusesTheNameIsAskedOnceEachTimeAndPickedUpWhenItAllowsIt() async throws {
        bus.refusesNames = true
        publish(state())
        await wait { clock.sleepers == 1 }
        #expect(bus.attempts == 1)
        #expect(bus.connections.allSatisfy { !$0.isOpen })
        #expect(log.all.count == 1)
        bus.refusesNames = false
        clock.advance(by: MPRISPublisher.shortestWait)
        #expect(try await appear(2).isOpen)
    }

    @Test func ofManyPlayersThatWaitForOneBusOneLineIsTold() async throws {
        bus.isThere = false
        let others = (0..<200).map { _ in Self.publisher(bus, clock, log, complaints) }
        for player in others { player.publish(NowPlayingPublication(state())) }
        publish(state())
        await wait { clock.sleepers == 201 }
        #expect(log.all == ["info: The desktop's media controls are not there: There is no bus."])
        bus.isThere = true
        clock.advance(by: MPRISPublisher.shortestWait)
        await wait { bus.connections.filter { $0.name != nil }.count == 201 }
        // Gone again is news again.
        bus.isThere = false
        for connection in bus.connections { connection.end() }
        await wait { clock.sleepers == 201 }
        clock.advance(by: MPRISPublisher.shortestWait)
        await wait { clock.sleepers == 201 }
        #expect(log.all.filter { $0.hasSuffix("There is no bus.") }.count == 2)
        // Those that were about to tell something say that it went.
        #expect(log.all.count <= 3)
    }

    @Test func whatTheNextApplicationHasNotLeavesTheBus() async throws {
        var first = state()
        first.repeatMode = .all
        first.shuffleMode = .items
        publish(first)
        let player = try await appear()
        #expect(player.value("Shuffle") == .bool(true))
        publish(state())
        await wait { !player.told.isEmpty }
        #expect(player.told == [.removed(["LoopStatus", "Shuffle"])])
        #expect(player.value("Shuffle") == nil && player.value("LoopStatus") == nil)
        #expect(player.value("Volume") == .double(0.5))
        publish(first)
        await wait { player.told.count == 2 }
        #expect(player.value("LoopStatus") == .string("Playlist"))
    }

    // MARK: - What others show too

    @Test func whoeverStandsInLineIsNotAPlayerUntilItIsItsTurn() async throws {
        let publisher = claiming(.watcher)
        publisher.publish(NowPlayingPublication(state()))
        await wait { bus.connections.first?.claim != nil }
        let player = try #require(bus.connections.first)
        publisher.publish(NowPlayingPublication(state(.paused)))
        #expect(player.name == nil && player.value("PlaybackStatus") == nil)
        player.giveTurn()
        #expect(try await appear().value("PlaybackStatus") == .string("Paused"))
    }

    @Test func whoeverIsDisplacedLeavesAndStandsInLineAgain() async throws {
        let publisher = claiming(.watcher)
        publisher.publish(NowPlayingPublication(state()))
        await wait { bus.connections.first?.claim != nil }
        bus.connections[0].giveTurn()
        let player = try await appear()
        player.takeTurn()
        await wait { !player.isOpen && clock.sleepers == 1 }
        clock.advance(by: MPRISPublisher.shortestWait)
        await wait { bus.connections.count == 2 && bus.connections[1].claim != nil }
        #expect(bus.connections[1].name == nil)
        bus.connections[1].giveTurn()
        #expect(try await appear(2).isOpen)
    }

    @Test func whoeverHasNothingToShowLeavesTheLine() async throws {
        let publisher = claiming(.player)
        publisher.publish(NowPlayingPublication(state()))
        await wait { bus.connections.first?.claim != nil }
        publisher.publish(NowPlayingPublication(nil))
        await wait { !bus.connections[0].isOpen }
        #expect(bus.connections[0].name == nil)
    }

    @Test func aBusThatGoesWhileOneStandsInLineIsNewsAndIsSoonLookedFor() async throws {
        bus.isThere = false
        let publisher = claiming(.watcher)
        publisher.publish(NowPlayingPublication(state()))
        await wait { clock.sleepers == 1 }
        clock.advance(by: MPRISPublisher.shortestWait)
        await wait { bus.attempts == 2 && clock.sleepers == 1 }
        bus.isThere = true
        clock.advance(by: MPRISPublisher.shortestWait * 2)
        await wait { bus.connections.first?.claim != nil }
        bus.isThere = false
        bus.connections[0].end()
        await wait { clock.sleepers == 1 }
        clock.advance(by: MPRISPublisher.shortestWait)
        await wait { bus.attempts == 4 && clock.sleepers == 1 }
        #expect(log.all.filter { $0.hasSuffix("There is no bus.") }.count == 2)
    }

    @Test(arguments: ["AccessDenied", "ServiceUnknown"])
    func aBusThatAllowsNoLineShowsItAllTheSame(error: String) async throws {
        bus.lineError = "org.freedesktop.DBus.Error." + error
        let publisher = claiming(.watcher)
        publisher.publish(NowPlayingPublication(state()))
        #expect(try await appear().isOpen)
    }

    @Test func aPlaceInLineThatFailsOtherwiseIsAskedForAgain() async throws {
        bus.lineError = "org.freedesktop.DBus.Error.LimitsExceeded"
        let publisher = claiming(.watcher)
        publisher.publish(NowPlayingPublication(state()))
        await wait { clock.sleepers == 1 }
        #expect(bus.connections.allSatisfy { $0.name == nil && !$0.isOpen })
        bus.lineError = nil
        clock.advance(by: MPRISPublisher.shortestWait)
        await wait { bus.connections.count == 2 && bus.connections[1].claim != nil }
        bus.connections[1].giveTurn()
        #expect(try await appear(2).isOpen)
    }

    @Test func aNameThatIsTakenIsPassedOver() async throws {
        bus.take("org.mpris.MediaPlayer2.marquee")
        bus.take("org.mpris.MediaPlayer2.marquee.instance2")
        publish(state())
        #expect(try await appear().name == "org.mpris.MediaPlayer2.marquee.instance3")
    }

    @Test func callsReachTheHandlerAndAreAnsweredWithWhatCameOfThem() async throws {
        var events: [RemoteCommandEvent] = []
        publisher.commandHandler = { event in
            events.append(event)
            return event == .pause ? .success : .deviceNotFound
        }
        publish(state())
        let player = try await appear()
        let pause = DBusWish.call(interface: MPRISInterfaces.player, member: "Pause", arguments: [])
        let play = DBusWish.call(interface: MPRISInterfaces.player, member: "Play", arguments: [])
        #expect(await player.ask(pause) == .success([]))
        guard case .failure = await player.ask(play) else {
            Issue.record("Play succeeded")
            return
        }
        #expect(events == [.pause, .play])
        clock.advance(by: .seconds(2))
        let position = DBusWish.read(interface: MPRISInterfaces.player, property: "Position")
        #expect(await player.ask(position) == .success([.variant(.int64(12_000_000))]))
    }
}
