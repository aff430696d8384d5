package import CastWire

/// The changes that senders make to a queue. Each is done as a whole or not at all.
extension MediaQueue {
    package enum EditOutcome: Equatable, Sendable {
        case done
        /// An id that the queue does not have, no items at all, or more than it can hold. Nothing has changed.
        case refused
    }

    /// - Parameter itemID: an item to put them in front of; at the end where nil, or not an item of this queue.
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
        /// The current item went; the one that stood behind it is current now, or the last one.
        case currentRemoved
        /// All items went; the queue is as it was, for the status that says so.
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

    /// Puts the named items, in the given order, in front of another, or at the end.
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

    /// Changes what the given items name, each by its id. Media of the current item stays: it is loaded.
    ///
    /// - Parameter senderIsLoopback: of who changes them. New media, with all that they name, are his: an item that a
    ///   sender on this machine has inserted lends nobody else its right to what only this machine serves.
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

    /// The named items in the order in which they are named first, each once; those that are not there are left out.
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
