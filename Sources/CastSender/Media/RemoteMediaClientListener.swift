import CastWire

/// Receives the events of the receiver's player on the main actor, in the order of registration.
///
/// Every method has a default that does nothing. The framework's own parts, such as the media queue, are listeners like
/// any other.
///
/// From the Cast SDK: `GCKRemoteMediaClientListener`.
@MainActor
public protocol RemoteMediaClientListener: AnyObject {
    /// Called when this sender or another one has loaded media. Its status follows.
    func remoteMediaClient(_ client: RemoteMediaClient, didStartMediaSessionWithID mediaSessionID: Int)
    /// Called for every status, changed or not. It is nil if the receiver has no media.
    func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaStatus: MediaStatus?)
    /// Called for every status with a media object, even an unchanged one: after a load, a text style that is set
    /// again, or an answer to `requestStatus()`.
    ///
    /// A change of active tracks does not include the media object.
    func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaMetadata: MediaMetadata?)
    /// Called for every status about the queue: its items around the current one, the current one, the repeat mode, the
    /// queue's data.
    func remoteMediaClientDidUpdateQueue(_ client: RemoteMediaClient)
    /// Called when the preloaded item has changed or is gone.
    func remoteMediaClientDidUpdatePreloadStatus(_ client: RemoteMediaClient)
    /// Called with the ids of all items, in their order.
    func remoteMediaClient(_ client: RemoteMediaClient, didReceiveQueueItemIDs itemIDs: [Int])
    /// Called when items were inserted before the named one; `beforeItemID` is nil if they are at the end.
    func remoteMediaClient(
        _ client: RemoteMediaClient, didInsertQueueItemsWithIDs itemIDs: [Int], beforeItemWithID beforeItemID: Int?)
    /// Called when items have changed or have another order. The list is empty if some changes were missed.
    func remoteMediaClient(_ client: RemoteMediaClient, didUpdateQueueItemsWithIDs itemIDs: [Int])
    /// Called when items were removed from the queue.
    func remoteMediaClient(_ client: RemoteMediaClient, didRemoveQueueItemsWithIDs itemIDs: [Int])
    /// Called with items that this or another part of the app has requested.
    func remoteMediaClient(_ client: RemoteMediaClient, didReceive queueItems: [MediaQueueItem])
    /// Called when the player had an error that no request of this sender caused.
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
