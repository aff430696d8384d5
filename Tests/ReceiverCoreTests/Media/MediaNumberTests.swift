import CastWire
import Testing

@testable import ReceiverCore

/// Whatever numbers a sender names, the device and the clock player go on, and a bystander is answered.
@Suite struct MediaNumberTests {
    private static let numbers = ["1e300", "-1e300", "1e10", "1e19", "-1", "0", "9223372036854775807", "1e-320"]

    private static let media = #""contentId":"http://h/f.mp4","contentType":"video/mp4""#

    private static func loads(_ number: String) -> [String] {
        [
            #"{"type":"QUEUE_LOAD","requestId":2,"items":[{"media":{\#(media),"duration":\#(number)}},"#
                + #"{"media":{\#(media)}}]}"#,
            #"{"type":"QUEUE_LOAD","requestId":2,"startIndex":0,"currentTime":\#(number),"#
                + #""items":[{"media":{\#(media)},"startTime":\#(number),"#
                + #""playbackDuration":\#(number),"preloadTime":\#(number)},"#
                + #"{"media":{\#(media)}}]}"#,
            #"{"type":"LOAD","requestId":2,"currentTime":\#(number),"playbackRate":\#(number),"#
                + #""media":{\#(media),"duration":\#(number),"startAbsoluteTime":\#(number)}}"#,
            #"{"type":"LOAD","requestId":2,"media":{\#(media),"duration":60,"#
                + #""breaks":[{"id":"b","position":\#(number),"breakClipIds":["c"]},"#
                + #"{"id":"e","position":\#(number),"isEmbedded":true,"breakClipIds":["c","c"]}],"#
                + #""breakClips":[{"id":"c","contentUrl":"http://h/a.mp4","duration":\#(number),"#
                + #""whenSkippable":\#(number)}]}}"#,
            #"{"type":"LOAD","requestId":2,"media":{\#(media),"streamType":"LIVE","duration":\#(number),"#
                + #""tracks":[{"trackId":\#(number),"type":"TEXT"}]},"activeTrackIds":[\#(number)]}"#,
        ]
    }

    private static func requests(_ number: String) -> [String] {
        [
            #"{"type":"SEEK","mediaSessionId":1,"requestId":5,"currentTime":\#(number)}"#,
            #"{"type":"SEEK","mediaSessionId":1,"requestId":5,"relativeTime":\#(number)}"#,
            #"{"type":"SET_PLAYBACK_RATE","mediaSessionId":1,"requestId":5,"playbackRate":\#(number)}"#,
            #"{"type":"SET_PLAYBACK_RATE","mediaSessionId":1,"requestId":5,"relativePlaybackRate":\#(number)}"#,
            #"{"type":"SET_VOLUME","mediaSessionId":1,"requestId":5,"volume":{"level":\#(number)}}"#,
            #"{"type":"QUEUE_UPDATE","mediaSessionId":1,"requestId":5,"jump":\#(number)}"#,
            #"{"type":"QUEUE_UPDATE","mediaSessionId":1,"requestId":5,"currentItemId":\#(number),"#
                + #""currentTime":\#(number)}"#,
            #"{"type":"QUEUE_INSERT","mediaSessionId":1,"requestId":5,"insertBefore":\#(number),"#
                + #""currentItemIndex":\#(number),"currentTime":\#(number),"items":[{"media":{\#(media)}}]}"#,
            #"{"type":"QUEUE_REORDER","mediaSessionId":1,"requestId":5,"itemIds":[\#(number)],"insertBefore":1}"#,
            #"{"type":"GET_STATUS","mediaSessionId":\#(number),"requestId":5,"options":\#(number)}"#,
            #"{"type":"SKIP_AD","mediaSessionId":1,"requestId":\#(number)}"#,
        ]
    }

    @Test(arguments: numbers)
    func anyNumberInALoadLeavesThePlayerPlaying(number: String) throws {
        for load in Self.loads(number) {
            var bench = PlayerBench()
            _ = bench.ask(load)
            _ = bench.wait(.seconds(90))
            for request in Self.requests(number) {
                _ = bench.ask(request)
                _ = bench.wait(.seconds(2))
            }
            #expect(bench.ask(#"{"type":"GET_STATUS","requestId":77}"#).contains { $0.requestID == 77 }, "\(load)")
        }
    }

    @Test func aFilmOfThirtyThousandYearsIsLookedAtOnceADay() throws {
        var bench = DeviceBench.launched()
        bench.ask(
            #"{"type":"QUEUE_LOAD","requestId":2,"items":[{"media":{\#(Self.media),"duration":1e300}},"#
                + #"{"media":{\#(Self.media)}}]}"#)
        let told = bench.ask(#"{"type":"GET_STATUS","requestId":3}"#).first?.media
        #expect(told?["media"]?["duration"]?.doubleValue == WireNumber.longestTime)
        bench.report(.loaded(MediaDescription(kind: .video, duration: 1e300)), .playing)
        bench.report(.playing, .playing)
        let place = try #require(bench.device.media?.session?.timelineDeadline)
        #expect(place <= bench.now + .seconds(WireNumber.longestWait))
        // And then again.
        bench.wait(.seconds(WireNumber.longestWait))
        let next = try #require(bench.device.media?.session?.timelineDeadline)
        #expect(next > place)
    }

    @Test(arguments: [
        #"{"media":{\#(media),"duration":0.001}}"#,
        #"{"media":{\#(media),"duration":600},"playbackDuration":0.001}"#,
        #"{"media":{\#(media),"duration":600},"startTime":599.999}"#,
    ])
    func anItemOfNoTimeThatRepeatsIsLoadedFourTimesASecondAtMost(item: String) throws {
        var bench = PlayerBench()
        _ = bench.ask(#"{"type":"QUEUE_LOAD","requestId":2,"repeatMode":"REPEAT_SINGLE","items":[\#(item)]}"#)
        _ = bench.wait(.seconds(10))
        #expect((2...41).contains(bench.loads.count))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, -1])
    func whatAScreenSaysIsHeldToo(number: Double) {
        let description = MediaDescription(kind: .video, duration: number)
        #expect(description.duration.map { (0...WireNumber.longestTime).contains($0) } ?? !number.isFinite)
        let report = PlaybackReport(
            load: LoadID(rawValue: 1), event: .position, state: .playing, position: number, rate: number, at: .now)
        #expect((0...WireNumber.longestTime).contains(report.position))
        #expect(report.rate > 0 && report.rate <= WireNumber.rates.upperBound)
    }

    // MARK: - Which session is meant

    @Test(arguments: ["", #""mediaSessionId":null,"#, #""mediaSessionId":"1","#, #""mediaSessionId":1e300,"#])
    func aRequestThatNamesNoSessionThatCanBeReadIsRefused(member: String) {
        for type in ["PLAY", "PAUSE", "STOP", "SEEK", "QUEUE_UPDATE", "QUEUE_GET_ITEM_IDS", "SET_VOLUME"] {
            var bench = DeviceBench.playing()
            let sent = bench.ask(
                #"{"type":"\#(type)",\#(member)"requestId":8,"currentTime":1,"volume":{"muted":true},"jump":1}"#)
            #expect(sent.map(\.type) == ["INVALID_REQUEST"])
            #expect(sent.first?.json["reason"]?.stringValue == "INVALID_MEDIA_SESSION_ID")
            #expect(bench.commands.isEmpty)
        }
    }

    @Test func whatAsksForNoSessionInParticularIsAnswered() {
        var bench = DeviceBench.playing()
        #expect(bench.ask(#"{"type":"GET_STATUS","requestId":8}"#).first?.media != nil)
        #expect(bench.ask(#"{"type":"GET_STATUS","mediaSessionId":null,"requestId":8}"#).first?.media != nil)
        #expect(bench.ask(#"{"type":"STORE_SESSION","requestId":8}"#).first?.type == "SESSION_STATE")
        #expect(bench.ask(#"{"type":"GET_STATUS","mediaSessionId":"x","requestId":8}"#).first?.media == nil)
        #expect(bench.ask(#"{"type":"STORE_SESSION","mediaSessionId":"x","requestId":8}"#).first?.type
            == "INVALID_REQUEST")
    }

    // MARK: - What senders ask before they seek

    @Test(arguments: [("BUFFERED", true), ("NONE", true), ("LIVE", false)])
    func bufferedMediaCanBeSoughtInThoughNobodyKnowsItsLength(streamType: String, isSeekable: Bool) throws {
        var bench = PlayerBench()
        _ = bench.ask(
            #"{"type":"LOAD","requestId":2,"media":{\#(Self.media),"streamType":"\#(streamType)"}}"#)
        let status = try bench.status()
        #expect(((status["supportedMediaCommands"]?.intValue ?? 0) & 2 == 2) == isSeekable)
        #expect(status["liveSeekableRange"] == nil)
        guard isSeekable else { return }
        _ = bench.ask(#"{"type":"SEEK","mediaSessionId":1,"requestId":3,"currentTime":300}"#)
        #expect(try bench.status()["currentTime"]?.doubleValue == 300)
    }

    @Test func mediaIsNamedAtTheTopWhileItLoads() throws {
        var bench = DeviceBench.launched(connections: [1, 2])
        let loading = bench.ask(DeviceBench.filmLoad).filter { $0.namespace == .media }
        for status in loading.map(\.media) + [bench.ask(#"{"type":"GET_STATUS","requestId":3}"#).first?.media] {
            #expect(status?["playerState"] == "IDLE")
            #expect(status?["media"]?["contentId"]?.stringValue == "http://192.0.2.1/film.mp4")
            #expect(status?["extendedStatus"]?["media"]?["contentId"]?.stringValue == "http://192.0.2.1/film.mp4")
        }
        #expect(loading.count == 2)
    }
}
