/// The members of LOAD.
package struct LoadRequest: Equatable, Sendable {
    package var media: MediaInformation?
    /// The application session that the sender believes in.
    package var sessionID: String?
    package var autoplay: Bool?
    /// Seconds into the media; absent means its beginning, or the live edge.
    package var currentTime: Double?
    package var playbackRate: Double?
    package var activeTrackIDs: [Int]?
    package var queueData: JSONValue?
    package var customData: JSONValue?
    package var credentials: String?
    package var credentialsType: String?

    package init(
        media: MediaInformation?, sessionID: String? = nil, autoplay: Bool? = nil, currentTime: Double? = nil,
        playbackRate: Double? = nil, activeTrackIDs: [Int]? = nil, queueData: JSONValue? = nil,
        customData: JSONValue? = nil, credentials: String? = nil, credentialsType: String? = nil
    ) {
        self.media = media
        self.sessionID = sessionID
        self.autoplay = autoplay
        self.currentTime = currentTime
        self.playbackRate = playbackRate
        self.activeTrackIDs = activeTrackIDs
        self.queueData = queueData
        self.customData = customData
        self.credentials = credentials
        self.credentialsType = credentialsType
    }

    init(from members: KeyedDecodingContainer<WireKey>) {
        self.init(
            media: members.value("media"), sessionID: members.string("sessionId"), autoplay: members.bool("autoplay"),
            currentTime: members.double("currentTime"), playbackRate: members.double("playbackRate"),
            activeTrackIDs: members.list("activeTrackIds"), queueData: members.json("queueData"),
            customData: members.json("customData"), credentials: members.string("credentials"),
            credentialsType: members.string("credentialsType"))
    }

    func encode(to members: inout KeyedEncodingContainer<WireKey>) throws {
        try members.encodeIfPresent(media, forKey: "media")
        try members.encodeIfPresent(sessionID, forKey: "sessionId")
        try members.encodeIfPresent(autoplay, forKey: "autoplay")
        try members.encodeIfPresent(currentTime, forKey: "currentTime")
        try members.encodeIfPresent(playbackRate, forKey: "playbackRate")
        try members.encodeIfPresent(activeTrackIDs, forKey: "activeTrackIds")
        try members.encodeIfPresent(queueData, forKey: "queueData")
        try members.encodeIfPresent(customData, forKey: "customData")
        try members.encodeIfPresent(credentials, forKey: "credentials")
        try members.encodeIfPresent(credentialsType, forKey: "credentialsType")
    }
}

/// The members of SEEK.
package struct SeekRequest: Equatable, Sendable {
    package var mediaSessionID: Int?
    /// Seconds into the media.
    package var currentTime: Double?
    /// Seconds from where it is now; used where `currentTime` is absent.
    package var relativeTime: Double?
    /// `PLAYBACK_START` or `PLAYBACK_PAUSE`; absent leaves the state as it is.
    package var resumeState: String?

    package init(
        mediaSessionID: Int?, currentTime: Double?, relativeTime: Double? = nil, resumeState: String? = nil
    ) {
        self.mediaSessionID = mediaSessionID
        self.currentTime = currentTime
        self.relativeTime = relativeTime
        self.resumeState = resumeState
    }

    init(from members: KeyedDecodingContainer<WireKey>) {
        self.init(
            mediaSessionID: members.int("mediaSessionId"), currentTime: members.double("currentTime"),
            relativeTime: members.double("relativeTime"), resumeState: members.string("resumeState"))
    }

    func encode(to members: inout KeyedEncodingContainer<WireKey>) throws {
        try members.encodeIfPresent(currentTime, forKey: "currentTime")
        try members.encodeIfPresent(relativeTime, forKey: "relativeTime")
        try members.encodeIfPresent(resumeState, forKey: "resumeState")
    }
}

/// The members of EDIT_TRACKS_INFO.
package struct EditTracksRequest: Equatable, Sendable {
    package var mediaSessionID: Int?
    /// The tracks to show; empty means none, absent leaves them as they are.
    package var activeTrackIDs: [Int]?
    package var textTrackStyle: JSONValue?

    package init(mediaSessionID: Int?, activeTrackIDs: [Int]? = nil, textTrackStyle: JSONValue? = nil) {
        self.mediaSessionID = mediaSessionID
        self.activeTrackIDs = activeTrackIDs
        self.textTrackStyle = textTrackStyle
    }

    init(from members: KeyedDecodingContainer<WireKey>) {
        self.init(
            mediaSessionID: members.int("mediaSessionId"), activeTrackIDs: members.list("activeTrackIds"),
            textTrackStyle: members.json("textTrackStyle"))
    }

    func encode(to members: inout KeyedEncodingContainer<WireKey>) throws {
        try members.encodeIfPresent(activeTrackIDs, forKey: "activeTrackIds")
        try members.encodeIfPresent(textTrackStyle, forKey: "textTrackStyle")
    }
}

/// The members of QUEUE_LOAD.
package struct QueueLoadRequest: Equatable, Sendable {
    package var items: [QueueItem]
    package var startIndex: Int
    package var repeatMode: String?
    package var currentTime: Double?

    package init(items: [QueueItem], startIndex: Int = 0, repeatMode: String? = nil, currentTime: Double? = nil) {
        self.items = items
        self.startIndex = startIndex
        self.repeatMode = repeatMode
        self.currentTime = currentTime
    }

    init(from members: KeyedDecodingContainer<WireKey>) {
        self.init(
            items: members.list("items") ?? [], startIndex: members.int("startIndex") ?? 0,
            repeatMode: members.string("repeatMode"), currentTime: members.double("currentTime"))
    }

    func encode(to members: inout KeyedEncodingContainer<WireKey>) throws {
        try members.encode(items, forKey: "items")
        try members.encode(startIndex, forKey: "startIndex")
        try members.encodeIfPresent(repeatMode, forKey: "repeatMode")
        try members.encodeIfPresent(currentTime, forKey: "currentTime")
    }
}

/// The members of QUEUE_INSERT.
package struct QueueInsertRequest: Equatable, Sendable {
    package var mediaSessionID: Int?
    package var items: [QueueItem]
    /// The item that the new ones go in front of; absent means the end.
    package var insertBefore: Int?

    package init(mediaSessionID: Int?, items: [QueueItem], insertBefore: Int? = nil) {
        self.mediaSessionID = mediaSessionID
        self.items = items
        self.insertBefore = insertBefore
    }

    init(from members: KeyedDecodingContainer<WireKey>) {
        self.init(
            mediaSessionID: members.int("mediaSessionId"), items: members.list("items") ?? [],
            insertBefore: members.int("insertBefore"))
    }

    func encode(to members: inout KeyedEncodingContainer<WireKey>) throws {
        try members.encode(items, forKey: "items")
        try members.encodeIfPresent(insertBefore, forKey: "insertBefore")
    }
}

/// The members of QUEUE_UPDATE.
package struct QueueUpdateRequest: Equatable, Sendable {
    package var mediaSessionID: Int?
    package var currentItemID: Int?
    package var currentTime: Double?
    /// Items forward, or back where negative.
    package var jump: Int?
    package var repeatMode: String?

    package init(
        mediaSessionID: Int?, currentItemID: Int? = nil, currentTime: Double? = nil, jump: Int? = nil,
        repeatMode: String? = nil
    ) {
        self.mediaSessionID = mediaSessionID
        self.currentItemID = currentItemID
        self.currentTime = currentTime
        self.jump = jump
        self.repeatMode = repeatMode
    }

    init(from members: KeyedDecodingContainer<WireKey>) {
        self.init(
            mediaSessionID: members.int("mediaSessionId"), currentItemID: members.int("currentItemId"),
            currentTime: members.double("currentTime"), jump: members.int("jump"),
            repeatMode: members.string("repeatMode"))
    }

    func encode(to members: inout KeyedEncodingContainer<WireKey>) throws {
        try members.encodeIfPresent(currentItemID, forKey: "currentItemId")
        try members.encodeIfPresent(currentTime, forKey: "currentTime")
        try members.encodeIfPresent(jump, forKey: "jump")
        try members.encodeIfPresent(repeatMode, forKey: "repeatMode")
    }
}
