/// Where the sender's clock stands against ours, told from its reports.
///
/// A report says what the sender's clock showed when it left; it arrives a network delay later, which nobody can take
/// out. So the smallest difference of the last seconds counts: the network's shortest delay stays in it (pictures come
/// that much later than the target delay says, which is also how long a frame has more to be repaired), its jitter does
/// not. A drift of 200 ppm moves that minimum by 3 ms within the window at most. What is given out follows slowly, so
/// that no picture jumps; only at the start, when the first report may have been a late one, faster.
struct SenderClock: Sendable {
    /// The shortest difference within each stretch, kept for `stretches` of them.
    private struct Stretch: Sendable {
        var from: ContinuousClock.Instant
        var smallest: Duration
    }

    private static let stretch = Duration.seconds(2)
    private static let stretches = 8
    /// Parts of the time that has passed.
    private static let slowRate = 200
    private static let fastRate = 20
    private static let settling = Duration.seconds(5)
    /// A difference that far off is another clock, once it has been seen this often in a row.
    private static let leap = Duration.seconds(1)
    private static let leapsNeeded = 3

    private var base: NTPTimestamp?
    private var origin: ContinuousClock.Instant?
    private var recent: [Stretch] = []
    private var offset = Duration.zero
    private var movedAt: ContinuousClock.Instant?
    private var leaps = 0

    var isKnown: Bool { base != nil }

    /// A report that left at `sent` by the sender's clock arrives.
    mutating func note(_ sent: NTPTimestamp, at now: ContinuousClock.Instant) {
        guard let base, let origin, let movedAt else { return begin(sent, at: now) }
        let difference = (now - origin) - sent.duration(since: base)
        guard abs(difference - offset) < Self.leap else {
            leaps += 1
            if leaps >= Self.leapsNeeded { begin(sent, at: now) }
            return
        }
        leaps = 0
        remember(difference, at: now)
        let goal = recent.lazy.map(\.smallest).min() ?? difference
        let rate = now - origin < Self.settling ? Self.fastRate : Self.slowRate
        let step = max(now - movedAt, .zero) / rate
        offset += min(max(goal - offset, .zero - step), step)
        self.movedAt = now
    }

    /// When that moment of the sender's clock was, by ours; nil before the first report.
    func instant(of time: NTPTimestamp) -> ContinuousClock.Instant? {
        guard let base, let origin else { return nil }
        return origin + time.duration(since: base) + offset
    }

    private mutating func begin(_ sent: NTPTimestamp, at now: ContinuousClock.Instant) {
        base = sent
        origin = now
        movedAt = now
        offset = .zero
        leaps = 0
        recent = [Stretch(from: now, smallest: .zero)]
    }

    private mutating func remember(_ difference: Duration, at now: ContinuousClock.Instant) {
        if let last = recent.indices.last, now - recent[last].from < Self.stretch {
            recent[last].smallest = min(recent[last].smallest, difference)
        } else {
            recent.append(Stretch(from: now, smallest: difference))
            if recent.count > Self.stretches { recent.removeFirst() }
        }
    }

    private func abs(_ duration: Duration) -> Duration { duration < .zero ? .zero - duration : duration }
}
