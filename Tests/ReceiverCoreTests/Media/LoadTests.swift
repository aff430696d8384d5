import CastWire
import Testing

@testable import ReceiverCore

@Suite struct LoadTests {
    @Test func aLoadIsSaidToLoadThenAnsweredOnceTheScreenHasIt() throws {
        var bench = DeviceBench.launched(connections: [1, 2])
        let loading = bench.ask(DeviceBench.filmLoad).filter { $0.namespace == .media }
        #expect(loading.map(\.connection) == [1, 2])
        #expect(loading.allSatisfy { $0.type == "MEDIA_STATUS" && $0.requestID == 0 && $0.to == "*" })
        #expect(loading.first?.media?["playerState"]?.stringValue == "IDLE")
        #expect(loading.first?.media?["idleReason"] == nil)
        #expect(loading.first?.media?["extendedStatus"]?["playerState"]?.stringValue == "LOADING")
        guard case .load(let id, let item)? = bench.commands.first else {
            Issue.record("the screen was not told")
            return
        }
        #expect(id == LoadID(rawValue: 1))
        #expect(item.contentURL == "http://192.0.2.1/film.mp4" && item.title == "Film" && item.autoplay)
        #expect(item.tracks.map(\.language) == ["en", "de"])

        let loaded = bench.report(.loaded(DeviceBench.filmFacts), .paused).filter { $0.namespace == .media }
        #expect(loaded.map(\.requestID) == [2, 0])
        #expect(loaded.map(\.connection) == [1, 2])
        let status = try #require(loaded.first?.media)
        #expect(status["playerState"]?.stringValue == "BUFFERING")
        #expect(status["extendedStatus"] == nil)
        #expect(status["media"]?["duration"]?.doubleValue == 60)
        #expect(status["videoInfo"] == ["width": 640, "height": 360, "hdrType": "sdr"])
        #expect(status["mediaSessionId"]?.intValue == 1)

        let playing = bench.report(.playing, .playing).filter { $0.namespace == .media }
        #expect(playing.map(\.requestID) == [0, 0])
        #expect(playing.first?.media?["playerState"]?.stringValue == "PLAYING")
        #expect(playing.first?.media?["media"] == nil)
    }

    @Test func theDeviceSaysWhatIsCast() {
        var bench = DeviceBench.launched()
        let sent = bench.ask(DeviceBench.filmLoad)
        #expect(bench.actions.contains(.announce(statusText: "Casting: Film")))
        let status = sent.last { $0.type == "RECEIVER_STATUS" }
        guard case .array(let applications)? = status?.status?["applications"] else {
            Issue.record("no status")
            return
        }
        #expect(applications.first?["statusText"]?.stringValue == "Casting: Film")
        bench.report(.ended, .ended, position: 60)
        #expect(bench.actions.contains(.announce(statusText: "Ready To Cast")))
    }

    @Test func withoutAutoplayItStaysPaused() {
        var bench = DeviceBench.launched()
        bench.ask(
            """
            {"type":"LOAD","requestId":2,"autoplay":false,"media":{"contentId":"http://a/b","contentType":"video/mp4"}}
            """)
        guard case .load(_, let item)? = bench.commands.first else {
            Issue.record("not loaded")
            return
        }
        #expect(!item.autoplay)
        let sent = bench.report(.loaded(DeviceBench.filmFacts), .paused)
        #expect(sent.first?.media?["playerState"]?.stringValue == "PAUSED")
    }

    @Test func vlcsTextualFalseMeansPlay() {
        var bench = DeviceBench.launched()
        bench.ask(
            """
            {"type":"LOAD","requestId":1,"autoplay":"false","media":{"contentId":"http://a/b","streamType":"LIVE",\
            "contentType":"video/x-matroska"}}
            """)
        guard case .load(_, let item)? = bench.commands.first else {
            Issue.record("not loaded")
            return
        }
        #expect(item.autoplay)
        #expect(item.streamType == .live)
    }

    @Test func autoplayIsTheDefaultAndNullsAreAbsent() {
        var bench = DeviceBench.launched()
        bench.ask(
            """
            {"type":"LOAD","requestId":1,"currentTime":null,"media":{"contentId":"http://a/b","streamType":null,\
            "contentType":"video/mp4"}}
            """)
        guard case .load(_, let item)? = bench.commands.first else {
            Issue.record("not loaded")
            return
        }
        #expect(item.autoplay && item.startTime == nil && item.streamType == .none)
    }

    @Test(arguments: ["null", "\"LIVE\"", "\"NONE\"", "\"BUFFERED\""])
    func mediaWithAnEndIsBuffered(streamType: String) {
        var bench = DeviceBench.launched()
        bench.ask(
            """
            {"type":"LOAD","requestId":1,"media":{"contentId":"http://a/b","streamType":\(streamType),\
            "contentType":"video/mp4"}}
            """)
        let media = bench.report(.loaded(DeviceBench.filmFacts), .playing).first?.media
        #expect(media?["media"]?["streamType"]?.stringValue == "BUFFERED")
        #expect(media?["media"]?["duration"]?.doubleValue == 60)
        #expect((media?["supportedMediaCommands"]?.intValue ?? 0) & 2 == 2)
    }

    @Test func mediaWithoutAnEndStaysLiveAndCanNotBeSoughtIn() {
        var bench = DeviceBench.launched()
        bench.ask(
            """
            {"type":"LOAD","requestId":1,"media":{"contentId":"http://a/b","streamType":"LIVE",\
            "contentType":"video/mp4"}}
            """)
        let live = MediaDescription(kind: .video, duration: nil, isLive: true)
        let media = bench.report(.loaded(live), .playing).first?.media
        #expect(media?["media"]?["streamType"]?.stringValue == "LIVE")
        #expect(media?["media"]?["duration"] == nil)
        #expect((media?["supportedMediaCommands"]?.intValue ?? 0) & 2 == 0)
    }

    @Test func aNewLoadInterruptsTheOldSession() {
        var bench = DeviceBench.playing(connections: [1, 2])
        let sent = bench.ask(DeviceBench.filmLoad, on: 2).filter { $0.namespace == .media }
        #expect(sent.first?.media?["idleReason"]?.stringValue == "INTERRUPTED")
        #expect(sent.first?.media?["mediaSessionId"]?.intValue == 1)
        #expect(sent.last?.media?["mediaSessionId"]?.intValue == 2)
        #expect(bench.device.media?.currentLoad == LoadID(rawValue: 2))
        #expect(bench.device.media?.session?.id == 2)
    }

    @Test func aLoadInProgressIsCancelledByTheNext() {
        var bench = DeviceBench.launched(connections: [1, 2])
        bench.ask(DeviceBench.filmLoad)
        let sent = bench.ask(#"{"type":"LOAD","requestId":9,"media":{"contentId":"http://a/b"}}"#, on: 2)
        let cancelled = sent.first { $0.type == "LOAD_CANCELLED" }
        #expect(cancelled?.connection == 1 && cancelled?.requestID == 2)
        let late = PlaybackReport(
            load: LoadID(rawValue: 1), event: .playing, state: .playing, position: 0, at: bench.now)
        #expect(bench.screen(.playback(late)).isEmpty)
        let loaded = bench.report(.loaded(DeviceBench.filmFacts), .paused)
        #expect(loaded.first { $0.requestID == 9 }?.connection == 2)
    }

    @Test func whatCanNotBePlayedIsToldToTheAskerAndToAll() {
        var bench = DeviceBench.launched(connections: [1, 2])
        bench.ask(DeviceBench.filmLoad)
        let failure = PlaybackFailure(kind: .format, code: .mediaSourceNotSupported, reason: "no such codec")
        let sent = bench.report(.failed(failure), .ended).filter { $0.namespace == .media }
        #expect(sent.map(\.type) == ["LOAD_FAILED", "MEDIA_STATUS", "MEDIA_STATUS"])
        #expect(sent.first?.requestID == 2 && sent.first?.connection == 1)
        #expect(sent.first?.json["detailedErrorCode"]?.intValue == 104)
        #expect(sent.last?.media?["idleReason"]?.stringValue == "ERROR")
        #expect(bench.ask(#"{"type":"GET_STATUS","requestId":3}"#).first?.json["status"] == .array([]))
    }

    @Test func aScreenThatDiesWhileItPlaysIsAnErrorToAll() {
        var bench = DeviceBench.playing(connections: [1, 2])
        let failure = PlaybackFailure(kind: .browserGone, code: .mediaUnknown, reason: "the browser died")
        let sent = bench.report(.failed(failure), .ended, position: 12).filter { $0.namespace == .media }
        #expect(sent.map(\.type) == ["ERROR", "ERROR", "MEDIA_STATUS", "MEDIA_STATUS"])
        #expect(sent.allSatisfy { $0.requestID == 0 })
        #expect(sent.last?.media?["idleReason"]?.stringValue == "ERROR")
        bench.screen(.gone(reason: "the browser died"))
        #expect(bench.events == [.screenGone(reason: "the browser died")])
        bench.screen(.ready)
        #expect(bench.commands.contains(.setVolume(level: 1, muted: false)))
    }

    @Test func aServerThatSendsNothingFailsTheLoadAfterAMinute() {
        var bench = DeviceBench.launched()
        bench.ask(DeviceBench.filmLoad)
        #expect(bench.wait(.seconds(59)).isEmpty)
        let sent = bench.wait(.seconds(2))
        #expect(sent.first?.type == "LOAD_FAILED" && sent.first?.requestID == 2)
        #expect(bench.commands.first == .stop(LoadID(rawValue: 1)))
    }

    @Test(arguments: [
        #"{"type":"LOAD","requestId":2}"#, #"{"type":"LOAD","requestId":2,"media":{}}"#,
        #"{"type":"LOAD","requestId":2,"media":{"contentId":""}}"#, #"{"type":"LOAD","requestId":2,"media":7}"#,
        #"{"type":"QUEUE_LOAD","requestId":2,"items":[]}"#,
        #"{"type":"QUEUE_LOAD","requestId":2,"items":[{"media":{"contentId":"http://a/b"}}],"startIndex":1}"#,
        #"{"type":"QUEUE_LOAD","requestId":2,"items":[{"media":{"contentId":"http://a/b"}}],"repeatMode":"OFTEN"}"#,
        #"{"type":"QUEUE_LOAD","requestId":2,"items":[{"itemId":1}]}"#,
    ])
    func aLoadOfNothingIsRefusedAndWhatPlaysGoesOn(text: String) {
        var bench = DeviceBench.playing()
        let sent = bench.ask(text)
        #expect(sent.map(\.type) == ["INVALID_REQUEST"])
        #expect(sent.first?.json["reason"]?.stringValue == "INVALID_PARAMS")
        #expect(bench.device.media?.session?.id == 1 && bench.device.media?.session?.state == .playing)
    }

    @Test func tracksThatTheMediaDoesNotHaveAreLeftOut() {
        var bench = DeviceBench.launched()
        let load = DeviceBench.filmLoad.replacingOccurrencesOnce(
            of: "\"autoplay\":true", with: "\"activeTrackIds\":[2,9]")
        bench.ask(load)
        guard case .load(_, let item)? = bench.commands.first else {
            Issue.record("not loaded")
            return
        }
        #expect(item.activeTrackIDs == [2])
        #expect(bench.sent.first?.media?["activeTrackIds"] == [2])
    }

    @Test func onlyASenderOnThisMachineMayPlayWhatOnlyThisMachineServes() {
        var bench = DeviceBench.launched()
        bench.open(2, isLoopback: true)
        bench.connect(on: 2)
        bench.connect(to: bench.transport, on: 2)
        for (connection, expected) in [(UInt64(1), false), (2, true)] {
            bench.ask(DeviceBench.filmLoad, on: connection)
            guard case .load(_, let item)? = bench.commands.first else {
                Issue.record("not loaded")
                return
            }
            #expect(item.senderIsLoopback == expected)
        }
    }

    @Test func aStatusThatWouldNotFitIntoAFrameLeavesOutWhatTheSenderKnows() throws {
        var bench = DeviceBench.launched()
        let blob = String(repeating: "x", count: 60_000)
        bench.ask(#"{"type":"LOAD","requestId":2,"media":{"contentId":"http://a/b","customData":{"blob":"\#(blob)"}}}"#)
        let sent = bench.report(.loaded(DeviceBench.filmFacts), .playing)
        let answer = try #require(sent.first { $0.requestID == 2 })
        #expect(answer.media?["playerState"]?.stringValue == "PLAYING")
        #expect(answer.media?["items"] == nil)
    }
}

extension String {
    fileprivate func replacingOccurrencesOnce(of part: String, with other: String) -> String {
        guard let range = firstRange(of: part) else { return self }
        return replacingCharacters(in: range, with: other)
    }

    private func replacingCharacters(in range: Range<String.Index>, with other: String) -> String {
        String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
    }
}
