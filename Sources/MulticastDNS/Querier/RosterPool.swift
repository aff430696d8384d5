/// Instances with the same standing, grouped by the source that announced them.
///
/// The next one to evict belongs to the source with the most, so a source of forged names evicts its own. If sources
/// have equal numbers, the one whose next instance comes first loses it.
struct RosterPool: Sendable {
    /// The largest count first, then the first instance.
    private struct Weight: Comparable, Sendable {
        let count: Int
        let first: Int

        static func < (left: Self, right: Self) -> Bool {
            left.count == right.count ? left.first < right.first : left.count > right.count
        }
    }

    private let isYoungestFirst: Bool
    private var shares: [IPAddress: IndexedHeap<DomainName, Int>] = [:]
    private var sources = IndexedHeap<IPAddress, Weight>()
    private(set) var count = 0

    init(isYoungestFirst: Bool) { self.isYoungestFirst = isYoungestFirst }

    /// The next instance to evict, and the number of instances of its source.
    var next: (name: DomainName, share: Int)? {
        guard let source = sources.first, let first = shares[source.key]?.first else { return nil }
        return (first.key, source.order.count)
    }

    func share(of source: IPAddress) -> Int { shares[source]?.count ?? 0 }

    /// - Parameter number: increases with each new instance.
    mutating func add(_ name: DomainName, from source: IPAddress, number: Int) {
        shares[source, default: IndexedHeap()].set(name, isYoungestFirst ? -number : number)
        count += 1
        settle(source)
    }

    /// Removes an instance, which has to be in the pool.
    mutating func remove(_ name: DomainName, from source: IPAddress) {
        shares[source]?.remove(name)
        count -= 1
        settle(source)
    }

    private mutating func settle(_ source: IPAddress) {
        guard let share = shares[source], let first = share.first else {
            shares[source] = nil
            return sources.remove(source)
        }
        sources.set(source, Weight(count: share.count, first: first.order))
    }
}
