/// What the receiver's player does, as far as the sender knows: all updates so far merged into one picture.
///
/// From the Cast SDK: `GCKMediaStatus`; on the wire, MEDIA_STATUS. Times and sizes that a receiver gives beyond all
/// reason are moved to the nearest end of what there can be.
public struct MediaStatus: Hashable, Sendable {
    /// Items of one status that are taken. The longest message has room for some 600 with their media.
    static let itemLimit = 1024
    /// Items of one status whose media is taken from an earlier one: a receiver that leaves it out lists the items
    /// around the current one, some twenty at most.
    static let keptItemLimit = 64

    /// Given anew by the receiver with each load.
    public internal(set) var mediaSessionID: Int
    /// What the player does.
    public internal(set) var playerState: MediaPlayerState = .unknown
    /// Why the player is idle; `.none` while it is not.
    public internal(set) var idleReason: MediaPlayerIdleReason = .none
    /// Times the normal speed, 0 to 100; 1 is normal.
    public internal(set) var playbackRate: Double = 1
    /// While the player is loading, what it loads.
    public internal(set) var mediaInformation: MediaInformation?
    /// Seconds into the media when the status was made, from 0 on; `RemoteMediaClient.approximateStreamPosition()` goes
    /// on from it.
    public internal(set) var streamPosition: Double = 0
    /// The stream's own volume, 0 to 1; the device has another.
    public internal(set) var volume: Double = 1
    /// Whether the stream is muted; the device may be besides.
    public internal(set) var isMuted: Bool = false
    /// Ids of tracks in `mediaInformation.mediaTracks`.
    public internal(set) var activeTrackIDs: [Int] = []
    /// The item of the queue that plays; nil where nothing is loaded, or the receiver has not said.
    public internal(set) var currentItemID: Int?
    /// The item that is being loaded; nil where none is.
    public internal(set) var loadingItemID: Int?
    /// The item that is loaded ahead of its turn; nil where none is.
    public internal(set) var preloadedItemID: Int?
    /// What the queue does at its end; `.unchanged` where the receiver has not said.
    public internal(set) var queueRepeatMode: MediaRepeatMode = .unchanged
    /// The items around the current one, as the receiver lists them: most often the one before, the current one and the
    /// next. `MediaQueue` has the whole queue.
    public internal(set) var queueItems: [MediaQueueItem] = []
    /// What the queue is: its name, its kind, where it came from.
    public internal(set) var queueData: MediaQueueData?
    /// What the receiver takes for the present item.
    public internal(set) var supportedMediaCommands: MediaCommands = []
    /// Size and dynamic range of the picture; nil where there is none, or the receiver does not say.
    public internal(set) var videoInfo: VideoInfo?
    /// Nil for what is not live.
    public internal(set) var liveSeekableRange: MediaLiveSeekableRange?
    /// Nil while no ad is shown.
    public internal(set) var adBreakStatus: AdBreakStatus?
    /// What the receiver's app sent along.
    public internal(set) var customData: JSONValue?

    init(mediaSessionID: Int) {
        self.mediaSessionID = mediaSessionID
    }

    /// Whether the receiver takes this command, or all of several, for the present item.
    public func isMediaCommandSupported(_ command: MediaCommands) -> Bool {
        supportedMediaCommands.isSuperset(of: command)
    }

    /// Whether an ad is shown in place of the content.
    public var playingAd: Bool { adBreakStatus != nil }
}

/// The queue, as far as a status tells.
extension MediaStatus {
    /// How many items the status lists, from 0 on; the queue may have more (`MediaQueue.itemCount`).
    public var queueItemCount: Int { queueItems.count }

    /// The listed item with this id. Nil where the receiver does not list it.
    public func queueItem(withID id: Int) -> MediaQueueItem? {
        queueItems.first { $0.itemID == id }
    }

    /// The item that plays. Nil where there is none, or the receiver does not list it.
    public var currentQueueItem: MediaQueueItem? { currentItemID.flatMap(queueItem) }

    /// The item behind the one that plays. Nil where there is none, or the receiver does not list it.
    public var nextQueueItem: MediaQueueItem? {
        indexOfCurrentItem.flatMap { $0 + 1 < queueItems.count ? queueItems[$0 + 1] : nil }
    }

    /// Whether an item of the queue plays.
    public var queueHasCurrentItem: Bool { currentItemID != nil }
    /// Whether an item of the queue is being loaded.
    public var queueHasLoadingItem: Bool { loadingItemID != nil }

    /// Whether the queue can go on. Told by the receiver's commands or by the items around the current one; the Default
    /// Media Receiver may leave the command out although there is a next item.
    public var queueHasNextItem: Bool {
        supportedMediaCommands.contains(.queueNext) || nextQueueItem != nil
    }

    /// Whether the queue can go back; told as `queueHasNextItem` is.
    public var queueHasPreviousItem: Bool {
        supportedMediaCommands.contains(.queuePrevious) || indexOfCurrentItem.map { $0 > 0 } ?? false
    }

    private var indexOfCurrentItem: Int? {
        currentItemID.flatMap { id in queueItems.firstIndex { $0.itemID == id } }
    }
}
