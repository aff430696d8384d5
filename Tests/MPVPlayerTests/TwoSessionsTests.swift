import CastNowPlaying
import CastSender
import CastingFakes
import Logging
import NowPlaying
import SenderFakes
import Testing

@testable import MPVPlayer

/// One application with two sessions: mpv's on this machine, and the TV's.
@MainActor @Suite(.timeLimit(.minutes(1))) struct TwoSessionsTests {
    private nonisolated static func film(_ state: String) -> String {
        """
        {"mediaSessionId":1,"playerState":"\(state)","currentTime":10,"playbackRate":1,"supportedMediaCommands":3,\
        "media":{"contentId":"http://127.0.0.1/film.mp4","streamType":"BUFFERED","contentType":"video/mp4",\
        "duration":60,"metadata":{"metadataType":1,"title":"On the TV"}}}
        """
    }

    @Test func theOneThatAsksIsShownAndCommandedAndTheOtherIsLeftAlone() async throws {
        let mpv = try await FakeMPV()
        let tv = FakeTV.running(Self.film("PLAYING"))
        tv.answer("PAUSE") { _, json in [FakeTV.media(id: json["requestId"]?.intValue ?? 0, Self.film("PAUSED"))] }
        let context = CastContext.fake(tv, time: ManualTime())
        try await context.sessionManager.connect(to: .tv, options: .joinOnly)
        let publisher = RecordingPublisher()
        let application = NowPlayingApplication(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        application.addPublisher(publisher)
        let player = try await MPVPlayer.connect(to: mpv.path)
        let local = try NowPlayingPlayerController(player: player, application: application)
        let remote = CastNowPlaying(manager: context.sessionManager, application: application, images: nil)

        // The first one is active by itself.
        #expect(local.session.isActive && !remote.session.isActive)
        await until { publisher.state?.info[.title] == "On this machine" }
        #expect(await publisher.send(.pause) == .success)
        await until { publisher.state?.playbackState == .paused }
        #expect(!tv.sentTypes.contains("PAUSE"))

        #expect(await remote.session.becomeActiveIfPossible())
        #expect(!local.session.isActive && remote.session.isActive)
        await until { publisher.state?.info[.title] == "On the TV" }
        #expect(publisher.state?.playbackState == .playing)
        #expect(await publisher.send(.pause) == .success)
        #expect(tv.sentTypes.filter { $0 == "PAUSE" }.count == 1)
        await until { publisher.state?.playbackState == .paused }
        // What happens at the other one is no matter of the controls.
        #expect(await player.play() == .success)
        await until { player.playbackState == .playing }
        #expect(publisher.state?.info[.title] == "On the TV")

        #expect(await local.session.becomeActiveIfPossible())
        #expect(local.session.isActive && !remote.session.isActive)
        await until { publisher.state?.info[.title] == "On this machine" }
        #expect(publisher.state?.playbackState == .playing)
        remote.end()
        try await mpv.close()
    }
}
