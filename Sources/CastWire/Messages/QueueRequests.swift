/// The members of QUEUE_LOAD.
package struct QueueLoadRequest: Equatable, Sendable {
    package var items: [QueueItem]
    package var startIndex: Int
    package var repeatMode: String?
    /// Seconds into the first item that is played.
    package var currentTime: Double?
    package var customData: JSONValue?

    package init(
        items: [QueueItem], startIndex: Int = 0, repeatMode: String? = nil, currentTime: Double? = nil,
        customData: JSONValue? = nil
    ) {
        self.items = items
        self.startIndex = startIndex
        self.repeatMode = repeatMode
        self.currentTime = currentTime
        self.customData = customData
    }

    init(from members: WireMembers) {
        self.init(
            items: members.list("items") ?? [], startIndex: members.int("startIndex") ?? 0,
            repeatMode: members.string("repeatMode"), currentTime: members.time("currentTime"),
            customData: members.json("customData"))
    }

    func encode(to members: inout KeyedEncodingContainer<WireKey>) throws {
        try members.encode(items, forKey: "items")
        try members.encode(startIndex, forKey: "startIndex")
        try members.encodeIfPresent(repeatMode, forKey: "repeatMode")
        try members.encodeFinite(currentTime, forKey: "currentTime")
    }
}

/// The members of QUEUE_INSERT.
package struct QueueInsertRequest: Equatable, Sendable {
    package var mediaSessionID: Int?
    package var items: [QueueItem]
    /// The item before which the new ones are inserted; nil for the end.
    package var insertBefore: Int?
    /// The item to play next: the id of an item in the queue, or the index of a new item. If both are absent, the
    /// current item continues.
    package var currentItemID: Int?
    package var currentItemIndex: Int?
    /// Seconds into that item.
    package var currentTime: Double?
    package var customData: JSONValue?

    package init(
        mediaSessionID: Int?, items: [QueueItem], insertBefore: Int? = nil, currentItemID: Int? = nil,
        currentItemIndex: Int? = nil, currentTime: Double? = nil, customData: JSONValue? = nil
    ) {
        self.mediaSessionID = mediaSessionID
        self.items = items
        self.insertBefore = insertBefore
        self.currentItemID = currentItemID
        self.currentItemIndex = currentItemIndex
        self.currentTime = currentTime
        self.customData = customData
    }

    init(from members: WireMembers) {
        self.init(
            mediaSessionID: members.int("mediaSessionId"), items: members.list("items") ?? [],
            insertBefore: members.int("insertBefore"), currentItemID: members.int("currentItemId"),
            currentItemIndex: members.int("currentItemIndex"), currentTime: members.time("currentTime"),
            customData: members.json("customData"))
    }

    func encode(to members: inout KeyedEncodingContainer<WireKey>) throws {
        try members.encode(items, forKey: "items")
        try members.encodeIfPresent(insertBefore, forKey: "insertBefore")
        try members.encodeIfPresent(currentItemID, forKey: "currentItemId")
        try members.encodeIfPresent(currentItemIndex, forKey: "currentItemIndex")
        try members.encodeFinite(currentTime, forKey: "currentTime")
    }
}

/// The members of QUEUE_UPDATE.
package struct QueueUpdateRequest: Equatable, Sendable {
    package var mediaSessionID: Int?
    /// The item to jump to.
    package var currentItemID: Int?
    /// Seconds into that item, this time only. Later its own start time applies.
    package var currentTime: Double?
    /// The number of items to skip; negative to go back.
    package var jump: Int?
    package var repeatMode: String?
    /// True shuffles the items again.
    package var shuffle: Bool?
    /// The ids of items, each with its changed values. Tracks can't change once an item is loaded.
    package var items: [QueueItem]?
    /// The state of the queue that the sender knows. A receiver may refuse an update for an older state.
    package var sequenceNumber: Int?
    package var customData: JSONValue?

    package init(
        mediaSessionID: Int?, currentItemID: Int? = nil, currentTime: Double? = nil, jump: Int? = nil,
        repeatMode: String? = nil, shuffle: Bool? = nil, items: [QueueItem]? = nil, sequenceNumber: Int? = nil,
        customData: JSONValue? = nil
    ) {
        self.mediaSessionID = mediaSessionID
        self.currentItemID = currentItemID
        self.currentTime = currentTime
        self.jump = jump
        self.repeatMode = repeatMode
        self.shuffle = shuffle
        self.items = items
        self.sequenceNumber = sequenceNumber
        self.customData = customData
    }

    init(from members: WireMembers) {
        self.init(
            mediaSessionID: members.int("mediaSessionId"), currentItemID: members.int("currentItemId"),
            currentTime: members.time("currentTime"), jump: members.steps("jump"),
            repeatMode: members.string("repeatMode"), shuffle: members.bool("shuffle"), items: members.list("items"),
            sequenceNumber: members.int("sequenceNumber"), customData: members.json("customData"))
    }

    func encode(to members: inout KeyedEncodingContainer<WireKey>) throws {
        try members.encodeIfPresent(currentItemID, forKey: "currentItemId")
        try members.encodeFinite(currentTime, forKey: "currentTime")
        try members.encodeIfPresent(jump, forKey: "jump")
        try members.encodeIfPresent(repeatMode, forKey: "repeatMode")
        try members.encodeIfPresent(shuffle, forKey: "shuffle")
        try members.encodeIfPresent(items, forKey: "items")
        try members.encodeIfPresent(sequenceNumber, forKey: "sequenceNumber")
    }
}
