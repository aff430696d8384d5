import CastWire
import Testing

@testable import CastWidgetsCore
@testable import SenderCore

@Suite struct TopicTests {
    private let clock = ServerClock(zero: start)

    private func json(_ value: some Encodable) throws -> JSONValue {
        try JSONPayload.decode(JSONValue.self, from: try JSONPayload.encode(value))
    }

    private func topic(
        _ media: WidgetMedia?, _ actions: [ExpandedControllerState.Action] = []
    ) throws -> (json: JSONValue, state: ExpandedControllerState) {
        var expanded = ExpandedControllerState()
        _ = expanded.handle(.mediaChanged(media), at: start)
        for action in actions { _ = expanded.handle(action, at: start) }
        var failure = Numbered<PendingControls.Failure>()
        failure.follow(expanded.pending.failure)
        let topic = MediaTopic(
            mini: MiniControllerState(), expanded: expanded, failure: FailureTopic(failure), clock: clock
        ) { "image/\($0.utf8.count)" }
        return (try json(topic), expanded)
    }

    @Test func nothingThatPlaysIsNull() throws {
        #expect(try topic(nil).json == .null)
    }

    @Test func eachMemberIsThereAlways() throws {
        let media = try topic(film(media: "")).json
        guard case .object(let members) = media else { throw NothingPlays() }
        #expect(
            Set(members.keys) == [
                "item", "title", "subtitle", "studio", "image", "playerState", "live", "duration", "seekable",
                "seekableRates", "position", "rate", "rates", "repeat", "repeats", "canShuffle", "playback", "pending",
                "seekTarget", "canSeek", "showsPosition",
                "mini", "expanded", "thumbnail", "ad", "adPositions", "hasNext", "hasPrevious", "upNext", "muted",
                "streamVolume", "canMute", "canSetStreamVolume", "hasTracks", "failure",
            ])
        let empty = ["title", "subtitle", "studio", "image", "seekable", "seekableRates", "seekTarget", "ad", "upNext"]
        for name in empty + ["failure"] {
            #expect(members[name] == .null, "\(name)")
        }
    }

    @Test func aFilmIsToldWithItsPositionAsItWasStated() throws {
        let media = try topic(film(commands: [.pause, .seek, .streamVolume, .playbackRate, .queueRepeatAll])).json
        #expect(media["title"] == "Tears of Steel" && media["studio"] == "Blender" && media["playback"] == "pause")
        #expect(media["position"] == ["value": 10, "at": 0, "rate": 1] && media["duration"] == 60)
        #expect(media["repeats"] == ["off", "all"] && media["repeat"] == "unchanged" && media["rates"] != [])
        #expect(media["canShuffle"] == false)
        #expect(try topic(film(commands: [.queueShuffle])).json["canShuffle"] == true)
        #expect(media["canSetStreamVolume"] == true && media["canMute"] == false && media["streamVolume"] == 1)
        #expect(try topic(film(state: "PAUSED")).json["position"] == ["value": 10, "at": 0, "rate": 0])
        #expect(try topic(film(state: "BUFFERING")).json["playerState"] == "buffering")
    }

    @Test func aPositionStandsFromWhenTheDeviceIsNotReached() throws {
        func topic(_ media: WidgetMedia, heldSince: ContinuousClock.Instant?) throws -> JSONValue {
            var expanded = ExpandedControllerState()
            _ = expanded.handle(.mediaChanged(media), at: start)
            let topic = MediaTopic(
                mini: MiniControllerState(), expanded: expanded, failure: nil, clock: clock, heldSince: heldSince
            ) { $0 }
            return try json(topic)
        }
        func position(_ state: String, heldSince: ContinuousClock.Instant?) throws -> JSONValue? {
            try topic(try film(state: state), heldSince: heldSince)["position"]
        }
        // So does what of a live stream can be sought in, and an ad does not come to its time.
        let seekable = #","liveSeekableRange":{"start":5,"end":65,"isMovingWindow":true,"isLiveDone":false}"#
        let live = try topic(try film(media: liveMedia, seekable), heldSince: at(5_000))
        #expect(live["seekable"] == [10, 70] && live["seekableRates"] == [0, 0])
        let ad = #","breakStatus":{"breakId":"b","breakClipId":"c","currentBreakClipTime":2,"whenSkippable":5}"#
        let advertisement = try film(commands: [.skipAd], ad)
        #expect(try topic(advertisement, heldSince: at(2_000))["ad"]?["skipAt"] == .null)
        #expect(try topic(advertisement, heldSince: at(4_000))["ad"]?["skipAt"] == 3_000)
        #expect(try position("PLAYING", heldSince: at(5_000)) == ["value": 15, "at": 5_000, "rate": 0])
        #expect(try position("PLAYING", heldSince: nil) == ["value": 10, "at": 0, "rate": 1])
        #expect(try position("PAUSED", heldSince: at(5_000)) == ["value": 10, "at": 5_000, "rate": 0])
    }

    @Test func whatIsPendingAndWhatHasFailedIsToldByKind() throws {
        var (media, state) = try topic(film(), [.asked(.pause), .asked(.seek(42))])
        #expect(
            media["pending"] == ["playback", "position"] && media["playback"] == "play" && media["seekTarget"] == 42)
        #expect(
            media["mini"] == [
                ["type": "playPauseToggle", "enabled": true, "pending": true, "on": false],
                ["type": "none", "enabled": false, "pending": false, "on": false],
                ["type": "none", "enabled": false, "pending": false, "on": false],
            ])
        let sent = state.handle(.asked(.pause), at: start)
        guard case .send(_, let id)? = sent.first else { throw NothingPlays() }
        _ = state.handle(.answered(id, failure: "It is busy."), at: start)
        var failure = Numbered<PendingControls.Failure>()
        failure.follow(state.pending.failure)
        media = try json(
            MediaTopic(mini: MiniControllerState(), expanded: state, failure: FailureTopic(failure), clock: clock) {
                $0
            })
        #expect(media["failure"] == ["id": 1, "kind": "playback", "reason": "It is busy."])
        #expect(media["pending"] == ["position"] && media["playback"] == "pause")
    }

    // A page that lets go of its own wish with the next topic would else show the old value once more.
    @Test func whatWasAskedForIsToldAtOnce() throws {
        let film = try film(commands: [.playbackRate, .queueRepeatAll, .streamMute, .streamVolume])
        let asked: [(MediaControl, String, before: JSONValue, asked: JSONValue)] = [
            (.setRate(1.5), "rate", 1, 1.5), (.setRepeatMode(.all), "repeat", "unchanged", "all"),
            (.setMuted(true), "muted", false, true), (.setStreamVolume(0.5), "streamVolume", 1, 0.5),
        ]
        for (control, name, before, value) in asked {
            #expect(try topic(film).json[name] == before, "\(name)")
            var (json, state) = try topic(film, [.asked(control)])
            #expect(json[name] == value && json["pending"] == [.string(control.kind.word)], "\(name)")
            // The position goes on as the device has told.
            #expect(json["position"]?["rate"] == 1)
            guard case .send(_, let id)? = state.handle(.asked(control), at: start).first else { throw NothingPlays() }
            _ = state.handle(.answered(id, failure: "no"), at: start)
            json = try self.json(
                MediaTopic(mini: MiniControllerState(), expanded: state, failure: nil, clock: clock) { $0 })
            #expect(json[name] == before, "\(name) goes back")
        }
        let muted = try topic(film, [.asked(.setMuted(true))]).json["expanded"]
        #expect(
            muted
                == .array([
                    ["type": "closedCaptions", "enabled": false, "pending": false, "on": false],
                    ["type": "rewind30Seconds", "enabled": false, "pending": false, "on": false],
                    ["type": "forward30Seconds", "enabled": false, "pending": false, "on": false],
                    ["type": "muteToggle", "enabled": true, "pending": true, "on": true],
                ]))
    }

    @Test func eachKindHasItsWord() {
        let words: [MediaControl.Kind: String] = [
            .playback: "playback", .position: "position", .item: "item", .rate: "rate", .repeatMode: "repeatMode",
            .shuffle: "shuffle", .muting: "muting", .streamVolume: "streamVolume", .tracks: "tracks", .style: "style",
            .advertisement: "advertisement", .queue: "queue",
        ]
        #expect(words.count == MediaControl.Kind.allCases.count)
        for (kind, word) in words { #expect(kind.word == word) }
        for mode in MediaRepeatMode.allCases { #expect(MediaRepeatMode(word: mode.word) == mode) }
        #expect(Set(MediaButtonType.allCases.map { $0.word }).count == MediaButtonType.allCases.count)
        #expect(Set(MediaPlayerState.allCases.map { $0.word }).count == MediaPlayerState.allCases.count)
    }

    @Test func anAdIsToldWithTheTimeFromWhichItCanBeSkipped() throws {
        let ad = #","breakStatus":{"breakId":"b","breakClipId":"c","currentBreakClipTime":2,"whenSkippable":5}"#
        let media = try topic(film(commands: [.skipAd], ad)).json
        #expect(media["ad"] == ["title": .null, "skipAt": 3_000] && media["position"]?["rate"] == 0)
        let long = #","breakStatus":{"breakId":"b","breakClipId":"c","currentBreakClipTime":2}"#
        #expect(try topic(film(commands: [.skipAd], long)).json["ad"] == ["title": .null, "skipAt": .null])
    }

    // What a page enables by itself is what the device takes then.
    @Test(arguments: ["PAUSED", "BUFFERING"]) func anAdThatStandsHasNoTimeFromWhichItCanBeSkipped(_ state: String)
        throws
    {
        func ad(_ elapsed: Int) throws -> WidgetMedia {
            try film(
                state: state, commands: [.skipAd],
                #","breakStatus":{"breakId":"b","currentBreakClipTime":\#(elapsed),"whenSkippable":5}"#)
        }
        #expect(try topic(ad(2)).json["ad"]?["skipAt"] == .null && ad(2).timeToSkip(at: at(60_000)) == 3)
        #expect(try topic(ad(6)).json["ad"]?["skipAt"] == 0 && ad(6).timeToSkip(at: start) == 0)
    }

    @Test func aLiveStreamHasNoLength() throws {
        let seekable = #","liveSeekableRange":{"start":5,"end":65,"isMovingWindow":true,"isLiveDone":false}"#
        let media = try topic(film(media: liveMedia, seekable)).json
        #expect(media["live"] == true && media["duration"] == .null && media["seekable"] == [5, 65])
        #expect(media["playback"] == "stop")
    }

    @Test func tracksAreToldWithWhatWasAskedForAlready() throws {
        let film = try film(media: tracks, commands: [.editTracks], #","activeTrackIds":[1,4]"#)
        var topic = try json(TracksTopic(film, pending: PendingControls(), failure: nil))
        #expect(
            topic["audio"] == [
                ["id": 1, "name": .null, "language": "en", "selected": true],
                ["id": 2, "name": .null, "language": "de", "selected": false],
            ])
        #expect(
            topic["text"] == [
                ["id": 3, "name": .null, "language": "en", "selected": false],
                ["id": 4, "name": .null, "language": "de", "selected": true],
            ])
        #expect(topic["canStyle"] == true && topic["style"] == .null && topic["failure"] == .null)
        var expanded = ExpandedControllerState()
        _ = expanded.handle(.mediaChanged(film), at: start)
        _ = expanded.handle(.asked(.setActiveTracks([2])), at: start)
        topic = try json(TracksTopic(film, pending: expanded.pending, failure: nil))
        #expect("\(topic["audio"] ?? .null)".contains("de") && topic["text"] != nil)
        guard case .array(let audio)? = topic["audio"], case .array(let text)? = topic["text"] else {
            throw NothingPlays()
        }
        #expect(audio.map { $0["selected"] } == [false, true] && text.map { $0["selected"] } == [false, false])
        #expect(
            try json(TracksTopic(nil, pending: PendingControls(), failure: nil))
                == ["audio": [], "text": [], "style": .null, "canStyle": false, "failure": .null])
    }

    @Test func aStyleIsToldInAPagesWords() throws {
        var style = TextTrackStyle()
        style.foregroundColor = .red
        style.edgeType = .raised
        style.windowType = .normal
        style.fontGenericFamily = .smallCapitals
        style.fontScale = 1.25
        let form = try json(StyleForm(style))
        #expect(
            form["foregroundColor"] == "#FF0000FF" && form["edgeType"] == "raised" && form["windowType"] == "normal")
        #expect(form["fontGenericFamily"] == "smallCapitals" && form["fontScale"] == 1.25)
        for name in ["backgroundColor", "edgeColor", "windowColor", "fontFamily", "fontStyle"] {
            #expect(form[name] == .null, "\(name)")
        }
        style.edgeType = TextTrackStyle.EdgeType(rawValue: "NEWER")
        #expect(try json(StyleForm(style))["edgeType"] == .null)
    }

    @Test func theDialogIsToldByItsScreen() throws {
        func topic(_ screen: CastDialogState.Screen, _ notice: String? = nil) throws -> JSONValue {
            var numbered = Numbered<String>()
            numbered.follow(notice)
            let row = DeviceRow(Device(address: "192.168.1.7"))
            return try json(DialogTopic(screen, device: row, notice: numbered) { _ in nil })
        }
        let row = DeviceRow(Device(address: "192.168.1.7"))
        for (screen, word) in [
            (CastDialogState.Screen.closed, "searching"), (.searching, "searching"), (.permission, "permission"),
            (.chooser([row]), "chooser"), (.connecting(row), "connecting"),
            (.troubleshooting(.noNetwork), "troubleshooting"),
        ] {
            #expect(try topic(screen)["screen"] == .string(word))
        }
        #expect(try topic(.connecting(row))["deviceID"] == "192.168.1.7" && topic(.searching)["pending"] == [])
        let pending: [(CastDialogState.Pending, JSONValue)] = [
            (.permission, "acceptPermission"), (.disconnect(stopsCasting: false), "disconnect"),
            (.disconnect(stopsCasting: true), "stopCasting"),
        ]
        for (state, word) in pending {
            let told = DialogTopic(.permission, pending: state, device: row, notice: Numbered()) { _ in nil }
            #expect(try json(told)["pending"] == [word])
        }
        let trouble = try topic(.troubleshooting(.noNetwork), "It is gone.")
        #expect(trouble["reason"] == "troubleNoNetwork" && trouble["steps"] == ["stepJoinNetwork", "stepPlaneMode"])
        #expect(trouble["notice"] == "It is gone." && trouble["noticeID"] == 1 && trouble["device"] == .null)
    }

    @Test func theButtonAndTheOverlayAreTold() throws {
        var shown = CastButtonState(castState: .connecting)
        var button = try json(ButtonTopic(shown))
        #expect(button == ["visible": true, "state": "connecting", "label": "castConnecting", "look": .null])
        shown.look = CastButtonLook(size: .init(width: 32, height: 30), tintColor: Color(rgba: 0xFF00_00FF))
        button = try json(ButtonTopic(shown))
        #expect(button["look"]?["width"] == 32 && button["look"]?["height"] == 30)
        #expect(button["look"]?["tintColor"] == .string(Color(rgba: 0xFF00_00FF).cssString))
        #expect(
            try json(InstructionsTopic(nil))
                == ["presented": false, "title": .null, "titlePlace": "center", "dismissButton": .null])
        var state = CastInstructionsState(wasShown: false)
        state.content.title = "Cast it"
        state.content.titlePlace = .bottom
        _ = state.handle(.devicesChanged(hasDevices: true))
        #expect(
            try json(InstructionsTopic(state))
                == ["presented": true, "title": "Cast it", "titlePlace": "bottom", "dismissButton": .null])
    }

    @Test func aLookIsToldByPartInAFixedOrder() throws {
        var tree = StyleTree()
        #expect(try JSONPayload.encode(StyleTopic(tree)) == "{}")
        tree[.miniController].backgroundColor = .black
        tree[.miniController].iconTintColor = .red
        tree[.miniController].fontFamilies = ["Ubuntu\"; x"]
        #expect(
            try JSONPayload.encode(StyleTopic(tree))
                == ##"{"miniController":{"--cast-background-color":"#000000FF","--cast-icon-tint-color":"#FF0000FF","##
                + ##""--cast-font-family":"\"Ubuntu x\""}}"##)
        tree[.castViews].bodyTextColor = .white
        #expect(try json(StyleTopic(tree))["trackSelector"] == ["--cast-body-text-color": "#FFFFFFFF"])
    }

    @Test func theQueueAndTheVolumeAreTold() throws {
        var queue = QueueState()
        _ = queue.handle(.itemsChanged([1, 2, 3]))
        _ = queue.handle(.currentChanged(2))
        _ = queue.handle(.removed(itemIDs: [1]))
        #expect(
            try json(QueueTopic(queue, revision: 7, failure: nil))
                == [
                    "count": 2, "revision": 7, "current": 2, "currentIndex": 0, "jumping": .null, "moving": [],
                    "pending": true, "failure": .null,
                ])
        _ = queue.handle(.jumped(itemID: 3))
        _ = queue.handle(.moved(itemID: 3, beforeItemID: 2))
        let jump = try json(QueueTopic(queue, revision: 8, failure: nil))
        #expect(jump["jumping"] == 3 && jump["moving"] == [3] && jump["current"] == 2)
        var volume = GroupVolumeState()
        _ = volume.handle(.deviceTold(volume: 0.5, isMuted: true, isFixed: false), at: start)
        #expect(
            try json(VolumeTopic(volume, isEnabled: true, canMute: true, step: 0.05, failure: nil))
                == [
                    "enabled": true, "level": 0.5, "muted": true, "canMute": true, "fixed": false, "step": 0.05,
                    "pending": [], "members": [], "failure": .null,
                ])
        _ = volume.handle(.dragged(member: nil, volume: 0.75), at: start)
        _ = volume.handle(.muteAsked(member: nil, false), at: start)
        let asked = try json(VolumeTopic(volume, isEnabled: true, canMute: true, step: 0.05, failure: nil))
        #expect(asked["pending"] == ["level", "muted"] && asked["level"] == 0.75 && asked["muted"] == false)
    }
}
