/// What waits for one reader, of which only so much is kept that a peer that talks without end makes nobody wait: the
/// newest of its kind where a newer one says it all, and everything else in its order.
///
/// Pure.
package struct Backlog<Event> {
    package enum Place: Equatable, Sendable {
        /// In its order; never dropped.
        case each
        /// In its order; takes the place of those of this kind that wait.
        case newest(of: String)
    }

    private var waiting: [(event: Event, place: Place)] = []

    package init() {}

    package var count: Int { waiting.count }

    package mutating func put(_ event: Event, _ place: Place) {
        switch place {
        case .each: break
        case .newest: waiting.removeAll { $0.place == place }
        }
        waiting.append((event, place))
    }

    package mutating func next() -> Event? { waiting.isEmpty ? nil : waiting.removeFirst().event }

    package mutating func removeAll() { waiting = [] }
}
