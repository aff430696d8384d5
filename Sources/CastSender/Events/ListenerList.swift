/// The listeners of one object: in order of registration, held weakly, each once.
///
/// A listener that is added while an event is told hears the next event first; one that is removed meanwhile is not
/// called any more. `Listener` is the existential of a class-bound protocol.
@MainActor
final class ListenerList<Listener> {
    private struct Entry {
        let id: ObjectIdentifier
        let listener: () -> Listener?
    }

    private var entries: [Entry] = []

    var count: Int { entries.count { $0.listener() != nil } }

    /// `weakly` returns the listener while it lives: `{ [weak listener] in listener }`. Adding one again changes
    /// nothing.
    func add(_ listener: AnyObject, weakly: @escaping () -> Listener?) {
        entries.removeAll { $0.listener() == nil }
        let id = ObjectIdentifier(listener)
        guard !contains(id) else { return }
        entries.append(Entry(id: id, listener: weakly))
    }

    func remove(_ listener: AnyObject) {
        let id = ObjectIdentifier(listener)
        entries.removeAll { $0.id == id }
    }

    func notify(_ event: (Listener) -> Void) {
        for entry in entries {
            guard contains(entry.id), let listener = entry.listener() else { continue }
            event(listener)
        }
    }

    private func contains(_ id: ObjectIdentifier) -> Bool {
        entries.contains { $0.id == id }
    }
}
