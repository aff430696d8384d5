/// Events in their order. Taking one from the front does not move the rest.
struct EventQueue: Sendable {
    private var events: [StreamingSender.Event] = []
    private var first = 0

    var isEmpty: Bool { first == events.count }

    mutating func append(_ event: StreamingSender.Event) { events.append(event) }

    mutating func popFirst() -> StreamingSender.Event? {
        guard first < events.count else { return nil }
        defer {
            first += 1
            if first == events.count {
                events.removeAll(keepingCapacity: true)
                first = 0
            }
        }
        return events[first]
    }
}
