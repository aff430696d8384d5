/// How long a target delay frames needed recently: the longest need of each tenth of a second, for ten seconds.
///
/// That time bounds the memory. Times must not run backwards; an older time counts as the newest.
struct DelayNeeds: Hashable, Sendable {
    static let memory = Duration.seconds(10)
    private static let slice = Duration.milliseconds(100)

    private struct Slice: Hashable, Sendable {
        let from: ContinuousClock.Instant
        var most: Duration
    }

    private var slices: [Slice] = []
    /// When the first need was recorded; nil before.
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

    /// The second longest need of all tenths of a second in the last `window`, because the longest may be chance.
    ///
    /// Nil if there are not two.
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

    /// The number of tenths of a second with needs in the last `window`.
    func count(in window: Duration, at now: ContinuousClock.Instant) -> Int {
        slices.reversed().prefix { now - $0.from <= window }.count
    }
}
