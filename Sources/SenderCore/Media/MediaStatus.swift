/// The state of the receiver's player as the sender knows it, merged from all updates so far.
///
/// From the Cast SDK: `GCKMediaStatus`; on the wire, MEDIA_STATUS. Times and sizes outside the possible range are
/// limited to it.
public struct MediaStatus: Hashable, Sendable {
    /// The largest number of items that are accepted from one status. The longest message has room for about 600 with
    /// media.
    static let itemLimit = 1024
    /// The largest number of items in one status whose media is taken from an earlier one. A receiver that leaves it
    /// out lists the items around the current one, about twenty at most.
    static let keptItemLimit = 64

    /// The media session's id. The receiver assigns a new one for each load.
    public internal(set) var mediaSessionID: Int
    /// The state of the player.
    public internal(set) var playerState: MediaPlayerState = .unknown
    /// The reason why the player is idle; `.none` while it is not.
    public internal(set) var idleReason: MediaPlayerIdleReason = .none
    /// The playback rate: 0 to 100 times normal speed.
    public internal(set) var playbackRate: Double = 1
    /// The loaded media, or the media being loaded while the player is loading.
    public internal(set) var mediaInformation: MediaInformation?
    /// The position in seconds when the status was made, from 0 on. `RemoteMediaClient.approximateStreamPosition()`
    /// continues from it.
    public internal(set) var streamPosition: Double = 0
    /// The stream's own volume, 0 to 1; the device has a separate one.
    public internal(set) var volume: Double = 1
    /// Whether the stream is muted; the device is muted separately.
    public internal(set) var isMuted: Bool = false
    /// The ids of active tracks in `mediaInformation.mediaTracks`.
    public internal(set) var activeTrackIDs: [Int] = []
    /// The queue item that plays, or nil if nothing is loaded or the receiver has not reported it.
    public internal(set) var currentItemID: Int?
    /// The item that is being loaded, or nil if there is none.
    public internal(set) var loadingItemID: Int?
    /// The item that has been preloaded, or nil if there is none.
    public internal(set) var preloadedItemID: Int?
    /// The repeat mode of the queue; `.unchanged` if the receiver has not reported it.
    public internal(set) var queueRepeatMode: MediaRepeatMode = .unchanged
    /// The items around the current one as the receiver lists them, usually the previous, the current and the next one.
    /// `MediaQueue` has the whole queue.
    public internal(set) var queueItems: [MediaQueueItem] = []
    /// The queue's own data: its name, its kind and its origin.
    public internal(set) var queueData: MediaQueueData?
    /// The commands that the receiver supports for the current item.
    public internal(set) var supportedMediaCommands: MediaCommands = []
    /// The size and dynamic range of the video, or nil if there is none or the receiver does not report them.
    public internal(set) var videoInfo: VideoInfo?
    /// The seekable range of a live stream, or nil if the media is not live.
    public internal(set) var liveSeekableRange: MediaLiveSeekableRange?
    /// The current ad, or nil while no ad is shown.
    public internal(set) var adBreakStatus: AdBreakStatus?
    /// Data from the receiver's app.
    public internal(set) var customData: JSONValue?

    init(mediaSessionID: Int) {
        self.mediaSessionID = mediaSessionID
    }

    /// Returns whether the receiver supports this command, or all of several, for the current item.
    public func isMediaCommandSupported(_ command: MediaCommands) -> Bool {
        supportedMediaCommands.isSuperset(of: command)
    }

    /// Whether an ad is shown instead of the content.
    public var playingAd: Bool { adBreakStatus != nil }
}

/// The queue, as far as a status reports it.
extension MediaStatus {
    /// The number of items that the status lists, from 0 on; the queue may have more (`MediaQueue.itemCount`).
    public var queueItemCount: Int { queueItems.count }

    /// Returns the listed item with this id, or nil if the receiver does not list it.
    public func queueItem(withID id: Int) -> MediaQueueItem? {
        queueItems.first { $0.itemID == id }
    }

    /// The item that plays, or nil if there is none or the receiver does not list it.
    public var currentQueueItem: MediaQueueItem? { currentItemID.flatMap(queueItem) }

    /// The item after the one that plays, or nil if there is none or the receiver does not list it.
    public var nextQueueItem: MediaQueueItem? {
        indexOfCurrentItem.flatMap { $0 + 1 < queueItems.count ? queueItems[$0 + 1] : nil }
    }

    /// Whether an item of the queue plays.
    public var queueHasCurrentItem: Bool { currentItemID != nil }
    /// Whether an item of the queue is being loaded.
    public var queueHasLoadingItem: Bool { loadingItemID != nil }

    /// Whether the queue has a next item, by the receiver's commands or by the items around the current one.
    ///
    /// The Default Media Receiver may leave the command out although there is a next item.
    public var queueHasNextItem: Bool {
        supportedMediaCommands.contains(.queueNext) || nextQueueItem != nil
    }

    /// Whether the queue has a previous item, determined like `queueHasNextItem`.
    public var queueHasPreviousItem: Bool {
        supportedMediaCommands.contains(.queuePrevious) || indexOfCurrentItem.map { $0 > 0 } ?? false
    }

    private var indexOfCurrentItem: Int? {
        currentItemID.flatMap { id in queueItems.firstIndex { $0.itemID == id } }
    }
}
