/// A sender's request to the application's media player (namespace media).
///
/// `customData` is passed to the receiver's app with the request.
package enum MediaRequest: MessageBody {
    case getStatus(mediaSessionID: Int?)
    case load(LoadRequest)
    case play(mediaSessionID: Int?, customData: JSONValue? = nil)
    case pause(mediaSessionID: Int?, customData: JSONValue? = nil)
    case stop(mediaSessionID: Int?, customData: JSONValue? = nil)
    case seek(SeekRequest)
    case setVolume(mediaSessionID: Int?, VolumeChange, customData: JSONValue? = nil)
    /// Sets a rate, or multiplies the current one by a factor.
    case setPlaybackRate(mediaSessionID: Int?, rate: Double?, relativeRate: Double?, customData: JSONValue? = nil)
    case skipAd(mediaSessionID: Int?, customData: JSONValue? = nil)
    case editTracksInfo(EditTracksRequest)
    case queueLoad(QueueLoadRequest)
    case queueInsert(QueueInsertRequest)
    case queueUpdate(QueueUpdateRequest)
    case queueRemove(mediaSessionID: Int?, itemIDs: [Int], customData: JSONValue? = nil)
    case queueReorder(mediaSessionID: Int?, itemIDs: [Int], insertBefore: Int?, customData: JSONValue? = nil)
    case queueGetItemIDs(mediaSessionID: Int?)
    case queueGetItems(mediaSessionID: Int?, itemIDs: [Int])
    /// Asks for the data with which another device can continue: `MediaReply.sessionState`.
    case storeSession(mediaSessionID: Int?, customData: JSONValue? = nil)
    case resumeSession(ResumeSessionRequest)
    case other(type: String)

    package var type: String {
        switch self {
        case .getStatus: "GET_STATUS"
        case .load: "LOAD"
        case .play: "PLAY"
        case .pause: "PAUSE"
        case .stop: "STOP"
        case .seek: "SEEK"
        case .setVolume: "SET_VOLUME"
        case .setPlaybackRate: "SET_PLAYBACK_RATE"
        case .skipAd: "SKIP_AD"
        case .editTracksInfo: "EDIT_TRACKS_INFO"
        case .queueLoad: "QUEUE_LOAD"
        case .queueInsert: "QUEUE_INSERT"
        case .queueUpdate: "QUEUE_UPDATE"
        case .queueRemove: "QUEUE_REMOVE"
        case .queueReorder: "QUEUE_REORDER"
        case .queueGetItemIDs: "QUEUE_GET_ITEM_IDS"
        case .queueGetItems: "QUEUE_GET_ITEMS"
        case .storeSession: "STORE_SESSION"
        case .resumeSession: "RESUME_SESSION"
        case .other(let type): type
        }
    }

    /// The media session of the request; nil if the request has none.
    package var mediaSessionID: Int? {
        switch self {
        case .getStatus(let id), .play(let id, _), .pause(let id, _), .stop(let id, _), .setVolume(let id, _, _),
            .setPlaybackRate(let id, _, _, _), .skipAd(let id, _), .queueRemove(let id, _, _),
            .queueReorder(let id, _, _, _), .queueGetItemIDs(let id), .queueGetItems(let id, _),
            .storeSession(let id, _):
            id
        case .seek(let request): request.mediaSessionID
        case .editTracksInfo(let request): request.mediaSessionID
        case .queueInsert(let request): request.mediaSessionID
        case .queueUpdate(let request): request.mediaSessionID
        case .resumeSession(let request): request.mediaSessionID
        case .load, .queueLoad, .other: nil
        }
    }

    /// Data for the receiver's app.
    package var customData: JSONValue? {
        switch self {
        case .play(_, let data), .pause(_, let data), .stop(_, let data), .setVolume(_, _, let data),
            .setPlaybackRate(_, _, _, let data), .skipAd(_, let data), .queueRemove(_, _, let data),
            .queueReorder(_, _, _, let data), .storeSession(_, let data):
            data
        case .load(let request): request.customData
        case .seek(let request): request.customData
        case .editTracksInfo(let request): request.customData
        case .queueLoad(let request): request.customData
        case .queueInsert(let request): request.customData
        case .queueUpdate(let request): request.customData
        case .resumeSession(let request): request.customData
        case .getStatus, .queueGetItemIDs, .queueGetItems, .other: nil
        }
    }

    package init(type: String, from members: WireMembers) {
        let id = members.int("mediaSessionId")
        let data = members.json("customData")
        switch type {
        case "GET_STATUS": self = .getStatus(mediaSessionID: id)
        case "LOAD": self = .load(LoadRequest(from: members))
        case "PLAY": self = .play(mediaSessionID: id, customData: data)
        case "PAUSE": self = .pause(mediaSessionID: id, customData: data)
        case "STOP": self = .stop(mediaSessionID: id, customData: data)
        case "SEEK": self = .seek(SeekRequest(from: members))
        case "SET_VOLUME":
            self = .setVolume(mediaSessionID: id, members.value("volume") ?? VolumeChange(), customData: data)
        case "SET_PLAYBACK_RATE":
            self = .setPlaybackRate(
                mediaSessionID: id, rate: members.rate("playbackRate"),
                relativeRate: members.rate("relativePlaybackRate"), customData: data)
        case "SKIP_AD": self = .skipAd(mediaSessionID: id, customData: data)
        case "EDIT_TRACKS_INFO": self = .editTracksInfo(EditTracksRequest(from: members))
        case "QUEUE_LOAD": self = .queueLoad(QueueLoadRequest(from: members))
        case "QUEUE_INSERT": self = .queueInsert(QueueInsertRequest(from: members))
        case "QUEUE_UPDATE": self = .queueUpdate(QueueUpdateRequest(from: members))
        case "QUEUE_REMOVE":
            self = .queueRemove(mediaSessionID: id, itemIDs: members.ids("itemIds") ?? [], customData: data)
        case "QUEUE_REORDER":
            self = .queueReorder(
                mediaSessionID: id, itemIDs: members.ids("itemIds") ?? [], insertBefore: members.int("insertBefore"),
                customData: data)
        case "QUEUE_GET_ITEM_IDS": self = .queueGetItemIDs(mediaSessionID: id)
        case "QUEUE_GET_ITEMS": self = .queueGetItems(mediaSessionID: id, itemIDs: members.ids("itemIds") ?? [])
        case "STORE_SESSION": self = .storeSession(mediaSessionID: id, customData: data)
        case "RESUME_SESSION": self = .resumeSession(ResumeSessionRequest(from: members))
        default: self = .other(type: type)
        }
    }

    package func encodeMembers(to members: inout KeyedEncodingContainer<WireKey>) throws {
        try members.encodeIfPresent(mediaSessionID, forKey: "mediaSessionId")
        try members.encodeIfPresent(customData, forKey: "customData")
        switch self {
        case .getStatus, .play, .pause, .stop, .skipAd, .queueGetItemIDs, .storeSession, .other: break
        case .load(let load): try load.encode(to: &members)
        case .seek(let seek): try seek.encode(to: &members)
        case .setVolume(_, let volume, _): try members.encode(volume, forKey: "volume")
        case .setPlaybackRate(_, let rate, let relativeRate, _):
            try members.encodeFinite(rate, forKey: "playbackRate")
            try members.encodeFinite(relativeRate, forKey: "relativePlaybackRate")
        case .editTracksInfo(let edit): try edit.encode(to: &members)
        case .queueLoad(let load): try load.encode(to: &members)
        case .queueInsert(let insert): try insert.encode(to: &members)
        case .queueUpdate(let update): try update.encode(to: &members)
        case .queueRemove(_, let itemIDs, _), .queueGetItems(_, let itemIDs):
            try members.encode(itemIDs, forKey: "itemIds")
        case .queueReorder(_, let itemIDs, let insertBefore, _):
            try members.encode(itemIDs, forKey: "itemIds")
            try members.encodeIfPresent(insertBefore, forKey: "insertBefore")
        case .resumeSession(let resume): try resume.encode(to: &members)
        }
    }
}
