import Testing

@testable import CastWire

/// The JSON of the requests, member for member: what a receiver that others wrote will read.
@Suite("Media requests on the wire")
struct MediaWireFormTests {
    private static let item = QueueItem(itemID: 3, media: nil, preloadTime: 5)

    static let requests: [(MediaRequest, JSONValue)] = [
        (.skipAd(mediaSessionID: 1), ["type": "SKIP_AD", "mediaSessionId": 1]),
        (
            .play(mediaSessionID: 1, customData: ["a": 1]),
            ["type": "PLAY", "mediaSessionId": 1, "customData": ["a": 1]]
        ),
        (
            .seek(SeekRequest(mediaSessionID: 1, currentTime: 5, resumeState: "PLAYBACK_PAUSE", customData: "x")),
            ["type": "SEEK", "mediaSessionId": 1, "currentTime": 5, "resumeState": "PLAYBACK_PAUSE", "customData": "x"]
        ),
        (
            .seek(SeekRequest(mediaSessionID: 1, currentTime: nil, relativeTime: -10)),
            ["type": "SEEK", "mediaSessionId": 1, "relativeTime": -10]
        ),
        (
            .seek(SeekRequest(mediaSessionID: 1, currentTime: SeekRequest.liveEdge)),
            ["type": "SEEK", "mediaSessionId": 1, "currentTime": 4_294_967_296]
        ),
        (
            .setPlaybackRate(mediaSessionID: 1, rate: 1.5, relativeRate: nil),
            ["type": "SET_PLAYBACK_RATE", "mediaSessionId": 1, "playbackRate": 1.5]
        ),
        (
            .setPlaybackRate(mediaSessionID: 1, rate: nil, relativeRate: 0.5),
            ["type": "SET_PLAYBACK_RATE", "mediaSessionId": 1, "relativePlaybackRate": 0.5]
        ),
        (
            .setVolume(mediaSessionID: 1, VolumeChange(muted: true)),
            ["type": "SET_VOLUME", "mediaSessionId": 1, "volume": ["muted": true]]
        ),
        // An empty list is on the wire: it turns all tracks off, where nothing would leave them as they are.
        (
            .editTracksInfo(EditTracksRequest(mediaSessionID: 1, activeTrackIDs: [])),
            ["type": "EDIT_TRACKS_INFO", "mediaSessionId": 1, "activeTrackIds": []]
        ),
        (
            .editTracksInfo(EditTracksRequest(mediaSessionID: 1, activeTrackIDs: [2, 1], language: "de")),
            ["type": "EDIT_TRACKS_INFO", "mediaSessionId": 1, "activeTrackIds": [2, 1], "language": "de"]
        ),
        (
            .queueInsert(
                QueueInsertRequest(
                    mediaSessionID: 1, items: [item], insertBefore: 4, currentItemIndex: 0, currentTime: 7)),
            [
                "type": "QUEUE_INSERT", "mediaSessionId": 1, "items": [["itemId": 3, "preloadTime": 5]],
                "insertBefore": 4, "currentItemIndex": 0, "currentTime": 7,
            ]
        ),
        (
            .queueUpdate(
                QueueUpdateRequest(
                    mediaSessionID: 1, currentItemID: 3, currentTime: 2, jump: -1, repeatMode: "REPEAT_ALL",
                    shuffle: true, items: [item], sequenceNumber: 8)),
            [
                "type": "QUEUE_UPDATE", "mediaSessionId": 1, "currentItemId": 3, "currentTime": 2, "jump": -1,
                "repeatMode": "REPEAT_ALL", "shuffle": true, "items": [["itemId": 3, "preloadTime": 5]],
                "sequenceNumber": 8,
            ]
        ),
        (
            .queueRemove(mediaSessionID: 1, itemIDs: [3, 2]),
            ["type": "QUEUE_REMOVE", "mediaSessionId": 1, "itemIds": [3, 2]]
        ),
        (
            .queueReorder(mediaSessionID: 1, itemIDs: [3, 2], insertBefore: 1),
            ["type": "QUEUE_REORDER", "mediaSessionId": 1, "itemIds": [3, 2], "insertBefore": 1]
        ),
        (.queueGetItemIDs(mediaSessionID: 1), ["type": "QUEUE_GET_ITEM_IDS", "mediaSessionId": 1]),
        (
            .queueGetItems(mediaSessionID: 1, itemIDs: [5]),
            ["type": "QUEUE_GET_ITEMS", "mediaSessionId": 1, "itemIds": [5]]
        ),
        (.storeSession(mediaSessionID: nil), ["type": "STORE_SESSION"]),
        (
            .resumeSession(
                ResumeSessionRequest(
                    sessionState: SessionState(
                        loadRequestData: LoadRequest(media: nil, autoplay: true, currentTime: 9), customData: [1]))),
            [
                "type": "RESUME_SESSION",
                "sessionState": ["loadRequestData": ["autoplay": true, "currentTime": 9], "customData": [1]],
            ]
        ),
    ]

    @Test(arguments: requests.indices)
    func everyRequestHasItsMembers(index: Int) throws {
        let (request, wire) = Self.requests[index]
        guard case .object(var members) = wire else {
            Issue.record("the expected form is no object")
            return
        }
        members["requestId"] = 6
        #expect(try json(Envelope(requestID: 6, body: request).text()) == .object(members))
        #expect(try Envelope<MediaRequest>(text: JSONPayload.encode(JSONValue.object(members))).body == request)
    }

    @Test func aLoadCarriesEveryField() throws {
        let media = try MediaInformationBuilder(contentURL: "http://127.0.0.1/film.mp4").build()
        var queue = MediaQueueDataBuilder(queueType: .movie)
        queue.items = [try MediaQueueItemBuilder(mediaInformation: media).build()]
        let load = LoadRequest(
            media: media, sessionID: "s", autoplay: false, currentTime: 12.5, playbackRate: 2, activeTrackIDs: [2, 1],
            queueData: try queue.build(), customData: ["b": 1], credentials: "c", credentialsType: "d",
            atvCredentials: "e", atvCredentialsType: "f")
        let film = try json(JSONPayload.encode(media))
        #expect(
            try json(Envelope(requestID: 1, body: MediaRequest.load(load)).text()) == [
                "type": "LOAD", "requestId": 1, "media": film, "sessionId": "s", "autoplay": false,
                "currentTime": 12.5, "playbackRate": 2, "activeTrackIds": [2, 1], "customData": ["b": 1],
                "credentials": "c", "credentialsType": "d", "atvCredentials": "e", "atvCredentialsType": "f",
                "queueData": [
                    "queueType": "MOVIE", "startIndex": 0,
                    "items": [["media": film, "autoplay": true, "startTime": 0]],
                ],
            ])
    }

    @Test func repliesThatTellOfTheQueueAreRead() throws {
        let change = try Envelope<MediaReply>(
            text: """
                {"type":"QUEUE_CHANGE","requestId":0,"changeType":"UPDATE","itemIds":[1,3,2],"reorderItemIds":[3],
                "insertBefore":2,"sequenceNumber":4}
                """)
        #expect(
            change.body
                == .queueChange(
                    QueueChange(
                        changeType: "UPDATE", itemIDs: [1, 3, 2], insertBefore: 2, reorderItemIDs: [3],
                        sequenceNumber: 4)))
        let state = try Envelope<MediaReply>(
            text: #"{"type":"SESSION_STATE","requestId":2,"sessionState":{"loadRequestData":{"currentTime":3}}}"#)
        #expect(
            state.body == .sessionState(SessionState(loadRequestData: LoadRequest(media: nil, currentTime: 3))))
    }

    @Test func aFailureHasAReasonAndANamedCode() throws {
        let failed = try Envelope<MediaReply>(
            text: #"{"type":"LOAD_FAILED","requestId":2,"reason":"NOT_SUPPORTED","detailedErrorCode":301}"#)
        guard case .loadFailed(let failure) = failed.body else {
            Issue.record("\(failed)")
            return
        }
        #expect(failure.reason == RefusalReason.notSupported)
        #expect(failure.detailedError == .segmentNetwork)
        #expect(MediaFailure().detailedError == nil)
    }

    // S0-68
    @Test(arguments: [
        ("sdr", VideoInfo.HDRType.sdr), ("hdr", .hdr), ("dv", .dolbyVision), ("HDR", .hdr), ("hlg", .unknown),
    ])
    func thePicturesRangeIsReadAndItsWordKept(word: String, type: VideoInfo.HDRType) throws {
        let text = #"{"width":3840,"height":2160,"hdrType":"\#(word)"}"#
        let info = try JSONPayload.decode(VideoInfo.self, from: text)
        #expect(info.width == 3_840 && info.height == 2_160 && info.hdrType == type)
        #expect(try json(JSONPayload.encode(info)) == json(text))
    }

    @Test func aSeekToTheLiveEdgeIsKnownAsSuch() {
        #expect(SeekRequest(mediaSessionID: 1, currentTime: SeekRequest.liveEdge).seeksToLiveEdge)
        #expect(!SeekRequest(mediaSessionID: 1, currentTime: 10).seeksToLiveEdge)
        #expect(!SeekRequest(mediaSessionID: 1, currentTime: nil, relativeTime: 1e12).seeksToLiveEdge)
    }
}
