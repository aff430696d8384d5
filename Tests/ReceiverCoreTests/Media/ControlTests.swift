import CastWire
import Testing

@testable import ReceiverCore

@Suite struct ControlTests {
    @Test func pauseIsAnsweredOnceTheScreenHasPaused() {
        var bench = DeviceBench.playing(connections: [1, 2])
        bench.now += .seconds(10)
        #expect(bench.ask(#"{"type":"PAUSE","requestId":5,"mediaSessionId":1}"#).isEmpty)
        #expect(bench.commands == [.pause(LoadID(rawValue: 1))])
        // A report that was under way is no confirmation.
        #expect(bench.report(.position, .playing, position: 10).isEmpty)
        let sent = bench.report(.paused, .paused, position: 10.02)
        #expect(sent.map(\.requestID) == [5, 0])
        #expect(sent.map(\.connection) == [1, 2])
        #expect(sent.first?.media?["playerState"]?.stringValue == "PAUSED")
        #expect(sent.first?.media?["currentTime"]?.doubleValue == 10.02)
    }

    @Test func aSecondPauseIsAnsweredAtOnce() {
        var bench = DeviceBench.playing()
        bench.report(.paused, .paused, position: 3)
        let sent = bench.ask(#"{"type":"PAUSE","requestId":5,"mediaSessionId":1}"#)
        #expect(sent.first?.requestID == 5 && sent.first?.media?["playerState"]?.stringValue == "PAUSED")
    }

    @Test func aScreenThatDoesNotConfirmLeavesNobodyWithoutAnAnswer() {
        var bench = DeviceBench.playing()
        bench.ask(#"{"type":"PAUSE","requestId":5,"mediaSessionId":1}"#)
        let sent = bench.wait(MediaSessionCore.confirmationLimit)
        #expect(sent.map(\.requestID) == [5])
        #expect(sent.first?.media?["playerState"]?.stringValue == "PLAYING")
    }

    @Test func everyoneWhoWaitsIsAnswered() {
        var bench = DeviceBench.playing(connections: [1, 2, 3])
        bench.ask(#"{"type":"PAUSE","requestId":5,"mediaSessionId":1}"#)
        bench.ask(#"{"type":"PAUSE","requestId":6,"mediaSessionId":1}"#, on: 2)
        let sent = bench.report(.paused, .paused, position: 3)
        #expect(sent.map(\.requestID) == [5, 6, 0])
        #expect(sent.map(\.connection) == [1, 2, 3])
    }

    @Test func theOtherSendersOfOneSocketAreNamedOneByOne() {
        var bench = DeviceBench.playing(connections: [1])
        bench.connect(from: "sender-9", to: bench.transport)
        bench.ask(#"{"type":"PAUSE","requestId":5,"mediaSessionId":1}"#)
        let sent = bench.report(.paused, .paused, position: 3)
        #expect(sent.map(\.to) == ["sender-0", "sender-9"])
        #expect(sent.map(\.requestID) == [5, 0])
    }

    @Test func playAfterPauseGoesOnFromThere() {
        var bench = DeviceBench.playing()
        bench.report(.paused, .paused, position: 3)
        bench.wait(.seconds(30))
        bench.ask(#"{"type":"PLAY","mediaSessionId":1,"requestId":5}"#)
        #expect(bench.commands == [.play(LoadID(rawValue: 1))])
        let sent = bench.report(.playing, .playing, position: 3)
        #expect(sent.first?.requestID == 5)
        bench.now += .seconds(4)
        let status = bench.ask(#"{"type":"GET_STATUS","requestId":6}"#).first
        #expect(status?.media?["currentTime"]?.doubleValue == 7)
    }

    @Test func thePositionIsReckonedWithTheRateAndEndsWithTheMedia() {
        var bench = DeviceBench.playing()
        bench.report(.rateChanged, .playing, position: 10, rate: 2)
        bench.now += .seconds(5)
        #expect(bench.ask(#"{"type":"GET_STATUS","requestId":6}"#).first?.media?["currentTime"]?.doubleValue == 20)
        bench.now += .seconds(500)
        #expect(bench.ask(#"{"type":"GET_STATUS","requestId":6}"#).first?.media?["currentTime"]?.doubleValue == 60)
    }

    @Test(arguments: ["1e306", "1.7e308", "-1e306", "1e15"])
    func aTimeBeyondReasonIsHeldAndToldAllTheSame(_ time: String) throws {
        var bench = DeviceBench.launched()
        let load = DeviceBench.filmLoad.replacing(
            #""autoplay":true"#, with: #""autoplay":true,"currentTime":\#(time),"playbackRate":\#(time)"#)
        let loading = bench.ask(load).filter { $0.namespace == .media }
        #expect(loading.first?.type == "MEDIA_STATUS")
        guard case .load(_, let item)? = bench.commands.first else {
            Issue.record("the screen was not told")
            return
        }
        #expect((0...WireNumber.longestTime).contains(item.startTime ?? 0) && (0.5...2).contains(item.playbackRate))
        bench.report(.loaded(MediaDescription(kind: .video, duration: nil, width: 640, height: 360)), .paused)
        bench.report(.playing, .playing)
        for member in ["currentTime", "relativeTime"] {
            let sent = bench.ask(#"{"type":"SEEK","requestId":7,"mediaSessionId":1,"\#(member)":\#(time)}"#)
            #expect(sent.first?.requestID == 7)
            let told = try #require(sent.first?.media?["currentTime"]?.doubleValue)
            #expect((0...WireNumber.longestTime).contains(told))
            guard case .seek(_, let target, _)? = bench.commands.first else {
                Issue.record("the screen was not told")
                return
            }
            #expect((0...WireNumber.longestTime).contains(target))
        }
        let rate = bench.ask(
            #"{"type":"SET_PLAYBACK_RATE","requestId":8,"mediaSessionId":1,"relativePlaybackRate":\#(time)}"#)
        #expect(rate.allSatisfy { $0.type != "" })
        let status = bench.ask(#"{"type":"GET_STATUS","requestId":9}"#)
        #expect(status.first?.media?["currentTime"]?.doubleValue != nil)
    }

    @Test func aSeekIsAnsweredAtOnceAndToldAgainWhenDone() {
        var bench = DeviceBench.playing(connections: [1, 2])
        bench.now += .seconds(2)
        let sent = bench.ask(#"{"type":"SEEK","requestId":7,"mediaSessionId":1,"currentTime":30,"resumeState":null}"#)
        #expect(sent.map(\.requestID) == [7, 0])
        #expect(sent.first?.media?["playerState"]?.stringValue == "BUFFERING")
        #expect(sent.first?.media?["currentTime"]?.doubleValue == 30)
        #expect(bench.commands == [.seek(LoadID(rawValue: 1), to: 30, resume: .unchanged)])
        // From before the seek.
        #expect(bench.report(.position, .playing, position: 2.1).isEmpty)
        let done = bench.report(.seeked, .playing, position: 30)
        #expect(done.map(\.requestID) == [0, 0])
        #expect(done.first?.media?["playerState"]?.stringValue == "PLAYING")
        #expect(done.first?.media?["currentTime"]?.doubleValue == 30)
    }

    @Test func aSeekThatAnotherFollowedIsNoPlaceToBe() {
        var bench = DeviceBench.playing(connections: [1, 2])
        for (id, place) in [(7, 30), (8, 50)] {
            bench.ask(#"{"type":"SEEK","requestId":\#(id),"mediaSessionId":1,"currentTime":\#(place)}"#)
        }
        // On its way when the second was told.
        #expect(bench.report(.seeked, .playing, position: 30.1).isEmpty)
        #expect(bench.report(.position, .playing, position: 30.2).isEmpty)
        let done = bench.report(.seeked, .playing, position: 49.9)
        #expect(done.map { $0.media?["currentTime"]?.doubleValue } == [49.9, 49.9])
        #expect(done.first?.media?["playerState"]?.stringValue == "PLAYING")
    }

    @Test func aScreenThatTellsOnlyOfTheLastSeekIsBelieved() {
        var bench = DeviceBench.playing()
        for (id, place) in [(7, 30), (8, 50), (9, 30)] {
            bench.ask(#"{"type":"SEEK","requestId":\#(id),"mediaSessionId":1,"currentTime":\#(place)}"#)
        }
        let done = bench.report(.seeked, .playing, position: 30)
        #expect(done.first?.media?["playerState"]?.stringValue == "PLAYING")
        // A stream that can't be sought in stays where it is.
        bench.ask(#"{"type":"SEEK","requestId":10,"mediaSessionId":1,"currentTime":55}"#)
        #expect(bench.report(.seeked, .playing, position: 31).first?.media?["playerState"]?.stringValue == "PLAYING")
    }

    @Test(arguments: [
        (#""currentTime":5,"resumeState":"PLAYBACK_START""#, 5, PlayerCommand.ResumeState.play),
        (#""currentTime":5,"resumeState":"PLAYBACK_PAUSE""#, 5, .pause),
        (#""currentTime":-5"#, 0, .unchanged), (#""currentTime":5000"#, 60, .unchanged),
        (#""relativeTime":10"#, 22, .unchanged), (#""relativeTime":-100"#, 0, .unchanged),
    ])
    func whereASeekGoes(members: String, target: Double, resume: PlayerCommand.ResumeState) {
        var bench = DeviceBench.playing()
        bench.now += .seconds(12)
        bench.ask(#"{"type":"SEEK","requestId":7,"mediaSessionId":1,\#(members)}"#)
        #expect(bench.commands == [.seek(LoadID(rawValue: 1), to: target, resume: resume)])
    }

    @Test func aSeekThatIsNeverConfirmedDoesNotBufferForEver() {
        var bench = DeviceBench.playing()
        bench.ask(#"{"type":"SEEK","requestId":7,"mediaSessionId":1,"currentTime":30}"#)
        let sent = bench.wait(.seconds(4))
        #expect(sent.first?.media?["playerState"]?.stringValue == "PLAYING")
    }

    @Test func aSeekNowhereIsRefused() {
        var bench = DeviceBench.playing()
        let sent = bench.ask(#"{"type":"SEEK","requestId":7,"mediaSessionId":1}"#)
        #expect(sent.first?.json["reason"]?.stringValue == "INVALID_PARAMS")
        #expect(bench.commands.isEmpty)
    }

    @Test func stopEndsTheSessionForAll() {
        var bench = DeviceBench.playing(connections: [1, 2])
        let sent = bench.ask(#"{"type":"STOP","requestId":8,"mediaSessionId":1}"#).filter { $0.namespace == .media }
        #expect(sent.map(\.requestID) == [8, 0])
        #expect(sent.allSatisfy { $0.media?["idleReason"]?.stringValue == "CANCELLED" })
        #expect(bench.commands.first == .stop(LoadID(rawValue: 1)))
        #expect(bench.device.media?.session == nil)
        #expect(bench.report(.stopped, .ended).isEmpty)
    }

    @Test func streamVolumeIsApartFromTheDevices() {
        var bench = DeviceBench.playing()
        bench.ask(#"{"type":"SET_VOLUME","requestId":8,"mediaSessionId":1,"volume":{"level":0.25,"muted":null}}"#)
        #expect(bench.commands == [.setStreamVolume(LoadID(rawValue: 1), level: 0.25, muted: false)])
        let sent = bench.report(.streamVolumeChanged(level: 0.25, muted: false), .playing)
        #expect(sent.first?.requestID == 8)
        #expect(sent.first?.media?["volume"]?["level"]?.doubleValue == 0.25)
        #expect(bench.device.platform.volume.level == 1)
        bench.ask(DeviceBench.filmLoad)
        #expect(bench.commands.last == .setStreamVolume(LoadID(rawValue: 2), level: 0.25, muted: false))
    }

    @Test(arguments: [
        (#""playbackRate":1.5"#, 1.5), (#""playbackRate":20"#, 2), (#""relativePlaybackRate":0.75"#, 0.75),
    ])
    func theRateIsHeldWithinWhatAReceiverOffers(member: String, rate: Double) {
        var bench = DeviceBench.playing()
        bench.ask(#"{"type":"SET_PLAYBACK_RATE","requestId":8,"mediaSessionId":1,\#(member)}"#)
        #expect(bench.commands == [.setPlaybackRate(LoadID(rawValue: 1), rate)])
        let sent = bench.report(.rateChanged, .playing, rate: rate)
        #expect(sent.first?.requestID == 8)
        #expect(sent.first?.media?["playbackRate"]?.doubleValue == rate)
    }

    @Test func whatTheScreenSaysOfAnEarlierRateAnswersNoLaterRequest() {
        var bench = DeviceBench.playing(connections: [1, 2])
        bench.ask(#"{"type":"SET_PLAYBACK_RATE","requestId":8,"mediaSessionId":1,"playbackRate":0.5}"#)
        #expect(bench.report(.rateChanged, .playing, rate: 0.5).map(\.requestID) == [8, 0])
        bench.ask(#"{"type":"SET_PLAYBACK_RATE","requestId":9,"mediaSessionId":1,"playbackRate":2}"#)
        // Both from before.
        #expect(bench.report(.rateChanged, .playing, rate: 0.5).isEmpty)
        #expect(bench.report(.position, .playing, rate: 0.5).isEmpty)
        let status = bench.ask(#"{"type":"GET_STATUS","requestId":10}"#).first
        #expect(status?.media?["playbackRate"]?.doubleValue == 2)
        let sent = bench.report(.rateChanged, .playing, rate: 2)
        #expect(sent.map(\.requestID) == [9, 0])
        #expect(sent.allSatisfy { $0.media?["playbackRate"]?.doubleValue == 2 })
    }

    @Test func aRateThatWasSetWhileItLoadedKeepsNobodyWaiting() {
        var bench = DeviceBench.launched()
        bench.ask(DeviceBench.filmLoad)
        bench.ask(#"{"type":"SET_PLAYBACK_RATE","mediaSessionId":1,"requestId":8,"playbackRate":1.5}"#)
        bench.report(.loaded(DeviceBench.filmFacts), .playing, rate: 1.5)
        bench.ask(#"{"type":"SET_PLAYBACK_RATE","mediaSessionId":1,"requestId":9,"playbackRate":1.5}"#)
        let sent = bench.report(.rateChanged, .playing, rate: 1.5)
        #expect(sent.map(\.requestID) == [9])
    }

    @Test func ofSeveralRatesTheLastAnswersAll() {
        var bench = DeviceBench.playing()
        for (request, rate) in [(8, 0.5), (9, 2), (10, 0.5)] {
            bench.ask(#"{"type":"SET_PLAYBACK_RATE","mediaSessionId":1,"requestId":\#(request),"#
                + #""playbackRate":\#(rate)}"#)
        }
        #expect(bench.report(.rateChanged, .playing, rate: 0.5).isEmpty, "the first")
        #expect(bench.report(.rateChanged, .playing, rate: 2).isEmpty)
        let sent = bench.report(.rateChanged, .playing, rate: 0.5)
        #expect(sent.map(\.requestID) == [8, 9, 10])
        #expect(sent.allSatisfy { $0.media?["playbackRate"]?.doubleValue == 0.5 })
    }

    @Test func aScreenThatKeepsToItsRateIsBelievedInTheEnd() {
        var bench = DeviceBench.playing()
        bench.ask(#"{"type":"SET_PLAYBACK_RATE","mediaSessionId":1,"requestId":8,"playbackRate":2}"#)
        #expect(bench.wait(MediaSessionCore.confirmationLimit).map(\.requestID) == [8])
        let sent = bench.report(.position, .playing, position: 3, rate: 1)
        #expect(sent.first?.media?["playbackRate"]?.doubleValue == 1)
    }

    @Test func aRateThatIsSetDuringASeekIsAnsweredBeforeItsEnd() {
        var bench = DeviceBench.playing()
        bench.ask(#"{"type":"SEEK","requestId":7,"mediaSessionId":1,"currentTime":30}"#)
        bench.ask(#"{"type":"SET_PLAYBACK_RATE","mediaSessionId":1,"requestId":8,"playbackRate":2}"#)
        let sent = bench.report(.rateChanged, .playing, position: 1, rate: 2)
        #expect(sent.map(\.requestID) == [8])
        #expect(sent.first?.media?["currentTime"]?.doubleValue == 30)
    }

    @Test func aVolumeOnItsWayIsNotTakenBackByWhatTheScreenSaysOfTheOneBefore() {
        var bench = DeviceBench.playing()
        bench.ask(#"{"type":"SET_VOLUME","requestId":8,"mediaSessionId":1,"volume":{"level":0.25}}"#)
        bench.ask(#"{"type":"SET_VOLUME","requestId":9,"mediaSessionId":1,"volume":{"level":0.75}}"#)
        #expect(bench.report(.streamVolumeChanged(level: 0.25, muted: false), .playing).isEmpty)
        bench.ask(#"{"type":"SET_VOLUME","requestId":10,"mediaSessionId":1,"volume":{"muted":true}}"#)
        #expect(bench.commands == [.setStreamVolume(LoadID(rawValue: 1), level: 0.75, muted: true)])
        #expect(bench.report(.streamVolumeChanged(level: 0.75, muted: false), .playing).isEmpty)
        let sent = bench.report(.streamVolumeChanged(level: 0.75, muted: true), .playing)
        #expect(sent.map(\.requestID) == [8, 9, 10])
        #expect(sent.allSatisfy { $0.media?["volume"]?["level"]?.doubleValue == 0.75 })
    }

    @Test func theTracksThatMediaBeginsWithAnswerNoRequest() {
        var bench = DeviceBench.launched()
        bench.ask(DeviceBench.filmLoad.replacing(#""autoplay":true"#, with: #""activeTrackIds":[1]"#))
        bench.report(.loaded(DeviceBench.filmFacts), .paused)
        bench.ask(#"{"type":"EDIT_TRACKS_INFO","requestId":8,"mediaSessionId":1,"activeTrackIds":[1,2]}"#)
        #expect(bench.report(.tracksChanged([1]), .playing).isEmpty)
        let sent = bench.report(.tracksChanged([1, 2]), .playing)
        #expect(sent.map(\.requestID) == [8])
        #expect(sent.first?.media?["activeTrackIds"] == [1, 2])
    }

    @Test(arguments: [[1, 2], [1]])
    func aScreenThatIsToldTheSameTracksAgainMaySaySoOnce(shown: [Int]) {
        var bench = DeviceBench.launched()
        bench.ask(DeviceBench.filmLoad.replacing(#""autoplay":true"#, with: #""activeTrackIds":[1,2]"#))
        bench.report(.loaded(DeviceBench.filmFacts), .paused)
        bench.ask(#"{"type":"EDIT_TRACKS_INFO","requestId":8,"mediaSessionId":1,"activeTrackIds":[1,2]}"#)
        #expect(bench.report(.tracksChanged(shown), .playing).first?.requestID == 8)
    }

    @Test func tracksThatTheScreenCannotShowKeepNobodyWaiting() {
        var bench = DeviceBench.playing()
        bench.ask(#"{"type":"EDIT_TRACKS_INFO","requestId":8,"mediaSessionId":1,"activeTrackIds":[1,2]}"#)
        let sent = bench.report(.tracksChanged([2]), .playing)
        #expect(sent.map(\.requestID) == [8])
        #expect(sent.first?.media?["activeTrackIds"] == [2])
    }

    @Test(arguments: [#""playbackRate":0"#, #""playbackRate":-1"#, #""x":1"#])
    func whatIsNoRateIsRefused(member: String) {
        var bench = DeviceBench.playing()
        let sent = bench.ask(#"{"type":"SET_PLAYBACK_RATE","requestId":8,"mediaSessionId":1,\#(member)}"#)
        #expect(sent.first?.json["reason"]?.stringValue == "INVALID_PARAMS")
    }

    @Test func tracksGoOnAndOff() {
        var bench = DeviceBench.playing(connections: [1, 2])
        for tracks in [[1], [1, 2], []] {
            bench.ask(#"{"type":"EDIT_TRACKS_INFO","requestId":8,"mediaSessionId":1,"activeTrackIds":\#(tracks)}"#)
            #expect(bench.commands == [.setActiveTracks(LoadID(rawValue: 1), tracks)])
            let sent = bench.report(.tracksChanged(tracks), .playing)
            #expect(sent.map(\.requestID) == [8, 0])
            #expect(sent.last?.media?["activeTrackIds"] == .array(tracks.map { .number(Double($0)) }))
        }
    }

    @Test func aStyleAloneLeavesTheTracks() {
        var bench = DeviceBench.playing()
        bench.ask(
            #"{"type":"EDIT_TRACKS_INFO","requestId":8,"mediaSessionId":1,"textTrackStyle":{"fontScale":1.5}}"#)
        #expect(bench.commands == [.setTextTrackStyle(LoadID(rawValue: 1), #"{"fontScale":1.5}"#)])
        #expect(bench.report(.styleChanged, .playing).first?.requestID == 8)
        let status = bench.ask(#"{"type":"GET_STATUS","requestId":9}"#).first?.media
        #expect(status?["media"]?["textTrackStyle"] == ["fontScale": 1.5])
    }

    @Test func aStyleReachesAllWithTheMediaAndATrackChangeWithoutIt() {
        var bench = DeviceBench.playing(connections: [1, 2])
        for _ in 0..<2 {
            bench.ask(
                #"{"type":"EDIT_TRACKS_INFO","requestId":8,"mediaSessionId":1,"textTrackStyle":{"fontScale":1.5}}"#)
            let sent = bench.report(.styleChanged, .playing)
            #expect(sent.map(\.requestID) == [8, 0])
            #expect(sent.allSatisfy { $0.media?["media"]?["textTrackStyle"] == ["fontScale": 1.5] })
        }
        bench.ask(#"{"type":"EDIT_TRACKS_INFO","requestId":9,"mediaSessionId":1,"activeTrackIds":[1]}"#)
        let tracks = bench.report(.tracksChanged([1]), .playing)
        #expect(tracks.map(\.requestID) == [9, 0] && tracks.allSatisfy { $0.media?["media"] == nil })
    }

    @Test func aSeekBeyondEveryEndOfALiveStreamIsItsEdge() {
        var bench = DeviceBench.launched()
        bench.ask(#"{"type":"LOAD","requestId":2,"media":{"contentId":"http://a/b","streamType":"LIVE"}}"#)
        let load = LoadID(rawValue: 1)
        let live = MediaDescription(kind: .video, duration: nil, isLive: true)
        bench.screen(
            .playback(
                PlaybackReport(
                    load: load, event: .loaded(live), state: .playing, position: 100, at: bench.now,
                    seekable: 40...110)))
        bench.ask(#"{"type":"SEEK","requestId":3,"mediaSessionId":1,"currentTime":4294967296}"#)
        #expect(bench.commands == [.seek(load, to: 110, resume: .unchanged)])
        bench.ask(#"{"type":"SEEK","requestId":4,"mediaSessionId":1,"currentTime":1}"#)
        #expect(bench.commands == [.seek(load, to: 40, resume: .unchanged)])
    }

    @Test func anUnknownTrackIsRefused() {
        var bench = DeviceBench.playing()
        let sent = bench.ask(#"{"type":"EDIT_TRACKS_INFO","requestId":8,"mediaSessionId":1,"activeTrackIds":[1,7]}"#)
        #expect(sent.first?.json["reason"]?.stringValue == "INVALID_PARAMS")
        #expect(bench.commands.isEmpty)
    }

    @Test(arguments: [
        "PLAY", "PAUSE", "STOP", "SEEK", "SET_VOLUME", "SET_PLAYBACK_RATE", "EDIT_TRACKS_INFO", "QUEUE_INSERT",
        "QUEUE_UPDATE", "QUEUE_REMOVE", "QUEUE_REORDER", "QUEUE_GET_ITEM_IDS", "QUEUE_GET_ITEMS",
    ])
    func withoutMediaNothingCanBeControlledAndAnotherSessionIsNotThisOne(type: String) {
        var bench = DeviceBench.launched()
        let text = #"{"type":"\#(type)","requestId":8,"mediaSessionId":7}"#
        let idle = bench.ask(text)
        #expect(idle.map(\.type) == ["INVALID_PLAYER_STATE"] && idle.first?.requestID == 8)
        bench = DeviceBench.playing()
        let wrong = bench.ask(text)
        #expect(wrong.map(\.type) == ["INVALID_REQUEST"])
        #expect(wrong.first?.json["reason"]?.stringValue == "INVALID_MEDIA_SESSION_ID")
        #expect(bench.commands.isEmpty && bench.device.media?.session?.state == .playing)
    }

    @Test func unknownMediaRequestsAreRefused() {
        var bench = DeviceBench.playing()
        let sent = bench.ask(#"{"type":"PRECACHE","requestId":8,"mediaSessionId":1}"#)
        #expect(sent.map(\.type) == ["INVALID_REQUEST"])
        #expect(sent.first?.json["reason"]?.stringValue == "INVALID_COMMAND")
    }

    @Test func statusOptionsLeaveOutWhatIsNotWanted() {
        var bench = DeviceBench.playing()
        let whole = bench.ask(#"{"type":"GET_STATUS","requestId":8}"#).first?.media
        #expect(whole?["media"] != nil && whole?["items"] != nil)
        let short = bench.ask(#"{"type":"GET_STATUS","requestId":8,"options":1}"#).first?.media
        #expect(short != nil && short?["media"] == nil)
        let itemless = bench.ask(#"{"type":"GET_STATUS","requestId":8,"options":2}"#).first?.media
        #expect(itemless?["media"] != nil && itemless?["items"] == nil)
        #expect(
            bench.ask(#"{"type":"GET_STATUS","requestId":8,"mediaSessionId":5}"#).first?.json["status"] == .array([]))
    }

    @Test func aPersonAtTheScreenIsHeardByAll() {
        var bench = DeviceBench.playing(connections: [1, 2])
        let volume = bench.screen(.volumeChanged(level: 0.5, muted: true))
        #expect(volume.map(\.connection) == [1, 2])
        #expect(volume.allSatisfy { $0.type == "RECEIVER_STATUS" && $0.requestID == 0 })
        #expect(bench.commands.isEmpty)
        #expect(bench.device.platform.volume == DeviceVolume(level: 0.5, muted: true))
        let paused = bench.report(.paused, .paused, position: 4)
        #expect(paused.map(\.connection) == [1, 2])
        #expect(paused.allSatisfy { $0.type == "MEDIA_STATUS" && $0.requestID == 0 })
        #expect(paused.allSatisfy { $0.media?["playerState"]?.stringValue == "PAUSED" })
    }

    @Test func positionsAreOnlyToldWhereTheyJump() {
        var bench = DeviceBench.playing()
        bench.now += .seconds(5)
        #expect(bench.report(.position, .playing, position: 5.3).isEmpty)
        bench.now += .seconds(1)
        #expect(bench.report(.position, .playing, position: 40).first?.media?["currentTime"]?.doubleValue == 40)
    }

    @Test func moreAnswersThanOneConnectionMayLetWaitAreGivenAtOnce() {
        var bench = DeviceBench.playing(connections: [1, 2])
        for request in 1...PendingAnswers.maximumPerConnection {
            #expect(bench.ask(#"{"type":"PAUSE","mediaSessionId":1,"requestId":\#(request)}"#).isEmpty)
        }
        #expect(bench.ask(#"{"type":"PAUSE","mediaSessionId":1,"requestId":999}"#).first?.requestID == 999)
        // It takes nobody else's place.
        #expect(bench.ask(#"{"type":"PAUSE","mediaSessionId":1,"requestId":9}"#, on: 2).isEmpty)
        let sent = bench.report(.paused, .paused)
        #expect(sent.map(\.requestID) == [1, 2, 3, 4, 9])
    }

    @Test func moreAnswersThanCanBeKeptAreGivenAtOnce() {
        let each = PendingAnswers.maximumPerConnection
        let connections = (1...UInt64(PendingAnswers.maximum / each + 1)).map { $0 }
        var bench = DeviceBench.playing(connections: connections)
        for connection in connections.dropLast() {
            for request in 1...each {
                let text = #"{"type":"PAUSE","mediaSessionId":1,"requestId":\#(request)}"#
                #expect(bench.ask(text, on: connection).isEmpty)
            }
        }
        let last = bench.ask(#"{"type":"PAUSE","mediaSessionId":1,"requestId":999}"#, on: connections.last ?? 0)
        #expect(last.first?.requestID == 999)
        #expect(bench.report(.paused, .paused).filter { $0.requestID != 0 }.count == PendingAnswers.maximum)
    }
}
