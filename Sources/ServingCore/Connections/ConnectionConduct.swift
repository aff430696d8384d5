/// What the client of one connection has done since its last answer, checked against ``ConnectionLimits``.
package struct ConnectionConduct: Sendable {
    private let limits: ConnectionLimits
    private var received = 0
    private var pendingWrites = 0
    private var lastTaken: ContinuousClock.Instant?

    package init(limits: ConnectionLimits) {
        self.limits = limits
    }

    /// Takes received bytes. Returns false if they are more than a request has; then the connection has to be closed.
    package mutating func received(_ bytes: Int) -> Bool {
        received += bytes
        return received <= limits.requestBytes
    }

    /// Records that a part of an answer waits to be taken by the client.
    package mutating func answering(at now: ContinuousClock.Instant) {
        received = 0
        if pendingWrites == 0 { lastTaken = now }
        pendingWrites += 1
    }

    /// Records that the client has taken a part, or can't take it any more.
    package mutating func took(at now: ContinuousClock.Instant) {
        pendingWrites -= 1
        lastTaken = now
    }

    /// Whether the client has taken nothing of a waiting answer for so long that the connection has to be closed.
    package func isStalled(at now: ContinuousClock.Instant) -> Bool {
        guard pendingWrites > 0, let lastTaken else { return false }
        return lastTaken.duration(to: now) >= limits.stallTime
    }
}
