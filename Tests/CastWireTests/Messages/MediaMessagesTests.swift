import Testing

@testable import CastWire

@Suite("Messages of the media player")
struct MediaMessagesTests {
    private static func film() throws -> MediaInformation {
        var builder = MediaInformationBuilder(contentURL: "http://127.0.0.1/film.mp4")
        builder.contentType = "video/mp4"
        return try builder.build()
    }

    @Test func aRecordedLoadIsRead() throws {
        let envelope = try Envelope<MediaRequest>(
            text: """
                {"media":{"contentId":"http://10.77.0.2:46473/?loaded_from_catt","streamType":null,
                "contentType":"video/mp4",
                "metadata":{"title":"t","metadataType":0},"tracks":[{"trackId":1,"trackContentId":"http://x/t.vtt",
                "language":"en-US","subtype":"SUBTITLES","type":"TEXT",
                "trackContentType":"text/vtt","name":"1 Subtitle"}],
                "textTrackStyle":{"backgroundColor":"#FFFFFF00"}},"type":"LOAD","autoplay":true,"customData":{},
                "activeTrackIds":[1],"requestId":5,"sessionId":"4bf1"}
                """)
        guard case .load(let load) = envelope.body, let media = load.media else {
            Issue.record("\(envelope)")
            return
        }
        #expect(media.resolvedURL == "http://10.77.0.2:46473/?loaded_from_catt")
        #expect(media.streamType == MediaInformation.StreamType.none)
        #expect(media.metadata?.string(forKey: .title) == "t")
        #expect(media.mediaTracks.first?.textSubtype == .subtitles)
        #expect(media.mediaTracks.first?.languageCode == "en-US")
        #expect(media.textTrackStyle?.backgroundColor?.cssString == "#FFFFFF00")
        #expect(load.activeTrackIDs == [1])
        #expect(load.autoplay == true)
        #expect(load.sessionID == "4bf1")
    }

    @Test func vlcsLoadIsRead() throws {
        let envelope = try Envelope<MediaRequest>(
            text: """
                {"type":"LOAD","media":{"contentId":"http://10.77.0.2:8010/x","streamType":"LIVE","contentType":
                "video/x-matroska"},"autoplay":"false","requestId":6}
                """)
        guard case .load(let load) = envelope.body else {
            Issue.record("\(envelope)")
            return
        }
        #expect(load.autoplay == false)
        #expect(load.media?.streamType == .live)
        #expect(load.media?.streamDuration == .infinity)
    }

    @Test func mediaRequestsSurviveTheWire() throws {
        let item = QueueItem(media: try Self.film(), autoplay: true, startTime: 1, preloadTime: 20, activeTrackIDs: [])
        var queue = MediaQueueDataBuilder(queueType: .album)
        queue.items = [item]
        var style = TextTrackStyle()
        style.foregroundColor = .yellow
        let state = SessionState(
            loadRequestData: LoadRequest(media: try Self.film(), currentTime: 7), customData: ["a": 1])
        let queueData = try queue.build()
        let requests: [MediaRequest] = [
            .getStatus(mediaSessionID: nil), .getStatus(mediaSessionID: 1), .play(mediaSessionID: 1),
            .pause(mediaSessionID: 1), .stop(mediaSessionID: 1),
            .load(
                LoadRequest(
                    media: try Self.film(), sessionID: "s", autoplay: false, currentTime: 12.5, playbackRate: 2,
                    activeTrackIDs: [], queueData: queueData, customData: ["b": nil], credentials: "c",
                    credentialsType: "d", atvCredentials: "e", atvCredentialsType: "f")),
            .seek(SeekRequest(mediaSessionID: 1, currentTime: 5, resumeState: "PLAYBACK_START")),
            .seek(SeekRequest(mediaSessionID: 1, currentTime: nil, relativeTime: -10)),
            .setVolume(mediaSessionID: 1, VolumeChange(level: 0.5, muted: false)),
            .setPlaybackRate(mediaSessionID: 1, rate: 1.5, relativeRate: nil),
            .editTracksInfo(
                EditTracksRequest(mediaSessionID: 1, activeTrackIDs: [1], textTrackStyle: style, language: "de")),
            .queueLoad(QueueLoadRequest(items: [item], startIndex: 1, repeatMode: "REPEAT_ALL", currentTime: 3)),
            .queueInsert(QueueInsertRequest(mediaSessionID: 1, items: [item], insertBefore: 2)),
            .queueUpdate(QueueUpdateRequest(mediaSessionID: 1, currentItemID: 2, jump: -1, repeatMode: "REPEAT_OFF")),
            .queueRemove(mediaSessionID: 1, itemIDs: [1, 2]),
            .queueReorder(mediaSessionID: 1, itemIDs: [2, 1], insertBefore: nil), .queueGetItemIDs(mediaSessionID: 1),
            .queueGetItems(mediaSessionID: 1, itemIDs: [3]), .other(type: "PRECACHE"),
            .play(mediaSessionID: 1, customData: ["a": 1]), .pause(mediaSessionID: 1, customData: "b"),
            .stop(mediaSessionID: 1, customData: [1]), .skipAd(mediaSessionID: 1),
            .skipAd(mediaSessionID: 1, customData: 2),
            .setVolume(mediaSessionID: 1, VolumeChange(muted: true), customData: 3),
            .setPlaybackRate(mediaSessionID: 1, rate: nil, relativeRate: 1.25, customData: 4),
            .seek(SeekRequest(mediaSessionID: 1, currentTime: SeekRequest.liveEdge, customData: 5)),
            .editTracksInfo(EditTracksRequest(mediaSessionID: 1, enableTextTracks: false, customData: 6)),
            .queueLoad(QueueLoadRequest(items: [item], customData: 7)),
            .queueInsert(
                QueueInsertRequest(
                    mediaSessionID: 1, items: [item], currentItemID: 4, currentItemIndex: 0, currentTime: 9,
                    customData: 8)),
            .queueUpdate(
                QueueUpdateRequest(
                    mediaSessionID: 1, currentTime: 3, shuffle: true,
                    items: [QueueItem(itemID: 3, media: nil, preloadTime: 5)],
                    sequenceNumber: 12, customData: 9)),
            .queueRemove(mediaSessionID: 1, itemIDs: [], customData: 10),
            .queueReorder(mediaSessionID: 1, itemIDs: [2], insertBefore: 5, customData: 11),
            .storeSession(mediaSessionID: nil), .storeSession(mediaSessionID: 1, customData: 12),
            .resumeSession(ResumeSessionRequest(sessionState: state, customData: 13)),
            .resumeSession(ResumeSessionRequest(mediaSessionID: 1, sessionState: nil)),
        ]
        for request in requests { #expect(try roundTrip(request) == request) }
    }

    @Test func aPartialMediaStatusKeepsAbsenceApart() throws {
        let envelope = try Envelope<MediaReply>(
            text:
                """
                {"type":"MEDIA_STATUS","requestId":0,
                "status":[{"mediaSessionId":1,"playerState":"PLAYING","currentTime":3.5}]}
                """
        )
        var update = MediaStatusUpdate(mediaSessionID: 1)
        update.playerState = "PLAYING"
        update.currentTime = 3.5
        #expect(envelope == Envelope(requestID: 0, body: .mediaStatus([update])))
        let written = try json(envelope.text())
        guard case .array(let status)? = written["status"], case .object(let members)? = status.first else {
            Issue.record("\(written)")
            return
        }
        #expect(members.keys.sorted() == ["currentTime", "mediaSessionId", "playerState"])
    }

    @Test func mediaRepliesSurviveTheWire() throws {
        var full = MediaStatusUpdate(mediaSessionID: 2)
        full.media = try Self.film().with(streamDuration: 60)
        full.playbackRate = 1
        full.playerState = "IDLE"
        full.idleReason = "ERROR"
        full.supportedMediaCommands = 274_447
        full.volume = VolumeChange(level: 1, muted: false)
        full.activeTrackIDs = [1]
        full.currentItemID = 1
        full.items = [QueueItem(itemID: 1, media: try Self.film())]
        full.repeatMode = "REPEAT_OFF"
        var queue = MediaQueueDataBuilder(queueType: .playlist)
        queue.queueID = "q"
        full.queueData = try queue.build()
        full.adBreakStatus = AdBreakStatus(adBreakID: "b", adBreakClipID: "c", currentAdBreakTime: 3, whenSkippable: 5)
        full.liveSeekableRange = .init(startTime: 0, endTime: 10, isMovingWindow: true, isLiveDone: false)
        full.extendedStatus = .init(playerState: "LOADING", media: try Self.film(), mediaSessionID: 2)
        full.videoInfo = .init(width: 1_920, height: 1_080, hdrType: .sdr)
        full.customData = ["a": [1, 2]]
        let failure = MediaFailure(reason: "INVALID_PARAMS", detailedErrorCode: 104, customData: "x")
        let replies: [MediaReply] = [
            .mediaStatus([]), .mediaStatus([full]), .loadFailed(failure), .loadCancelled(itemID: 3),
            .loadCancelled(itemID: nil), .invalidPlayerState(MediaFailure()), .invalidRequest(failure), .error(failure),
            .queueChange(QueueChange(changeType: "INSERT", itemIDs: [1], insertBefore: 2)), .queueItemIDs([1, 2]),
            .queueItems([QueueItem(itemID: 1, media: nil)]), .other(type: "NEW"),
            .queueChange(QueueChange(changeType: "UPDATE", itemIDs: [2, 1], reorderItemIDs: [2], sequenceNumber: 4)),
            .sessionState(SessionState()),
            .sessionState(SessionState(loadRequestData: LoadRequest(media: try Self.film()), customData: "x")),
        ]
        for reply in replies { #expect(try roundTrip(reply) == reply) }
    }

    @Test func playPauseAndStopCarryTheirSessionAndRequest() throws {
        for (request, type) in [
            (MediaRequest.play(mediaSessionID: 3), "PLAY"), (.pause(mediaSessionID: 3), "PAUSE"),
            (.stop(mediaSessionID: 3), "STOP"),
        ] {
            #expect(
                try json(Envelope(requestID: 9, body: request).text())
                    == ["type": .string(type), "requestId": 9, "mediaSessionId": 3])
        }
    }
}
