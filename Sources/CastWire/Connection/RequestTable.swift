/// The requests of one connection that wait for their reply.
///
/// A reply belongs to a request when namespace and id are the same: senders and apps count on their own per namespace,
/// so an id alone says little. The ids come from `RequestIDs`. What is to be done with a request that ends lies with
/// the owner, under the key.
package struct RequestTable: Equatable, Sendable {
    package struct Key: Hashable, Sendable {
        package let namespace: Namespace
        package let id: Int

        package init(namespace: Namespace, id: Int) {
            self.namespace = namespace
            self.id = id
        }

        /// Ids are ours, and hardly ever the same in two namespaces; a namespace's name is long.
        package func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    private struct Pending: Equatable {
        let timeout: Duration
        var deadline: ContinuousClock.Instant
    }

    private var pending: [Key: Pending] = [:]

    package init() {}

    package var pendingCount: Int { pending.count }

    package var nextDeadline: ContinuousClock.Instant? {
        pending.values.min { $0.deadline < $1.deadline }?.deadline
    }

    package enum AddOutcome: Equatable, Sendable {
        case waits(until: ContinuousClock.Instant)
        /// A request with this key waits already; the older one stays.
        case duplicate
    }

    /// Starts to wait for the reply to a request.
    package mutating func add(_ key: Key, timeout: Duration, at now: ContinuousClock.Instant) -> AddOutcome {
        guard pending[key] == nil else { return .duplicate }
        let deadline = now + timeout
        pending[key] = Pending(timeout: timeout, deadline: deadline)
        return .waits(until: deadline)
    }

    package enum ReplyOutcome: Equatable, Sendable {
        case completes
        /// Nobody waits for it: a broadcast, a reply that came too late, or another namespace's.
        case unsolicited
    }

    package mutating func replyReceived(_ key: Key) -> ReplyOutcome {
        guard key.id != 0, pending.removeValue(forKey: key) != nil else { return .unsolicited }
        return .completes
    }

    package enum ProgressOutcome: Equatable, Sendable {
        case waits(until: ContinuousClock.Instant)
        case unsolicited
    }

    /// The peer says that it works on a request (a launch that waits for a person's consent): its time starts again.
    package mutating func progressReceived(_ key: Key, at now: ContinuousClock.Instant) -> ProgressOutcome {
        guard let timeout = pending[key]?.timeout else { return .unsolicited }
        let deadline = now + timeout
        pending[key]?.deadline = deadline
        return .waits(until: deadline)
    }

    package enum CancelOutcome: Equatable, Sendable {
        case cancelled
        case notWaiting
    }

    /// Takes a request back; its reply will count as unsolicited.
    @discardableResult
    package mutating func cancel(_ key: Key) -> CancelOutcome {
        pending.removeValue(forKey: key) != nil ? .cancelled : .notWaiting
    }

    /// Removes and returns the requests whose time is over, the oldest id first.
    package mutating func expire(at now: ContinuousClock.Instant) -> [Key] {
        let expired = pending.filter { $0.value.deadline <= now }.map(\.key)
        for key in expired { pending[key] = nil }
        return expired.sorted { $0.id < $1.id }
    }

    /// Removes and returns all that still wait, when the connection has ended.
    package mutating func endAll() -> [Key] {
        defer { pending = [:] }
        return pending.keys.sorted { $0.id < $1.id }
    }
}

/// Hands out the request ids of one connection: never 0, which means that nobody asked, and wrapped before they leave
/// 31 bits, which is what receivers keep them in.
package struct RequestIDs: Equatable, Sendable {
    private var last: Int

    /// A fresh connection may start after a number of its own, so that it does not take answers to an older one's ids.
    package init(startingAfter id: Int = 0) {
        last = (0..<Int(Int32.max)).contains(id) ? id : 0
    }

    package mutating func next() -> Int {
        last = last >= Int(Int32.max) ? 1 : last + 1
        return last
    }
}
