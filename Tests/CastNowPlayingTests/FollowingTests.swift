import CastSender
import CastWidgets
import CastingFakes
import NowPlaying
import SenderFakes
import SenderScripts
import Testing

@testable import CastNowPlaying

@MainActor @Suite(.timeLimit(.minutes(1))) struct FollowingTests {
    @Test func whatPlaysIsShownWithItsPictureAndPlace() async throws {
        let bench = try await TVBench(TVBench.status("PLAYING"))
        let state = try #require(bench.state)
        #expect(state.info[.title] == "Film")
        #expect(state.artwork == .url("http://127.0.0.1/poster.jpg"))
        #expect(state.duration == 60)
        #expect(state.playbackState == .playing)
        #expect(state.volume == 0.5)
        #expect(state.isMuted == false)
        #expect(state.elapsed(at: bench.time.now) == 10)
        bench.time.advance(by: .seconds(5))
        #expect(state.elapsed(at: bench.time.now) == 15)
    }

    @Test func timeThatPassesIsNotPublished() async throws {
        let bench = try await TVBench(TVBench.status("PLAYING"))
        let count = bench.publisher.publications.count
        bench.time.advance(by: .seconds(5))
        bench.tv.say(Script.mediaStatus(TVBench.status("PLAYING", at: 15.3)))
        // A change behind it shows that it was heard.
        await bench.told("PAUSED", until: { $0?.playbackState == .paused })
        #expect(bench.publisher.publications.count == count + 1)
    }

    @Test func anHourOfStatusesWithSmallDelaysPublishesNothing() async throws {
        let bench = try await TVBench(TVBench.status("PLAYING", duration: 7200))
        let client = try #require(bench.context.sessionManager.currentSession?.remoteMediaClient)
        let count = bench.publisher.publications.count
        for minute in 1...60 {
            bench.time.advance(by: .seconds(60))
            // As statuses come: some tenths of a second late, and not always as late.
            let place = 10 + Double(minute * 60) - Double(minute % 4) / 10
            bench.tv.say(Script.mediaStatus(TVBench.status("PLAYING", at: place, duration: 7200)))
            await until { client.mediaStatus?.streamPosition == place }
            bench.turn()
        }
        #expect(bench.publisher.publications.count == count)
        #expect(bench.state?.elapsed(at: bench.time.now) == 3610)
    }

    @Test func aSeekOfSomebodyElseIsAJump() async throws {
        let bench = try await TVBench(TVBench.status("PLAYING"))
        bench.tv.say(Script.mediaStatus(TVBench.status("PLAYING", at: 40)))
        await until {
            bench.turn()
            return bench.publisher.publications.last?.isJump == true
        }
        #expect(bench.state?.elapsed(at: bench.time.now) == 40)
    }

    // Until it has the picture of the new place the device fills its buffer, which nobody has asked to play.
    @Test func aSeekInWhatIsPausedLeavesItPaused() async throws {
        let bench = try await TVBench(TVBench.status("PAUSED"))
        let client = try #require(bench.context.sessionManager.currentSession?.remoteMediaClient)
        for place in [40.0, 20] {
            bench.tv.say(Script.mediaStatus(TVBench.status("BUFFERING", at: place)))
            await until { client.mediaStatus?.playerState == .buffering }
            bench.turn()
            #expect(bench.state?.playbackState == .paused && bench.state?.elapsed(at: bench.time.now) == place)
            bench.tv.say(Script.mediaStatus(TVBench.status("PAUSED", at: place)))
            await until { client.mediaStatus?.playerState == .paused }
            bench.turn()
        }
        #expect(bench.publisher.publications.allSatisfy { $0.state?.playbackState == .paused })
        await bench.told("PLAYING", until: { $0?.playbackState == .playing })
    }

    // S0-97
    @Test func aClickInTheControlsOpensTheExpandedController() async throws {
        let bench = try await TVBench(TVBench.status("PLAYING"))
        bench.context.useDefaultExpandedMediaControls = true
        let expanded = bench.context.defaultExpandedMediaControls
        bench.publisher.raise()
        #expect(bench.publisher.raiseHandler == nil && !expanded.state.isPresented)
        let application = bench.nowPlaying.application
        application.raiseHandler = { [weak expanded] in expanded?.open(from: .mediaNotification) }
        bench.publisher.raise()
        #expect(expanded.state.isPresented && expanded.state.media?.title == bench.state?.info[.title])
        expanded.close()
        let other = RecordingPublisher()
        application.addPublisher(other)
        other.raise()
        #expect(expanded.state.isPresented)
        application.removePublisher(other)
        #expect(other.raiseHandler == nil)
    }

    @Test func whatEndsLeavesTheControls() async throws {
        let bench = try await TVBench(TVBench.status("PLAYING"))
        await bench.told("IDLE", #","idleReason":"FINISHED""#, until: { $0 == nil })
        #expect(bench.publisher.publications.last == NowPlayingPublication(nil))
    }

    @Test func anApplicationThatEndsLeavesTheControls() async throws {
        let bench = try await TVBench(TVBench.status("PLAYING"))
        bench.tv.say(Script.receiverStatus())
        await until {
            bench.turn()
            return bench.state == nil
        }
        #expect(!bench.publisher.publications.isEmpty)
    }

    @Test func theDevicesVolumeIsFollowed() async throws {
        let bench = try await TVBench(TVBench.status("PLAYING"))
        bench.tv.say(Script.receiverStatus(applications: Script.application, level: 0.8, muted: true))
        await until {
            bench.turn()
            return bench.state?.volume == 0.8
        }
        #expect(bench.state?.isMuted == true)
    }

    @Test func aDeviceThatPlaysNothingIsNotShown() async throws {
        let bench = try await TVBench("")
        #expect(bench.publisher.publications.isEmpty)
    }

    @Test func theEndOfTheSessionEndsIt() async throws {
        let bench = try await TVBench(TVBench.status("PLAYING"))
        try await bench.context.sessionManager.disconnect()
        bench.turn()
        #expect(bench.state == nil)
    }

    @Test func withoutAConnectionItGoesOnAndTakesNoCommands() async throws {
        let bench = try await TVBench(
            TVBench.status("PLAYING"), then: FakeTV.running(TVBench.status("PAUSED")), patience: .seconds(60))
        let id = bench.state?.itemID
        let session = try #require(bench.context.sessionManager.currentSession)
        session.suspend(with: .appBackgrounded)
        await until {
            bench.turn()
            return bench.state?.commands.kinds.isEmpty == true
        }
        #expect(bench.state?.playbackState == .playing)
        #expect(bench.state?.itemID == id)
        #expect(await bench.send(.pause) != .success)
        session.resume()
        await until {
            bench.turn()
            return bench.state?.playbackState == .paused
        }
        #expect(bench.state?.itemID == id)
        #expect(bench.state?.commands.contains(.pause) == true)
    }
}
