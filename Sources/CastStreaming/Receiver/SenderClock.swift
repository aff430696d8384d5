/// Estimates the difference between the sender's clock and ours from the sender's reports.
///
/// A report contains the sender's time when it left. It arrives after a network delay, which can't be separated. So the
/// smallest difference of the last seconds counts. The shortest network delay stays in it: frames are shown that much
/// later than the target delay says, and have that much more time for repair. The jitter of the network is not in it.
/// Within the window, a drift of 200 ppm moves the minimum by at most 3 ms.
///
/// The result follows slowly, so that no frame jumps. It follows faster only at the start, when the first report may
/// have been late.
struct SenderClock: Sendable {
    /// The shortest difference within one period. `stretches` of them are kept.
    private struct Stretch: Sendable {
        var from: ContinuousClock.Instant
        var smallest: Duration
    }

    private static let stretch = Duration.seconds(2)
    private static let stretches = 8
    /// The result moves by at most the elapsed time divided by this.
    private static let slowRate = 200
    private static let fastRate = 20
    private static let settling = Duration.seconds(5)
    /// A difference this far off comes from another clock, once it has been seen several times in a row.
    private static let leap = Duration.seconds(1)
    private static let leapsNeeded = 3

    private var base: NTPTimestamp?
    private var origin: ContinuousClock.Instant?
    private var recent: [Stretch] = []
    private var offset = Duration.zero
    private var movedAt: ContinuousClock.Instant?
    private var leaps = 0

    var isKnown: Bool { base != nil }

    /// Call this when a report arrives that left at `sent` by the sender's clock.
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

    /// That moment of the sender's clock, by our clock; nil before the first report.
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
