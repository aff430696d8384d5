public import CastWire

/// What a `RemoteMediaClientListener` is told, as a value.
public enum RemoteMediaClientEvent: Equatable, Sendable {
    case didStartMediaSession(Int)
    case didUpdateMediaStatus(MediaStatus?)
    case didUpdateMediaMetadata(MediaMetadata?)
    case didUpdateQueue
    case didUpdatePreloadStatus
    case didReceiveQueueItemIDs([Int])
    case didInsertQueueItems([Int], before: Int?)
    case didUpdateQueueItems([Int])
    case didRemoveQueueItems([Int])
    case didReceiveQueueItems([MediaQueueItem])
    case didReceiveError(CastError)
}
