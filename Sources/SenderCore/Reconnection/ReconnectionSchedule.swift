/// The times at which to try to reach a device again after its connection was lost.
///
/// Attempts have slots, counted from the start of the schedule: at 0, 0.25 and 0.5 s, then each second up to one
/// minute, then after pauses of 2, 4, 8 and 16 s, and then every 30 s. Each attempt except the first is late by a
/// random time of up to a tenth of the pause before its slot, so that many senders that lost the same device do not
/// dial it at the same moment. A slot that passes while an attempt is running is skipped. News about the network or the
/// device restarts the schedule. The schedule never ends; its owner decides when to give up.
struct ReconnectionSchedule: Equatable, Sendable {
    /// The largest delay of an attempt, as a fraction of the pause before its slot.
    static let jitterFraction = 0.1

    private static let everySecondUntil = 60
    /// The slot at 60 s: there are three early slots, then one a second.
    private static let lastSecondSlot = 2 + everySecondUntil
    private static let doubling = [62, 66, 74, 90, 120]
    private static let longestPause = 30

    private var startedAt: ContinuousClock.Instant
    private var slot = 0

    init(at now: ContinuousClock.Instant) {
        startedAt = now
    }

    /// Starts over as if the connection had been lost just now.
    mutating func restart(at now: ContinuousClock.Instant) {
        self = ReconnectionSchedule(at: now)
    }

    /// Marks the first slot, which is due at once, as used.
    mutating func skipFirst() {
        slot = max(slot, 1)
    }

    /// Takes the next slot that is not over yet and returns when its attempt begins.
    mutating func nextAttempt(
        at now: ContinuousClock.Instant, using generator: inout some RandomNumberGenerator
    ) -> ContinuousClock.Instant {
        skipMissedSlots(at: now)
        defer { slot += 1 }
        guard slot > 0 else { return startedAt }
        let pause = Self.offset(ofSlot: slot) - Self.offset(ofSlot: slot - 1)
        // The standard library's own random functions never return if the generator always gives the same value.
        let fraction = Double(generator.next() >> 11) / Double(1 << 53 as UInt64)
        return startedAt + Self.offset(ofSlot: slot) + pause * (Self.jitterFraction * fraction)
    }

    private mutating func skipMissedSlots(at now: ContinuousClock.Instant) {
        guard slot > 0 else { return }
        let elapsed = now - startedAt
        let steady = Duration.seconds(Self.doubling[Self.doubling.count - 1])
        if elapsed > steady {
            // Skips many slots in one step, for a clock that has jumped by months.
            let pauses = (elapsed - steady).components.seconds / Int64(Self.longestPause)
            slot = max(slot, Self.lastSecondSlot + Self.doubling.count + Int(clamping: pauses))
        }
        while startedAt + Self.offset(ofSlot: slot) < now { slot += 1 }
    }

    /// Returns the time between the start of the schedule and a slot.
    static func offset(ofSlot slot: Int) -> Duration {
        switch slot {
        case ..<1: return .zero
        case 1: return .milliseconds(250)
        case 2: return .milliseconds(500)
        case ...lastSecondSlot: return .seconds(slot - 2)
        default: break
        }
        let index = slot - lastSecondSlot - 1
        guard index >= doubling.count else { return .seconds(doubling[index]) }
        return .seconds(doubling[doubling.count - 1] + longestPause * (index - doubling.count + 1))
    }
}
