import CastSender
import CastWire
import CastingFakes
import Logging
import NowPlaying
import SenderFakes
import SenderScripts
import Testing

@testable import CastNowPlaying

/// A TV that plays, joined, under controls whose time stands and whose turns end when a test says so.
@MainActor
final class TVBench {
    let tv: FakeTV
    let context: CastContext
    let nowPlaying: CastNowPlaying
    let publisher = RecordingPublisher()
    let time: ManualTime
    private let turns = Turns()

    @MainActor
    private final class Turns {
        var due: [@MainActor () -> Void] = []
    }

    init(_ status: String, then others: FakeTV..., patience: Duration = .zero) async throws {
        let time = ManualTime()
        self.time = time
        tv = FakeTV.running(status)
        context = CastContext.fake(tv, others.first ?? FakeTV(), time: time)
        for type in ["PLAY", "PAUSE", "STOP", "SET_PLAYBACK_RATE", "QUEUE_UPDATE"] {
            tv.answer(type) { _, json in [FakeTV.media(id: json["requestId"]?.intValue ?? 0, status)] }
        }
        let turns = turns
        let application = NowPlayingApplication(
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            time: NowPlayingTime(now: { time.now }, sleep: { try await time.source.sleep($0) }),
            turn: { turns.due.append($0) })
        nowPlaying = CastNowPlaying(
            CastNowPlayingPlayer(manager: context.sessionManager, images: nil, time: time.source), in: application)
        application.addPublisher(publisher)
        answersSeeks()
        var options = SessionOptions.joinOnly
        options.reconnectionLimit = patience
        try await context.sessionManager.connect(to: .tv, options: options)
        turn()
    }

    /// It goes where it is told to.
    func answersSeeks() {
        tv.answer("SEEK") { _, json in
            let place = json["currentTime"]?.doubleValue ?? 0
            return [FakeTV.media(id: json["requestId"]?.intValue ?? 0, TVBench.status("PLAYING", at: place))]
        }
    }

    var state: NowPlayingState? { publisher.state }

    func turn() {
        let due = turns.due
        turns.due = []
        for work in due { work() }
    }

    /// The TV says something, and what is shown becomes as it says.
    func told(_ state: String, _ members: String = "", until isThere: @MainActor (NowPlayingState?) -> Bool) async {
        tv.say(Script.mediaStatus(Self.status(state, members)))
        await until {
            self.turn()
            return isThere(self.state)
        }
    }

    func send(_ event: RemoteCommandEvent) async -> RemoteCommandHandlerStatus {
        let status = await publisher.send(event)
        turn()
        return status
    }

    nonisolated static func status(
        _ state: String, _ members: String = "", at place: Double = 10, commands: Int = 0xFFFFF, duration: Int = 60
    ) -> String {
        """
        {"mediaSessionId":1,"playerState":"\(state)","currentTime":\(place),"playbackRate":1,\
        "supportedMediaCommands":\(commands),"media":{"contentId":"http://127.0.0.1/film.mp4",\
        "streamType":"BUFFERED","contentType":"video/mp4","duration":\(duration),\
        "metadata":{"metadataType":1,"title":"Film","images":[{"url":"http://127.0.0.1/poster.jpg"}]}}\(members)}
        """
    }
}
