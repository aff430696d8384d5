import Testing

@testable import CastWire

@Suite("Numbers from the wire")
struct WireNumberTests {
    private static let extremes = [
        0, 1, -1, 0.5, 1e10, 1e11, 1e299, -1e299, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity,
        -.infinity, .nan, .leastNonzeroMagnitude, 9.3e18, -9.3e18,
    ]

    @Test(arguments: extremes)
    func anyNumberBecomesOneThatCanBeReckonedWith(number: Double) {
        #expect((0...WireNumber.longestTime).contains(WireNumber.time(number)))
        #expect((-WireNumber.longestTime...WireNumber.longestTime).contains(WireNumber.distance(number)))
        #expect(WireNumber.level(number).map((0...1).contains) ?? number.isNaN)
        #expect(WireNumber.rate(number).map(WireNumber.rates.contains) ?? number.isNaN)
        #expect(WireNumber.measure(number).map(WireNumber.measures.contains) ?? number.isNaN)
        #expect(WireNumber.whole(number).map { Double($0) == number } ?? true)
        #expect((.zero ... .seconds(WireNumber.longestWait)).contains(WireNumber.wait(number)))
        let now = ContinuousClock.now
        #expect(now + .seconds(WireNumber.time(number)) + .seconds(WireNumber.time(number)) >= now)
        #expect(Int(WireNumber.time(number) * 1000) >= 0)
    }

    @Test(arguments: [Int.max, Int.min, 1 << 53 + 1, -(1 << 54)])
    func wholeNumbersThatNobodyElseCanHoldAreNone(number: Int) {
        #expect(WireNumber.whole(number) == nil)
        #expect(WireNumber.side(number) == nil)
    }

    @Test func aRangeNeverEndsBeforeItBegins() {
        #expect(WireNumber.range(from: 3, to: 1) == nil)
        #expect(WireNumber.range(from: .nan, to: 1) == nil)
        #expect(WireNumber.range(from: 0, to: .nan) == nil)
        #expect(WireNumber.range(from: -1e300, to: 1e300) == 0...WireNumber.longestTime)
        #expect(WireNumber.range(from: 2, to: 2) == 2...2)
    }

    private static let status = #"""
        {"type":"MEDIA_STATUS","requestId":9223372036854775807,"status":[{"mediaSessionId":9223372036854775807,\#
        "currentTime":-1e308,"playbackRate":1e308,"currentItemId":-9223372036854775808,"volume":{"level":1e300},\#
        "liveSeekableRange":{"start":1e300,"end":-1e300},"breakStatus":{"currentBreakTime":1e300},\#
        "videoInfo":{"width":9223372036854775807,"height":-1},"activeTrackIds":[9223372036854775807,1],\#
        "media":{"contentId":"x","duration":1e300,"startAbsoluteTime":-1e300,\#
        "breaks":[{"id":"b","position":1e299}],"breakClips":[{"id":"c","duration":1e300,"whenSkippable":1e300}],\#
        "metadata":{"images":[{"url":"u","width":4611686018427387904,"height":4611686018427387904}]}},\#
        "items":[{"itemId":1,"startTime":-1e300,"playbackDuration":1e300,"preloadTime":1e300}]}]}
        """#

    @Test func whatADeviceSaysIsReadWithinBounds() throws {
        let reply = try Envelope<MediaReply>(text: Self.status)
        #expect(reply.requestID == 0)
        guard case .mediaStatus(let updates) = reply.body else {
            Issue.record("no status")
            return
        }
        let update = try #require(updates.first)
        let longest = WireNumber.longestTime
        #expect(update.mediaSessionID == 0 && update.currentItemID == nil && update.activeTrackIDs == [1])
        #expect(update.currentTime == -longest && update.playbackRate == 100 && update.volume?.level == 1)
        #expect(update.liveSeekableRange?.startTime == longest && update.liveSeekableRange?.endTime == -longest)
        #expect(update.videoInfo?.width == 0 && update.videoInfo?.height == 0)
        #expect(update.adBreakStatus?.currentAdBreakTime == longest)
        let media = try #require(update.media)
        #expect(media.streamDuration == longest && media.startAbsoluteTime == -longest)
        #expect(media.adBreaks.first?.playbackPosition == longest)
        #expect(media.adBreakClips.first?.duration == longest && media.adBreakClips.first?.whenSkippable == longest)
        #expect(media.metadata?.images.first == Image(url: "u"))
        let item = try #require(update.items?.first)
        #expect(item.startTime == 0 && item.playbackDuration == longest && item.preloadTime == longest)
    }
}
