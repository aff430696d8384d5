/// How long a missing packet may still be on its way, so that a network which reorders does not get each such packet
/// twice.
///
/// A packet that fills a gap and has a sequence number from within it was late, not sent again, since a repeated one
/// has a number of its own. How late is remembered and forgotten again by 10 ms a second. Bounded by the pause between
/// two requests, so that a sender which repeats packets under their old numbers costs no more than that.
struct ReorderWatch: Sendable {
    private struct Gap: Sendable {
        var before: UInt16
        var after: UInt16
        var seenAt: ContinuousClock.Instant
    }

    private static let remembered = 16
    private static let fade = 100
    /// A packet that fills an older gap was repeated: the number of its own has come round to one from within the gap.
    private static let longestLateness = Duration.seconds(1)

    private var frontier: UInt16?
    private var gaps: [Gap] = []
    private var lateness = Duration.zero
    private var measuredAt: ContinuousClock.Instant?

    /// How long to wait before a gap is named.
    func grace(atMost limit: Duration, at now: ContinuousClock.Instant) -> Duration {
        guard let measuredAt else { return .zero }
        return max(.zero, min(lateness - (now - measuredAt) / Self.fade, limit))
    }

    /// A packet came that is the furthest so far.
    mutating func noteFrontier(_ number: UInt16, revealsGap: Bool, at now: ContinuousClock.Instant) {
        if revealsGap, let frontier, number &- frontier > 1, number &- frontier < 0x8000 {
            if gaps.count == Self.remembered { gaps.removeFirst() }
            gaps.append(Gap(before: frontier, after: number, seenAt: now))
        }
        frontier = number
    }

    /// A packet came that fills a gap.
    mutating func noteFiller(_ number: UInt16, at now: ContinuousClock.Instant) {
        let gap = gaps.last { number &- $0.before < $0.after &- $0.before && number != $0.before }
        guard let gap, now - gap.seenAt <= Self.longestLateness else { return }
        let before = grace(atMost: Self.longestLateness, at: now)
        // A little more than was seen: the next one may be later.
        lateness = max(before, (now - gap.seenAt) * 5 / 4)
        measuredAt = now
    }
}
