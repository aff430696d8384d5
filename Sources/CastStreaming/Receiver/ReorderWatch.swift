/// Estimates how long a missing packet may still be on its way.
///
/// Otherwise a network that reorders packets would get each such packet twice.
///
/// A packet that fills a gap with a sequence number from within the gap was late. It was not sent again, because a
/// repeated packet has a number of its own. The lateness is remembered, and decreases by 10 ms per second. It is at
/// most the time between two requests, so that a sender that repeats packets under their old numbers costs no more than
/// that.
struct ReorderWatch: Sendable {
    private struct Gap: Sendable {
        var before: UInt16
        var after: UInt16
        var seenAt: ContinuousClock.Instant
    }

    private static let remembered = 16
    private static let fade = 100
    /// A packet that fills an older gap was repeated: its new number happens to be one from within the gap.
    private static let longestLateness = Duration.seconds(1)

    private var frontier: UInt16?
    private var gaps: [Gap] = []
    private var lateness = Duration.zero
    private var measuredAt: ContinuousClock.Instant?

    /// How long to wait before a gap is reported.
    func grace(atMost limit: Duration, at now: ContinuousClock.Instant) -> Duration {
        guard let measuredAt else { return .zero }
        return max(.zero, min(lateness - (now - measuredAt) / Self.fade, limit))
    }

    /// Call this when a packet arrives that is the furthest so far.
    mutating func noteFrontier(_ number: UInt16, revealsGap: Bool, at now: ContinuousClock.Instant) {
        if revealsGap, let frontier, number &- frontier > 1, number &- frontier < 0x8000 {
            if gaps.count == Self.remembered { gaps.removeFirst() }
            gaps.append(Gap(before: frontier, after: number, seenAt: now))
        }
        frontier = number
    }

    /// Call this when a packet arrives that fills a gap.
    mutating func noteFiller(_ number: UInt16, at now: ContinuousClock.Instant) {
        let gap = gaps.last { number &- $0.before < $0.after &- $0.before && number != $0.before }
        guard let gap, now - gap.seenAt <= Self.longestLateness else { return }
        let before = grace(atMost: Self.longestLateness, at: now)
        // The next packet may be later, so a little is added.
        lateness = max(before, (now - gap.seenAt) * 5 / 4)
        measuredAt = now
    }
}
