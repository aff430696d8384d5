import CastWire
import Testing

@testable import SenderCore

/// Queue, ads and live streams in the merged status, and the clocks that go on between two statuses.
@Suite struct MediaStatusMergeTests {
    private let start = ContinuousClock.now

    private func update(_ json: String) throws -> MediaStatusUpdate {
        try JSONPayload.decode(MediaStatusUpdate.self, from: json)
    }

    private func state(_ updates: String...) throws -> MediaState {
        var state = MediaState()
        for text in updates { _ = state.apply([try update(text)], at: start) }
        return state
    }

    private let queue = """
        {"mediaSessionId":1,"playerState":"PLAYING","currentItemId":2,"repeatMode":"REPEAT_ALL",\
        "preloadedItemId":3,"items":[{"itemId":1,"media":{"contentId":"a:1"}},{"itemId":2,"media":{"contentId":"a:2"}},\
        {"itemId":3,"media":{"contentId":"a:3"}}],"queueData":{"name":"Songs","queueType":"ALBUM"}}
        """

    @Test func theQueueAroundTheCurrentItemIsKept() throws {
        let status = try #require(try state(queue).status)
        #expect(status.queueItems.map(\.itemID) == [1, 2, 3])
        #expect(status.currentQueueItem?.media?.contentID == "a:2")
        #expect(status.nextQueueItem?.itemID == 3)
        #expect(status.queueHasPreviousItem && status.queueHasNextItem && status.queueHasCurrentItem)
        #expect(status.queueData?.name == "Songs")
        #expect(status.queueRepeatMode == .all)
        #expect(status.preloadedItemID == 3)
        #expect(status.queueItem(withID: 9) == nil)
    }

    @Test func anItemWithoutItsMediaKeepsWhatIsKnown() throws {
        var state = try state(queue)
        let change = state.apply(
            [try update(#"{"mediaSessionId":1,"currentItemId":3,"items":[{"itemId":2},{"itemId":3},{"itemId":4}]}"#)],
            at: start)
        #expect(state.status?.queueItems.map { $0.media?.contentID } == ["a:2", "a:3", nil])
        #expect(state.status?.nextQueueItem?.itemID == 4)
        #expect(change == MediaState.Change(statusChanged: true, queueChanged: true, preloadChanged: true))
    }

    @Test func aStatusWithoutAWordAboutTheQueueChangesNothingOfIt() throws {
        var state = try state(queue)
        let text = #"{"mediaSessionId":1,"playerState":"PAUSED","preloadedItemId":3}"#
        #expect(state.apply([try update(text)], at: start) == MediaState.Change(statusChanged: true))
        #expect(state.status?.queueItems.count == 3)
    }

    @Test func aDurationIsKeptForTheSameContentOnly() throws {
        let known = #"{"mediaSessionId":1,"playerState":"PLAYING","media":{"contentId":"a:1","duration":60}}"#
        let same = #"{"mediaSessionId":1,"media":{"contentId":"a:1","contentType":"video/mp4"}}"#
        let other = #"{"mediaSessionId":1,"media":{"contentId":"a:2"}}"#
        let kept = try #require(try state(known, same).status?.mediaInformation)
        #expect(kept.streamDuration == 60 && kept.contentType == "video/mp4")
        #expect(try state(known, other).status?.mediaInformation?.streamDuration == nil)
    }

    @Test func theSameStatusTwiceIsToldTwiceAndChangesNothing() throws {
        var state = try state(queue)
        let before = state
        _ = state.apply([try update(queue)], at: start)
        #expect(state == before)
    }

    @Test func anAdIsShownAsLongAsItIsNamed() throws {
        let ad = """
            {"mediaSessionId":1,"playerState":"PLAYING","currentTime":5,"breakStatus":{"breakId":"b","breakClipId":"c",\
            "currentBreakTime":3,"currentBreakClipTime":1,"whenSkippable":5}}
            """
        var state = try state(ad)
        #expect(state.status?.playingAd == true)
        #expect(state.adBreakTime(at: start + .seconds(2)) == 5)
        #expect(state.adBreakClipTime(at: start + .seconds(2)) == 3)
        #expect(!state.isAdSkippable(at: start + .seconds(3)))
        #expect(state.isAdSkippable(at: start + .seconds(4)))
        #expect(state.position(at: start + .seconds(9)) == 5, "content stands while an ad is shown")
        _ = state.apply([try update(#"{"mediaSessionId":1,"activeTrackIds":[]}"#)], at: start + .seconds(1))
        #expect(state.adBreakClipTime(at: start + .seconds(2)) == 3, "a status that says nothing of the ad leaves it")
        _ = state.apply(
            [try update(#"{"mediaSessionId":1,"playerState":"PLAYING","currentTime":5}"#)], at: start + .seconds(9))
        #expect(state.status?.playingAd == false)
        #expect(state.adBreakTime(at: start) == nil)
        #expect(state.position(at: start + .seconds(10)) == 6)
    }

    @Test(arguments: [
        (#""isMovingWindow":true,"isLiveDone":false"#, 14.0, 104.0),
        (#""isMovingWindow":false,"isLiveDone":false"#, 10.0, 104.0),
        (#""isMovingWindow":true,"isLiveDone":true"#, 10.0, 100.0),
    ])
    func theLiveRangeMovesOnUntilTheStreamIsDone(members: String, first: Double, last: Double) throws {
        var state = try state(
            """
            {"mediaSessionId":1,"playerState":"PAUSED","currentTime":50,"liveSeekableRange":{"start":10,"end":100,\
            \(members)}}
            """)
        _ = state.apply([try update(#"{"mediaSessionId":1,"playerState":"PAUSED"}"#)], at: start + .seconds(3))
        #expect(state.liveSeekableRangeStart(at: start + .seconds(4)) == first)
        #expect(state.liveSeekableRangeEnd(at: start + .seconds(4)) == last)
    }

    @Test func theLivePositionStopsAtTheEdge() throws {
        let state = try state(
            """
            {"mediaSessionId":1,"playerState":"PLAYING","playbackRate":2,"currentTime":95,\
            "liveSeekableRange":{"start":10,"end":100,"isMovingWindow":true,"isLiveDone":false}}
            """)
        #expect(state.position(at: start + .seconds(2)) == 99)
        #expect(state.position(at: start + .seconds(20)) == 120)
    }
}
