import CastWire
import CastingFakes
import NowPlaying
import SenderFakes
import SenderScripts
import Testing

@testable import CastNowPlaying

/// What is shown of a television channel that can be sought back in for two hours.
@MainActor @Suite(.timeLimit(.minutes(1))) struct LiveTests {
    private nonisolated static let now = 1_764_000_000.0

    private nonisolated static func status(_ state: String = "PLAYING", at place: Double, start: Double) -> String {
        """
        {"mediaSessionId":1,"playerState":"\(state)","currentTime":\(place),"playbackRate":1,\
        "supportedMediaCommands":3,"media":{"contentId":"http://127.0.0.1/live.mpd","streamType":"LIVE",\
        "contentType":"application/dash+xml","duration":-1,"metadata":{"metadataType":0,"title":"News"}},\
        "liveSeekableRange":{"start":\(start),"end":\(start + 7200),"isMovingWindow":true,"isLiveDone":false}}
        """
    }

    /// At the live edge.
    private func channel(_ start: Double) async throws -> TVBench {
        let bench = try await TVBench(Self.status(at: start + 7200, start: start))
        bench.tv.answer("SEEK") { _, json in
            let place = json["currentTime"]?.doubleValue ?? 0
            return [FakeTV.media(id: json["requestId"]?.intValue ?? 0, Self.status(at: place, start: start))]
        }
        return bench
    }

    @Test(
        "Its place is counted from where the window began, also where the stream counts from 1970",
        arguments: [
            0, Self.now,
        ])
    func place(start: Double) async throws {
        let bench = try await channel(start)
        let state = try #require(bench.state)
        #expect(state.info[.isLiveStream] == true)
        #expect(state.duration == nil)
        #expect(state.elapsed(at: bench.time.now) == 7200)
        #expect(!state.commands.contains(.skipForward) && !state.commands.contains(.skipBackward))
    }

    @Test func whileItLoadsItsPlaceIsNotBeforeWhereTheWindowBegan() async throws {
        let bench = try await TVBench(Self.status("BUFFERING", at: 0, start: Self.now))
        #expect(bench.nowPlaying.player.currentTime == 0)
    }

    @Test func aWindowThatMovesOnIsNothingToTell() async throws {
        let bench = try await channel(Self.now)
        let count = bench.publisher.publications.count
        bench.time.advance(by: .seconds(600))
        bench.tv.say(Script.mediaStatus(Self.status(at: Self.now + 7800, start: Self.now + 600)))
        bench.tv.say(Script.mediaStatus(Self.status("PAUSED", at: Self.now + 7800, start: Self.now + 600)))
        await until {
            bench.turn()
            return bench.state?.playbackState == .paused
        }
        #expect(bench.publisher.publications.count == count + 1)
        #expect(bench.state?.elapsed(at: bench.time.now) == 7800)
    }

    @Test("A seek is in the stream's own time, and stays within the window", arguments: [0, Self.now])
    func seek(start: Double) async throws {
        let bench = try await channel(start)
        for (place, there) in [(3600.0, 3600.0), (90_000, 7200), (0, 0)] {
            #expect(await bench.send(.changePlaybackPosition(place, item: nil)) == .success)
            #expect(bench.tv.sentJSON("SEEK").last?["currentTime"]?.doubleValue == start + there)
            #expect(bench.state?.elapsed(at: bench.time.now) == there)
        }
    }
}
