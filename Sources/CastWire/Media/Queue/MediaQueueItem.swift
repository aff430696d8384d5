/// One item of a queue. Made with `MediaQueueItemBuilder`.
///
/// On the wire it may be partial: of an item that is updated, only what is to change.
///
/// From the Cast SDK: `GCKMediaQueueItem`; on the wire, `items` of LOAD, QUEUE_INSERT and MEDIA_STATUS.
public struct MediaQueueItem: Hashable, Sendable {
    /// Given by the receiver; nil in what a sender inserts.
    public package(set) var itemID: Int?
    /// What is played; nil where the receiver leaves it out.
    public package(set) var media: MediaInformation?
    /// Whether the item plays as soon as it is loaded; nil stands for true. Where false the queue pauses there.
    public package(set) var autoplay: Bool?
    /// Seconds into the media, from 0 on; nil: from the beginning.
    public package(set) var startTime: Double?
    /// Seconds from `startTime` on, 0 or more; nil: to the end.
    public package(set) var playbackDuration: Double?
    /// Seconds before its turn that the receiver begins to load the item, from 0 on; nil leaves it to the receiver.
    public package(set) var preloadTime: Double?
    /// Tracks of the media that are on from the start; nil leaves the choice to the receiver.
    public package(set) var activeTrackIDs: [Int]?
    /// Goes to the receiver's app as it is.
    public package(set) var customData: JSONValue?

    package init(
        itemID: Int? = nil, media: MediaInformation?, autoplay: Bool? = nil, startTime: Double? = nil,
        playbackDuration: Double? = nil, preloadTime: Double? = nil, activeTrackIDs: [Int]? = nil,
        customData: JSONValue? = nil
    ) {
        self.itemID = itemID
        self.media = media
        self.autoplay = autoplay
        self.startTime = startTime
        self.playbackDuration = playbackDuration
        self.preloadTime = preloadTime
        self.activeTrackIDs = activeTrackIDs
        self.customData = customData
    }

    /// The name that the Cast SDK gives `media`.
    public var mediaInformation: MediaInformation? { media }
}

package typealias QueueItem = MediaQueueItem

extension MediaQueueItem: Codable, WireObject {
    public init(from decoder: any Decoder) throws { try self.init(from: WireMembers(decoder)) }

    package init(from members: WireMembers) throws {
        self.init(
            itemID: members.int("itemId"), media: members.value("media"), autoplay: members.bool("autoplay"),
            startTime: members.time("startTime"), playbackDuration: members.time("playbackDuration"),
            preloadTime: members.time("preloadTime"), activeTrackIDs: members.ids("activeTrackIds"),
            customData: members.json("customData"))
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encodeIfPresent(itemID, forKey: "itemId")
        try members.encodeIfPresent(media, forKey: "media")
        try members.encodeIfPresent(autoplay, forKey: "autoplay")
        try members.encodeFinite(startTime, forKey: "startTime")
        try members.encodeFinite(playbackDuration, forKey: "playbackDuration")
        try members.encodeFinite(preloadTime, forKey: "preloadTime")
        try members.encodeIfPresent(activeTrackIDs, forKey: "activeTrackIds")
        try members.encodeIfPresent(customData, forKey: "customData")
    }
}

/// Makes a `MediaQueueItem`. What has been built does not change with the builder afterwards.
///
/// From the Cast SDK: `GCKMediaQueueItemBuilder`.
public struct MediaQueueItemBuilder: Sendable {
    /// What is played; nil in an item that is only updated.
    public var mediaInformation: MediaInformation?
    /// The receiver's id, of an item that is to be updated.
    public private(set) var itemID: Int?
    /// Whether the item plays as soon as it is loaded. Where false the queue pauses there.
    public var autoplay = true
    /// Seconds into the media, from 0 on.
    public var startTime: Double = 0
    /// Seconds from `startTime` on; infinity: to the end.
    public var playbackDuration: Double = .infinity
    /// Seconds before its turn that the receiver begins to load the item; 0 leaves it to the receiver.
    public var preloadTime: Double = 0
    /// Tracks of the media that are on from the start; nil leaves the choice to the receiver.
    public var activeTrackIDs: [Int]?
    /// Goes to the receiver's app as it is.
    public var customData: JSONValue?

    /// An item that plays its media from the beginning to the end.
    public init(mediaInformation: MediaInformation? = nil) {
        self.mediaInformation = mediaInformation
    }

    /// Begins with an item as it is, for instance to change it.
    public init(_ item: MediaQueueItem) {
        mediaInformation = item.media
        itemID = item.itemID
        autoplay = item.autoplay ?? true
        startTime = item.startTime ?? 0
        playbackDuration = item.playbackDuration ?? .infinity
        preloadTime = item.preloadTime ?? 0
        activeTrackIDs = item.activeTrackIDs
        customData = item.customData
    }

    /// Makes an item of its own of one that a receiver has already, to insert it again.
    public mutating func clearItemID() {
        itemID = nil
    }

    /// Makes the item.
    ///
    /// - Throws: `MediaInformationError`: an item has media or an id, and times that are not negative.
    public func build() throws(MediaInformationError) -> MediaQueueItem {
        guard mediaInformation != nil || itemID != nil else { throw .missingContent }
        for time in [startTime, playbackDuration, preloadTime] where time.isNaN || time < 0 {
            throw .invalidTime(time)
        }
        guard startTime.isFinite else { throw .invalidTime(startTime) }
        return MediaQueueItem(
            itemID: itemID, media: mediaInformation, autoplay: autoplay, startTime: startTime,
            playbackDuration: playbackDuration.isFinite ? playbackDuration : nil,
            preloadTime: preloadTime > 0 && preloadTime.isFinite ? preloadTime : nil, activeTrackIDs: activeTrackIDs,
            customData: customData)
    }
}
