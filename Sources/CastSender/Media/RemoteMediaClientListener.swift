import CastWire

/// Hears what the receiver's player does, on the main actor, in the order of registration. Every method has a default
/// that does nothing.
///
/// The framework's own parts (the media queue, what shows the state) are listeners like any other.
///
/// From the Cast SDK: `GCKRemoteMediaClientListener`.
@MainActor
public protocol RemoteMediaClientListener: AnyObject {
    /// Something was loaded, by this sender or another; its status is told next.
    func remoteMediaClient(_ client: RemoteMediaClient, didStartMediaSessionWithID mediaSessionID: Int)
    /// With every status, whether or not it says something new. Nil where the receiver has no media.
    func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaStatus: MediaStatus?)
    /// With every status that brings the media object, even the same one: a text style that is set again, a load, an
    /// answer to `requestStatus()`. A change of active tracks does not bring it.
    func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaMetadata: MediaMetadata?)
    /// With every status that tells of the queue: its items around the current one, the current one, the repeat mode,
    /// the queue's data.
    func remoteMediaClientDidUpdateQueue(_ client: RemoteMediaClient)
    /// Another item is loaded ahead of its turn, or none any more.
    func remoteMediaClientDidUpdatePreloadStatus(_ client: RemoteMediaClient)
    /// The ids of all items, in their order.
    func remoteMediaClient(_ client: RemoteMediaClient, didReceiveQueueItemIDs itemIDs: [Int])
    /// Items were put into the queue, before the one named; `beforeItemID` is nil where they were put at the end.
    func remoteMediaClient(
        _ client: RemoteMediaClient, didInsertQueueItemsWithIDs itemIDs: [Int], beforeItemWithID beforeItemID: Int?)
    /// The items have changed, or stand in another order; none are named where some changes were missed.
    func remoteMediaClient(_ client: RemoteMediaClient, didUpdateQueueItemsWithIDs itemIDs: [Int])
    /// Items have left the queue.
    func remoteMediaClient(_ client: RemoteMediaClient, didRemoveQueueItemsWithIDs itemIDs: [Int])
    /// Items that were asked for, by this or another part of the app.
    func remoteMediaClient(_ client: RemoteMediaClient, didReceive queueItems: [MediaQueueItem])
    /// The player met an error that no request of this sender caused.
    func remoteMediaClient(_ client: RemoteMediaClient, didReceive error: CastError)
}

extension RemoteMediaClientListener {
    public func remoteMediaClient(_ client: RemoteMediaClient, didStartMediaSessionWithID mediaSessionID: Int) {}
    public func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaStatus: MediaStatus?) {}
    public func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaMetadata: MediaMetadata?) {}
    public func remoteMediaClientDidUpdateQueue(_ client: RemoteMediaClient) {}
    public func remoteMediaClientDidUpdatePreloadStatus(_ client: RemoteMediaClient) {}
    public func remoteMediaClient(_ client: RemoteMediaClient, didReceiveQueueItemIDs itemIDs: [Int]) {}
    public func remoteMediaClient(
        _ client: RemoteMediaClient, didInsertQueueItemsWithIDs itemIDs: [Int], beforeItemWithID beforeItemID: Int?
    ) {}
    public func remoteMediaClient(_ client: RemoteMediaClient, didUpdateQueueItemsWithIDs itemIDs: [Int]) {}
    public func remoteMediaClient(_ client: RemoteMediaClient, didRemoveQueueItemsWithIDs itemIDs: [Int]) {}
    public func remoteMediaClient(_ client: RemoteMediaClient, didReceive queueItems: [MediaQueueItem]) {}
    public func remoteMediaClient(_ client: RemoteMediaClient, didReceive error: CastError) {}
}

extension RemoteMediaClientEvent {
    @MainActor
    func tell(_ listener: any RemoteMediaClientListener, _ client: RemoteMediaClient) {
        switch self {
        case .didStartMediaSession(let id): listener.remoteMediaClient(client, didStartMediaSessionWithID: id)
        case .didUpdateMediaStatus(let status): listener.remoteMediaClient(client, didUpdate: status)
        case .didUpdateMediaMetadata(let metadata): listener.remoteMediaClient(client, didUpdate: metadata)
        case .didUpdateQueue: listener.remoteMediaClientDidUpdateQueue(client)
        case .didUpdatePreloadStatus: listener.remoteMediaClientDidUpdatePreloadStatus(client)
        case .didReceiveQueueItemIDs(let ids): listener.remoteMediaClient(client, didReceiveQueueItemIDs: ids)
        case .didInsertQueueItems(let ids, let before):
            listener.remoteMediaClient(client, didInsertQueueItemsWithIDs: ids, beforeItemWithID: before)
        case .didUpdateQueueItems(let ids): listener.remoteMediaClient(client, didUpdateQueueItemsWithIDs: ids)
        case .didRemoveQueueItems(let ids): listener.remoteMediaClient(client, didRemoveQueueItemsWithIDs: ids)
        case .didReceiveQueueItems(let items): listener.remoteMediaClient(client, didReceive: items)
        case .didReceiveError(let error): listener.remoteMediaClient(client, didReceive: error)
        }
    }
}
