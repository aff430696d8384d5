/// Events waiting for one reader, bounded so that a peer's flood delays nobody: of kinds where the newest is enough,
/// only that one is kept; all others stay in order. Pure.
struct Backlog<Event> {
    enum Place: Equatable, Sendable {
        /// In order; never dropped.
        case each
        /// In order; replaces waiting events of this kind.
        case newest(of: String)
    }

    private var waiting: [(event: Event, place: Place)] = []

    init() {}

    var count: Int { waiting.count }

    mutating func put(_ event: Event, _ place: Place) {
        switch place {
        case .each: break
        case .newest: waiting.removeAll { $0.place == place }
        }
        waiting.append((event, place))
    }

    mutating func next() -> Event? { waiting.isEmpty ? nil : waiting.removeFirst().event }

    mutating func removeAll() { waiting = [] }
}
