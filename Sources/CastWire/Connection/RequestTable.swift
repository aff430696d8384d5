/// The requests of one connection that wait for a reply.
///
/// A reply belongs to a request if its namespace and id are the same: senders and apps number their requests separately
/// in each namespace. The ids come from `RequestIDs`. The owner stores what to do at its end under the same key.
package struct RequestTable: Equatable, Sendable {
    package struct Key: Hashable, Sendable {
        package let namespace: Namespace
        package let id: Int

        package init(namespace: Namespace, id: Int) {
            self.namespace = namespace
            self.id = id
        }

        /// Hashes only the id: our ids rarely match across namespaces, and a namespace is a long string.
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
        /// A request with this key is already waiting. The older one stays.
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
        /// No request waits for this reply: it is a broadcast, came too late, or belongs to another namespace.
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

    /// Restarts the timeout of a request that is in progress (a launch that waits for a person's consent).
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

    /// Cancels a request. Its reply will count as unsolicited.
    @discardableResult
    package mutating func cancel(_ key: Key) -> CancelOutcome {
        pending.removeValue(forKey: key) != nil ? .cancelled : .notWaiting
    }

    /// Removes and returns the requests that have timed out, the oldest id first.
    package mutating func expire(at now: ContinuousClock.Instant) -> [Key] {
        let expired = pending.filter { $0.value.deadline <= now }.map(\.key)
        for key in expired { pending[key] = nil }
        return expired.sorted { $0.id < $1.id }
    }

    /// Removes and returns all waiting requests, when the connection has ended.
    package mutating func endAll() -> [Key] {
        defer { pending = [:] }
        return pending.keys.sorted { $0.id < $1.id }
    }
}

/// The source of request ids of one connection.
///
/// An id is never 0, which marks an unsolicited message. Ids wrap around at 31 bits, since receivers store them in
/// 32-bit signed integers.
package struct RequestIDs: Equatable, Sendable {
    private var last: Int

    /// A new connection can start after a given number, so that replies to the ids of an older connection do not match.
    package init(startingAfter id: Int = 0) {
        last = (0..<Int(Int32.max)).contains(id) ? id : 0
    }

    package mutating func next() -> Int {
        last = last >= Int(Int32.max) ? 1 : last + 1
        return last
    }
}
