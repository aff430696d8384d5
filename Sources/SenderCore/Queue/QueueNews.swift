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
