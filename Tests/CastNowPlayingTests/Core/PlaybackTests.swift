import Testing
import ToldMedia

@testable import CastNowPlaying
@testable import NowPlayingCore
@testable import SenderCore

@Suite struct PlaybackTests {
    @Test(arguments: [
        ("PLAYING", NowPlayingPlaybackState.playing, 1.0), ("PAUSED", .paused, 0), ("BUFFERING", .playing, 0),
        ("LOADING", .playing, 0), ("IDLE", .stopped, 0),
    ])
    func statesAndRates(state: String, expected: NowPlayingPlaybackState, rate: Double) throws {
        let playback = playback(try told(state: state))
        #expect(playback.playbackState == expected)
        #expect(playback.rate == rate)
        #expect((playback.itemID == nil) == (state == "IDLE"))
    }

    @Test func nothingPlaysWithoutAStatus() {
        #expect(playback(nil).playbackState == .stopped)
        #expect(playback(nil).itemID == nil)
        #expect(playback(nil).info.isEmpty)
    }

    @Test func betweenTwoItemsOfAQueueItStays() throws {
        let status = try told(state: "IDLE", #","idleReason":"FINISHED","loadingItemId":2,"currentItemId":1"#)
        #expect(playback(status).playbackState == .playing)
        #expect(playback(status).rate == 0)
    }

    @Test func eachItemOfAQueueIsAnother() throws {
        let first = playback(try told(#","currentItemId":1"#)).itemID
        #expect(first != playback(try told(#","currentItemId":2"#)).itemID)
        #expect(first == playback(try told(state: "PAUSED", #","currentItemId":1"#)).itemID)
        #expect(first != CastPlayback(try told(#","currentItemId":1"#), device: tv, sessionID: "S2").itemID)
    }

    @Test func theSpeedIsKeptWhilePaused() throws {
        let status = try told(state: "PAUSED", #","playbackRate":2"#)
        #expect(playback(status).rate == 0)
        #expect(playback(status).info[.defaultPlaybackRate] == 2)
    }

    @Test(arguments: ["-1", "0", "1e300", "-1e300", "1e-400", "\"x\"", "{}", "null"]) func aDurationThatIsNoneIsLeftOut(
        text: String
    ) throws {
        #expect(playback(try told(media: #""duration":\#(text)"#)).duration == nil)
    }

    @Test(arguments: ["-1", "-1e300", "1e300", "\"x\"", "[]", "null"])
    func ofAnAbsurdRateOrPlaceNothingIsMadeUp(text: String) throws {
        let playback = playback(try told(#","playbackRate":\#(text),"currentTime":\#(text)"#))
        #expect(playback.rate.isFinite && abs(playback.rate) <= NowPlayingLimits.rate)
        #expect(playback.info[.defaultPlaybackRate].map { $0 > 0 && $0 <= NowPlayingLimits.rate } ?? true)
        #expect(playback.itemID != nil)
    }

    @Test func modes() throws {
        let modes: [(String, NowPlayingRepeatMode?)] = [
            ("REPEAT_OFF", .off), ("REPEAT_SINGLE", .one), ("REPEAT_ALL", .all), ("REPEAT_ALL_AND_SHUFFLE", .all),
            ("SOMETHING", nil),
        ]
        for (word, mode) in modes {
            #expect(playback(try told(#","repeatMode":"\#(word)""#)).repeatMode == mode)
        }
        #expect(playback(try told()).shuffleMode == nil)
        #expect(playback(try told(#","repeatMode":"REPEAT_ALL_AND_SHUFFLE""#)).shuffleMode == .items)
        #expect(playback(try told(#","queueData":{"shuffle":true}"#)).shuffleMode == .items)
        #expect(playback(try told(#","queueData":{"shuffle":false}"#)).shuffleMode == .off)
    }

    // MARK: Live

    private let range = #","liveSeekableRange":{"start":100,"end":400,"isMovingWindow":true,"isLiveDone":false}"#

    @Test func aLiveStreamHasNoDuration() throws {
        let playback = playback(try told(media: #""streamType":"LIVE","duration":-1"#))
        #expect(playback.isLive)
        #expect(playback.duration == nil)
    }

    @Test func aRangeMakesItLiveUntilItIsDone() throws {
        #expect(playback(try told(range)).isLive)
        let done = playback(
            try told(
                media: #""streamType":"LIVE","duration":null"#,
                #","liveSeekableRange":{"start":0,"end":400,"isMovingWindow":false,"isLiveDone":true}"#))
        #expect(!done.isLive)
        #expect(done.duration == 400)
    }

    // MARK: Advertising

    private let breaks = """
        "breaks":[{"id":"b1","position":0,"breakClipIds":["c1","c2"],"isEmbedded":true},\
        {"id":"b2","position":300,"breakClipIds":["c1"]},\
        {"id":"b3","position":200,"breakClipIds":["c3"],"isEmbedded":true}],\
        "breakClips":[{"id":"c1","duration":20},{"id":"c2","duration":10},{"id":"c3"}]
        """

    @Test func adsWithinTheStreamAreRanges() throws {
        let info = playback(try told(media: breaks)).info
        #expect(info[.adTimeRanges] == [AdTimeRange(start: 0, duration: 30)])
    }

    @Test func adsInTheContentsPlaceAreNone() throws {
        let info = playback(try told(media: breaks.replacing(#","isEmbedded":true"#, with: ""))).info
        #expect(info[.adTimeRanges] == nil)
    }

    @Test func timeStandsWhileAnAdIsShown() throws {
        let status = try told(#","breakStatus":{"breakId":"b2","breakClipId":"c1","currentBreakTime":3}"#)
        #expect(playback(status).isPlayingAdvertising)
        #expect(playback(status).playbackState == .playing)
        #expect(playback(status).rate == 0)
    }

    @Test func moreBreaksThanAnybodyShowsAreBounded() throws {
        let many = (0..<400).map { #"{"id":"b\#($0)","position":\#($0 * 40),"breakClipIds":["c"],"isEmbedded":true}"# }
        let media = #""breaks":[\#(many.joined(separator: ","))],"breakClips":[{"id":"c","duration":20}]"#
        #expect(playback(try told(media: media)).info[.adTimeRanges]?.count == NowPlayingLimits.entries)
    }
}
