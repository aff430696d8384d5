public import CastWire

/// The receiver's queue as a list that is as long as the queue is, of which the items that are looked at are here.
///
/// Follows what any sender does to the queue. Nothing here changes the receiver: items are moved, inserted and removed
/// with `RemoteMediaClient`. Reading `item(at:)` for each row as it comes into view is all that a list has to do: where
/// an item is not here yet, its page is asked for and the delegates hear of it when it has come.
///
/// Used from the main actor. From the Cast SDK: `GCKMediaQueue`.
@MainActor
public final class MediaQueue {
    /// Items that are kept unless another number is given: 100.
    public nonisolated static let defaultCacheSize = 100
    /// How many items are asked for together, at least; fewer only at the end of the queue.
    public nonisolated static let defaultFetchCount = 20

    private weak var client: RemoteMediaClient?
    private var core: MediaQueueCore<MediaQueueItem>
    private let delegates = ListenerList<any MediaQueueDelegate>()
    private let broadcaster = EventBroadcaster<MediaQueueChange>()
    private var mediaSessionID: Int?
    /// Which of the client's connections the list is from.
    private var connection = 0
    private var isAskingForIDs = false
    private var shallAskAgain = false
    private var isFetchDue = false

    /// A list of the client's queue.
    ///
    /// `cacheSize` items are kept, at least 1, those that were not looked at for longest going first; never fewer than
    /// the `fetchCount` that are asked for together.
    public init(
        client: RemoteMediaClient, cacheSize: Int = MediaQueue.defaultCacheSize,
        fetchCount: Int = MediaQueue.defaultFetchCount
    ) {
        self.client = client
        core = MediaQueueCore(cacheSize: cacheSize, pageSize: fetchCount)
        client.addListener(self)
        remoteMediaClient(client, didUpdate: client.mediaStatus)
    }

    /// How many items the queue has, from 0 on.
    public var itemCount: Int { core.itemIDs.count }
    /// The ids of all items, in their order.
    public var itemIDs: [Int] { core.itemIDs }
    /// How many items are kept at most, from 1 on.
    public var cacheSize: Int { core.cacheSize }
    /// How many items are here, from 0 to `cacheSize`.
    public var cachedItemCount: Int { core.cachedItemCount }

    /// What the delegates are told, as a sequence that begins with the next change; each access is a sequence of its
    /// own.
    public var changes: AsyncStream<MediaQueueChange> { broadcaster.makeStream() }

    /// The id of the item at an index. Nil where there is no such index.
    public func itemID(at index: Int) -> Int? {
        core.itemIDs.indices.contains(index) ? core.itemIDs[index] : nil
    }

    /// Where the item with this id stands, from 0 on. Nil where the queue has no such item.
    public func indexOfItem(withID id: Int) -> Int? { core.index(of: id) }

    /// The item at an index. Nil where there is no such index, or the item is not here; then it is asked for unless
    /// `fetchIfNeeded` is false, and an update of its index is told when it has come.
    public func item(at index: Int, fetchIfNeeded: Bool = true) -> MediaQueueItem? {
        let item = core.item(at: index, fetchIfNeeded: fetchIfNeeded)
        if item == nil, fetchIfNeeded { fetchSoon() }
        return item
    }

    /// Forgets the items, so that those that are looked at come anew, and asks the receiver for all ids once more.
    public func reload() {
        change { $0.clearCache() }
        askForIDs()
    }

    /// Empties the list. It stays empty until the queue changes or `reload()`.
    public func clear() {
        change { $0.clear() }
    }

    /// From now on this delegate is told what happens. Held weakly, told in the order of registration. Adding one again
    /// changes nothing.
    public func addDelegate(_ delegate: any MediaQueueDelegate) {
        delegates.add(delegate) { [weak delegate] in delegate }
    }

    /// Nothing more is told to this delegate. Nothing happens where it is none.
    public func removeDelegate(_ delegate: any MediaQueueDelegate) {
        delegates.remove(delegate)
    }

    private func askForIDs() {
        guard let client, client.connected else { return }
        guard !isAskingForIDs else {
            // What is under way may be from before the change that this is about.
            shallAskAgain = true
            return
        }
        isAskingForIDs = true
        // The ids come in as the listener's event, like those that another part of the app asks for.
        client.queueFetchItemIDs().onCompletion { [weak self] _ in self?.idsCame() }
    }

    private func idsCame() {
        isAskingForIDs = false
        guard shallAskAgain else { return }
        shallAskAgain = false
        askForIDs()
    }

    /// On the next turn, so that all rows of a screen make their wishes first.
    private func fetchSoon() {
        guard !isFetchDue else { return }
        isFetchDue = true
        Task {
            isFetchDue = false
            fetch()
        }
    }

    private func fetch() {
        guard let client, client.connected else { return }
        while let ids = core.nextFetch() {
            client.queueFetchItems(forIDs: ids).onCompletion { [weak self] _ in self?.fetchEnded(ids) }
        }
    }

    /// The items have come as the listener's event, like those that another part of the app asks for.
    private func fetchEnded(_ ids: [Int]) {
        core.fetchEnded(ids)
        fetch()
    }

    /// Changes a copy first, so that delegates still see the old list while they are told that it will change.
    private func change(_ body: (inout MediaQueueCore<MediaQueueItem>) -> [MediaQueueChange]) {
        var next = core
        let changes = body(&next)
        if !changes.isEmpty { delegates.notify { $0.mediaQueueWillChange(self) } }
        core = next
        guard !changes.isEmpty else { return }
        for change in changes {
            delegates.notify { change.tell($0, self) }
            broadcaster.send(change)
        }
        delegates.notify { $0.mediaQueueDidChange(self) }
    }
}

extension MediaQueue: RemoteMediaClientListener {
    public func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaStatus: MediaStatus?) {
        let session = mediaStatus?.currentItemID == nil ? nil : mediaStatus?.mediaSessionID
        guard session != mediaSessionID || client.connectionCount != connection else { return }
        mediaSessionID = session
        connection = client.connectionCount
        if session == nil { return clear() }
        reload()
    }

    public func remoteMediaClient(_ client: RemoteMediaClient, didReceiveQueueItemIDs itemIDs: [Int]) {
        change { $0.received(itemIDs: itemIDs) }
    }

    public func remoteMediaClient(
        _ client: RemoteMediaClient, didInsertQueueItemsWithIDs itemIDs: [Int], beforeItemWithID beforeItemID: Int?
    ) {
        change { $0.inserted(itemIDs, before: beforeItemID) }
    }

    /// Where all items are named it is their new order; where none are, anything may have changed.
    public func remoteMediaClient(_ client: RemoteMediaClient, didUpdateQueueItemsWithIDs itemIDs: [Int]) {
        guard !itemIDs.isEmpty else { return reload() }
        if itemIDs.count == itemCount, itemIDs != core.itemIDs, Set(itemIDs) == Set(core.itemIDs) {
            return change { $0.received(itemIDs: itemIDs) }
        }
        change { $0.changed(itemIDs) }
        askForIDs()
    }

    public func remoteMediaClient(_ client: RemoteMediaClient, didRemoveQueueItemsWithIDs itemIDs: [Int]) {
        change { $0.removed(itemIDs) }
    }

    public func remoteMediaClient(_ client: RemoteMediaClient, didReceive queueItems: [MediaQueueItem]) {
        change { $0.received(queueItems.compactMap { item in item.itemID.map { (id: $0, item: item) } }) }
    }
}

/// Hears how a `MediaQueue` changes, on the main actor: that it will (the old list is still there), how it did, and
/// that it has. Every method has a default that does nothing.
///
/// From the Cast SDK: `GCKMediaQueueDelegate`.
@MainActor
public protocol MediaQueueDelegate: AnyObject {
    /// The list is about to change, and is still what it was.
    func mediaQueueWillChange(_ queue: MediaQueue)
    /// Anything may be different.
    func mediaQueueDidReloadItems(_ queue: MediaQueue)
    /// Items have come at these indexes of the list afterwards.
    func mediaQueue(_ queue: MediaQueue, didInsertItemsIn range: Range<Int>)
    /// The items at these indexes came, or changed: they rise.
    func mediaQueue(_ queue: MediaQueue, didUpdateItemsAt indexes: [Int])
    /// Items have gone from these indexes of the list before; they rise.
    func mediaQueue(_ queue: MediaQueue, didRemoveItemsAt indexes: [Int])
    /// The change was told, and the list is what it is now.
    func mediaQueueDidChange(_ queue: MediaQueue)
}

extension MediaQueueDelegate {
    public func mediaQueueWillChange(_ queue: MediaQueue) {}
    public func mediaQueueDidReloadItems(_ queue: MediaQueue) {}
    public func mediaQueue(_ queue: MediaQueue, didInsertItemsIn range: Range<Int>) {}
    public func mediaQueue(_ queue: MediaQueue, didUpdateItemsAt indexes: [Int]) {}
    public func mediaQueue(_ queue: MediaQueue, didRemoveItemsAt indexes: [Int]) {}
    public func mediaQueueDidChange(_ queue: MediaQueue) {}
}

extension MediaQueueChange {
    @MainActor
    fileprivate func tell(_ delegate: any MediaQueueDelegate, _ queue: MediaQueue) {
        switch self {
        case .reloaded: delegate.mediaQueueDidReloadItems(queue)
        case .inserted(let range): delegate.mediaQueue(queue, didInsertItemsIn: range)
        case .updated(let indexes): delegate.mediaQueue(queue, didUpdateItemsAt: indexes)
        case .removed(let indexes): delegate.mediaQueue(queue, didRemoveItemsAt: indexes)
        }
    }
}
