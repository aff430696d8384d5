/// The receiver's queue for display in a long list: all item ids in order, and the items that were looked at lately.
///
/// Items are fetched in pages of neighbors. Each page is asked for once, however many of its items are wanted. While
/// two pages are being fetched, newer wishes wait. If the user scrolls on before their turn, the oldest wishes are
/// dropped, since nobody looks at those items any more. The core owns no clock and sends nothing: `nextFetch` returns
/// what to ask the receiver for.
///
/// A change walks once over the ids and compares them with those that changed. No table from ids to indexes is kept. A
/// device can change a long queue without end; rebuilding a table for each message, or looking up each id in a set,
/// would keep the main actor busy. At most `idLimit` ids are kept.
package struct MediaQueueCore<Item: Equatable & Sendable>: Equatable, Sendable {
    /// The number of pages that are asked for at the same time.
    static var fetchLimit: Int { 2 }
    /// The largest number of ids. A receiver sends all ids in one message, and the longest message holds no more.
    package static var idLimit: Int { 32_768 }

    package let pageSize: Int
    package private(set) var itemIDs: [Int] = []
    private var cache: MediaQueueCache<Item>
    private var known: Set<Int> = []
    private var fetching: [[Int]] = []
    /// One item id for each page that is wanted, the newest last.
    private var wanted: [Int] = []

    package init(cacheSize: Int, pageSize: Int) {
        self.pageSize = max(1, pageSize)
        cache = MediaQueueCache(capacity: max(cacheSize, self.pageSize))
    }

    package var cacheSize: Int { cache.capacity }
    package var cachedItemCount: Int { cache.count }

    package func index(of id: Int) -> Int? {
        known.contains(id) ? itemIDs.firstIndex(of: id) : nil
    }

    /// Returns the item at an index. If it is not cached and `fetchIfNeeded` is true, it is wanted from now on.
    package mutating func item(at index: Int, fetchIfNeeded: Bool) -> Item? {
        guard itemIDs.indices.contains(index) else { return nil }
        let id = itemIDs[index]
        if let item = cache.item(id) { return item }
        if fetchIfNeeded { want(index) }
        return nil
    }

    private mutating func want(_ index: Int) {
        let page = page(of: index)
        guard !fetching.contains(where: { $0.contains(itemIDs[index]) }) else { return }
        // A page has only a few ids. Ids that are not listed any more are dropped when their turn comes.
        let places = Set(itemIDs[page])
        wanted.removeAll(where: places.contains)
        wanted.append(itemIDs[index])
        let window = max(Self.fetchLimit, cache.capacity / pageSize)
        if wanted.count > window { wanted.removeFirst(wanted.count - window) }
    }

    private func page(of index: Int) -> Range<Int> {
        let start = index - index % pageSize
        return start..<min(start + pageSize, itemIDs.count)
    }

    /// Returns the ids of the page to ask the receiver for now, the newest wish first.
    ///
    /// Returns nil if nothing is wanted, or if enough pages are being fetched. The caller reports the end of the fetch
    /// with `fetchEnded`.
    package mutating func nextFetch() -> [Int]? {
        guard fetching.count < Self.fetchLimit else { return nil }
        while let id = wanted.popLast() {
            guard !cache.contains(id), let index = index(of: id) else { continue }
            let underWay = Set(fetching.joined())
            let ids = page(of: index).map { itemIDs[$0] }.filter { !cache.contains($0) && !underWay.contains($0) }
            guard !ids.isEmpty else { continue }
            fetching.append(ids)
            return ids
        }
        return nil
    }

    /// Stores items that arrived, whether this sender or another one asked for them.
    package mutating func received(_ items: [(id: Int, item: Item)]) -> [MediaQueueChange] {
        let listed = items.filter { known.contains($0.id) }
        for (id, item) in listed { cache.insert(item, id: id) }
        return updated(listed.map(\.id))
    }

    /// Ends the fetch of a page, after the answer or a failure. Items that did not arrive are fetched when they are
    /// wanted again.
    package mutating func fetchEnded(_ ids: [Int]) {
        fetching.removeAll { $0 == ids }
    }

    /// Takes over the receiver's list of all ids.
    package mutating func received(itemIDs ids: [Int]) -> [MediaQueueChange] {
        let unique = Array(ids.uniqued().prefix(Self.idLimit))
        guard unique != itemIDs else { return [] }
        replace(unique)
        return [.reloaded]
    }

    /// Forgets everything, including the pages that are being fetched.
    package mutating func clear() -> [MediaQueueChange] {
        let wasEmpty = itemIDs.isEmpty
        fetching = []
        wanted = []
        cache.removeAll()
        replace([])
        return wasEmpty ? [] : [.reloaded]
    }

    /// Empties the cache. Items that are looked at are then fetched again.
    package mutating func clearCache() -> [MediaQueueChange] {
        cache.removeAll()
        fetching = []
        wanted = []
        return itemIDs.isEmpty ? [] : [.reloaded]
    }
}

/// Changes to the queue that the receiver reports.
extension MediaQueueCore {
    /// Adds ids to the list.
    ///
    /// Ids that are listed already are ignored, since an insertion may be reported twice. If `before` is unknown, the
    /// ids go to the end, as on the receiver.
    package mutating func inserted(_ ids: [Int], before: Int?) -> [MediaQueueChange] {
        let new = ids.uniqued().filter { !known.contains($0) }.prefix(Self.idLimit - itemIDs.count)
        guard !new.isEmpty else { return [] }
        let index = before.flatMap(index) ?? itemIDs.count
        itemIDs.insert(contentsOf: new, at: index)
        known.formUnion(new)
        return [.inserted(index..<index + new.count)]
    }

    package mutating func removed(_ ids: [Int]) -> [MediaQueueChange] {
        let gone = Set(ids).intersection(known)
        guard !gone.isEmpty else { return [] }
        let places = places(of: gone)
        for id in gone { cache.remove(id) }
        known.subtract(gone)
        var (left, start): ([Int], Int) = ([], 0)
        left.reserveCapacity(itemIDs.count - places.count)
        for place in places {
            left += itemIDs[start..<place]
            start = place + 1
        }
        left += itemIDs[start...]
        itemIDs = left
        return [.removed(places)]
    }

    /// Removes these items from the cache, since their content has changed.
    package mutating func changed(_ ids: [Int]) -> [MediaQueueChange] {
        for id in ids { cache.remove(id) }
        return updated(ids)
    }

    /// Reorders the list: `ids` were moved before `before`, or to the end.
    package mutating func reordered(_ ids: [Int], before: Int?) -> [MediaQueueChange] {
        let moved = ids.uniqued().filter(known.contains)
        let places = Set(moved)
        let rest = itemIDs.filter { !places.contains($0) }
        let index = before.flatMap { rest.firstIndex(of: $0) } ?? rest.count
        return received(itemIDs: Array(rest[..<index]) + moved + rest[index...])
    }

    private func updated(_ ids: [Int]) -> [MediaQueueChange] {
        let places = places(of: Set(ids).intersection(known))
        return places.isEmpty ? [] : [.updated(places)]
    }

    /// Returns the indexes of these ids, all of which are listed, in ascending order.
    ///
    /// The walk ends at the last of the ids. Comparing is about ten times as fast as hashing.
    private func places(of ids: Set<Int>) -> [Int] {
        let sought = ids.sorted()
        guard let lowest = sought.first, let highest = sought.last else { return [] }
        var places: [Int] = []
        places.reserveCapacity(sought.count)
        for (place, id) in itemIDs.enumerated() where lowest <= id && id <= highest && sought.containsSorted(id) {
            places.append(place)
            if places.count == sought.count { break }
        }
        return places
    }

    private mutating func replace(_ ids: [Int]) {
        let kept = Set(ids)
        for id in itemIDs where !kept.contains(id) { cache.remove(id) }
        itemIDs = ids
        known = kept
    }
}

/// A change to the list that a `MediaQueue` shows.
///
/// Indexes of inserted items refer to the list after the change, those of removed items to the list before it. They are
/// in ascending order.
///
/// Marquee's own, after the Cast SDK's `GCKMediaQueueDelegate`.
public enum MediaQueueChange: Hashable, Sendable {
    /// Anything in the list may have changed.
    case reloaded
    /// Items were inserted at these indexes.
    case inserted(Range<Int>)
    /// The items at these indexes have arrived or need to be read again.
    case updated([Int])
    /// The items at these indexes were removed.
    case removed([Int])
}

extension Array<Int> {
    /// Returns whether the array, which has to be sorted, contains this number.
    fileprivate func containsSorted(_ number: Int) -> Bool {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low] == number
    }

    fileprivate func uniqued() -> [Int] {
        var seen: Set<Int> = []
        return filter { seen.insert($0).inserted }
    }
}
