/// Decides which lookups of host names run and which wait. Each device that names hosts has `limit` lookups at a time
/// and does not delay the others.
package struct LookupTurns: Equatable, Sendable {
    /// The number of running lookups for one device. Half of the resolver's threads stay free for others.
    package static let limit = 2

    /// The waiting lookups of each namer, and how many are running.
    private var queues: [String: [Int]] = [:]
    private var running: [String: Int] = [:]

    package init() {}

    /// Adds a lookup to the waiting ones.
    package mutating func wait(_ id: Int, of namer: String) {
        queues[namer, default: []].append(id)
    }

    /// Removes a lookup that nobody waits for any more. If it is already running, it goes on and keeps its turn.
    package mutating func cancel(_ id: Int, of namer: String) {
        queues[namer]?.removeAll { $0 == id }
    }

    /// Returns the next lookup to begin, or nil if none waits or the limit is reached.
    package mutating func next(of namer: String) -> Int? {
        guard running[namer, default: 0] < Self.limit, let id = queues[namer]?.first else { return nil }
        queues[namer]?.removeFirst()
        running[namer, default: 0] += 1
        return id
    }

    /// Records that a lookup has ended.
    package mutating func ended(of namer: String) {
        running[namer, default: 1] -= 1
        if running[namer] == 0 { running[namer] = nil }
        if queues[namer]?.isEmpty == true { queues[namer] = nil }
    }
}
