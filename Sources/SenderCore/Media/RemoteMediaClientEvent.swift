public import CastWire

/// What a `RemoteMediaClientListener` is told, as a value.
///
/// Marquee's own.
public enum RemoteMediaClientEvent: Equatable, Sendable {
    /// Something was loaded, under this media session id.
    case didStartMediaSession(Int)
    /// A status came; nil where the receiver has no media.
    case didUpdateMediaStatus(MediaStatus?)
    /// A status came with the media object; nil where that has no metadata.
    case didUpdateMediaMetadata(MediaMetadata?)
    /// A status came that tells of the queue.
    case didUpdateQueue
    /// Another item is loaded ahead of its turn, or none any more.
    case didUpdatePreloadStatus
    /// The ids of all items, in their order.
    case didReceiveQueueItemIDs([Int])
    /// Items of these ids were put into the queue; nil: at its end.
    case didInsertQueueItems([Int], before: Int?)
    /// Items of these ids have changed or moved; none are named where some changes were missed.
    case didUpdateQueueItems([Int])
    /// Items of these ids have left the queue.
    case didRemoveQueueItems([Int])
    /// Items that were asked for.
    case didReceiveQueueItems([MediaQueueItem])
    /// The player met an error that no request of this sender caused.
    case didReceiveError(CastError)
}
