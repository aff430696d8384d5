/// Whose lookups of host names are under way, and whose wait: each of those who name hosts has `limit` at a time, and
/// keeps nobody else waiting.
package struct LookupTurns: Equatable, Sendable {
    /// Lookups of one device that have not ended, of which half of the resolver's threads are kept.
    package static let limit = 2

    /// By who named the host: the lookups that wait for a turn, and how many are under way.
    private var queues: [String: [Int]] = [:]
    private var running: [String: Int] = [:]

    package init() {}

    /// A lookup is wanted.
    package mutating func wait(_ id: Int, of namer: String) {
        queues[namer, default: []].append(id)
    }

    /// Nobody waits for it any more. One that is under way goes on, and keeps its turn.
    package mutating func cancel(_ id: Int, of namer: String) {
        queues[namer]?.removeAll { $0 == id }
    }

    /// The next lookup to begin; nil where none waits or as many are under way as may be.
    package mutating func next(of namer: String) -> Int? {
        guard running[namer, default: 0] < Self.limit, let id = queues[namer]?.first else { return nil }
        queues[namer]?.removeFirst()
        running[namer, default: 0] += 1
        return id
    }

    /// A lookup has ended.
    package mutating func ended(of namer: String) {
        running[namer, default: 1] -= 1
        if running[namer] == 0 { running[namer] = nil }
        if queues[namer]?.isEmpty == true { queues[namer] = nil }
    }
}
