import CastWire
import Testing

@testable import ReceiverCore

/// What the screen gets ready ahead of its turn.
@Suite struct PreloadTests {
    private static func queue(_ second: String, _ more: String = "") -> String {
        #"""
        {"type":"QUEUE_LOAD","requestId":2,"items":[{"media":{"contentId":"http://192.0.2.1/1.mp4",
        "contentType":"video/mp4","duration":60}},{"activeTrackIds":[1,9],"startTime":3,
        "media":{"contentId":"http://192.0.2.1/2.mp4","contentType":"video/mp4","duration":60,
        "tracks":[{"trackId":1,"type":"TEXT","trackContentId":"http://192.0.2.1/en.vtt"}]\#(second)}}\#(more)]}
        """#
    }

    @Test func theNextItemIsGotReadyAsItWillBeLoadedAndDroppedWhereItIsNotNext() throws {
        var bench = PlayerBench()
        let third = #",{"media":{"contentId":"http://192.0.2.1/3.mp4","contentType":"video/mp4","duration":60}}"#
        _ = bench.ask(Self.queue("", third))
        _ = bench.wait(.seconds(39))
        #expect(bench.preloads.isEmpty)
        _ = bench.wait(.seconds(1))
        let item = try #require(bench.preloads.last ?? nil)
        #expect(item.contentURL == "http://192.0.2.1/2.mp4" && item.activeTrackIDs == [1] && item.startTime == 3)

        _ = bench.ask(#"{"type":"QUEUE_REMOVE","mediaSessionId":1,"requestId":3,"itemIds":[2]}"#)
        #expect(bench.preloads.map { $0?.contentURL.last } == ["4", "4"])
        #expect(bench.preloads.last??.contentURL == "http://192.0.2.1/3.mp4")
        _ = bench.ask(#"{"type":"SEEK","mediaSessionId":1,"requestId":4,"currentTime":1}"#)
        #expect(bench.preloads.count == 3 && bench.preloads.last == .some(nil))
    }

    @Test func whatIsLoadedIsWhatWasGotReady() throws {
        var bench = PlayerBench()
        _ = bench.ask(Self.queue(""))
        _ = bench.wait(.seconds(61))
        #expect(bench.loads.count == 2 && bench.preloads == [bench.loads.last])
    }

    @Test func anAdThatComesFirstIsGotReadyInItsPlace() throws {
        let clip = #"{"id":"a","contentUrl":"http://192.0.2.1/a.mp4","contentType":"video/mp4","duration":5}"#
        let breaks = #","breaks":[{"id":"pre","position":0,"breakClipIds":["a"]}],"breakClips":[\#(clip)]"#
        var bench = PlayerBench()
        _ = bench.ask(Self.queue(breaks))
        _ = bench.wait(.seconds(61))
        #expect(bench.preloads == [bench.loads.last] && bench.loads.last?.contentURL == "http://192.0.2.1/a.mp4")
    }

    @Test(arguments: [
        #","streamType":"LIVE""#, #","vmapAdsRequest":{"adTagUrl":"http://192.0.2.9/vmap"}"#,
        #"""
        ,"breaks":[{"id":"p","position":0,"breakClipIds":["v"]}],
        "breakClips":[{"id":"v","vastAdsRequest":{"adTagUrl":"u"}}]
        """#,
    ])
    func whatComesFirstIsNotAlwaysKnown(_ second: String) throws {
        var bench = PlayerBench()
        _ = bench.ask(Self.queue(second))
        _ = bench.wait(.seconds(45))
        #expect(bench.preloads == [nil])
        #expect(try bench.status()["preloadedItemId"]?.intValue == 2)
    }
}
