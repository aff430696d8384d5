public import CastSender
public import CastWidgetsCore
public import CastWire

/// The queue, bound to the context's present session and all later ones.
///
/// It follows what any sender does to the queue, and shows the person's own changes at once. If the device refuses a
/// change, it is undone. The ids of all items are here; the items themselves are loaded when they are shown. Used from
/// the main actor. Marquee's own, based on the Cast SDK's `GCKMediaQueue`.
@MainActor
public final class CastQueue {
    /// How many items are kept once they were shown: enough for the screens of several people.
    static let cacheSize = 1_000

    /// The state to draw now.
    public private(set) var state = QueueState()
    /// Rises when an item was added, removed, moved, or replaced.
    public private(set) var revision = 0

    private let broadcaster = EventBroadcaster<QueueState>()
    private var bound: BoundMedia?
    private var client: RemoteMediaClient?
    private var items: MediaQueue?
    private let time: TimeSource
    private var waiting: Task<Void, Never>?

    init(manager: SessionManager, time: TimeSource) {
        self.time = time
        bound = BoundMedia(manager: manager, time: time) { [weak self] _ in self?.follow() }
        follow()
    }

    deinit { waiting?.cancel() }

    /// The state whenever it or ``revision`` changes; each access makes a separate sequence.
    public var stateChanges: AsyncStream<QueueState> { broadcaster.makeStream() }

    /// Returns the item at an index of the state's `itemIDs`.
    ///
    /// Nil if there is no such index, or if the item is not loaded yet: it is then requested, and ``revision`` rises
    /// when it has arrived.
    public func item(at index: Int) -> MediaQueueItem? {
        guard state.itemIDs.indices.contains(index), let items else { return nil }
        let id = state.itemIDs[index]
        // Usually it is at the same place as on the device.
        let place = items.itemID(at: index) == id ? index : items.indexOfItem(withID: id)
        return place.flatMap { items.item(at: $0) }
    }

    /// Plays this item, for the person.
    ///
    /// - Returns: whether a request is sent; not for an item that plays already, or that the queue does not have.
    @discardableResult
    public func jump(toItemWithID id: Int) -> Bool { handle(.jumped(itemID: id)) }

    /// Moves an item, for the person.
    ///
    /// - Parameters:
    ///   - id: the item's id.
    ///   - before: the item that comes after it then; nil: it goes to the end.
    /// - Returns: whether a request is sent; not if an item is not there, or if nothing would change.
    @discardableResult
    public func move(itemWithID id: Int, before: Int?) -> Bool { handle(.moved(itemID: id, beforeItemID: before)) }

    /// Removes items, for the person. Items that the queue does not have are skipped.
    ///
    /// - Returns: whether a request is sent; not if the queue has none of the items.
    @discardableResult
    public func remove(itemsWithIDs ids: [Int]) -> Bool { handle(.removed(itemIDs: ids)) }

    // MARK: Following

    private func follow() {
        if bound?.client !== client { change(to: bound?.client) }
        handle(.currentChanged(client?.mediaStatus?.currentItemID))
    }

    /// Switches to another session's player, or to none: nothing of the last one's counts any more.
    private func change(to client: RemoteMediaClient?) {
        self.client = client
        items = client.map { MediaQueue(client: $0, cacheSize: Self.cacheSize) }
        items?.addDelegate(self)
        become(QueueState(), isContentNew: true)
    }

    // MARK: Carrying out

    @discardableResult
    private func handle(_ action: QueueState.Action, isContentNew: Bool = false) -> Bool {
        var next = state
        let effects = next.handle(action)
        become(next, isContentNew: isContentNew)
        let asked = client
        for effect in effects {
            switch effect {
            case .send(let control, let id):
                bound?.send(control) { [weak self] failure in
                    // The numbers start again with each player.
                    if self?.client === asked { self?.handle(.answered(id, failure: failure)) }
                }
            case .wait(let id): wait(for: id, of: asked)
            }
        }
        return !effects.isEmpty
    }

    /// Only one jump at a time is waited for: a new one replaces it.
    private func wait(for id: PendingControls.ID, of asked: RemoteMediaClient?) {
        waiting?.cancel()
        waiting = Task { [weak self, time] in
            guard (try? await time.sleep(time.now() + QueueState.patience)) != nil, self?.client === asked else {
                return
            }
            self?.handle(.waited(id))
        }
    }

    private func become(_ next: QueueState, isContentNew: Bool) {
        let isNew = isContentNew || next.itemIDs != state.itemIDs
        guard isNew || next != state else { return }
        if isNew { revision += 1 }
        state = next
        broadcaster.send(next)
    }
}

extension CastQueue: MediaQueueDelegate {
    public func mediaQueueDidChange(_ queue: MediaQueue) {
        guard queue === items else { return }
        handle(.itemsChanged(queue.itemIDs), isContentNew: true)
    }
}
