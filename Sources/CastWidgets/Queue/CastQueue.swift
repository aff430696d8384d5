public import CastSender
public import CastWidgetsCore
public import CastWire

/// The queue of what plays, bound to the context's present session and to all that come.
///
/// It follows what any sender does to the queue, and shows what the person does to it at once; where the device refuses
/// that, it is as it was. The ids of all items are here; the items themselves come as they are looked at. Used from the
/// main actor. Marquee's own, on the Cast SDK's `GCKMediaQueue`.
@MainActor
public final class CastQueue {
    /// How many items are kept once they were looked at: enough for the screens of several people.
    static let cacheSize = 1_000

    /// What is to be drawn now.
    public private(set) var state = QueueState()
    /// Rises when an item has come, has gone, has moved, or is another than before.
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

    /// The state whenever it or ``revision`` changes; each access is a sequence of its own.
    public var stateChanges: AsyncStream<QueueState> { broadcaster.makeStream() }

    /// The item at an index of the state's `itemIDs`. Nil where there is no such index, or the item is not here yet:
    /// then it is asked for, and ``revision`` rises when it has come.
    public func item(at index: Int) -> MediaQueueItem? {
        guard state.itemIDs.indices.contains(index), let items else { return nil }
        let id = state.itemIDs[index]
        // Most often it stands where the device has it.
        let place = items.itemID(at: index) == id ? index : items.indexOfItem(withID: id)
        return place.flatMap { items.item(at: $0) }
    }

    /// The person wants this item played.
    ///
    /// - Returns: whether the device is asked for it; not for one that plays already, or that the queue does not have.
    @discardableResult
    public func jump(toItemWithID id: Int) -> Bool { handle(.jumped(itemID: id)) }

    /// The person has moved an item.
    ///
    /// - Parameters:
    ///   - id: of the item.
    ///   - before: the item that comes after it then; nil: none, it goes to the end.
    /// - Returns: whether the device is asked for it; not where an item is not there, or nothing would change.
    @discardableResult
    public func move(itemWithID id: Int, before: Int?) -> Bool { handle(.moved(itemID: id, beforeItemID: before)) }

    /// The person wants items gone. Those that the queue does not have are passed over.
    ///
    /// - Returns: whether the device is asked for it; not where it has none of them.
    @discardableResult
    public func remove(itemsWithIDs ids: [Int]) -> Bool { handle(.removed(itemIDs: ids)) }

    // MARK: Following

    private func follow() {
        if bound?.client !== client { change(to: bound?.client) }
        handle(.currentChanged(client?.mediaStatus?.currentItemID))
    }

    /// Another session's player, or none: nothing of the last one's counts.
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
                    // The numbers begin anew with each player.
                    if self?.client === asked { self?.handle(.answered(id, failure: failure)) }
                }
            case .wait(let id): wait(for: id, of: asked)
            }
        }
        return !effects.isEmpty
    }

    /// One jump at a time is waited for: another takes its place.
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
