import Testing

@testable import CastWire

/// Whatever a peer puts in place of a member, a message is read or refused, and what was read can be written and read
/// again as the same.
@Suite("Members of the wrong kind")
struct BrokenMembersTests {
    static let broken: [JSONValue] = [
        nil, true, "x", -1, 1e300, [nil, 1, "x", [:]], [:],
    ]

    static let media: JSONValue = [
        "contentId": "http://h/a", "contentUrl": "http://h/b", "streamType": "LIVE", "contentType": "video/mp4",
        "metadata": ["metadataType": 1, "title": "t", "images": [["url": "u", "width": 1]]], "duration": 60,
        "startAbsoluteTime": 1, "entity": "e", "atvEntity": "e",
        "tracks": [["trackId": 1, "type": "TEXT", "subtype": "CAPTIONS", "customData": 1]],
        "textTrackStyle": [
            "foregroundColor": "#FF000080", "edgeType": "NONE", "windowType": "NORMAL", "fontScale": 1,
            "windowRoundedCornerRadius": 1, "fontGenericFamily": "SERIF", "fontStyle": "BOLD", "fontFamily": "f",
        ],
        "breaks": [["id": "b", "position": 1, "breakClipIds": ["c"], "isWatched": true]],
        "breakClips": [["id": "c", "duration": 1, "whenSkippable": 5, "vastAdsRequest": ["adTagUrl": "u"]]],
        "vmapAdsRequest": ["adTagUrl": "u", "adsResponse": "r"], "hlsSegmentFormat": "ts",
        "hlsVideoSegmentFormat": "fmp4", "customData": [:],
    ]

    static let queueData: JSONValue = [
        "id": "q", "queueType": "ALBUM", "name": "n", "entity": "e", "repeatMode": "REPEAT_ALL", "shuffle": true,
        "startIndex": 0, "startTime": 1,
        "items": [
            ["itemId": 1, "media": ["contentId": "x"], "startTime": 1, "playbackDuration": 2, "activeTrackIds": [1]]
        ],
        "containerMetadata": [
            "containerType": "GENERIC_CONTAINER", "title": "t", "containerDuration": 1, "sections": [["title": "s"]],
            "containerImages": [["url": "u"]], "authors": ["a"],
        ],
    ]

    static let load: JSONValue = [
        "type": "LOAD", "requestId": 1, "media": media, "queueData": queueData, "autoplay": true, "currentTime": 1,
        "playbackRate": 1, "activeTrackIds": [1], "credentials": "c", "customData": [:],
    ]

    static let requests: [JSONValue] = [
        load,
        [
            "type": "RESUME_SESSION", "requestId": 1, "mediaSessionId": 1,
            "sessionState": ["loadRequestData": ["media": ["contentId": "x"], "currentTime": 1], "customData": 1],
        ],
        [
            "type": "QUEUE_UPDATE", "requestId": 1, "mediaSessionId": 1, "currentItemId": 1, "jump": 1,
            "shuffle": true, "items": [["itemId": 1]], "sequenceNumber": 1, "repeatMode": "REPEAT_OFF",
        ],
        [
            "type": "QUEUE_INSERT", "requestId": 1, "items": [["itemId": 1]], "insertBefore": 1, "currentTime": 1,
            "currentItemIndex": 0,
        ],
        ["type": "QUEUE_REORDER", "requestId": 1, "itemIds": [1], "insertBefore": 1, "customData": 1],
        ["type": "SEEK", "requestId": 1, "currentTime": 1, "relativeTime": 1, "resumeState": "PLAYBACK_START"],
        ["type": "SET_PLAYBACK_RATE", "requestId": 1, "playbackRate": 1, "relativePlaybackRate": 2],
        ["type": "SET_VOLUME", "requestId": 1, "volume": ["level": 0.5, "muted": false]],
        [
            "type": "EDIT_TRACKS_INFO", "requestId": 1, "activeTrackIds": [1], "textTrackStyle": ["fontScale": 1],
            "language": "de", "enableTextTracks": true,
        ],
    ]

    static let replies: [JSONValue] = [
        [
            "type": "MEDIA_STATUS", "requestId": 0,
            "status": [
                [
                    "mediaSessionId": 1, "media": media, "playerState": "IDLE", "idleReason": "ERROR",
                    "currentTime": 1, "volume": ["level": 1], "queueData": queueData,
                    "breakStatus": ["breakId": "b", "currentBreakTime": 1, "whenSkippable": 1],
                    "liveSeekableRange": ["start": 0, "end": 1, "isMovingWindow": true],
                    "extendedStatus": ["playerState": "LOADING", "media": ["contentId": "x"], "mediaSessionId": 1],
                    "videoInfo": ["width": 1, "height": 1, "hdrType": "sdr"], "items": [["itemId": 1]],
                ]
            ],
        ],
        ["type": "QUEUE_CHANGE", "requestId": 0, "itemIds": [1], "reorderItemIds": [1], "sequenceNumber": 1],
        ["type": "QUEUE_ITEMS", "requestId": 1, "items": [["itemId": 1, "media": ["contentId": "x"]]]],
        ["type": "QUEUE_ITEM_IDS", "requestId": 1, "itemIds": [1]],
        ["type": "LOAD_FAILED", "requestId": 1, "reason": "r", "detailedErrorCode": 104, "itemId": 1],
        [
            "type": "SESSION_STATE", "requestId": 1,
            "sessionState": ["loadRequestData": ["queueData": ["items": [["itemId": 1]]], "autoplay": true]],
        ],
    ]

    static let multizone: [JSONValue] = [
        [
            "type": "MULTIZONE_STATUS", "requestId": 1,
            "status": [
                "devices": [["deviceId": "d", "name": "n", "capabilities": 4, "volume": ["level": 1]]],
                "isMultichannel": true, "playbackSession": ["appAllowsGrouping": true],
            ],
        ],
        ["type": "PLAYBACK_SESSION_UPDATED", "requestId": 0, "playbackSession": ["isVideoContent": true]],
        ["type": "SET_VOLUME", "requestId": 1, "deviceId": "d", "volume": ["level": 1]],
        ["type": "DEVICE_ADDED", "requestId": 0, "device": ["deviceId": "d", "name": "n", "capabilities": 1]],
    ]

    @Test(arguments: requests.indices)
    func requestsAreReadOrRefused(index: Int) throws {
        try check(MediaRequest.self, Self.requests[index])
    }

    @Test(arguments: replies.indices)
    func repliesAreReadOrRefused(index: Int) throws {
        try check(MediaReply.self, Self.replies[index])
    }

    @Test(arguments: multizone.indices)
    func groupMessagesAreReadOrRefused(index: Int) throws {
        try check(MultizoneMessage.self, Self.multizone[index])
    }

    private func check<Body: MessageBody>(_ type: Body.Type, _ message: JSONValue) throws {
        var (count, read) = (0, 0)
        for variant in Self.variants(of: message) {
            count += 1
            let text = try JSONPayload.encode(variant)
            guard let envelope = try? Envelope<Body>(text: text) else { continue }
            read += 1
            #expect(try Envelope<Body>(text: envelope.text()) == envelope, "\(text)")
        }
        #expect(read > 0)
        #expect(count > Self.broken.count)
    }

    /// The message with each of its values in turn, at any depth, replaced by each of the broken ones.
    private static func variants(of value: JSONValue, isRoot: Bool = true) -> [JSONValue] {
        var variants = isRoot ? [] : broken
        switch value {
        case .object(let members):
            for (name, member) in members where name != "type" || !isRoot {
                variants += Self.variants(of: member, isRoot: false).map { broken in
                    .object(members.merging([name: broken]) { $1 })
                }
            }
        case .array(let elements):
            for index in elements.indices {
                variants += Self.variants(of: elements[index], isRoot: false).map { broken in
                    var copy = elements
                    copy[index] = broken
                    return .array(copy)
                }
            }
        default: break
        }
        return variants
    }
}
