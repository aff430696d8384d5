/// Which names are resolved now, and which wait.
///
/// The system's resolver may take half a minute over a name whose server does not answer, and can't be called off. So a
/// name that nobody waits for any more is not begun with, one that is being resolved for nobody takes no place from
/// those that somebody waits for, and the names of one site, which one owner can have wait, never take all places.
struct ResolvingQueue: Equatable {
    enum Limits {
        /// At a time, each in a thread.
        static let running = 16
        /// Of them, for somebody who still waits.
        static let wanted = 8
        /// Of them, of names that end alike.
        static let ofOneSite = 4
        /// Names that wait.
        static let waiting = 64
    }

    struct Name: Hashable, Sendable {
        var host: String
        var port: Int

        init(host: String, port: Int) {
            self.host = host.lowercased()
            self.port = port
        }

        /// The last two words of the name: what is behind them one owner has, or more.
        var site: String { host.split(separator: ".").suffix(2).joined(separator: ".") }
    }

    private var waiting: [Name] = []
    private var running: Set<Name> = []
    /// Who waits for a name, whether it runs or not; a name that runs for nobody is not here.
    private var askers: [Name: [ObjectIdentifier]] = [:]

    var waitingCount: Int { waiting.count }

    /// False where there are too many. Who asks for a name that is being asked for gets the same answer.
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

    /// The name to begin with now.
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

    /// Who waited for it.
    mutating func finished(_ name: Name) -> [ObjectIdentifier] {
        running.remove(name)
        return askers.removeValue(forKey: name) ?? []
    }
}
