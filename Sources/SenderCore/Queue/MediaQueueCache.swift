/// Queue items by their ids. If there are more than `capacity`, the least recently used item is evicted.
struct MediaQueueCache<Item: Equatable & Sendable>: Equatable, Sendable {
    private struct Entry: Equatable {
        var item: Item
        var lastUse: UInt64
    }

    let capacity: Int
    private var entries: [Int: Entry] = [:]
    private var uses: UInt64 = 0

    init(capacity: Int) {
        self.capacity = max(1, capacity)
    }

    var count: Int { entries.count }

    func contains(_ id: Int) -> Bool { entries[id] != nil }

    mutating func item(_ id: Int) -> Item? {
        guard entries[id] != nil else { return nil }
        uses += 1
        entries[id]?.lastUse = uses
        return entries[id]?.item
    }

    /// Keeps an item. If the cache is full, the least recently used item is evicted.
    mutating func insert(_ item: Item, id: Int) {
        uses += 1
        if entries[id] == nil, entries.count >= capacity,
            let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
        {
            entries[oldest.key] = nil
        }
        entries[id] = Entry(item: item, lastUse: uses)
    }

    mutating func remove(_ id: Int) {
        entries[id] = nil
    }

    mutating func removeAll() {
        entries = [:]
    }
}
