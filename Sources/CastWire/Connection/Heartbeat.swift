/// Detects a peer that is gone although its connection is still open.
///
/// Any message counts as a sign of life. After five seconds without a message, a PING is sent; after ten more without
/// an answer, the connection is dead. Chromium and VLC use the same times within a second. The owner calls
/// `deadlinePassed` at `nextDeadline` or later, and `messageReceived` for each message, including heartbeats.
package struct Heartbeat: Equatable, Sendable {
    package struct Timing: Equatable, Sendable {
        package var silence: Duration = .seconds(5)
        package var patience: Duration = .seconds(10)

        package init() {}
    }

    private enum State: Equatable {
        case listening(pingAt: ContinuousClock.Instant)
        case waitingForAnswer(deadAt: ContinuousClock.Instant)
        case dead
    }

    private let timing: Timing
    private var state: State

    package init(timing: Timing = Timing(), at now: ContinuousClock.Instant) {
        self.timing = timing
        state = .listening(pingAt: now + timing.silence)
    }

    /// The time at which to call `deadlinePassed`; nil once the peer is dead.
    package var nextDeadline: ContinuousClock.Instant? {
        switch state {
        case .listening(let pingAt): pingAt
        case .waitingForAnswer(let deadAt): deadAt
        case .dead: nil
        }
    }

    package mutating func messageReceived(at now: ContinuousClock.Instant) {
        guard state != .dead else { return }
        state = .listening(pingAt: now + timing.silence)
    }

    package enum DeadlineOutcome: Equatable, Sendable {
        case wait
        case sendPing
        /// Returned once; the connection has to be closed.
        case peerIsDead
    }

    package mutating func deadlinePassed(at now: ContinuousClock.Instant) -> DeadlineOutcome {
        switch state {
        case .listening(let pingAt) where now >= pingAt:
            state = .waitingForAnswer(deadAt: now + timing.patience)
            return .sendPing
        case .waitingForAnswer(let deadAt) where now >= deadAt:
            state = .dead
            return .peerIsDead
        default:
            return .wait
        }
    }
}
