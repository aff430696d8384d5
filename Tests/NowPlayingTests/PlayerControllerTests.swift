import Testing

@testable import NowPlaying

@MainActor @Suite(.timeLimit(.minutes(1))) struct PlayerControllerTests {
    private let desktop = Desktop()
    private let player = FakePlayer("film", title: nil)

    private func controller() throws -> NowPlayingPlayerController {
        let item = try #require(player.currentItem)
        item.nowPlayingInfo = nil
        item.externalMetadata = [MetadataItem(identifier: .commonIdentifierTitle, value: .text("Magnificent"))]
        item.assetMetadata = [MetadataItem(identifier: .commonIdentifierArtist, value: .text("Somebody"))]
        let controller = try NowPlayingPlayerController(player: player, application: desktop.application)
        desktop.keep(controller.session)
        #expect(desktop.publications().count == 1)
        return controller
    }

    private var state: NowPlayingState? { desktop.application.publishedState }

    @Test func withoutAHandlerOfTheAppItIsShownAndAnswersCommands() async throws {
        let controller = try controller()
        #expect(controller.session.isActive)
        #expect(state?.commands.skipForwardIntervals == [15] && state?.commands.skipBackwardIntervals == [15])
        #expect(await desktop.publisher.send(.play) == .success)
        #expect(await desktop.publisher.send(.togglePlayPause) == .success)
        #expect(await desktop.publisher.send(.togglePlayPause) == .success)
        #expect(await desktop.publisher.send(.pause) == .success)
        #expect(await desktop.publisher.send(.skipForward(15)) == .success)
        #expect(await desktop.publisher.send(.skipForward(42)) == .success)
        #expect(await desktop.publisher.send(.skipBackward(7)) == .success)
        #expect(player.calls == ["play", "pause", "play", "pause", "seek 15.0", "seek 57.0", "seek 50.0"])
    }

    @Test func aSkipGoesNoFurtherThanTheEnds() async throws {
        _ = try controller()
        player.currentTime = 595
        #expect(await desktop.publisher.send(.skipForward(15)) == .success)
        player.currentTime = 5
        #expect(await desktop.publisher.send(.skipBackward(15)) == .success)
        #expect(player.calls == ["seek 600.0", "seek 0.0"])
        player.currentTime = nil
        #expect(await desktop.publisher.send(.skipForward(15)) == .noSuchContent)
    }

    @Test func whatIsShownFollowsWithNoCodeOfTheApp() async throws {
        _ = try controller()
        #expect(state?.info[.title] == "Magnificent" && state?.info[.artist] == "Somebody")
        #expect(await desktop.publisher.send(.play) == .success)
        #expect(desktop.publications().map(\.state?.playbackState) == [.playing])
        desktop.pass(10, player)
        #expect(await desktop.publisher.send(.changePlaybackPosition(300, item: "film")) == .success)
        #expect(desktop.publications().map(\.isJump) == [true])
        #expect(state?.elapsed(at: desktop.now) == 300)
        #expect(await desktop.publisher.send(.pause) == .success)
        #expect(desktop.publications().map(\.state?.playbackState) == [.paused])
        #expect(state?.info[.title] == "Magnificent" && state?.info[.artist] == "Somebody")
    }

    @Test func ofTwoThatPublishAPlayerOneDoes() throws {
        let controller = try controller()
        #expect(throws: NowPlayingError.playerInAnotherSession) {
            try NowPlayingPlayerController(player: player, application: desktop.application)
        }
        #expect(desktop.application.sessions.count == 1 && controller.session.isActive)
        #expect(desktop.log.all == ["warning: \(NowPlayingError.playerInAnotherSession.description)"])
    }
}
