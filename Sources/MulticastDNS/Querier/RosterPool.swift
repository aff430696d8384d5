/// Instances of one standing, by who brought them. The next to go is of whoever brought most.
///
/// So a source that invents names pushes out its own. Of sources with as many, the one goes first whose next comes
/// first.
struct RosterPool: Sendable {
    /// Most first, then the first of all.
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

    /// The next to go, and how many its source has here.
    var next: (name: DomainName, share: Int)? {
        guard let source = sources.first, let first = shares[source.key]?.first else { return nil }
        return (first.key, source.order.count)
    }

    func share(of source: IPAddress) -> Int { shares[source]?.count ?? 0 }

    /// - Parameter number: rises by one with each instance that comes.
    mutating func add(_ name: DomainName, from source: IPAddress, number: Int) {
        shares[source, default: IndexedHeap()].set(name, isYoungestFirst ? -number : number)
        count += 1
        settle(source)
    }

    /// It has to be there.
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
