import CastingFakes
import NowPlaying
import SenderFakes
import SenderScripts
import Testing

@testable import CastNowPlaying

/// What a TV tells, and how often it is published: each change once, and nothing else.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ChangesTests {
    @Test func eachChangeThatIsNotLinearIsPublishedOnce() async throws {
        let bench = try await TVBench(TVBench.status("PLAYING"))
        let changes: [(String, String, @MainActor (NowPlayingState?) -> Bool)] = [
            ("pause", TVBench.status("PAUSED"), { $0?.playbackState == .paused }),
            ("play", TVBench.status("PLAYING"), { $0?.playbackState == .playing }),
            ("seek", TVBench.status("PLAYING", at: 40), { $0?.position?.elapsed == 40 }),
            (
                "rate", TVBench.status("PLAYING", at: 40).replacing(#""playbackRate":1,"#, with: #""playbackRate":2,"#),
                { $0?.position?.rate == 2 }
            ),
            (
                "next item", TVBench.status("PLAYING", #","currentItemId":7"#, at: 0).replacing("Film", with: "Next"),
                { $0?.info[.title] == "Next" }
            ),
        ]
        for (name, status, isThere) in changes {
            let count = bench.publisher.publications.count
            // Twice, as TVs tell their status to whoever asks: the second time it is no news.
            for _ in 0..<2 { bench.tv.say(Script.mediaStatus(status)) }
            await until {
                bench.turn()
                return isThere(bench.state)
            }
            #expect(bench.publisher.publications.count == count + 1, "\(name)")
            // Elapsed time and rate are told together.
            #expect(bench.state?.position?.moment == bench.time.now, "\(name)")
        }
    }

    @Test("What a device loads first is shown once it has it, whole; what takes long is shown as it is")
    func loading() async throws {
        let loading = TVBench.status("IDLE", #","loadingItemId":1,"currentItemId":1"#)
        let bench = try await TVBench(TVBench.status("IDLE", FakeTV.finished))
        let client = try #require(bench.context.sessionManager.currentSession?.remoteMediaClient)
        let count = bench.publisher.publications.count
        bench.tv.say(Script.mediaStatus(loading))
        await until { client.mediaStatus?.loadingItemID == 1 }
        bench.turn()
        #expect(bench.publisher.publications.count == count)
        let queue = #","currentItemId":1,"queueData":{"shuffle":false,"repeatMode":"REPEAT_OFF"}"#
        await bench.told("PLAYING", queue, until: { $0 != nil })
        #expect(bench.state?.shuffleMode == .off)
        #expect(bench.publisher.publications.count == count + 1)

        await bench.told("IDLE", FakeTV.finished, until: { $0 == nil })
        bench.tv.say(Script.mediaStatus(loading))
        await until { client.mediaStatus?.loadingItemID == 1 }
        await bench.time.advance(toSleeperAt: LoadingPatience.limit)
        await until {
            bench.turn()
            return bench.state?.info[.title] == "Film"
        }
    }

    @Test func anHourWithAStatusEveryTenSecondsPublishesNothing() async throws {
        let film = TVBench.status("PLAYING", at: 0).replacing(#""duration":60,"#, with: #""duration":7200,"#)
        let bench = try await TVBench(film)
        let count = bench.publisher.publications.count
        let client = try #require(bench.context.sessionManager.currentSession?.remoteMediaClient)
        for second in stride(from: 10, through: 3600, by: 10) {
            bench.time.advance(by: .seconds(10))
            // A TV's own time is rounded, and late.
            let place = Double(second) - Double(second % 7) / 10
            bench.tv.say(Script.mediaStatus(film.replacing(#""currentTime":0.0"#, with: #""currentTime":\#(place)"#)))
            await until { client.mediaStatus?.streamPosition == place }
            bench.turn()
        }
        let end = film.replacing(#""currentTime":0.0"#, with: #""currentTime":3600"#)
        bench.tv.say(Script.mediaStatus(end.replacing("PLAYING", with: "PAUSED")))
        await until {
            bench.turn()
            return bench.state?.playbackState == .paused
        }
        #expect(bench.publisher.publications.count == count + 1)
        #expect(bench.state?.elapsed(at: bench.time.now) == 3600)
    }
}
