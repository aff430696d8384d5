/// Measures how long packets wait in the path's queue.
///
/// The wait is the time that a packet and its acknowledgment take now, less the shortest such time of the last ten
/// seconds. A queue delays every packet. So the shortest of the last three measurements is compared with the shortest
/// of all, as LEDBAT and Copa compare a standing delay with a base. If a path's delay varies, even that value moves
/// without a queue. The threshold is therefore as far as it moved in earlier half seconds, and a quarter more.
struct DelayTrend: Hashable, Sendable {
    /// A shorter queue causes no reaction.
    static let tolerated = Duration.milliseconds(25)
    private static let considered = 3
    /// More samples within the horizon tell nothing more, and a peer may send as many reports as it likes.
    private static let mostSamples = 128
    private static let horizon = Duration.milliseconds(250)
    /// The horizon if there are few samples. Large frames on a narrow path are acknowledged three or four times a
    /// second, and that must not look like no wait at all.
    private static let farHorizon = Duration.milliseconds(500)
    private static let slice = Duration.milliseconds(500)
    private static let remembered = 20
    private static let memory = Duration.seconds(20)
    private static let calmJitter = Duration.milliseconds(20)

    private struct Sample: Hashable, Sendable {
        let at: ContinuousClock.Instant
        let delay: Duration
        /// The shortest of the three measurements that end with this one.
        let standing: Duration
    }

    /// The measurements of half a second.
    private struct Slice: Hashable, Sendable {
        let from: ContinuousClock.Instant
        var least: Duration
        /// The first measurement, as a typical one; nil if there was a queue.
        var first: Duration?
    }

    private var recent: [Sample] = []
    private var slices: [Slice] = []
    /// When a suspected queue last turned out to be none.
    private var jumpedAt: ContinuousClock.Instant?
    /// The longest wait that turned out to be no queue, and when that was.
    private var wander = Duration.zero
    private var wanderedAt: ContinuousClock.Instant?
    /// The mean difference between consecutive measurements, smoothed like the jitter of RFC 3550.
    private(set) var jitter = Duration.zero
    /// The shortest measurement of the last ten seconds; nil before the first.
    private(set) var base: Duration?
    /// A longer wait counts as a queue.
    private(set) var threshold = tolerated

    /// - Parameter isQueue: A queue is known to exist, so that the measurement says nothing about the path without one.
    mutating func measured(_ delay: Duration, at now: ContinuousClock.Instant, isQueue: Bool = false) {
        if let last = recent.last {
            let distance = delay > last.delay ? delay - last.delay : last.delay - delay
            jitter += (distance - jitter) / 16
        }
        forget(at: now)
        let standing = recent.suffix(Self.considered - 1).reduce(delay) { min($0, $1.delay) }
        if recent.count == Self.mostSamples { recent.removeFirst() }
        recent.append(Sample(at: now, delay: delay, standing: standing))
        remember(delay, isQueue: isQueue, at: now)
    }

    /// Removes the samples beyond the horizon, except those that the next measurement is compared with.
    private mutating func forget(at now: ContinuousClock.Instant) {
        let old = recent.prefix { now - $0.at > Self.horizon }.count
        let outdated = recent.prefix { now - $0.at > Self.farHorizon }.count
        recent.removeFirst(max(outdated, min(old, recent.count - (Self.considered - 1))))
    }

    private mutating func remember(_ least: Duration, isQueue: Bool, at now: ContinuousClock.Instant) {
        if let last = slices.indices.last, now - slices[last].from < Self.slice {
            slices[last].least = min(slices[last].least, least)
            if isQueue { slices[last].first = nil }
            base = min(base ?? least, least)
            return
        }
        slices.removeAll { now - $0.from > Self.slice * Self.remembered }
        if let wanderedAt, now - wanderedAt > Self.memory { wander = .zero }
        noteWander()
        slices.append(Slice(from: now, least: least, first: isQueue ? nil : least))
        base = slices.lazy.map(\.least).min()
    }

    private mutating func noteWander() {
        let seen = slices.lazy.compactMap { slice in slice.first.map { $0 - slice.least } }.max() ?? .zero
        threshold = max(Self.tolerated, max(seen, wander) * 5 / 4)
    }

    var sampleCount: Int { recent.count }

    /// Whether the path has been measured for at least a second.
    var isKnown: Bool { slices.count > 2 }

    /// Whether the first sign of a queue can be believed: the path is known, has little jitter, and gave no wrong sign
    /// lately.
    var isCalm: Bool {
        guard isKnown, jitter <= Self.calmJitter, let last = recent.last else { return false }
        return jumpedAt.map { last.at - $0 > Self.memory } ?? true
    }

    /// Whether the path's delay was never seen to vary.
    var isSteady: Bool { isKnown && threshold == Self.tolerated }

    /// Whether there are enough recent measurements to detect a wait.
    var isFresh: Bool { recent.count >= Self.considered }

    /// The wait in the queue by the last three measurements; zero until there are three.
    var queueDelay: Duration {
        guard isFresh, let base, let last = recent.last else { return .zero }
        return last.standing - base
    }

    /// The longest recent wait in the queue.
    var longestQueueDelay: Duration {
        guard isFresh, let base else { return .zero }
        return (recent.lazy.map(\.standing).max() ?? base) - base
    }

    /// Forgets earlier variation of the delay: there was a queue, and it may have looked like variation.
    mutating func hadQueue() {
        for index in slices.indices { slices[index].first = nil }
        noteWander()
    }

    /// Records that a recent wait was no queue, so that the path's delay varies by `delay`.
    mutating func wandered(_ delay: Duration, at now: ContinuousClock.Instant) {
        wander = delay
        wanderedAt = now
        noteWander()
    }

    /// Records that a suspected queue was none: the path takes longer now, and its delay varies.
    /// - Parameter worst: The longest wait beyond the earlier base.
    mutating func rebase(wandering worst: Duration, at now: ContinuousClock.Instant) {
        guard let least = recent.last?.standing, let most = recent.lazy.map(\.standing).max() else { return }
        jumpedAt = now
        if let base {
            wander = max(wander, worst - (least - base))
            wanderedAt = now
        }
        slices.removeAll()
        for age in [3, 2, 1] { slices.append(Slice(from: now - Self.slice * age, least: least, first: most)) }
        noteWander()
        base = least
    }
}
