import CastWire
import Testing

@testable import ReceiverCore

/// What comes next, where an item ends early, and what else a status tells of the player.
@Suite struct NextItemTests {
    private static func queue(first: String = "", second: String = "") -> String {
        #"""
        {"type":"QUEUE_LOAD","requestId":2,"customData":{"list":7},"items":[{\#(first)
        "media":{"contentId":"http://192.0.2.1/1.mp4","contentType":"video/mp4","duration":60}},{\#(second)
        "media":{"contentId":"http://192.0.2.1/2.mp4","contentType":"video/mp4","duration":60,
        "metadata":{"metadataType":1,"title":"Two","images":[{"url":"http://192.0.2.1/2.png"}]}}}]}
        """#
    }

    private static let next = NextItem(title: "Two", imageURL: "http://192.0.2.1/2.png")

    @Test(arguments: [("", 40), (#""preloadTime":45,"#, 15)])
    func theNextItemIsToldOfAheadOfItsTurn(preload: String, at: Int) throws {
        var bench = PlayerBench()
        _ = bench.ask(Self.queue(second: preload))
        #expect(bench.wait(.seconds(at - 1)).allSatisfy { $0.media?["preloadedItemId"] == nil })
        #expect(bench.commands.isEmpty)
        let told = bench.wait(.seconds(1))
        #expect(told.last?.media?["preloadedItemId"]?.intValue == 2)
        #expect(bench.commands == [.setNext(LoadID(rawValue: 1), Self.next)])

        _ = bench.ask(#"{"type":"SEEK","mediaSessionId":1,"requestId":3,"currentTime":1}"#)
        #expect(bench.commands.last == .setNext(LoadID(rawValue: 1), nil))
        #expect(try bench.status()["preloadedItemId"] == nil)
        _ = bench.ask(#"{"type":"SEEK","mediaSessionId":1,"requestId":3,"currentTime":59.5}"#)
        _ = bench.wait(.seconds(1))
        #expect(bench.loads.count == 2)
        #expect(try bench.status()["preloadedItemId"] == nil)
    }

    @Test func anItemIsOverAfterItsPlaybackDuration() throws {
        var bench = PlayerBench()
        _ = bench.ask(Self.queue(first: #""startTime":10,"playbackDuration":5,"#, second: #""playbackDuration":3,"#))
        _ = bench.wait(.seconds(4))
        #expect(bench.loads.count == 1)
        _ = bench.wait(.seconds(2))
        #expect(bench.loads.count == 2)
        let last = bench.wait(.seconds(3))
        #expect(last.last?.media?["idleReason"]?.stringValue == "FINISHED")
        #expect(bench.commands.last == .stop(LoadID(rawValue: 2)))
    }

    @Test func whatIsToldAlongWithAQueueIsKeptWithItsFirstItem() throws {
        var bench = PlayerBench()
        _ = bench.ask(Self.queue())
        guard case .array(let items)? = try bench.status()["items"] else {
            Issue.record("no items")
            return
        }
        #expect(items.first?["customData"] == ["list": 7] && items.last?["customData"] == nil)
    }

    @Test(arguments: [
        (MediaDescription.DynamicRange?.some(.high), "hdr"), (.some(.standard), "sdr"), (nil, nil),
    ] as [(MediaDescription.DynamicRange?, String?)])
    func theDynamicRangeIsToldWhereItIsKnown(range: MediaDescription.DynamicRange?, told: String?) {
        var bench = DeviceBench.launched()
        bench.ask(DeviceBench.filmLoad)
        var facts = DeviceBench.filmFacts
        facts.dynamicRange = range
        let status = bench.report(.loaded(facts), .playing).first?.media
        #expect(status?["videoInfo"]?["width"]?.intValue == 640)
        #expect(status?["videoInfo"]?["hdrType"]?.stringValue == told)
    }

    @Test func aLiveWindowGoesOnBetweenTwoReports() throws {
        var bench = DeviceBench.launched()
        bench.ask(
            """
            {"type":"LOAD","requestId":2,"media":{"contentId":"http://a/b","streamType":"LIVE",\
            "contentType":"application/x-mpegurl"}}
            """)
        let load = try #require(bench.device.media?.currentLoad)
        let live = MediaDescription(kind: .video, duration: nil, isLive: true)
        bench.screen(
            .playback(
                PlaybackReport(
                    load: load, event: .loaded(live), state: .playing, position: 90, at: bench.now,
                    seekable: 80...100)))
        bench.now += .seconds(7)
        let status = bench.ask(#"{"type":"GET_STATUS","requestId":3}"#).first?.media
        #expect(status?["liveSeekableRange"]?["start"]?.doubleValue == 87)
        #expect(status?["liveSeekableRange"]?["end"]?.doubleValue == 107)
        bench.ask(#"{"type":"SEEK","mediaSessionId":1,"requestId":4,"currentTime":4294967296}"#)
        #expect(bench.commands == [.seek(load, to: 107, resume: .unchanged)])
    }
}
