import CastSender
import CastWire
import CastingFakes
import NowPlaying
import SenderFakes
import SenderScripts
import Testing

@testable import CastNowPlaying

@MainActor @Suite(.timeLimit(.minutes(1))) struct CommandingTests {
    @Test func eachCommandIsARequest() async throws {
        let bench = try await TVBench(TVBench.status("PLAYING"))
        let sent: [(RemoteCommandEvent, String)] = [
            (.pause, "PAUSE"), (.play, "PLAY"), (.togglePlayPause, "PAUSE"),
            (.changePlaybackPosition(30, item: nil), "SEEK"),
            (.changePlaybackRate(1.5), "SET_PLAYBACK_RATE"), (.nextTrack, "QUEUE_UPDATE"),
            (.previousTrack, "QUEUE_UPDATE"), (.changeRepeatMode(.all), "QUEUE_UPDATE"),
            (.changeShuffleMode(.items), "QUEUE_UPDATE"), (.changeVolume(0.25), "SET_VOLUME"),
            (.changeMute(true), "SET_VOLUME"), (.stop, "STOP"),
        ]
        for (event, type) in sent {
            let before = bench.tv.sentJSON(type).count
            #expect(await bench.send(event) == .success, "\(event)")
            #expect(bench.tv.sentJSON(type).count == before + 1, "\(event)")
        }
        let updates = bench.tv.sentJSON("QUEUE_UPDATE")
        #expect(updates[0]["jump"]?.intValue == 1)
        #expect(updates[1]["jump"]?.intValue == -1)
        #expect(updates[2]["repeatMode"]?.stringValue == "REPEAT_ALL")
        #expect(updates[3]["shuffle"] == .bool(true))
        #expect(bench.tv.sentJSON("SET_VOLUME").first?["volume"]?["level"]?.doubleValue == 0.25)
        #expect(bench.tv.sentJSON("SET_VOLUME").last?["volume"]?["muted"] == .bool(true))
        #expect(bench.tv.sentJSON("SEEK").first?["currentTime"]?.doubleValue == 30)
    }

    @Test func skipsCountFromWhereItIsAndStayWithin() async throws {
        let bench = try await TVBench(TVBench.status("PLAYING"))
        #expect(await bench.send(.skipForward(15)) == .success)
        #expect(await bench.send(.skipForward(20)) == .success)
        #expect(await bench.send(.skipForward(500)) == .success)
        #expect(await bench.send(.skipBackward(500)) == .success)
        let places = bench.tv.sentJSON("SEEK").compactMap { $0["currentTime"]?.doubleValue }
        #expect(places == [25, 45, 60, 0])
    }

    @Test func twoQuickSkipsAddUp() async throws {
        let bench = try await TVBench(TVBench.status("PLAYING"))
        bench.tv.answer("SEEK", nil)
        let first = Task { await bench.publisher.send(.skipForward(15)) }
        await until { bench.tv.sentJSON("SEEK").count == 1 }
        bench.answersSeeks()
        #expect(await bench.send(.skipForward(15)) == .success)
        #expect(await first.value == .success)
        #expect(bench.tv.sentJSON("SEEK").compactMap { $0["currentTime"]?.doubleValue } == [25, 40])
    }

    @Test func whatTheDeviceDoesNotTakeIsNotSent() async throws {
        let bench = try await TVBench(TVBench.status("PLAYING", commands: 0))
        let before = bench.tv.sent.count
        #expect(bench.state?.commands.kinds == [.stop, .changeVolume, .changeMute])
        for event in [RemoteCommandEvent.pause, .skipForward(15), .nextTrack, .changePlaybackRate(2)] {
            #expect(await bench.send(event) == .commandFailed)
        }
        #expect(bench.tv.sent.count == before)
    }

    @Test func aRefusalIsTold() async throws {
        let bench = try await TVBench(TVBench.status("PLAYING"))
        bench.tv.answer("PAUSE") { _, json in
            [Script.media("INVALID_REQUEST", id: json["requestId"]?.intValue ?? 0, #","reason":"INVALID_COMMAND""#)]
        }
        #expect(await bench.send(.pause) == .commandFailed)
    }

    @Test func advertisingTakesSkippingAwayAndItsEndBringsItBack() async throws {
        let bench = try await TVBench(TVBench.status("PLAYING"))
        await bench.told("PLAYING", #","breakStatus":{"breakId":"b","currentBreakTime":1}"#) {
            $0?.commands.contains(.skipForward) == false
        }
        #expect(bench.state?.position?.rate == 0)
        #expect(await bench.send(.skipForward(15)) == .commandFailed)
        await bench.told("PLAYING") { $0?.commands.contains(.skipForward) == true }
        #expect(bench.state?.position?.rate == 1)
    }

    @Test func aRateBeyondWhatReceiversTakeIsRefused() async throws {
        let bench = try await TVBench(TVBench.status("PLAYING"))
        #expect(await bench.send(.changePlaybackRate(50)) == .commandFailed)
        #expect(PlaybackRates.menu.allSatisfy(RemoteMediaClient.playbackRates.contains))
    }
}
