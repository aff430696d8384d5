/// A priority queue whose keys can be moved. It returns the first key at once, and each change takes log n steps. Keys
/// of equal order have no defined sequence.
struct IndexedHeap<Key: Hashable & Sendable, Order: Comparable & Sendable>: Sendable {
    private var items: [(key: Key, order: Order)] = []
    private var places: [Key: Int] = [:]

    var count: Int { items.count }
    var isEmpty: Bool { items.isEmpty }
    var first: (key: Key, order: Order)? { items.first }
    var keys: [Key] { items.map(\.key) }

    func contains(_ key: Key) -> Bool { places[key] != nil }

    /// Inserts a key, or moves it.
    mutating func set(_ key: Key, _ order: Order) {
        guard let place = places[key] else {
            items.append((key, order))
            places[key] = items.count - 1
            return rise(items.count - 1)
        }
        items[place].order = order
        rise(place)
        sink(places[key] ?? place)
    }

    mutating func remove(_ key: Key) {
        guard let place = places.removeValue(forKey: key) else { return }
        let last = items.removeLast()
        guard place < items.count else { return }
        items[place] = last
        places[last.key] = place
        rise(place)
        sink(places[last.key] ?? place)
    }

    /// Removes and returns the first key, unless it comes after `limit`.
    mutating func popFirst(notAfter limit: Order) -> Key? {
        guard let first, first.order <= limit else { return nil }
        remove(first.key)
        return first.key
    }

    private mutating func rise(_ start: Int) {
        var place = start
        while place > 0, items[place].order < items[(place - 1) / 2].order {
            swap(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    private mutating func sink(_ start: Int) {
        var place = start
        while true {
            var least = place
            for child in [2 * place + 1, 2 * place + 2] where child < items.count {
                if items[child].order < items[least].order { least = child }
            }
            guard least != place else { return }
            swap(place, least)
            place = least
        }
    }

    private mutating func swap(_ left: Int, _ right: Int) {
        items.swapAt(left, right)
        places[items[left].key] = left
        places[items[right].key] = right
    }
}
