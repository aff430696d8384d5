/// What the client of one connection has done since it was answered last, held against ``ConnectionLimits``.
package struct ConnectionConduct: Sendable {
    private let limits: ConnectionLimits
    private var received = 0
    private var pendingWrites = 0
    private var lastTaken: ContinuousClock.Instant?

    package init(limits: ConnectionLimits) {
        self.limits = limits
    }

    /// Bytes came. False where there are more of them than a request has: it is to be closed.
    package mutating func received(_ bytes: Int) -> Bool {
        received += bytes
        return received <= limits.requestBytes
    }

    /// A part of an answer is there for it to take.
    package mutating func answering(at now: ContinuousClock.Instant) {
        received = 0
        if pendingWrites == 0 { lastTaken = now }
        pendingWrites += 1
    }

    /// It has taken a part, or will not take it any more.
    package mutating func took(at now: ContinuousClock.Instant) {
        pendingWrites -= 1
        lastTaken = now
    }

    /// Whether it has taken nothing for so long of what is there for it that it is to be closed.
    package func isStalled(at now: ContinuousClock.Instant) -> Bool {
        guard pendingWrites > 0, let lastTaken else { return false }
        return lastTaken.duration(to: now) >= limits.stallTime
    }
}
