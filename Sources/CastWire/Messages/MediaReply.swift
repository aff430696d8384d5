/// A message from the application's media player (namespace media): an answer, or a broadcast with request id 0.
package enum MediaReply: MessageBody {
    /// Empty if the player has no media.
    case mediaStatus([MediaStatusUpdate])
    case loadFailed(MediaFailure)
    case loadCancelled(itemID: Int?)
    case invalidPlayerState(MediaFailure)
    case invalidRequest(MediaFailure)
    case error(MediaFailure)
    case queueChange(QueueChange)
    case queueItemIDs([Int])
    case queueItems([QueueItem])
    case sessionState(SessionState)
    case other(type: String)

    package var type: String {
        switch self {
        case .mediaStatus: "MEDIA_STATUS"
        case .loadFailed: "LOAD_FAILED"
        case .loadCancelled: "LOAD_CANCELLED"
        case .invalidPlayerState: "INVALID_PLAYER_STATE"
        case .invalidRequest: "INVALID_REQUEST"
        case .error: "ERROR"
        case .queueChange: "QUEUE_CHANGE"
        case .queueItemIDs: "QUEUE_ITEM_IDS"
        case .queueItems: "QUEUE_ITEMS"
        case .sessionState: "SESSION_STATE"
        case .other(let type): type
        }
    }

    package init(type: String, from members: WireMembers) {
        switch type {
        case "MEDIA_STATUS": self = .mediaStatus(members.list("status") ?? [])
        case "LOAD_FAILED": self = .loadFailed(MediaFailure(from: members))
        case "LOAD_CANCELLED": self = .loadCancelled(itemID: members.int("itemId"))
        case "INVALID_PLAYER_STATE": self = .invalidPlayerState(MediaFailure(from: members))
        case "INVALID_REQUEST": self = .invalidRequest(MediaFailure(from: members))
        case "ERROR": self = .error(MediaFailure(from: members))
        case "QUEUE_CHANGE": self = .queueChange(QueueChange(from: members))
        case "QUEUE_ITEM_IDS": self = .queueItemIDs(members.ids("itemIds") ?? [])
        case "QUEUE_ITEMS": self = .queueItems(members.list("items") ?? [])
        case "SESSION_STATE": self = .sessionState(members.value("sessionState") ?? SessionState())
        default: self = .other(type: type)
        }
    }

    package func encodeMembers(to members: inout KeyedEncodingContainer<WireKey>) throws {
        switch self {
        case .mediaStatus(let status): try members.encode(status, forKey: "status")
        case .loadFailed(let failure), .invalidPlayerState(let failure), .invalidRequest(let failure),
            .error(let failure):
            try failure.encode(to: &members)
        case .loadCancelled(let itemID): try members.encodeIfPresent(itemID, forKey: "itemId")
        case .queueChange(let change): try change.encode(to: &members)
        case .queueItemIDs(let itemIDs): try members.encode(itemIDs, forKey: "itemIds")
        case .queueItems(let items): try members.encode(items, forKey: "items")
        case .sessionState(let state): try members.encode(state, forKey: "sessionState")
        case .other: break
        }
    }
}

/// The reason why the player did not carry out a request.
package struct MediaFailure: Equatable, Sendable {
    /// A `RefusalReason`, or any other text from the receiver.
    package var reason: String?
    /// The Web Receiver's own code: see `DetailedErrorCode`.
    package var detailedErrorCode: Int?
    /// The queue item that failed. PyChromecast reports a failed load to its caller only if this is present.
    package var itemID: Int?
    package var customData: JSONValue?

    /// `detailedErrorCode` with its name.
    package var detailedError: DetailedErrorCode? { detailedErrorCode.map(DetailedErrorCode.init(rawValue:)) }

    package init(
        reason: String? = nil, detailedErrorCode: Int? = nil, itemID: Int? = nil, customData: JSONValue? = nil
    ) {
        self.reason = reason
        self.detailedErrorCode = detailedErrorCode
        self.itemID = itemID
        self.customData = customData
    }

    init(from members: WireMembers) {
        self.init(
            reason: members.string("reason"), detailedErrorCode: members.int("detailedErrorCode"),
            itemID: members.int("itemId"), customData: members.json("customData"))
    }

    func encode(to members: inout KeyedEncodingContainer<WireKey>) throws {
        try members.encodeIfPresent(reason, forKey: "reason")
        try members.encodeIfPresent(detailedErrorCode, forKey: "detailedErrorCode")
        try members.encodeIfPresent(itemID, forKey: "itemId")
        try members.encodeIfPresent(customData, forKey: "customData")
    }
}

/// The members of QUEUE_CHANGE: the items that were inserted, removed or changed.
package struct QueueChange: Equatable, Sendable {
    /// `INSERT`, `REMOVE`, `ITEMS_CHANGE`, `UPDATE` or `NO_CHANGE`.
    package var changeType: String
    /// The affected items; for UPDATE, the whole queue in its order.
    package var itemIDs: [Int]
    /// The item before which the new ones were inserted; nil for the end.
    package var insertBefore: Int?
    /// The items that were moved.
    package var reorderItemIDs: [Int]?
    /// Increases with each change, so that a sender notices a missed one.
    package var sequenceNumber: Int?

    package init(
        changeType: String, itemIDs: [Int], insertBefore: Int? = nil, reorderItemIDs: [Int]? = nil,
        sequenceNumber: Int? = nil
    ) {
        self.changeType = changeType
        self.itemIDs = itemIDs
        self.insertBefore = insertBefore
        self.reorderItemIDs = reorderItemIDs
        self.sequenceNumber = sequenceNumber
    }

    init(from members: WireMembers) {
        self.init(
            changeType: members.string("changeType") ?? "NO_CHANGE", itemIDs: members.ids("itemIds") ?? [],
            insertBefore: members.int("insertBefore"), reorderItemIDs: members.ids("reorderItemIds"),
            sequenceNumber: members.int("sequenceNumber"))
    }

    func encode(to members: inout KeyedEncodingContainer<WireKey>) throws {
        try members.encode(changeType, forKey: "changeType")
        try members.encode(itemIDs, forKey: "itemIds")
        try members.encodeIfPresent(insertBefore, forKey: "insertBefore")
        try members.encodeIfPresent(reorderItemIDs, forKey: "reorderItemIds")
        try members.encodeIfPresent(sequenceNumber, forKey: "sequenceNumber")
    }
}
