/// How long packets wait in the path's queue: how much longer a packet and the news of it take now than they took at
/// best in the last ten seconds.
///
/// A queue stands: it makes every packet wait. So the shortest of the last three measurements counts, against the
/// shortest of all (as LEDBAT and Copa compare a standing delay with a base). On a path whose delay jumps about even
/// that moves without any queue: the threshold is as far as it moved in earlier half seconds, and a quarter more.
struct DelayTrend: Hashable, Sendable {
    /// A queue up to here is no reason for anything.
    static let tolerated = Duration.milliseconds(25)
    private static let considered = 3
    /// More in that time tell no more; a peer may send as many reports as it likes.
    private static let mostSamples = 128
    private static let horizon = Duration.milliseconds(250)
    /// Where there are few: large pictures on a narrow path are acknowledged three or four times a second, and that
    /// must not look like no wait at all.
    private static let farHorizon = Duration.milliseconds(500)
    private static let slice = Duration.milliseconds(500)
    private static let remembered = 20
    private static let memory = Duration.seconds(20)
    private static let calmJitter = Duration.milliseconds(20)

    private struct Sample: Hashable, Sendable {
        let at: ContinuousClock.Instant
        let delay: Duration
        /// The shortest of the three that end with it.
        let standing: Duration
    }

    /// Half a second.
    private struct Slice: Hashable, Sendable {
        let from: ContinuousClock.Instant
        /// The shortest measurement.
        var least: Duration
        /// What the first measurement came to, as an example of any; nil where a queue stood.
        var first: Duration?
    }

    private var recent: [Sample] = []
    private var slices: [Slice] = []
    /// When what was taken for a queue last turned out to be none.
    private var jumpedAt: ContinuousClock.Instant?
    /// The longest wait that turned out to be no queue, and when.
    private var wander = Duration.zero
    private var wanderedAt: ContinuousClock.Instant?
    /// Mean distance between one measurement and the next (the measure of RFC 3550 for jitter).
    private(set) var jitter = Duration.zero
    /// The shortest in the last ten seconds; nil before the first.
    private(set) var base: Duration?
    /// A queue beyond this is one.
    private(set) var threshold = tolerated

    /// - Parameter isQueue: A queue is known to stand, so that what is measured says nothing of the path without one.
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

    /// What is beyond the horizon, but for what the next measurement is considered with.
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

    /// Whether the path was measured for a second at least.
    var isKnown: Bool { slices.count > 2 }

    /// Whether the first sign of a queue is to be believed: something is known of the path, and no such sign was wrong
    /// lately.
    var isCalm: Bool {
        guard isKnown, jitter <= Self.calmJitter, let last = recent.last else { return false }
        return jumpedAt.map { last.at - $0 > Self.memory } ?? true
    }

    /// Whether the path's delay was never seen to wander.
    var isSteady: Bool { isKnown && threshold == Self.tolerated }

    /// Whether enough was measured lately to tell of a wait.
    var isFresh: Bool { recent.count >= Self.considered }

    /// The wait in the queue, as the last three measurements agree; zero until there are three.
    var queueDelay: Duration {
        guard isFresh, let base, let last = recent.last else { return .zero }
        return last.standing - base
    }

    /// The longest of such waits lately.
    var longestQueueDelay: Duration {
        guard isFresh, let base else { return .zero }
        return (recent.lazy.map(\.standing).max() ?? base) - base
    }

    /// There was a queue, and it is gone: what was taken for wandering may have been one.
    mutating func hadQueue() {
        for index in slices.indices { slices[index].first = nil }
        noteWander()
    }

    /// What stood for a while was no queue: the path's delay wanders so far.
    mutating func wandered(_ delay: Duration, at now: ContinuousClock.Instant) {
        wander = delay
        wanderedAt = now
        noteWander()
    }

    /// What was taken for a queue is none: the path takes that long now, and wanders so far.
    /// - Parameter worst: The longest wait beyond the base of before.
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
