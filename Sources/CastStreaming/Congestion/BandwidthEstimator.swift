/// What the path carries, and from that how many bits a second the pictures may take.
///
/// It starts with half of the maximum and goes up to it within a second. While nothing shows a limit there is none:
/// what was delivered says nothing of what could be, when less than that was sent. A limit shows itself by packets that
/// wait longer and longer (`DelayTrend`), well before any is dropped. Then:
/// - at once the capacity is thought to be half of what was being sent, so that the queue stops growing;
/// - from what is acknowledged while there is a queue, which is exactly what the path carries, the capacity becomes
///   known within a tenth of a second, and the pictures get less than that until the queue has gone;
/// - afterwards they get nine tenths, and 4 % more each tenth of a second, in small steps near the old limit.
///
/// Loss alone is taken for a limit only where the receiver reports more than a third of the packets lost: radio loses
/// packets without being full.
struct BandwidthEstimator: Hashable, Sendable {
    /// Bits a second that the pictures may take at most and at least.
    let maximum: Int
    let minimum: Int
    private(set) var trend = DelayTrend()
    /// Bits a second of everything, with all headers; nil while nothing showed a limit.
    private(set) var capacity: Double?
    private var ceiling: Double?
    /// What the pictures may take as long as nothing else limits them: rises after the start.
    private var ramp: Double
    private var overuse: Overuse?
    private var sent: RateMeter
    private var nextGrowth: ContinuousClock.Instant
    private var lastLossCut: ContinuousClock.Instant?

    private static let step = Duration.milliseconds(100)

    /// A time during which packets waited too long.
    private struct Overuse: Hashable, Sendable {
        let since: ContinuousClock.Instant
        var worstQueue: Duration
        var windowStart: ContinuousClock.Instant
        var windowBytes = 0
        var carried: Double?
    }

    init(maximum: Int, minimum: Int, at now: ContinuousClock.Instant) {
        self.maximum = max(maximum, 1)
        self.minimum = min(max(minimum, 1), max(maximum, 1))
        ramp = Double(max(maximum, 1)) / 2
        sent = RateMeter(at: now)
        nextGrowth = now + Self.step
    }

    /// Whether packets wait too long at the moment.
    var isOverused: Bool { overuse != nil }

    mutating func sent(_ bytes: Int, at now: ContinuousClock.Instant) { sent.add(bytes, at: now) }

    /// Frames were acknowledged.
    /// - Parameter delay: From sending the last packet of the newest of them until now, where that is certain: a frame
    ///   that was repeated, or that waited for another one, tells nothing.
    mutating func acknowledged(_ bytes: Int, delay: Duration?, at now: ContinuousClock.Instant) {
        overuse?.windowBytes += bytes
        if let delay { trend.measured(delay, at: now) }
        let queue = trend.queueDelay
        if overuse == nil {
            if delay != nil, queue > trend.threshold { begin(queue, at: now) }
        } else if queue * 2 < trend.threshold {
            end(at: now)
        } else {
            follow(queue, at: now)
        }
    }

    /// The receiver told its share of lost packets, 0 to 1, over so many that chance hardly matters.
    mutating func reported(loss: Double, at now: ContinuousClock.Instant) {
        guard loss > 0.35, lastLossCut.map({ now - $0 >= .milliseconds(500) }) ?? true else { return }
        lastLossCut = now
        let arriving = Double(sent.bitsPerSecond(over: .milliseconds(500), at: now)) * (1 - loss)
        capacity = floored(min(capacity ?? .infinity, arriving))
        ceiling = capacity
    }

    /// What of the capacity the pictures may take when sound takes `audio`, bits a second.
    func videoBitrate(besides audio: Int) -> Int {
        let most = min(maximum, Int(ramp))
        guard let capacity else { return max(most, minimum) }
        // The twentieth is for what has to be sent again.
        return max(min(Int((capacity - Double(audio)) * 0.95), most), minimum)
    }

    /// Bits a second at which pictures should leave: a path that shows a limit gets them spread out.
    func pacing(atMost most: Int) -> Int {
        guard let capacity else { return most }
        return min(Int(capacity * (isOverused ? 1 : 1.25)), most)
    }

    /// Lets the capacity grow. To be called when `nextDeadline` has come.
    mutating func advance(to now: ContinuousClock.Instant) {
        guard nextDeadline != nil, now >= nextGrowth else { return }
        nextGrowth = now + Self.step
        guard overuse == nil else { return }
        ramp = min(ramp * 1.1, Double(maximum))
        guard let capacity else { return }
        let isNearLimit = ceiling.map { (0.9...1.1).contains(capacity / $0) } ?? false
        let grown = capacity * (isNearLimit ? 1.01 : 1.04)
        self.capacity = grown
        guard grown > Double(maximum) * 1.5 + 500_000 else { return }
        self.capacity = nil
        ceiling = nil
    }

    /// Nil while there is nothing to grow.
    var nextDeadline: ContinuousClock.Instant? {
        capacity == nil && ramp >= Double(maximum) ? nil : nextGrowth
    }

    // MARK: Overuse

    private mutating func begin(_ queue: Duration, at now: ContinuousClock.Instant) {
        let sending = Double(sent.bitsPerSecond(over: .milliseconds(200), at: now))
        // Where a limit is known already it was gone over by little, and an encoder may be using less than it may.
        capacity = floored(capacity.map { $0 * 0.85 } ?? sending / 2)
        overuse = Overuse(since: now, worstQueue: queue, windowStart: now)
        nextGrowth = now + Self.step
    }

    private mutating func follow(_ queue: Duration, at now: ContinuousClock.Instant) {
        guard var state = overuse else { return }
        state.worstQueue = max(state.worstQueue, queue)
        overuse = state
        if now - state.since > .milliseconds(1500), queue > state.worstQueue * 0.8 { return rebase(at: now) }
        let window = now - state.windowStart
        guard window >= Self.step else { return }
        let carried = Double(state.windowBytes * 8) / (window / .seconds(1))
        state.carried = state.carried.map { ($0 + carried) / 2 } ?? carried
        state.windowStart = now
        state.windowBytes = 0
        overuse = state
        guard let carried = state.carried else { return }
        capacity = floored(carried * (queue > .milliseconds(60) ? 0.7 : 0.85))
    }

    private mutating func end(at now: ContinuousClock.Instant) {
        if let carried = overuse?.carried {
            ceiling = carried
            capacity = floored(max(capacity ?? 0, carried * 0.9))
        } else {
            ceiling = nil
        }
        overuse = nil
        nextGrowth = now + .milliseconds(200)
    }

    /// A queue that does not get shorter though less is sent than is carried is none: the way itself has become longer.
    private mutating func rebase(at now: ContinuousClock.Instant) {
        trend.rebase(at: now)
        overuse = nil
        ceiling = nil
        nextGrowth = now
    }

    private func floored(_ bits: Double) -> Double { max(bits, Double(minimum)) }
}
