package import CastWire

/// A player's message about its queue that its status does not contain.
package enum QueueNews: Equatable, Sendable {
    /// All ids, in their order.
    case itemIDs([Int])
    case items([MediaQueueItem])
    case changed(QueueChange)
    /// Some changes came faster than they could be delivered.
    case lost
}

extension QueueNews {
    /// The events for listeners.
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
