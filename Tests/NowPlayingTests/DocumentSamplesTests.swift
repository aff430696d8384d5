import Testing

@testable import NowPlaying

/// The source document's samples, as they are in our types.
@MainActor @Suite(.timeLimit(.minutes(1))) struct DocumentSamplesTests {
    private let desktop = Desktop()
    private var state: NowPlayingState? { desktop.application.publishedState }

    @Test func theThreeFormsOfASession() throws {
        // Playing Magnificent.
        let single = Desktop()
        let session = try single.session(FakePlayer("magnificent"))
        #expect(session.isActive && session.players.count == 1)
        // Two sessions, one full screen and one in a picture.
        let film = try desktop.session(FakePlayer("film"))
        let picture = try desktop.session(FakePlayer("picture"))
        #expect(film.isActive && !picture.isActive)
        // A race from four sides.
        let race = Desktop()
        let views = (1...4).map { FakePlayer("side \($0)", content: "race", title: "Side \($0)") }
        let sides = try race.session(views[0], views[1], views[2], views[3])
        sides.automaticallyPublishesNowPlayingInfo = true
        race.turn()
        #expect(race.application.publishedState?.info[.title] == "Side 1")
        views[0].currentItem = NowPlayingItem(id: "next", contentID: "race")
        views[0].tell(.itemChanged)
        race.turn()
        #expect(race.application.publishedState?.itemID == "next")
        // Players that are in no session change nothing.
        FakePlayer("side 5", content: "race").tell(.itemChanged)
        #expect(!race.hasTurnDue)
        // The first of those that are left is shown.
        sides.removePlayer(views[0])
        race.turn()
        #expect(race.application.publishedState?.itemID == "side 2")
    }

    @Test func thePictureThatIsEnlargedTakesTheFilmsPlace() async throws {
        let (filmPlayer, picturePlayer) = (FakePlayer("film"), FakePlayer("picture", title: "Picture"))
        let (film, picture) = (try desktop.session(filmPlayer), try desktop.session(picturePlayer))
        for session in [film, picture] {
            session.automaticallyPublishesNowPlayingInfo = true
            session.remoteCommandCenter.pauseCommand.addTarget { [weak session] _ in
                await (session?.players.first as? FakePlayer)?.pause() ?? .commandFailed
            }
        }
        desktop.turn()
        #expect(state?.info[.title] == "Magnificent")
        desktop.publisher.forget()
        #expect(await picture.becomeActiveIfPossible())
        let published = desktop.publications()
        #expect(published.map(\.state?.info[.title]) == ["Picture"] && published.map(\.isJump) == [false])
        #expect(await desktop.publisher.send(.pause) == .success)
        #expect(picturePlayer.calls == ["pause"] && filmPlayer.calls.isEmpty)
        // What the other one does is not shown.
        filmPlayer.rate = 1
        filmPlayer.tell(.playbackChanged)
        desktop.turn()
        #expect(state?.info[.title] == "Picture")
        #expect(await film.becomeActiveIfPossible() && !picture.isActive)
        desktop.turn()
        #expect(state?.info[.title] == "Magnificent" && state?.playbackState == .playing)
    }

    @Test func playPauseAndSkip() async throws {
        let player = FakePlayer()
        let session = try desktop.session(player)
        session.remoteCommandCenter.playCommand.removeAllTargets()
        session.remoteCommandCenter.playCommand.addTarget { _ in await player.play() }
        session.remoteCommandCenter.pauseCommand.addTarget { _ in await player.pause() }
        session.remoteCommandCenter.skipForwardCommand.preferredIntervals = [15]
        session.remoteCommandCenter.skipForwardCommand.addTarget { event in
            await player.seek(to: (player.currentTime ?? 0) + event.interval)
        }
        session.automaticallyPublishesNowPlayingInfo = true
        desktop.turn()
        for event: RemoteCommandEvent in [.play, .skipForward(15), .skipForward(42), .pause] {
            #expect(await desktop.publisher.send(event) == .success)
        }
        #expect(player.calls == ["play", "seek 15.0", "seek 57.0", "pause"])
        session.remoteCommandCenter.skipForwardCommand.isEnabled = false
        #expect(await desktop.publisher.send(.skipForward(15)) == .commandFailed)
    }

    @Test func informationOnTheItemThenTheSessionThenAutomatic() throws {
        let player = FakePlayer(title: nil)
        var info = NowPlayingInfo()
        info[.title] = "Magnificent"
        info[.artwork] = MediaItemArtwork(data: [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 1, 0, 1])
        player.currentItem?.nowPlayingInfo = info
        let session = try desktop.session(player)
        session.automaticallyPublishesNowPlayingInfo = true
        #expect(desktop.publications().map(\.state?.info[.title]) == ["Magnificent"])
        #expect(state?.artwork != nil)
    }

    @Test func manualPublishingAndItsUpdateWhichIsAssigned() {
        let (center, player) = (desktop.application.nowPlayingInfoCenter, FakePlayer())
        desktop.application.remoteCommandCenter.playCommand.addTarget { _ in await player.play() }
        var info = NowPlayingInfo()
        info[.title] = "Magnificent"
        info[.playbackDuration] = player.duration
        info[.elapsedPlaybackTime] = player.currentTime
        info[.playbackRate] = player.rate
        center.nowPlayingInfo = info
        #expect(desktop.publications().count == 1)
        (player.currentTime, player.rate) = (120, 1)
        var update = center.nowPlayingInfo ?? NowPlayingInfo()
        update[.elapsedPlaybackTime] = player.currentTime
        update[.playbackRate] = player.rate
        #expect(desktop.publications().isEmpty)
        center.nowPlayingInfo = update
        #expect(desktop.publications().count == 1)
        #expect(state?.info[.title] == "Magnificent" && state?.duration == 600)
        #expect(state?.position == PlaybackPosition(elapsed: 120, rate: 1, moment: desktop.now))
    }
}
