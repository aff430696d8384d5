/// What a sender asks of the application's media player (namespace media).
package enum MediaRequest: MessageBody {
    case getStatus(mediaSessionID: Int?)
    case load(LoadRequest)
    case play(mediaSessionID: Int?)
    case pause(mediaSessionID: Int?)
    case stop(mediaSessionID: Int?)
    case seek(SeekRequest)
    case setVolume(mediaSessionID: Int?, VolumeChange)
    case setPlaybackRate(mediaSessionID: Int?, rate: Double?, relativeRate: Double?)
    case editTracksInfo(EditTracksRequest)
    case queueLoad(QueueLoadRequest)
    case queueInsert(QueueInsertRequest)
    case queueUpdate(QueueUpdateRequest)
    case queueRemove(mediaSessionID: Int?, itemIDs: [Int])
    case queueReorder(mediaSessionID: Int?, itemIDs: [Int], insertBefore: Int?)
    case queueGetItemIDs(mediaSessionID: Int?)
    case queueGetItems(mediaSessionID: Int?, itemIDs: [Int])
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
        case .editTracksInfo: "EDIT_TRACKS_INFO"
        case .queueLoad: "QUEUE_LOAD"
        case .queueInsert: "QUEUE_INSERT"
        case .queueUpdate: "QUEUE_UPDATE"
        case .queueRemove: "QUEUE_REMOVE"
        case .queueReorder: "QUEUE_REORDER"
        case .queueGetItemIDs: "QUEUE_GET_ITEM_IDS"
        case .queueGetItems: "QUEUE_GET_ITEMS"
        case .other(let type): type
        }
    }

    /// The media session that the request is about; nil where it names none.
    package var mediaSessionID: Int? {
        switch self {
        case .getStatus(let id), .play(let id), .pause(let id), .stop(let id), .setVolume(let id, _),
            .setPlaybackRate(let id, _, _), .queueRemove(let id, _), .queueReorder(let id, _, _),
            .queueGetItemIDs(let id), .queueGetItems(let id, _):
            id
        case .seek(let request): request.mediaSessionID
        case .editTracksInfo(let request): request.mediaSessionID
        case .queueInsert(let request): request.mediaSessionID
        case .queueUpdate(let request): request.mediaSessionID
        case .load, .queueLoad, .other: nil
        }
    }

    package init(type: String, from members: KeyedDecodingContainer<WireKey>) {
        let id = members.int("mediaSessionId")
        switch type {
        case "GET_STATUS": self = .getStatus(mediaSessionID: id)
        case "LOAD": self = .load(LoadRequest(from: members))
        case "PLAY": self = .play(mediaSessionID: id)
        case "PAUSE": self = .pause(mediaSessionID: id)
        case "STOP": self = .stop(mediaSessionID: id)
        case "SEEK": self = .seek(SeekRequest(from: members))
        case "SET_VOLUME": self = .setVolume(mediaSessionID: id, members.value("volume") ?? VolumeChange())
        case "SET_PLAYBACK_RATE":
            self = .setPlaybackRate(
                mediaSessionID: id, rate: members.double("playbackRate"),
                relativeRate: members.double("relativePlaybackRate"))
        case "EDIT_TRACKS_INFO": self = .editTracksInfo(EditTracksRequest(from: members))
        case "QUEUE_LOAD": self = .queueLoad(QueueLoadRequest(from: members))
        case "QUEUE_INSERT": self = .queueInsert(QueueInsertRequest(from: members))
        case "QUEUE_UPDATE": self = .queueUpdate(QueueUpdateRequest(from: members))
        case "QUEUE_REMOVE": self = .queueRemove(mediaSessionID: id, itemIDs: members.list("itemIds") ?? [])
        case "QUEUE_REORDER":
            self = .queueReorder(
                mediaSessionID: id, itemIDs: members.list("itemIds") ?? [], insertBefore: members.int("insertBefore"))
        case "QUEUE_GET_ITEM_IDS": self = .queueGetItemIDs(mediaSessionID: id)
        case "QUEUE_GET_ITEMS": self = .queueGetItems(mediaSessionID: id, itemIDs: members.list("itemIds") ?? [])
        default: self = .other(type: type)
        }
    }

    package func encodeMembers(to members: inout KeyedEncodingContainer<WireKey>) throws {
        try members.encodeIfPresent(mediaSessionID, forKey: "mediaSessionId")
        switch self {
        case .getStatus, .play, .pause, .stop, .queueGetItemIDs, .other: break
        case .load(let load): try load.encode(to: &members)
        case .seek(let seek): try seek.encode(to: &members)
        case .setVolume(_, let volume): try members.encode(volume, forKey: "volume")
        case .setPlaybackRate(_, let rate, let relativeRate):
            try members.encodeIfPresent(rate, forKey: "playbackRate")
            try members.encodeIfPresent(relativeRate, forKey: "relativePlaybackRate")
        case .editTracksInfo(let edit): try edit.encode(to: &members)
        case .queueLoad(let load): try load.encode(to: &members)
        case .queueInsert(let insert): try insert.encode(to: &members)
        case .queueUpdate(let update): try update.encode(to: &members)
        case .queueRemove(_, let itemIDs), .queueGetItems(_, let itemIDs):
            try members.encode(itemIDs, forKey: "itemIds")
        case .queueReorder(_, let itemIDs, let insertBefore):
            try members.encode(itemIDs, forKey: "itemIds")
            try members.encodeIfPresent(insertBefore, forKey: "insertBefore")
        }
    }
}
