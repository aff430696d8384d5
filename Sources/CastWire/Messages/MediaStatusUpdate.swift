/// An element of MEDIA_STATUS, as on the wire.
///
/// It is partial: absent members have not changed, and most updates have no `media`. A sender merges them into a
/// `MediaStatus`.
package struct MediaStatusUpdate: Equatable, Sendable, Codable, WireObject {
    package var mediaSessionID: Int
    package var media: MediaInformation?
    package var playbackRate: Double?
    package var playerState: String?
    /// Only meaningful while the player is idle.
    package var idleReason: String?
    /// Seconds into the media when the update was sent.
    package var currentTime: Double?
    package var supportedMediaCommands: Int?
    package var volume: VolumeChange?
    package var activeTrackIDs: [Int]?
    package var currentItemID: Int?
    package var loadingItemID: Int?
    package var preloadedItemID: Int?
    package var items: [QueueItem]?
    package var repeatMode: String?
    package var queueData: MediaQueueData?
    /// Present only while ads are shown.
    package var adBreakStatus: AdBreakStatus?
    package var liveSeekableRange: MediaLiveSeekableRange?
    package var extendedStatus: ExtendedStatus?
    package var videoInfo: VideoInfo?
    package var customData: JSONValue?

    /// The next state while the player is still idle: `LOADING`, with the media that is loaded.
    package struct ExtendedStatus: Equatable, Sendable, Codable, WireObject {
        package var playerState: String
        package var media: MediaInformation?
        package var mediaSessionID: Int?

        package init(playerState: String, media: MediaInformation?, mediaSessionID: Int?) {
            self.playerState = playerState
            self.media = media
            self.mediaSessionID = mediaSessionID
        }

        package init(from members: WireMembers) throws {
            self.init(
                playerState: members.string("playerState") ?? "", media: members.value("media"),
                mediaSessionID: members.int("mediaSessionId"))
        }

        package func encode(to encoder: any Encoder) throws {
            var members = encoder.container(keyedBy: WireKey.self)
            try members.encode(playerState, forKey: "playerState")
            try members.encodeIfPresent(media, forKey: "media")
            try members.encodeIfPresent(mediaSessionID, forKey: "mediaSessionId")
        }
    }

    package init(mediaSessionID: Int) {
        self.mediaSessionID = mediaSessionID
    }

    package init(from members: WireMembers) throws {
        mediaSessionID = members.int("mediaSessionId") ?? 0
        media = members.value("media")
        playbackRate = members.rate("playbackRate")
        playerState = members.string("playerState")
        idleReason = members.string("idleReason")
        currentTime = members.distance("currentTime")
        supportedMediaCommands = members.int("supportedMediaCommands")
        volume = members.value("volume")
        activeTrackIDs = members.ids("activeTrackIds")
        currentItemID = members.int("currentItemId")
        loadingItemID = members.int("loadingItemId")
        preloadedItemID = members.int("preloadedItemId")
        items = members.list("items")
        repeatMode = members.string("repeatMode")
        queueData = members.value("queueData")
        adBreakStatus = members.value("breakStatus")
        liveSeekableRange = members.value("liveSeekableRange")
        extendedStatus = members.value("extendedStatus")
        videoInfo = members.value("videoInfo")
        customData = members.json("customData")
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encode(mediaSessionID, forKey: "mediaSessionId")
        try members.encodeIfPresent(media, forKey: "media")
        try members.encodeFinite(playbackRate, forKey: "playbackRate")
        try members.encodeIfPresent(playerState, forKey: "playerState")
        try members.encodeIfPresent(idleReason, forKey: "idleReason")
        try members.encodeFinite(currentTime, forKey: "currentTime")
        try members.encodeIfPresent(supportedMediaCommands, forKey: "supportedMediaCommands")
        try members.encodeIfPresent(volume, forKey: "volume")
        try members.encodeIfPresent(activeTrackIDs, forKey: "activeTrackIds")
        try members.encodeIfPresent(currentItemID, forKey: "currentItemId")
        try members.encodeIfPresent(loadingItemID, forKey: "loadingItemId")
        try members.encodeIfPresent(preloadedItemID, forKey: "preloadedItemId")
        try members.encodeIfPresent(items, forKey: "items")
        try members.encodeIfPresent(repeatMode, forKey: "repeatMode")
        try members.encodeIfPresent(queueData, forKey: "queueData")
        try members.encodeIfPresent(adBreakStatus, forKey: "breakStatus")
        try members.encodeIfPresent(liveSeekableRange, forKey: "liveSeekableRange")
        try members.encodeIfPresent(extendedStatus, forKey: "extendedStatus")
        try members.encodeIfPresent(videoInfo, forKey: "videoInfo")
        try members.encodeIfPresent(customData, forKey: "customData")
    }
}
