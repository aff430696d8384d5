import CastWire
import Testing

@testable import ReceiverCore

/// A film of 60 seconds with ads: a preroll of two clips (10 s, skippable after 5, and 4 s), a midroll of 6 s at 30,
/// a postroll of 3 s.
@Suite struct AdTests {
    private static let clips = #"""
        [{"id":"a","title":"Soap","contentUrl":"http://192.0.2.1/a.mp4","contentType":"video/mp4","duration":10,
        "whenSkippable":5},{"id":"b","contentId":"http://192.0.2.1/b.mp4","contentType":"video/mp4","duration":4},
        {"id":"m","contentId":"http://192.0.2.1/m.mp4","contentType":"video/mp4","duration":6},
        {"id":"p","contentId":"http://192.0.2.1/p.mp4","contentType":"video/mp4","duration":3}]
        """#

    private static func load(_ breaks: String, _ more: String = "") -> String {
        #"""
        {"type":"LOAD","requestId":2,\#(more)"media":{"contentId":"http://192.0.2.1/film.mp4",
        "contentType":"video/mp4","streamType":"BUFFERED","duration":60,
        "tracks":[{"trackId":1,"type":"TEXT","trackContentId":"http://192.0.2.1/en.vtt"}],
        "breaks":[\#(breaks)],"breakClips":\#(clips)}}
        """#
    }

    private static let preroll = #"{"id":"pre","position":0,"breakClipIds":["a","b"]}"#
    private static let midroll = #"{"id":"mid","position":30,"breakClipIds":["m"]}"#
    private static let postroll = #"{"id":"post","position":-1,"breakClipIds":["p"]}"#

    private static let skip = #"{"type":"SKIP_AD","requestId":7,"mediaSessionId":1}"#

    private func watched(_ media: JSONValue?) -> [Bool?] {
        guard case .array(let breaks)? = media?["media"]?["breaks"] else { return [] }
        return breaks.map { $0["isWatched"]?.boolValue }
    }

    @Test func aPrerollIsLoadedFirstAndAnswersTheRequest() throws {
        var bench = PlayerBench()
        let sent = bench.ask(Self.load(Self.preroll))
        let answer = try #require(sent.first { $0.requestID == 2 }?.media)
        #expect(answer["breakStatus"]?["breakId"]?.stringValue == "pre")
        #expect(answer["breakStatus"]?["breakClipId"]?.stringValue == "a")
        #expect(answer["breakStatus"]?["whenSkippable"]?.doubleValue == 5)
        #expect(answer["currentTime"]?.doubleValue == 0)
        let commands = answer["supportedMediaCommands"]?.intValue ?? 0
        #expect(commands & 2 == 0 && commands & 8192 == 0 && commands & 512 == 512 && commands & 1 == 1)
        #expect(bench.loads.map(\.contentURL) == ["http://192.0.2.1/a.mp4"])
        #expect(bench.loads.first?.ad == .init(title: "Soap", skippableAfter: 5, number: 1, count: 2))

        _ = bench.wait(.seconds(11))
        let second = try bench.status()
        #expect(second["breakStatus"]?["breakClipId"]?.stringValue == "b")
        #expect(second["breakStatus"]?["currentBreakTime"]?.doubleValue == 11)
        #expect(second["breakStatus"]?["currentBreakClipTime"]?.doubleValue == 1)
        #expect((second["supportedMediaCommands"]?.intValue ?? 0) & 512 == 0)
        #expect(bench.loads.last?.ad == .init(skippableAfter: nil, number: 2, count: 2))

        let back = bench.wait(.seconds(5))
        #expect(bench.loads.last?.contentURL == "http://192.0.2.1/film.mp4")
        #expect(bench.loads.last?.ad == nil && bench.loads.last?.startTime == nil)
        #expect(back.contains { watched($0.media) == [true] })
        let content = try bench.status()
        #expect(content["breakStatus"] == nil && content["currentTime"]?.doubleValue == 2)
        #expect((content["supportedMediaCommands"]?.intValue ?? 0) & 514 == 2)
        #expect(Set(bench.loads.map(\.contentURL)).count == 3)
    }

    @Test func aMidrollComesAtItsPlaceWhichThenStandsUntilTheContentIsBack() throws {
        var bench = PlayerBench()
        _ = bench.ask(Self.load(Self.midroll))
        _ = bench.wait(.seconds(29))
        #expect(bench.loads.count == 1)
        let begun = bench.wait(.seconds(3))
        #expect(begun.contains { $0.media?["breakStatus"]?["breakClipId"]?.stringValue == "m" })
        let status = try bench.status()
        #expect(status["currentTime"]?.doubleValue == 30 && status["playerState"]?.stringValue == "PLAYING")
        #expect(status["breakStatus"]?["currentBreakClipTime"]?.doubleValue == 2)
        _ = bench.wait(.seconds(5))
        #expect(bench.loads.count == 3 && bench.loads.last?.startTime == 30)
        let after = try bench.status()
        #expect(after["currentTime"]?.doubleValue == 31 && after["breakStatus"] == nil)
        #expect(watched(after) == [true])

        // Seen once, it does not come again.
        _ = bench.ask(#"{"type":"SEEK","mediaSessionId":1,"requestId":8,"currentTime":28}"#)
        _ = bench.wait(.seconds(5))
        #expect(bench.loads.count == 3)
        #expect(try bench.status()["currentTime"]?.doubleValue == 33)
    }

    @Test func aPauseInAnAdHoldsForTheContentBehindIt() throws {
        var bench = PlayerBench()
        _ = bench.ask(Self.load(#"{"id":"mid","position":30,"breakClipIds":["a"]}"#))
        _ = bench.wait(.seconds(37))
        _ = bench.ask(#"{"type":"PAUSE","requestId":6,"mediaSessionId":1}"#)
        _ = bench.ask(Self.skip)
        #expect(bench.loads.count == 3 && bench.loads.last?.contentURL == "http://192.0.2.1/film.mp4")
        #expect(bench.loads.last?.autoplay == false && bench.loads.last?.startTime == 30)
    }

    @Test func aPostrollComesBeforeTheMediaIsOver() throws {
        var bench = PlayerBench()
        _ = bench.ask(Self.load(Self.postroll))
        _ = bench.wait(.seconds(61))
        #expect(try bench.status()["breakStatus"]?["breakId"]?.stringValue == "post")
        let last = bench.wait(.seconds(3))
        #expect(last.last?.media?["idleReason"]?.stringValue == "FINISHED")
        #expect(last.last?.media?["breakStatus"] == nil)
        #expect(bench.loads.map(\.contentURL) == ["http://192.0.2.1/film.mp4", "http://192.0.2.1/p.mp4"])
    }

    @Test func anAdIsSkippedOnceItMayBe() throws {
        var bench = PlayerBench()
        #expect(bench.ask(Self.skip).first?.type == "INVALID_PLAYER_STATE")
        _ = bench.ask(Self.load(Self.preroll))
        _ = bench.wait(.seconds(3))
        let early = bench.ask(Self.skip)
        #expect(early.map(\.type) == ["INVALID_PLAYER_STATE"] && early.first?.requestID == 7)
        _ = bench.wait(.seconds(2))
        let skipped = try #require(bench.ask(Self.skip).first { $0.requestID == 7 })
        #expect(skipped.media?["breakStatus"]?["breakClipId"]?.stringValue == "b")

        let never = bench.ask(Self.skip)
        #expect(never.first?.type == "INVALID_REQUEST")
        #expect(never.first?.json["reason"]?.stringValue == "NOT_SUPPORTED")
        #expect(bench.loads.count == 2)
        _ = bench.wait(.seconds(5))
        #expect(bench.ask(Self.skip).first?.type == "INVALID_PLAYER_STATE")
    }

    @Test func aSkippedPostrollEndsTheMediaForTheAskerToo() throws {
        var bench = PlayerBench()
        _ = bench.ask(Self.load(#"{"id":"post","position":-1,"breakClipIds":["a"]}"#))
        _ = bench.wait(.seconds(66))
        let sent = bench.ask(Self.skip)
        #expect(sent.first { $0.requestID == 7 }?.media?["idleReason"]?.stringValue == "FINISHED")
        #expect(bench.commands.contains { if case .stop = $0 { true } else { false } })
        #expect(bench.core?.currentLoad == nil)
    }

    @Test func clipsThatCanNotBeShownArePassedOver() throws {
        var bench = PlayerBench()
        bench.broken = ["http://192.0.2.1/a.mp4"]
        let sent = bench.ask(Self.load(Self.preroll))
        #expect(sent.first { $0.requestID == 2 }?.media?["breakStatus"]?["breakClipId"]?.stringValue == "b")

        // Neither a break of clips that nobody described nor one whose clips all fail holds back the film.
        bench = PlayerBench()
        bench.broken = ["http://192.0.2.1/a.mp4", "http://192.0.2.1/b.mp4"]
        let none = bench.ask(Self.load(Self.preroll + #",{"id":"x","position":0,"breakClipIds":["none"]}"#))
        #expect(none.first { $0.requestID == 2 }?.media?["breakStatus"] == nil)
        #expect(none.first { $0.requestID == 2 }.map { watched($0.media) } == [true, true])
        #expect(bench.loads.last?.contentURL == "http://192.0.2.1/film.mp4")
        #expect(!none.contains { $0.type == "LOAD_FAILED" })
    }

    @Test func aClipThatDoesNotComeIsNotWaitedForLong() {
        var bench = DeviceBench.launched()
        bench.ask(Self.load(#"{"id":"pre","position":0,"breakClipIds":["a"]}"#))
        bench.wait(.seconds(9))
        #expect(bench.commands.isEmpty)
        bench.wait(.seconds(2))
        guard case .load(let id, let item)? = bench.commands.first else {
            Issue.record("the content was not loaded")
            return
        }
        #expect(id == LoadID(rawValue: 2) && item.contentURL == "http://192.0.2.1/film.mp4" && item.ad == nil)
    }

    @Test func whileAnAdShowsNobodySeeksAndTracksWaitForTheContent() throws {
        var bench = PlayerBench()
        _ = bench.ask(Self.load(Self.midroll))
        _ = bench.wait(.seconds(31))
        for text in [
            #"{"type":"SEEK","mediaSessionId":1,"requestId":8,"currentTime":50}"#,
            #"{"type":"SET_PLAYBACK_RATE","mediaSessionId":1,"requestId":8,"playbackRate":2}"#,
        ] {
            #expect(bench.ask(text).map(\.type) == ["INVALID_PLAYER_STATE"])
        }
        let tracks = bench.ask(#"{"type":"EDIT_TRACKS_INFO","mediaSessionId":1,"requestId":9,"activeTrackIds":[1]}"#)
        #expect(tracks.first { $0.requestID == 9 }?.media?["activeTrackIds"] == [1])
        let paused = bench.ask(#"{"type":"PAUSE","mediaSessionId":1,"requestId":10}"#)
        #expect(paused.first { $0.requestID == 10 }?.media?["playerState"]?.stringValue == "PAUSED")
        _ = bench.wait(.seconds(60))
        #expect(try bench.status()["breakStatus"]?["currentBreakClipTime"]?.doubleValue == 1)
        _ = bench.ask(#"{"type":"PLAY","mediaSessionId":1,"requestId":11}"#)
        _ = bench.wait(.seconds(6))
        #expect(bench.loads.last?.activeTrackIDs == [1] && bench.loads.last?.startTime == 30)
        #expect(try bench.status()["activeTrackIds"] == [1])
        let stopped = bench.ask(#"{"type":"STOP","mediaSessionId":1,"requestId":12}"#)
        #expect(stopped.first { $0.requestID == 12 }?.media?["idleReason"]?.stringValue == "CANCELLED")
    }

    @Test func aSeekOverABreakShowsItFirst() throws {
        var bench = PlayerBench()
        _ = bench.ask(Self.load(Self.midroll))
        let sent = bench.ask(#"{"type":"SEEK","mediaSessionId":1,"requestId":8,"#
            + #""currentTime":45,"resumeState":"PLAYBACK_START"}"#)
        #expect(sent.first { $0.requestID == 8 }?.media?["breakStatus"]?["breakClipId"]?.stringValue == "m")
        _ = bench.wait(.seconds(7))
        #expect(bench.loads.last?.startTime == 45)
        #expect(try bench.status()["currentTime"]?.doubleValue == 46)
    }

    @Test func aStartBehindABreakDoesNotShowIt() throws {
        var bench = PlayerBench()
        _ = bench.ask(Self.load(Self.midroll, #""currentTime":40,"#))
        _ = bench.wait(.seconds(5))
        #expect(bench.loads.count == 1)
        _ = bench.ask(#"{"type":"SEEK","mediaSessionId":1,"requestId":8,"currentTime":29}"#)
        _ = bench.wait(.seconds(2))
        #expect(bench.loads.count == 2 && bench.loads.last?.ad != nil)
    }

    @Test func adsWithinTheStreamAreOnlyToldOf() throws {
        var bench = PlayerBench()
        _ = bench.ask(Self.load(#"{"id":"in","position":20,"breakClipIds":["a","b"],"isEmbedded":true}"#))
        let begun = bench.wait(.seconds(20.5))
        #expect(begun.contains { $0.media?["breakStatus"]?["breakClipId"]?.stringValue == "a" })
        let status = try bench.status()
        #expect(status["currentTime"]?.doubleValue == 20.5)
        #expect(status["breakStatus"]?["currentBreakClipTime"]?.doubleValue == 0.5)
        #expect((status["supportedMediaCommands"]?.intValue ?? 0) & 2 == 0)
        _ = bench.wait(.seconds(5))
        let skipped = bench.ask(Self.skip)
        #expect(skipped.first { $0.requestID == 7 }?.media?["currentTime"]?.doubleValue == 30)
        #expect(try bench.status()["breakStatus"]?["breakClipId"]?.stringValue == "b")
        let after = bench.wait(.seconds(5))
        #expect(after.contains { watched($0.media) == [true] && $0.media?["breakStatus"] == nil })
        #expect(bench.loads.count == 1)
    }
}
