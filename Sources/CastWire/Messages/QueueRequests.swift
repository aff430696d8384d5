/// The members of QUEUE_LOAD.
package struct QueueLoadRequest: Equatable, Sendable {
    package var items: [QueueItem]
    package var startIndex: Int
    package var repeatMode: String?
    /// Seconds into the item that is played first.
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
    /// The item that the new ones go in front of; absent means the end.
    package var insertBefore: Int?
    /// The item that is to be played then: one that is in the queue already, or one of the new ones by its place among
    /// them. Absent, what plays goes on.
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
    /// The item to go to.
    package var currentItemID: Int?
    /// Seconds into the item that it goes to, this one time; later its own start time holds.
    package var currentTime: Double?
    /// Items forward, or back where negative.
    package var jump: Int?
    package var repeatMode: String?
    /// True mixes the items anew.
    package var shuffle: Bool?
    /// Items by their ids, each with what is to change of it. Tracks can't change once an item is loaded.
    package var items: [QueueItem]?
    /// The state of the queue that the sender knew; a receiver may refuse an update of an older one.
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
