import Testing

@testable import NowPlaying

@MainActor @Suite(.timeLimit(.minutes(1))) struct SessionTests {
    private let desktop = Desktop()

    @Test func aSingleSessionIsActiveByItself() throws {
        let session = try desktop.session(FakePlayer())
        #expect(session.isActive && session.canBecomeActive)
        #expect(desktop.application.activeSession === session)
    }

    @Test func ofTwoTheOneThatAsksIsActiveAndTheOtherNotAnyMore() async throws {
        let full = try desktop.session(FakePlayer("full"))
        let small = try desktop.session(FakePlayer("small"))
        #expect(full.isActive && !small.isActive)
        #expect(await small.becomeActiveIfPossible())
        #expect(small.isActive && !full.isActive)
        #expect(desktop.application.activeSession === small)
    }

    @Test func whoMayNotBeShownIsRefusedAndToldSo() async throws {
        let session = try desktop.session(FakePlayer("one"))
        let mute = try NowPlayingSession(players: [FakePlayer("other")], application: desktop.application)
        #expect(!mute.canBecomeActive && mute.eligibility.obstacles == [.noCommandHandler])
        let became = await withCheckedContinuation { answer in
            mute.becomeActiveIfPossible { answer.resume(returning: $0) }
        }
        #expect(!became && session.isActive && !mute.isActive)
        mute.remoteCommandCenter.stopCommand.addTarget { _ in .success }
        let becomes = await withCheckedContinuation { answer in
            mute.becomeActiveIfPossible { answer.resume(returning: $0) }
        }
        #expect(becomes && mute.isActive && !session.isActive)
    }

    @Test func aSoundThatMixesIsNotShownNorActive() async throws {
        let session = try desktop.session(FakePlayer())
        desktop.application.audioSession = AudioSessionConfiguration(category: .ambient)
        #expect(!session.isActive && session.eligibility.obstacles == [.mixableAudio])
        #expect(await session.becomeActiveIfPossible() == false)
        desktop.application.audioSession = AudioSessionConfiguration()
        #expect(session.isActive)
    }

    @Test func withoutPlayersThereIsNoSession() {
        #expect(throws: NowPlayingError.noPlayers) {
            try NowPlayingSession(players: [], application: desktop.application)
        }
    }

    @Test func fourViewsOfTheSameContentAreOneSession() throws {
        let views = (1...4).map { FakePlayer("view \($0)", content: "race") }
        let session = try NowPlayingSession(players: views, application: desktop.application)
        #expect(session.players.count == 4)
        try session.addPlayer(views[0])
        #expect(session.players.count == 4)
    }

    @Test func otherContentIsRefusedAndLogged() throws {
        let race = FakePlayer("race")
        let error = NowPlayingError.contentMismatch("race", "film")
        #expect(throws: error) {
            try NowPlayingSession(players: [race, FakePlayer("film")], application: desktop.application)
        }
        // The first one is free still.
        let session = try desktop.session(race)
        #expect(throws: error) { try session.addPlayer(FakePlayer("film")) }
        #expect(session.players.count == 1)
        #expect(desktop.log.all == Array(repeating: "warning: \(error.description)", count: 2))
    }

    @Test func whenAPlayerGoesToOtherContentTheFirstOnesIsShownAndThatIsLogged() throws {
        let (first, second) = (FakePlayer("a", content: "race"), FakePlayer("b", content: "race", title: "Race"))
        let session = try desktop.session(first, second)
        session.automaticallyPublishesNowPlayingInfo = true
        desktop.turn()
        second.currentItem = NowPlayingItem(id: "c", contentID: "film")
        second.tell(.itemChanged)
        #expect(desktop.publications().map(\.state?.itemID) == ["a"])
        #expect(desktop.log.all.count == 1 && desktop.log.all[0].contains("different content"))
    }

    @Test func aPlayerIsInOneSessionOnly() throws {
        let player = FakePlayer()
        let session = try desktop.session(player)
        #expect(throws: NowPlayingError.playerInAnotherSession) {
            try NowPlayingSession(players: [player], application: desktop.application)
        }
        #expect(desktop.log.all == ["warning: \(NowPlayingError.playerInAnotherSession.description)"])
        // Not in another application's either.
        #expect(throws: NowPlayingError.playerInAnotherSession) {
            try NowPlayingSession(players: [player], application: Desktop().application)
        }
        session.removePlayer(player)
        let other = try desktop.session(player)
        #expect(other.players.count == 1 && session.players.isEmpty)
    }

    @Test func aSessionThatNobodyHoldsIsGoneAndItsPlayersAreFree() throws {
        let player = FakePlayer()
        var session: NowPlayingSession? = try NowPlayingSession(players: [player], application: desktop.application)
        session?.remoteCommandCenter.playCommand.addTarget { _ in .success }
        session?.automaticallyPublishesNowPlayingInfo = true
        #expect(desktop.publications().count == 1)
        session = nil
        #expect(desktop.application.sessions.isEmpty)
        #expect(desktop.publications() == [NowPlayingPublication(nil)])
        let next = try desktop.session(player)
        #expect(next.isActive)
    }

    @Test func whatEndsIsNotShownAndItsEventsEnd() async throws {
        let session = try desktop.session(FakePlayer())
        let events = session.events
        session.invalidate()
        session.invalidate()
        #expect(!session.isActive && !session.canBecomeActive && session.players.isEmpty)
        #expect(await session.becomeActiveIfPossible() == false)
        var told: [NowPlayingSessionEvent] = []
        for await event in events { told.append(event) }
        #expect(told == [])
    }

    @Test func changesOfStandingAreToldToTheDelegateAndAsEvents() async throws {
        let (one, other) = (try desktop.session(FakePlayer("one")), try desktop.session(FakePlayer("other")))
        let listener = Listener()
        one.delegate = listener
        other.delegate = listener
        listener.names = [ObjectIdentifier(one): "one", ObjectIdentifier(other): "other"]
        let events = one.events
        await other.becomeActiveIfPossible()
        desktop.application.audioSession.mixesWithOthers = true
        #expect(listener.told.prefix(2) == ["one false", "other true"])
        #expect(
            Set(listener.told.dropFirst(2)) == ["other false", "one can't", "other can't"])
        one.invalidate()
        var told: [NowPlayingSessionEvent] = []
        for await event in events { told.append(event) }
        #expect(told == [.didChangeActive(false), .didChangeCanBecomeActive(false)])
    }

    /// A delegate that wants it back at once gets it, and nobody hears of two.
    @Test func aDelegateMayAskWhileItIsTold() async throws {
        let (one, other) = (try desktop.session(FakePlayer("one")), try desktop.session(FakePlayer("other")))
        let listener = Listener()
        one.delegate = listener
        other.delegate = listener
        listener.names = [ObjectIdentifier(one): "one", ObjectIdentifier(other): "other"]
        listener.asksAgain = true
        await other.becomeActiveIfPossible()
        #expect(one.isActive && !other.isActive)
        desktop.turn()
        #expect(listener.told == ["one false", "other false", "other false", "one true"])
    }
}

@MainActor
private final class Listener: NowPlayingSessionDelegate {
    var names: [ObjectIdentifier: String] = [:]
    var told: [String] = []
    var asksAgain = false

    func nowPlayingSessionDidChangeActive(_ session: NowPlayingSession) {
        told.append("\(names[ObjectIdentifier(session)] ?? "?") \(session.isActive)")
        if asksAgain, !session.isActive {
            asksAgain = false
            session.becomeActiveIfPossible()
        }
    }

    func nowPlayingSessionDidChangeCanBecomeActive(_ session: NowPlayingSession) {
        told.append("\(names[ObjectIdentifier(session)] ?? "?") \(session.canBecomeActive ? "can" : "can't")")
    }
}
