/// An item of a queue. `MediaQueueItemBuilder` creates it.
///
/// On the wire it may be partial: an update only has the changed values.
///
/// From the Cast SDK: `GCKMediaQueueItem`; on the wire, `items` of LOAD, QUEUE_INSERT and MEDIA_STATUS.
public struct MediaQueueItem: Hashable, Sendable {
    /// The receiver's id of the item; nil in items that a sender inserts.
    public package(set) var itemID: Int?
    /// The media; nil if the receiver leaves it out.
    public package(set) var media: MediaInformation?
    /// Whether the item plays as soon as it is loaded; nil means true. If it is false, the queue pauses there.
    public package(set) var autoplay: Bool?
    /// Seconds into the media, from 0; nil for the beginning.
    public package(set) var startTime: Double?
    /// Seconds from `startTime`, 0 or more; nil for the rest.
    public package(set) var playbackDuration: Double?
    /// Seconds before the item's start at which the receiver starts to load it, from 0; nil for the receiver's default.
    public package(set) var preloadTime: Double?
    /// The tracks that are initially active; nil for the receiver's choice.
    public package(set) var activeTrackIDs: [Int]?
    /// Passed to the receiver's app unchanged.
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

    /// The Cast SDK's name for `media`.
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

/// Builds a `MediaQueueItem`. Later changes to the builder do not affect built items.
///
/// From the Cast SDK: `GCKMediaQueueItemBuilder`.
public struct MediaQueueItemBuilder: Sendable {
    /// The media; nil for an update.
    public var mediaInformation: MediaInformation?
    /// The receiver's id of the item, for an update.
    public private(set) var itemID: Int?
    /// Whether the item plays as soon as it is loaded. If it is false, the queue pauses there.
    public var autoplay = true
    /// Seconds into the media, from 0.
    public var startTime: Double = 0
    /// Seconds from `startTime`; infinity for the rest.
    public var playbackDuration: Double = .infinity
    /// Seconds before the item's start at which the receiver starts to load it; 0 for the receiver's default.
    public var preloadTime: Double = 0
    /// The tracks that are initially active; nil for the receiver's choice.
    public var activeTrackIDs: [Int]?
    /// Passed to the receiver's app unchanged.
    public var customData: JSONValue?

    /// Starts with an item that plays its media from beginning to end.
    public init(mediaInformation: MediaInformation? = nil) {
        self.mediaInformation = mediaInformation
    }

    /// Starts with the values of an item, for instance to change it.
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

    /// Removes the receiver's id, so that a copy of an item can be inserted.
    public mutating func clearItemID() {
        itemID = nil
    }

    /// Builds the item.
    ///
    /// - Throws: `MediaInformationError` if there is neither media nor an id, or if a time is negative or NaN.
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
