/// Queue items by their ids. If there are more than `capacity`, the least recently used item is evicted.
package struct MediaQueueCache<Item: Equatable & Sendable>: Equatable, Sendable {
    private struct Entry: Equatable {
        var item: Item
        var lastUse: UInt64
    }

    package let capacity: Int
    private var entries: [Int: Entry] = [:]
    private var uses: UInt64 = 0

    package init(capacity: Int) {
        self.capacity = max(1, capacity)
    }

    package var count: Int { entries.count }

    package func contains(_ id: Int) -> Bool { entries[id] != nil }

    package mutating func item(_ id: Int) -> Item? {
        guard entries[id] != nil else { return nil }
        uses += 1
        entries[id]?.lastUse = uses
        return entries[id]?.item
    }

    /// Keeps an item. If the cache is full, the least recently used item is evicted.
    package mutating func insert(_ item: Item, id: Int) {
        uses += 1
        if entries[id] == nil, entries.count >= capacity,
            let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
        {
            entries[oldest.key] = nil
        }
        entries[id] = Entry(item: item, lastUse: uses)
    }

    package mutating func remove(_ id: Int) {
        entries[id] = nil
    }

    package mutating func removeAll() {
        entries = [:]
    }
}
