public import CastWire

/// An event of a `RemoteMediaClientListener`, as a value.
///
/// Marquee's own.
public enum RemoteMediaClientEvent: Equatable, Sendable {
    /// Media was loaded, with this media session id.
    case didStartMediaSession(Int)
    /// A status arrived; nil if the receiver has no media.
    case didUpdateMediaStatus(MediaStatus?)
    /// A status with a media object arrived; nil if the media has no metadata.
    case didUpdateMediaMetadata(MediaMetadata?)
    /// A status with information about the queue arrived.
    case didUpdateQueue
    /// The preloaded item has changed or is gone.
    case didUpdatePreloadStatus
    /// The ids of all items, in their order.
    case didReceiveQueueItemIDs([Int])
    /// Items with these ids were inserted before this item, or at the end if nil.
    case didInsertQueueItems([Int], before: Int?)
    /// Items with these ids have changed or moved. The list is empty if some changes were missed.
    case didUpdateQueueItems([Int])
    /// Items with these ids were removed from the queue.
    case didRemoveQueueItems([Int])
    /// The requested items.
    case didReceiveQueueItems([MediaQueueItem])
    /// The player had an error that no request of this sender caused.
    case didReceiveError(CastError)
}
