/// The names of evicted instances, up to a capacity. The oldest are dropped.
struct DepartedNames: Sendable {
    private let capacity: Int
    private var wasSilent: [DomainName: Bool] = [:]
    private var order = IndexedHeap<DomainName, Int>()
    private var nextNumber = 0

    init(capacity: Int) { self.capacity = capacity }

    /// - Parameter wasSilent: whether it did not answer a direct question.
    mutating func add(_ name: DomainName, wasSilent: Bool) {
        self.wasSilent[name] = wasSilent
        order.set(name, nextNumber)
        nextNumber += 1
        guard order.count > capacity, let oldest = order.first?.key else { return }
        order.remove(oldest)
        self.wasSilent[oldest] = nil
    }

    /// Removes a name. Returns its `wasSilent`, or nil if the name is unknown.
    mutating func take(_ name: DomainName) -> Bool? {
        order.remove(name)
        return wasSilent.removeValue(forKey: name)
    }
}
