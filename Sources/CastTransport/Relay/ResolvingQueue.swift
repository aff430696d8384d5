/// Decides which names are resolved now and which wait.
///
/// The system's resolver may take half a minute for a name whose server does not answer, and can't be cancelled. A name
/// that nobody waits for any more is therefore not resolved. A lookup that nobody waits for any more does not count
/// against `wanted`. The names of one site, whose owner can make them all slow, never take all threads.
struct ResolvingQueue: Equatable {
    enum Limits {
        /// The number of lookups at the same time, each in a thread.
        static let running = 16
        /// The number of these lookups that somebody still waits for.
        static let wanted = 8
        /// The number of these lookups for names with the same ending.
        static let ofOneSite = 4
        /// The number of names that wait.
        static let waiting = 64
    }

    struct Name: Hashable, Sendable {
        var host: String
        var port: Int

        init(host: String, port: Int) {
            self.host = host.lowercased()
            self.port = port
        }

        /// The last two labels of the name. Everything below them usually has one owner.
        var site: String { host.split(separator: ".").suffix(2).joined(separator: ".") }
    }

    private var waiting: [Name] = []
    private var running: Set<Name> = []
    /// The callers that wait for each name, whether its lookup is running or not. A lookup that nobody waits for has no
    /// entry.
    private var askers: [Name: [ObjectIdentifier]] = [:]

    var waitingCount: Int { waiting.count }

    /// Adds a caller; returns false if too many names wait. Callers for a name that is already requested get the same
    /// answer.
    mutating func ask(_ name: Name, by asker: ObjectIdentifier) -> Bool {
        if askers[name] == nil, !running.contains(name) {
            guard waiting.count < Limits.waiting else { return false }
            waiting.append(name)
        }
        askers[name, default: []].append(asker)
        return true
    }

    mutating func leave(_ asker: ObjectIdentifier) {
        guard let name = askers.first(where: { $0.value.contains(asker) })?.key else { return }
        askers[name]?.removeAll { $0 == asker }
        guard askers[name]?.isEmpty == true else { return }
        askers[name] = nil
        waiting.removeAll { $0 == name }
    }

    /// Returns the name to resolve next.
    mutating func next() -> Name? {
        let wanted = running.count(where: { askers[$0] != nil })
        guard running.count < Limits.running, wanted < Limits.wanted else { return nil }
        let index = waiting.firstIndex { name in
            running.count(where: { $0.site == name.site }) < Limits.ofOneSite
        }
        guard let index else { return nil }
        let name = waiting.remove(at: index)
        running.insert(name)
        return name
    }

    /// Ends a lookup and returns the callers that waited for it.
    mutating func finished(_ name: Name) -> [ObjectIdentifier] {
        running.remove(name)
        return askers.removeValue(forKey: name) ?? []
    }
}
