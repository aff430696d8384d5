import CastWire
import SenderCore

/// Follows what a session tells of the receiver's queue, as `MediaQueue` does, and looks at items of it.
struct QueueFollower {
    private(set) var core = MediaQueueCore<MediaQueueItem>(cacheSize: 20, pageSize: 5)
    private var looks = 0

    mutating func follow(_ event: SessionEvent) {
        guard case .queueTold(let news, _) = event else { return }
        switch news {
        case .itemIDs(let ids): _ = core.received(itemIDs: ids)
        case .items(let items):
            _ = core.received(items.compactMap { item in item.itemID.map { ($0, item) } })
        case .changed(let change): follow(change)
        case .lost: _ = core.clearCache()
        }
        look()
    }

    private mutating func follow(_ change: QueueChange) {
        let ids = change.itemIDs
        switch change.changeType {
        case "INSERT": _ = core.inserted(ids, before: change.insertBefore)
        case "REMOVE": _ = core.removed(ids)
        case "ITEMS_CHANGE": _ = core.changed(ids)
        default: _ = core.reordered(change.reorderItemIDs ?? ids, before: change.insertBefore)
        }
    }

    private mutating func look() {
        looks += 7
        _ = core.item(at: core.itemIDs.isEmpty ? 0 : looks % core.itemIDs.count, fetchIfNeeded: true)
        guard let asked = core.nextFetch() else { return }
        invariant(asked.count <= core.pageSize, "a page of \(asked.count) items is asked for")
        if looks % 2 == 0 { core.fetchEnded(asked) }
    }
}
