public import CastWire

/// The receiver's whole queue as a list, of which recently shown items are cached.
///
/// It follows the changes that any sender makes to the queue. It does not change the queue itself: items are moved,
/// inserted and removed with `RemoteMediaClient`. A list only has to call `item(at:)` for each row that comes into
/// view. If an item is not cached, its page is requested, and the delegates are told when it has arrived.
///
/// It is used from the main actor. From the Cast SDK: `GCKMediaQueue`.
@MainActor
public final class MediaQueue {
    /// The default number of cached items: 100.
    public nonisolated static let defaultCacheSize = 100
    /// The default number of items that are requested together; there are fewer only at the end of the queue.
    public nonisolated static let defaultFetchCount = 20

    private weak var client: RemoteMediaClient?
    private var core: MediaQueueCore<MediaQueueItem>
    private let delegates = ListenerList<any MediaQueueDelegate>()
    private let broadcaster = EventBroadcaster<MediaQueueChange>()
    private var mediaSessionID: Int?
    /// The client's connection that the list comes from.
    private var connection = 0
    private var isAskingForIDs = false
    private var shallAskAgain = false
    private var isFetchDue = false

    /// Creates a list of the client's queue.
    ///
    /// At most `cacheSize` items are cached, at least 1; the least recently used ones are evicted. The cache is never
    /// smaller than `fetchCount`, the number of items that are requested together.
    public init(
        client: RemoteMediaClient, cacheSize: Int = MediaQueue.defaultCacheSize,
        fetchCount: Int = MediaQueue.defaultFetchCount
    ) {
        self.client = client
        core = MediaQueueCore(cacheSize: cacheSize, pageSize: fetchCount)
        client.addListener(self)
        remoteMediaClient(client, didUpdate: client.mediaStatus)
    }

    /// The number of items in the queue, from 0 on.
    public var itemCount: Int { core.itemIDs.count }
    /// The ids of all items, in their order.
    public var itemIDs: [Int] { core.itemIDs }
    /// The largest number of cached items, from 1 on.
    public var cacheSize: Int { core.cacheSize }
    /// The number of cached items, from 0 to `cacheSize`.
    public var cachedItemCount: Int { core.cachedItemCount }

    /// The delegates' changes as a sequence that begins with the next change. Each access returns a new one.
    public var changes: AsyncStream<MediaQueueChange> { broadcaster.makeStream() }

    /// Returns the id of the item at an index, or nil if there is no such index.
    public func itemID(at index: Int) -> Int? {
        core.itemIDs.indices.contains(index) ? core.itemIDs[index] : nil
    }

    /// Returns the index of the item with this id, or nil if the queue has no such item.
    public func indexOfItem(withID id: Int) -> Int? { core.index(of: id) }

    /// Returns the item at an index, or nil if there is no such index or the item is not cached.
    ///
    /// An item that is not cached is then requested, unless `fetchIfNeeded` is false. An update of its index is
    /// reported when it has arrived.
    public func item(at index: Int, fetchIfNeeded: Bool = true) -> MediaQueueItem? {
        let item = core.item(at: index, fetchIfNeeded: fetchIfNeeded)
        if item == nil, fetchIfNeeded { fetchSoon() }
        return item
    }

    /// Empties the cache, so that items are requested again, and requests all ids from the receiver.
    public func reload() {
        change { $0.clearCache() }
        askForIDs()
    }

    /// Empties the list. It stays empty until the queue changes or `reload()` is called.
    public func clear() {
        change { $0.clear() }
    }

    /// Adds a delegate, which is held weakly. Delegates are called in the order of registration. Adding one again
    /// changes nothing.
    public func addDelegate(_ delegate: any MediaQueueDelegate) {
        delegates.add(delegate) { [weak delegate] in delegate }
    }

    /// Removes a delegate. It does nothing if the delegate is not registered.
    public func removeDelegate(_ delegate: any MediaQueueDelegate) {
        delegates.remove(delegate)
    }

    private func askForIDs() {
        guard let client, client.connected else { return }
        guard !isAskingForIDs else {
            // The running request may have been answered before the change that this call is about.
            shallAskAgain = true
            return
        }
        isAskingForIDs = true
        // The ids arrive in the listener's method, as if another part of the app had requested them.
        client.queueFetchItemIDs().onCompletion { [weak self] _ in self?.idsCame() }
    }

    private func idsCame() {
        isAskingForIDs = false
        guard shallAskAgain else { return }
        shallAskAgain = false
        askForIDs()
    }

    /// Fetches in the next turn, so that all rows of a screen can request their items first.
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

    /// Continues after a page. Its items have arrived in the listener's method, as if another part of the app had
    /// requested them.
    private func fetchEnded(_ ids: [Int]) {
        core.fetchEnded(ids)
        fetch()
    }

    /// Changes a copy first, so that delegates still see the old list when they are told of the coming change.
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

    /// If the message names all items, it is their new order. If it names none, anything may have changed.
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

/// Receives the changes of a `MediaQueue` on the main actor: before a change, the change, and after it.
///
/// Every method has a default that does nothing.
///
/// From the Cast SDK: `GCKMediaQueueDelegate`.
@MainActor
public protocol MediaQueueDelegate: AnyObject {
    /// Called before a change; the list is still unchanged.
    func mediaQueueWillChange(_ queue: MediaQueue)
    /// Called when anything in the list may have changed.
    func mediaQueueDidReloadItems(_ queue: MediaQueue)
    /// Called when items were inserted. The indexes refer to the list after the change.
    func mediaQueue(_ queue: MediaQueue, didInsertItemsIn range: Range<Int>)
    /// Called when the items at these indexes have arrived or changed. The indexes are in ascending order.
    func mediaQueue(_ queue: MediaQueue, didUpdateItemsAt indexes: [Int])
    /// Called when items were removed. The indexes refer to the list before the change and are in ascending order.
    func mediaQueue(_ queue: MediaQueue, didRemoveItemsAt indexes: [Int])
    /// Called after a change was reported; the list has its new state.
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
