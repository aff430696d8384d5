/// How long a target delay frames needed lately: the most of each tenth of a second, for ten seconds.
///
/// Memory is bounded by the time that it looks back. Times may not run backwards; an older one counts as the newest.
struct DelayNeeds: Hashable, Sendable {
    static let memory = Duration.seconds(10)
    private static let slice = Duration.milliseconds(100)

    private struct Slice: Hashable, Sendable {
        let from: ContinuousClock.Instant
        var most: Duration
    }

    private var slices: [Slice] = []
    /// From when on there are needs; nil before the first.
    private(set) var since: ContinuousClock.Instant?

    mutating func note(_ need: Duration, at now: ContinuousClock.Instant) {
        if since == nil { since = now }
        if let last = slices.indices.last, now - slices[last].from < Self.slice {
            slices[last].most = max(slices[last].most, need)
            return
        }
        slices.removeAll { now - $0.from > Self.memory }
        slices.append(Slice(from: now, most: need))
    }

    /// The second most of all tenths of a second in the last `window`: once is chance. Nil where there are not two.
    func secondMost(in window: Duration, at now: ContinuousClock.Instant) -> Duration? {
        var first: Duration?
        var second: Duration?
        for slice in slices.reversed() {
            guard now - slice.from <= window else { break }
            if let known = first, slice.most <= known {
                second = max(second ?? slice.most, slice.most)
            } else {
                (first, second) = (slice.most, first)
            }
        }
        return second
    }

    /// In how many tenths of a second of the last `window` there were needs.
    func count(in window: Duration, at now: ContinuousClock.Instant) -> Int {
        slices.reversed().prefix { now - $0.from <= window }.count
    }
}
