/// When to try again to reach a device whose connection was lost.
///
/// Attempts fall into slots, counted from the start of the schedule: at 0, 0.25 and 0.5 s, then each second up to one
/// minute, then after 2, 4, 8 and 16 s and every 30 s from there on. Each attempt but the first comes late by up to a
/// tenth of the pause before its slot, at random, so that many senders that lost one device do not meet it at once. A
/// slot that passes while an attempt is still under way is left out. News of the network or of the device starts the
/// schedule anew. It never ends by itself; giving up is its owner's business.
package struct ReconnectionSchedule: Equatable, Sendable {
    /// How much of the pause before a slot an attempt may be late.
    package static let jitterFraction = 0.1

    private static let everySecondUntil = 60
    /// The slot at 60 s: three early ones, then one a second.
    private static let lastSecondSlot = 2 + everySecondUntil
    private static let doubling = [62, 66, 74, 90, 120]
    private static let longestPause = 30

    private var startedAt: ContinuousClock.Instant
    private var slot = 0

    package init(at now: ContinuousClock.Instant) {
        startedAt = now
    }

    /// From here on as if the connection had been lost just now.
    package mutating func restart(at now: ContinuousClock.Instant) {
        self = ReconnectionSchedule(at: now)
    }

    /// The attempt of the first slot, which is due at once, has begun.
    package mutating func skipFirst() {
        slot = max(slot, 1)
    }

    /// Takes the next slot that is not over yet and says when its attempt is to begin.
    package mutating func nextAttempt(
        at now: ContinuousClock.Instant, using generator: inout some RandomNumberGenerator
    ) -> ContinuousClock.Instant {
        skipMissedSlots(at: now)
        defer { slot += 1 }
        guard slot > 0 else { return startedAt }
        let pause = Self.offset(ofSlot: slot) - Self.offset(ofSlot: slot - 1)
        // The standard library's own would draw for ever from a generator that stands still.
        let fraction = Double(generator.next() >> 11) / Double(1 << 53 as UInt64)
        return startedAt + Self.offset(ofSlot: slot) + pause * (Self.jitterFraction * fraction)
    }

    private mutating func skipMissedSlots(at now: ContinuousClock.Instant) {
        guard slot > 0 else { return }
        let elapsed = now - startedAt
        let steady = Duration.seconds(Self.doubling[Self.doubling.count - 1])
        if elapsed > steady {
            // A long way at once, where a clock has jumped by months.
            let pauses = (elapsed - steady).components.seconds / Int64(Self.longestPause)
            slot = max(slot, Self.lastSecondSlot + Self.doubling.count + Int(clamping: pauses))
        }
        while startedAt + Self.offset(ofSlot: slot) < now { slot += 1 }
    }

    /// The time between the start of the schedule and a slot.
    package static func offset(ofSlot slot: Int) -> Duration {
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
