/// What the receiver's player does, as far as the sender knows: all updates so far merged into one picture.
public struct MediaStatus: Hashable, Sendable {
    /// Items of one status that are taken. The longest message has room for some 600 with their media.
    static let itemLimit = 1024
    /// Items of one status whose media is taken from an earlier one: a receiver that leaves it out lists the items
    /// around the current one, some twenty at most.
    static let keptItemLimit = 64

    /// Given anew by the receiver with each load.
    public internal(set) var mediaSessionID: Int
    public internal(set) var playerState: MediaPlayerState = .unknown
    /// Why the player is idle; `.none` while it is not.
    public internal(set) var idleReason: MediaPlayerIdleReason = .none
    /// 1 is normal speed.
    public internal(set) var playbackRate: Double = 1
    /// While the player is loading, what it loads.
    public internal(set) var mediaInformation: MediaInformation?
    /// Seconds into the media when the status was made; `RemoteMediaClient.approximateStreamPosition()` goes on from
    /// it.
    public internal(set) var streamPosition: Double = 0
    /// The stream's own volume, 0 to 1; the device has another.
    public internal(set) var volume: Double = 1
    public internal(set) var isMuted: Bool = false
    /// Ids of tracks in `mediaInformation.mediaTracks`.
    public internal(set) var activeTrackIDs: [Int] = []
    public internal(set) var currentItemID: Int?
    /// The item that is being loaded; nil where none is.
    public internal(set) var loadingItemID: Int?
    /// The item that is loaded ahead of its turn; nil where none is.
    public internal(set) var preloadedItemID: Int?
    public internal(set) var queueRepeatMode: MediaRepeatMode = .unchanged
    /// The items around the current one, as the receiver lists them: most often the one before, the current one and the
    /// next. `MediaQueue` has the whole queue.
    public internal(set) var queueItems: [MediaQueueItem] = []
    /// What the queue is: its name, its kind, where it came from.
    public internal(set) var queueData: MediaQueueData?
    public internal(set) var supportedMediaCommands: MediaCommands = []
    public internal(set) var videoInfo: VideoInfo?
    /// Nil for what is not live.
    public internal(set) var liveSeekableRange: MediaLiveSeekableRange?
    /// Nil while no ad is shown.
    public internal(set) var adBreakStatus: AdBreakStatus?
    public internal(set) var customData: JSONValue?

    init(mediaSessionID: Int) {
        self.mediaSessionID = mediaSessionID
    }

    public func isMediaCommandSupported(_ command: MediaCommands) -> Bool {
        supportedMediaCommands.isSuperset(of: command)
    }

    public var playingAd: Bool { adBreakStatus != nil }
}

/// The queue, as far as a status tells.
extension MediaStatus {
    public var queueItemCount: Int { queueItems.count }

    /// Nil where the receiver does not list the item.
    public func queueItem(withID id: Int) -> MediaQueueItem? {
        queueItems.first { $0.itemID == id }
    }

    public var currentQueueItem: MediaQueueItem? { currentItemID.flatMap(queueItem) }

    /// Nil where there is none, or the receiver does not list it.
    public var nextQueueItem: MediaQueueItem? {
        indexOfCurrentItem.flatMap { $0 + 1 < queueItems.count ? queueItems[$0 + 1] : nil }
    }

    public var queueHasCurrentItem: Bool { currentItemID != nil }
    public var queueHasLoadingItem: Bool { loadingItemID != nil }

    /// Told by the receiver's commands or by the items around the current one; the Default Media Receiver may leave the
    /// command out although there is a next item.
    public var queueHasNextItem: Bool {
        supportedMediaCommands.contains(.queueNext) || nextQueueItem != nil
    }

    public var queueHasPreviousItem: Bool {
        supportedMediaCommands.contains(.queuePrevious) || indexOfCurrentItem.map { $0 > 0 } ?? false
    }

    private var indexOfCurrentItem: Int? {
        currentItemID.flatMap { id in queueItems.firstIndex { $0.itemID == id } }
    }
}
