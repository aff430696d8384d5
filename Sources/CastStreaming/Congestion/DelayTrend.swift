/// How long packets wait in the path's queue: how much longer a packet and the news of it take now than they took at
/// best in the last ten seconds.
///
/// One slow packet is no queue, so the shortest of the last three measurements counts; and a path whose delay jumps
/// about anyway gets a threshold as wide as it jumps.
struct DelayTrend: Hashable, Sendable {
    /// A queue up to here is no reason for anything.
    static let tolerated = Duration.milliseconds(25)
    private static let considered = 3
    private static let horizon = Duration.milliseconds(250)
    private static let baseSlice = Duration.seconds(1)
    private static let baseSlices = 10

    private struct Sample: Hashable, Sendable {
        let at: ContinuousClock.Instant
        let delay: Duration
    }

    private var recent: [Sample] = []
    private var bases: [Sample] = []
    /// Mean distance between one measurement and the next (the measure of RFC 3550 for jitter).
    private(set) var jitter = Duration.zero

    mutating func measured(_ delay: Duration, at now: ContinuousClock.Instant) {
        if let last = recent.last {
            let distance = delay > last.delay ? delay - last.delay : last.delay - delay
            jitter += (distance - jitter) / 16
        }
        recent.removeAll { now - $0.at > Self.horizon }
        if recent.count >= Self.considered { recent.removeFirst() }
        recent.append(Sample(at: now, delay: delay))
        rememberBase(delay, at: now)
    }

    private mutating func rememberBase(_ delay: Duration, at now: ContinuousClock.Instant) {
        bases.removeAll { now - $0.at > Self.baseSlice * Self.baseSlices }
        if let last = bases.last, now - last.at < Self.baseSlice {
            if delay < last.delay { bases[bases.count - 1] = Sample(at: last.at, delay: delay) }
        } else {
            bases.append(Sample(at: now, delay: delay))
        }
    }

    /// The shortest in the last ten seconds; nil before the first.
    var base: Duration? { bases.lazy.map(\.delay).min() }

    /// The wait in the queue, as the last three measurements agree; zero until there are three.
    var queueDelay: Duration {
        guard recent.count >= Self.considered, let base, let shortest = recent.lazy.map(\.delay).min() else {
            return .zero
        }
        return shortest - base
    }

    var threshold: Duration { max(Self.tolerated, jitter) }

    /// What the last three took at best is what the path takes from now on: its way has changed.
    mutating func rebase(at now: ContinuousClock.Instant) {
        guard let shortest = recent.lazy.map(\.delay).min() else { return }
        bases = [Sample(at: now, delay: shortest)]
    }
}
