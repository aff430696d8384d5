/// The listeners of one object in the order of their registration, held weakly, each once.
///
/// A listener that is added during a notification gets the next event first. A listener that is removed during one is
/// not called any more. A notification costs one look-up for each listener, so thousands of them may come and go during
/// it. `Listener` is the existential of a class-bound protocol.
@MainActor
package final class ListenerList<Listener> {
    private struct Entry {
        let id: ObjectIdentifier
        let listener: () -> Listener?
    }

    /// The entries by a number that increases and is never reused. Addresses are reused once their object is gone.
    private var entries: [Int: Entry] = [:]
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var order: [Int] = []
    private var lastNumber = 0
    private var sweepAt = 32

    package init() {}

    package var count: Int { entries.values.count { $0.listener() != nil } }

    /// Adds a listener; adding it again changes nothing.
    ///
    /// - Parameter weakly: returns the listener while it exists: `{ [weak listener] in listener }`.
    package func add(_ listener: AnyObject, weakly: @escaping () -> Listener?) {
        let id = ObjectIdentifier(listener)
        if let number = numbers[id] {
            guard entries[number]?.listener() == nil else { return }
            remove(number)
        }
        sweepIfDue()
        lastNumber += 1
        entries[lastNumber] = Entry(id: id, listener: weakly)
        numbers[id] = lastNumber
        order.append(lastNumber)
    }

    package func remove(_ listener: AnyObject) {
        guard let number = numbers[ObjectIdentifier(listener)] else { return }
        remove(number)
    }

    package func notify(_ event: (Listener) -> Void) {
        for number in order {
            guard let listener = entries[number]?.listener() else { continue }
            event(listener)
        }
    }

    private func remove(_ number: Int) {
        guard let entry = entries.removeValue(forKey: number) else { return }
        numbers[entry.id] = nil
        order.removeAll { $0 == number }
    }

    /// Removes released listeners once they may be half of all.
    private func sweepIfDue() {
        guard entries.count >= sweepAt else { return }
        for (number, entry) in entries where entry.listener() == nil {
            entries[number] = nil
            numbers[entry.id] = nil
        }
        order.removeAll { entries[$0] == nil }
        sweepAt = max(32, entries.count * 2)
    }
}
