package import CastWire

/// The changes that senders make to a queue. Each change is made completely or not at all.
extension MediaQueue {
    package enum EditOutcome: Equatable, Sendable {
        case done
        /// The queue does not have the id, there are no items, or the queue can't hold that many. Nothing has changed.
        case refused
    }

    /// - Parameter itemID: The item before which they are inserted. They go to the end if it is nil or not in the
    ///   queue.
    package mutating func insert(_ added: [Entry], before itemID: Int?) -> EditOutcome {
        guard !added.isEmpty else { return .refused }
        let place = itemID.flatMap(index) ?? entries.count
        let moves = place <= currentIndex
        var changed = self
        changed.replace(
            Array(entries[..<place]) + added + entries[place...],
            currentIndex: currentIndex + (moves ? added.count : 0))
        return adopt(changed)
    }

    package enum RemoveOutcome: Equatable, Sendable {
        case done
        /// The current item was removed. The item after it is current now, or the last one.
        case currentRemoved
        /// All items were removed. The queue is unchanged, so that the final status can describe it.
        case emptied
        case refused
    }

    package mutating func remove(_ itemIDs: [Int]) -> RemoveOutcome {
        let removed = Set(itemIDs)
        let kept = entries.filter { !removed.contains($0.id) }
        guard !removed.isEmpty, entries.count - kept.count == removed.count else { return .refused }
        guard !kept.isEmpty else { return .emptied }
        let currentID = current.id
        let before = entries[..<currentIndex].count { !removed.contains($0.id) }
        replace(kept, currentIndex: before)
        return removed.contains(currentID) ? .currentRemoved : .done
    }

    /// Moves the given items, in the given order, before another item or to the end.
    package mutating func reorder(_ itemIDs: [Int], before itemID: Int?) -> EditOutcome {
        let moved = Set(itemIDs)
        guard !itemIDs.isEmpty, moved.count == itemIDs.count, itemID.map(moved.contains) != true else {
            return .refused
        }
        var places: [Int: Entry] = [:]
        var rest: [Entry] = []
        for entry in entries {
            if moved.contains(entry.id) { places[entry.id] = entry } else { rest.append(entry) }
        }
        guard places.count == moved.count else { return .refused }
        var place = rest.count
        if let itemID {
            guard let index = rest.firstIndex(where: { $0.id == itemID }) else { return .refused }
            place = index
        }
        rest.insert(contentsOf: itemIDs.compactMap { places[$0] }, at: place)
        replaceKeepingCurrent(rest)
        return .done
    }

    /// Changes the given items, which are found by their ids. The current item keeps its media, because it is loaded.
    ///
    /// - Parameter senderIsLoopback: Whether the sender that changes them runs on this machine. New media get this
    ///   sender's rights. So nobody can use an item of a sender on this machine to reach what only this machine serves.
    package mutating func update(_ changes: [QueueItem], senderIsLoopback: Bool) -> EditOutcome {
        var byID: [Int: QueueItem] = [:]
        for change in changes {
            guard let id = change.itemID else { return .refused }
            byID[id] = change
        }
        let places = entries.indices.filter { byID[entries[$0].id] != nil }
        guard !byID.isEmpty, places.count == byID.count else { return .refused }
        var updated = entries
        for index in places {
            guard let change = byID[updated[index].id] else { continue }
            if change.media != nil, index != currentIndex { updated[index].senderIsLoopback = senderIsLoopback }
            let keepsMedia = index == currentIndex
            updated[index].change(
                to: updated[index].item.changed(by: change, keepsMedia: keepsMedia),
                keeping: Kept(media: keepsMedia || change.media == nil, customData: change.customData == nil))
        }
        var changed = self
        changed.replaceKeepingCurrent(updated)
        return adopt(changed)
    }

    private mutating func adopt(_ changed: MediaQueue) -> EditOutcome {
        guard changed.hasRoom else { return .refused }
        self = changed
        return .done
    }

    /// The given items, each once, in the order of the ids. Ids that are not in the queue are left out.
    package func entries(named itemIDs: [Int]) -> [Entry] {
        var wanted = Set(itemIDs)
        var found: [Int: Entry] = [:]
        for entry in entries where wanted.contains(entry.id) { found[entry.id] = entry }
        return itemIDs.compactMap { wanted.remove($0) == nil ? nil : found[$0] }
    }
}

extension MediaQueueItem {
    fileprivate func changed(by change: MediaQueueItem, keepsMedia: Bool) -> MediaQueueItem {
        MediaQueueItem(
            itemID: itemID, media: keepsMedia ? media : change.media ?? media, autoplay: change.autoplay ?? autoplay,
            startTime: change.startTime ?? startTime, playbackDuration: change.playbackDuration ?? playbackDuration,
            preloadTime: change.preloadTime ?? preloadTime,
            activeTrackIDs: keepsMedia ? activeTrackIDs : change.activeTrackIDs?.eachOnce ?? activeTrackIDs,
            customData: change.customData ?? customData)
    }
}
