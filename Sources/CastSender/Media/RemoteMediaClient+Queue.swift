public import CastWire

/// The receiver's queue. What these do comes back as events, to this sender and to all others; `mediaQueue` follows.
///
/// A play position holds for the first time that an item plays after the request; from then on its own `startTime`
/// does.
extension RemoteMediaClient {
    /// Loads a queue in place of what is there.
    ///
    /// Begins with the item at `startIndex`, and fails with `.invalidRequest` where there is none; at `playPosition`
    /// seconds into it, from 0 on, or at its own start time where that is nil.
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

    /// Puts items into the queue: before the item of that id, or at the end where it is nil or the queue has none of
    /// that id. Fails with `.invalidRequest` without items.
    @discardableResult
    public func queueInsert(
        _ items: [MediaQueueItem], beforeItemWithID beforeItemID: Int? = nil, customData: JSONValue? = nil
    ) -> Request<Void> {
        guard !items.isEmpty else { return .failed(.noSuchQueueItem) }
        let insert = QueueInsertRequest(mediaSessionID: nil, items: items, insertBefore: known(beforeItemID))
        return submit(.queueInsert(insert), customData: customData)
    }

    /// Puts an item into the queue, as the method for several does.
    @discardableResult
    public func queueInsert(
        _ item: MediaQueueItem, beforeItemWithID beforeItemID: Int? = nil, customData: JSONValue? = nil
    ) -> Request<Void> {
        queueInsert([item], beforeItemWithID: beforeItemID, customData: customData)
    }

    /// Puts an item into the queue and plays it at once, from `playPosition` seconds into it, 0 or more, or from its
    /// own start time where that is nil.
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

    /// Changes items of the queue, each known by its `itemID`; fails with `.invalidRequest` where one has none. The
    /// tracks of an item that has been loaded stay.
    @discardableResult
    public func queueUpdate(_ items: [MediaQueueItem], customData: JSONValue? = nil) -> Request<Void> {
        guard !items.isEmpty, items.allSatisfy({ $0.itemID != nil }) else { return .failed(.noSuchQueueItem) }
        var update = QueueUpdateRequest(mediaSessionID: nil)
        update.items = items
        return submit(.queueUpdate(update), customData: customData)
    }

    /// Takes items out of the queue. The one that plays gives way to the next; with the last item the media session
    /// ends.
    @discardableResult
    public func queueRemoveItems(withIDs ids: [Int], customData: JSONValue? = nil) -> Request<Void> {
        guard !ids.isEmpty else { return .failed(.noSuchQueueItem) }
        return submit(.queueRemove(ids), customData: customData)
    }

    /// Takes one item out of the queue, as `queueRemoveItems(withIDs:customData:)` does.
    @discardableResult
    public func queueRemoveItem(withID id: Int, customData: JSONValue? = nil) -> Request<Void> {
        queueRemoveItems(withIDs: [id], customData: customData)
    }

    /// Moves items, in the given order: before the item of that id, or to the end where it is nil or unknown.
    @discardableResult
    public func queueReorderItems(
        withIDs ids: [Int], insertBeforeItemWithID beforeItemID: Int? = nil, customData: JSONValue? = nil
    ) -> Request<Void> {
        guard !ids.isEmpty else { return .failed(.noSuchQueueItem) }
        return submit(.queueReorder(ids, before: known(beforeItemID)), customData: customData)
    }

    /// Moves one item so that it stands at an index of the whole queue; past the end means to the end. The receiver is
    /// asked for its ids first, since another sender may have moved others meanwhile.
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

    /// Plays another item of the queue, from `playPosition` seconds into it, 0 or more, or from its own start time
    /// where that is nil.
    @discardableResult
    public func queueJumpToItem(
        withID id: Int, playPosition: Double? = nil, customData: JSONValue? = nil
    ) -> Request<Void> {
        let update = QueueUpdateRequest(mediaSessionID: nil, currentItemID: id, currentTime: playPosition)
        return submit(.queueUpdate(update), customData: customData)
    }

    /// Plays the next item of the queue; behind the last one, what the repeat mode says.
    @discardableResult
    public func queueNextItem(customData: JSONValue? = nil) -> Request<Void> {
        submit(.queueUpdate(QueueUpdateRequest(mediaSessionID: nil, jump: 1)), customData: customData)
    }

    /// Plays the item before the present one.
    @discardableResult
    public func queuePreviousItem(customData: JSONValue? = nil) -> Request<Void> {
        submit(.queueUpdate(QueueUpdateRequest(mediaSessionID: nil, jump: -1)), customData: customData)
    }

    /// Says what the queue does at its end. `.unchanged` leaves it as it is.
    @discardableResult
    public func queueSetRepeatMode(_ mode: MediaRepeatMode, customData: JSONValue? = nil) -> Request<Void> {
        submit(.queueUpdate(QueueUpdateRequest(mediaSessionID: nil, repeatMode: mode.wire)), customData: customData)
    }

    /// Mixes the queue anew, or says that it is not to be mixed any more.
    package func queueShuffle(_ shuffle: Bool) -> Request<Void> {
        submit(.queueUpdate(QueueUpdateRequest(mediaSessionID: nil, shuffle: shuffle)))
    }

    /// The ids of all items, in their order. The listeners are told them too.
    @discardableResult
    public func queueFetchItemIDs() -> Request<[Int]> {
        submit(.queueItemIDs) { news in
            guard case .itemIDs(let ids) = news else { return nil }
            return ids
        }
    }

    /// Items of these ids, without those that the queue has no more. The listeners are told them too. Ask for tens at a
    /// time: the answer is one message of at most 64 KiB.
    @discardableResult
    public func queueFetchItems(forIDs ids: [Int]) -> Request<[MediaQueueItem]> {
        guard !ids.isEmpty else { return .failed(.noSuchQueueItem) }
        return submit(.queueItems(ids)) { news in
            guard case .items(let items) = news else { return nil }
            return items
        }
    }

    /// 0 is an id that no item has: the SDK's way to say "at the end".
    private func known(_ itemID: Int?) -> Int? {
        itemID == 0 ? nil : itemID
    }
}
