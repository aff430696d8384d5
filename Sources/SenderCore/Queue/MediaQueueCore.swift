/// The receiver's queue as a long list is shown from it: all item ids in their order, and as many items as were looked
/// at lately.
///
/// Items come in pages of neighbours, each asked for once however many of its items are wanted. While two pages are on
/// their way, newer wishes wait; where the list is scrolled on before their turn, the oldest are given up, since nobody
/// looks at them any more. Owns no clock and sends nothing: `nextFetch` says what to ask the receiver for.
///
/// A change costs one walk over the ids, which compares them with those that it is about, and no table of their places
/// is kept: making that anew for each message of a device that changes a long queue without end, or looking each id up
/// in one of those that change, would keep the main actor busy. At most `idLimit` ids are kept.
package struct MediaQueueCore<Item: Equatable & Sendable>: Equatable, Sendable {
    /// Pages asked for at the same time.
    static var fetchLimit: Int { 2 }
    /// The longest message names no more ids than that, and a receiver tells all of them in one.
    package static var idLimit: Int { 32_768 }

    package let pageSize: Int
    package private(set) var itemIDs: [Int] = []
    private var cache: MediaQueueCache<Item>
    private var known: Set<Int> = []
    private var fetching: [[Int]] = []
    /// An item of each page that is wanted, the newest last.
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

    /// The item at an index. Where it is not here, it is wanted from now on, if `fetchIfNeeded`.
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
        // A page is a few ids; those that are not listed any more are dropped when their turn comes.
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

    /// The ids of a page that the receiver is to be asked for now, the newest wish first; nil where nothing is wanted
    /// or enough is under way. Its end is told with `fetchEnded`.
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

    /// Items came, asked for here or by somebody else.
    package mutating func received(_ items: [(id: Int, item: Item)]) -> [MediaQueueChange] {
        let listed = items.filter { known.contains($0.id) }
        for (id, item) in listed { cache.insert(item, id: id) }
        return updated(listed.map(\.id))
    }

    /// The receiver has answered for a page, or failed to: what did not come is asked for when it is wanted again.
    package mutating func fetchEnded(_ ids: [Int]) {
        fetching.removeAll { $0 == ids }
    }

    /// The receiver's list of all ids.
    package mutating func received(itemIDs ids: [Int]) -> [MediaQueueChange] {
        let unique = Array(ids.uniqued().prefix(Self.idLimit))
        guard unique != itemIDs else { return [] }
        replace(unique)
        return [.reloaded]
    }

    /// Forgets everything; what is under way is not waited for any more.
    package mutating func clear() -> [MediaQueueChange] {
        let wasEmpty = itemIDs.isEmpty
        fetching = []
        wanted = []
        cache.removeAll()
        replace([])
        return wasEmpty ? [] : [.reloaded]
    }

    /// Empties the cache, so that what is looked at is asked for again.
    package mutating func clearCache() -> [MediaQueueChange] {
        cache.removeAll()
        fetching = []
        wanted = []
        return itemIDs.isEmpty ? [] : [.reloaded]
    }
}

/// What the receiver says that it did to its queue.
extension MediaQueueCore {
    /// Ids that are there already are passed over: an insertion may be told twice. Before an unknown item means at the
    /// end, as the receiver has it.
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

    /// The items are what they were no more.
    package mutating func changed(_ ids: [Int]) -> [MediaQueueChange] {
        for id in ids { cache.remove(id) }
        return updated(ids)
    }

    /// The same items in another order: `ids` went before `before`, or to the end.
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

    /// Where these ids stand, all of which are listed; they rise. Ends with the last of them. To compare is some ten
    /// times as fast as to hash.
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

/// What happened to the list that a `MediaQueue` shows. Indexes of what is inserted count in the list afterwards, of
/// what is removed in the list before; they rise.
///
/// Marquee's own, after the Cast SDK's `GCKMediaQueueDelegate`.
public enum MediaQueueChange: Hashable, Sendable {
    /// Anything may be different.
    case reloaded
    /// Items have come at these indexes.
    case inserted(Range<Int>)
    /// These items came, or are to be looked at again.
    case updated([Int])
    /// Items have gone from these indexes.
    case removed([Int])
}

extension Array<Int> {
    /// Of an array that rises.
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
