/// The names of instances that had to make room, so many of them, the oldest forgotten first.
struct DepartedNames: Sendable {
    private let capacity: Int
    private var wasSilent: [DomainName: Bool] = [:]
    private var order = IndexedHeap<DomainName, Int>()
    private var nextNumber = 0

    init(capacity: Int) { self.capacity = capacity }

    /// - Parameter wasSilent: it was asked directly, and did not answer.
    mutating func add(_ name: DomainName, wasSilent: Bool) {
        self.wasSilent[name] = wasSilent
        order.set(name, nextNumber)
        nextNumber += 1
        guard order.count > capacity, let oldest = order.first?.key else { return }
        order.remove(oldest)
        self.wasSilent[oldest] = nil
    }

    /// Takes a name out, and says whether it had been silent; nil where it is none of them.
    mutating func take(_ name: DomainName) -> Bool? {
        order.remove(name)
        return wasSilent.removeValue(forKey: name)
    }
}
