package import CastWire

/// What a player told of its queue, besides what its status holds.
package enum QueueNews: Equatable, Sendable {
    /// All ids, in their order.
    case itemIDs([Int])
    case items([MediaQueueItem])
    case changed(QueueChange)
    /// Some news came faster than they could be told.
    case lost
}

extension QueueNews {
    /// What listeners are told of it.
    package var events: [RemoteMediaClientEvent] {
        switch self {
        case .itemIDs(let ids): [.didReceiveQueueItemIDs(ids)]
        case .items(let items): [.didReceiveQueueItems(items)]
        case .changed(let change): change.events
        case .lost: [.didUpdateQueue, .didUpdateQueueItems([])]
        }
    }
}

extension QueueChange {
    fileprivate var events: [RemoteMediaClientEvent] {
        switch changeType {
        case "INSERT": [.didInsertQueueItems(itemIDs, before: insertBefore)]
        case "REMOVE": [.didRemoveQueueItems(itemIDs)]
        case "ITEMS_CHANGE", "UPDATE": [.didUpdateQueueItems(itemIDs)]
        default: []
        }
    }
}
