public import CastWire

/// The receiver's queue. Changes come back as events to all senders, including this one; `mediaQueue` follows them.
///
/// A play position applies to the first time that an item plays after the request. After that, its own `startTime`
/// applies.
extension RemoteMediaClient {
    /// Loads a queue, replacing the loaded media.
    ///
    /// It begins with the item at `startIndex`, and fails with `.invalidRequest` if there is none. That item starts at
    /// `playPosition` in seconds, from 0 on, or at its own start time if nil.
    @discardableResult
    public func queueLoad(
        _ items: [MediaQueueItem], startIndex: Int = 0, playPosition: Double? = nil, repeatMode: MediaRepeatMode = .off,
        customData: JSONValue? = nil
    ) -> Request<Void> {
        guard items.indices.contains(startIndex) else { return .failed(.noSuchQueueItem) }
        let load = QueueLoadRequest(
            items: items, startIndex: startIndex, repeatMode: repeatMode.wire, currentTime: playPosition)
        return submit(.queueLoad(load), customData: customData)
    }

    /// Inserts items before the item with this id, or at the end if it is nil or unknown.
    ///
    /// It fails with `.invalidRequest` without items.
    @discardableResult
    public func queueInsert(
        _ items: [MediaQueueItem], beforeItemWithID beforeItemID: Int? = nil, customData: JSONValue? = nil
    ) -> Request<Void> {
        guard !items.isEmpty else { return .failed(.noSuchQueueItem) }
        let insert = QueueInsertRequest(mediaSessionID: nil, items: items, insertBefore: known(beforeItemID))
        return submit(.queueInsert(insert), customData: customData)
    }

    /// Inserts one item in the same way.
    @discardableResult
    public func queueInsert(
        _ item: MediaQueueItem, beforeItemWithID beforeItemID: Int? = nil, customData: JSONValue? = nil
    ) -> Request<Void> {
        queueInsert([item], beforeItemWithID: beforeItemID, customData: customData)
    }

    /// Inserts an item and plays it at once, from `playPosition` in seconds (0 or more), or from its own start time if
    /// nil.
    @discardableResult
    public func queueInsertAndPlay(
        _ item: MediaQueueItem, beforeItemWithID beforeItemID: Int? = nil, playPosition: Double? = nil,
        customData: JSONValue? = nil
    ) -> Request<Void> {
        var insert = QueueInsertRequest(mediaSessionID: nil, items: [item], insertBefore: known(beforeItemID))
        insert.currentItemIndex = 0
        insert.currentTime = playPosition
        return submit(.queueInsert(insert), customData: customData)
    }

    /// Changes items of the queue, identified by their `itemID`.
    ///
    /// It fails with `.invalidRequest` if an item has no id. The tracks of an item that has been loaded do not change.
    @discardableResult
    public func queueUpdate(_ items: [MediaQueueItem], customData: JSONValue? = nil) -> Request<Void> {
        guard !items.isEmpty, items.allSatisfy({ $0.itemID != nil }) else { return .failed(.noSuchQueueItem) }
        var update = QueueUpdateRequest(mediaSessionID: nil)
        update.items = items
        return submit(.queueUpdate(update), customData: customData)
    }

    /// Removes items from the queue.
    ///
    /// If the current item is removed, the next one plays. If the last item is removed, the media session ends.
    @discardableResult
    public func queueRemoveItems(withIDs ids: [Int], customData: JSONValue? = nil) -> Request<Void> {
        guard !ids.isEmpty else { return .failed(.noSuchQueueItem) }
        return submit(.queueRemove(ids), customData: customData)
    }

    /// Removes one item, as `queueRemoveItems(withIDs:customData:)` does.
    @discardableResult
    public func queueRemoveItem(withID id: Int, customData: JSONValue? = nil) -> Request<Void> {
        queueRemoveItems(withIDs: [id], customData: customData)
    }

    /// Moves items, in the given order, before the item with this id, or to the end if it is nil or unknown.
    @discardableResult
    public func queueReorderItems(
        withIDs ids: [Int], insertBeforeItemWithID beforeItemID: Int? = nil, customData: JSONValue? = nil
    ) -> Request<Void> {
        guard !ids.isEmpty else { return .failed(.noSuchQueueItem) }
        return submit(.queueReorder(ids, before: known(beforeItemID)), customData: customData)
    }

    /// Moves one item to an index of the whole queue. An index past the end means the end.
    ///
    /// The receiver's ids are requested first, since another sender may have moved items in the meantime.
    @discardableResult
    public func queueMoveItem(
        withID id: Int, toIndex index: Int, customData: JSONValue? = nil
    ) -> Request<Void> {
        guard index >= 0 else { return .failed(.noSuchQueueItem) }
        let ids = queueFetchItemIDs()
        return Request.following(ids) { [weak self] itemIDs in
            guard let self, itemIDs.contains(id) else { return .failed(.noSuchQueueItem) }
            let others = itemIDs.filter { $0 != id }
            return self.submit(
                .queueReorder([id], before: index < others.count ? others[index] : nil), customData: customData)
        }
    }

    /// Plays another item of the queue, from `playPosition` in seconds (0 or more), or from its own start time if nil.
    @discardableResult
    public func queueJumpToItem(
        withID id: Int, playPosition: Double? = nil, customData: JSONValue? = nil
    ) -> Request<Void> {
        let update = QueueUpdateRequest(mediaSessionID: nil, currentItemID: id, currentTime: playPosition)
        return submit(.queueUpdate(update), customData: customData)
    }

    /// Plays the next item of the queue. After the last one, the repeat mode decides.
    @discardableResult
    public func queueNextItem(customData: JSONValue? = nil) -> Request<Void> {
        submit(.queueUpdate(QueueUpdateRequest(mediaSessionID: nil, jump: 1)), customData: customData)
    }

    /// Plays the previous item of the queue.
    @discardableResult
    public func queuePreviousItem(customData: JSONValue? = nil) -> Request<Void> {
        submit(.queueUpdate(QueueUpdateRequest(mediaSessionID: nil, jump: -1)), customData: customData)
    }

    /// Sets what the queue does at its end. `.unchanged` changes nothing.
    @discardableResult
    public func queueSetRepeatMode(_ mode: MediaRepeatMode, customData: JSONValue? = nil) -> Request<Void> {
        submit(.queueUpdate(QueueUpdateRequest(mediaSessionID: nil, repeatMode: mode.wire)), customData: customData)
    }

    /// Shuffles the queue, or ends shuffling.
    package func queueShuffle(_ shuffle: Bool) -> Request<Void> {
        submit(.queueUpdate(QueueUpdateRequest(mediaSessionID: nil, shuffle: shuffle)))
    }

    /// Requests the ids of all items, in their order. The listeners get them too.
    @discardableResult
    public func queueFetchItemIDs() -> Request<[Int]> {
        submit(.queueItemIDs) { news in
            guard case .itemIDs(let ids) = news else { return nil }
            return ids
        }
    }

    /// Requests items by their ids; items that are no longer in the queue are left out. The listeners get them too.
    ///
    /// Request some tens at a time: the answer is one message of at most 64 KiB.
    @discardableResult
    public func queueFetchItems(forIDs ids: [Int]) -> Request<[MediaQueueItem]> {
        guard !ids.isEmpty else { return .failed(.noSuchQueueItem) }
        return submit(.queueItems(ids)) { news in
            guard case .items(let items) = news else { return nil }
            return items
        }
    }

    /// Converts 0, which the SDK uses for "at the end" and which is no item's id, to nil.
    private func known(_ itemID: Int?) -> Int? {
        itemID == 0 ? nil : itemID
    }
}
