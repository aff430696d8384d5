/// What the path carries, and from that how many bits a second the pictures may take.
///
/// It starts with half of the maximum, or what it is told, and goes up from there by a tenth each tenth of a second.
/// While nothing shows a limit there is none: what was delivered says nothing of what could be, when less
/// than that was sent. A limit shows itself by packets that wait longer and longer (`DelayTrend`), well before any is
/// dropped. Then:
/// - at once the capacity is thought to be half of what was being sent, so that the queue stops growing;
/// - what is acknowledged while the queue fills or empties is exactly what the path carries: the capacity becomes
///   known within a few tenths of a second, and the pictures get less than that until the queue has gone;
/// - afterwards they get nine tenths, and 4 % more each tenth of a second, in small steps near the old limit.
///
/// A queue that neither fills nor empties though less is sent than before is none: the path's delay jumps about, or its
/// way has become longer. Then all is as it was before. Where the path is not known to be calm, nothing is lowered
/// before that is tried.
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
    /// Without what was sent again.
    private var offered: RateMeter
    private var arrived: RateMeter
    private var nextGrowth: ContinuousClock.Instant
    private var nextLook: ContinuousClock.Instant
    private var lastLossCut: ContinuousClock.Instant?

    private static let step = Duration.milliseconds(100)
    /// Over which it is seen what arrives of what is sent.
    private static let window = Duration.milliseconds(300)
    private static let longWindow = Duration.milliseconds(950)
    /// A queue that has not changed for so long is none.
    private static let patience = Duration.milliseconds(600)

    /// A time during which packets waited too long.
    private struct Overuse: Hashable, Sendable {
        let since: ContinuousClock.Instant
        /// The path was known not to jump about.
        let isCalm: Bool
        /// Less is being sent because of it.
        var isCertain: Bool
        /// What was thought before.
        let capacity: Double?
        let ceiling: Double?
        var worstQueue: Duration
        var nextLook: ContinuousClock.Instant
        /// When it last was seen to fill or to empty.
        var movedAt: ContinuousClock.Instant
        var carried: Double?
        var mostCarried = 0.0
        /// How long the queue was when a little less was sent for trying.
        var probed: Duration?

        init(
            since: ContinuousClock.Instant, isCalm: Bool, capacity: Double?, ceiling: Double?, queue: Duration
        ) {
            self.since = since
            self.isCalm = isCalm
            isCertain = isCalm
            self.capacity = capacity
            self.ceiling = ceiling
            worstQueue = queue
            nextLook = since + BandwidthEstimator.step
            movedAt = since
        }
    }

    /// - Parameter start: What the pictures may take to begin with; nil: half of the maximum.
    init(maximum: Int, minimum: Int, start: Int? = nil, at now: ContinuousClock.Instant) {
        self.maximum = max(maximum, 1)
        self.minimum = min(max(minimum, 1), max(maximum, 1))
        ramp = start.map { Double(min(max($0, 1), max(maximum, 1))) } ?? Double(max(maximum, 1)) / 2
        sent = RateMeter(at: now)
        offered = RateMeter(at: now)
        arrived = RateMeter(at: now)
        nextGrowth = now + Self.step
        nextLook = now + Self.longWindow
    }

    /// Whether packets wait too long at the moment.
    var isOverused: Bool { overuse != nil }

    mutating func sent(_ bytes: Int, isRepeated: Bool = false, at now: ContinuousClock.Instant) {
        sent.add(bytes, at: now)
        if !isRepeated { offered.add(bytes, at: now) }
    }

    /// Frames were acknowledged.
    /// - Parameter delay: From sending the last packet of the newest of them until now, where that is certain: a frame
    ///   that was repeated, or that waited for another one, tells nothing.
    mutating func acknowledged(_ bytes: Int, delay: Duration?, at now: ContinuousClock.Instant) {
        arrived.add(bytes, at: now)
        if let delay { trend.measured(delay, at: now, isQueue: overuse?.isCertain ?? false) }
        let queue = trend.queueDelay
        if overuse == nil {
            if delay != nil, queue > trend.threshold { begin(queue, at: now) }
            if overuse == nil, queue > DelayTrend.tolerated, now >= nextLook { look(queue, at: now) }
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
        let isTrusted = trend.isCalm
        overuse = Overuse(since: now, isCalm: isTrusted, capacity: capacity, ceiling: ceiling, queue: queue)
        nextGrowth = now + Self.step
        guard isTrusted else { return }
        let sending = Double(sent.bitsPerSecond(over: .milliseconds(200), at: now))
        // Where a limit is known already it was gone over by little, and an encoder may be using less than it may.
        capacity = floored(capacity.map { $0 * 0.85 } ?? sending / 2)
    }

    private mutating func follow(_ queue: Duration, at now: ContinuousClock.Instant) {
        guard var state = overuse else { return }
        state.worstQueue = max(state.worstQueue, queue)
        defer { if overuse != nil { overuse = state } }
        guard now >= state.nextLook else { return }
        state.nextLook = now + Self.step
        guard state.isCertain else { return suspect(&state, queue, at: now) }
        let flow = flow(over: state.isCalm ? min(now - state.since, Self.window) : Self.longWindow, at: now)
        let latest = state.isCalm ? Double(arrived.bitsPerSecond(over: Self.step, at: now)) : flow.arriving
        state.carried = state.carried.map { ($0 + latest) / 2 } ?? latest
        if flow.isFilling || flow.isEmptying { capacity = emptying(state, queue) }
        if now - state.since > Self.window * 2 { state.mostCarried = max(state.mostCarried, flow.arriving) }
        if flow.isFilling || trend.longestQueueDelay * 10 < state.worstQueue * 7 { state.movedAt = now }
        guard now - state.movedAt >= Self.longWindow else { return }
        // Had there been a queue it would have become shorter, if less is sent than has arrived at times.
        let sending = Double(sent.bitsPerSecond(over: Self.window, at: now))
        if sending <= state.mostCarried * 0.7 { return cancel(at: now) }
        capacity = floored(flow.arriving * 0.6)
        state.movedAt = now
    }

    /// What to send so that the queue becomes shorter.
    private func emptying(_ state: Overuse, _ queue: Duration) -> Double {
        floored((state.carried ?? 0) * (queue > .milliseconds(60) ? 0.7 : 0.85))
    }

    /// A path whose delay jumps about, or of which nothing is known yet, is given time to show a queue that fills, or
    /// empties now that a little less is sent.
    private mutating func suspect(_ state: inout Overuse, _ queue: Duration, at now: ContinuousClock.Instant) {
        if trend.longestQueueDelay * 10 < state.worstQueue * 7 { state.movedAt = now }
        guard now - state.movedAt >= Self.patience, trend.isKnown else { return }
        let last = flow(over: Self.longWindow, at: now)
        guard last.arriving < last.offered * 0.8 else {
            return probe(last.arriving, &state, at: now)
        }
        state.isCertain = true
        state.movedAt = now
        state.carried = last.arriving
        capacity = emptying(state, queue)
    }

    /// Sends a little less for a while: a queue becomes shorter by that, and nothing else does.
    private mutating func probe(_ arriving: Double, _ state: inout Overuse, at now: ContinuousClock.Instant) {
        guard let before = state.probed else {
            state.probed = trend.longestQueueDelay
            state.movedAt = now
            state.carried = arriving
            capacity = floored(min(capacity ?? .infinity, arriving * 0.75))
            return
        }
        guard trend.longestQueueDelay * 10 < before * 6 else { return cancel(at: now) }
        state.isCertain = true
        state.movedAt = now
    }

    /// However a path's delay jumps about: what has been missing for a second waits in a queue, or was dropped from it.
    private mutating func look(_ queue: Duration, at now: ContinuousClock.Instant) {
        nextLook = now + Self.step
        guard isShort(0.75, at: now) else { return }
        begin(queue, at: now)
        guard var state = overuse else { return }
        state.isCertain = true
        state.carried = flow(over: Self.longWindow, at: now).arriving
        capacity = emptying(state, queue)
        overuse = state
    }

    /// Whether no more than a share of what was offered in the last second has arrived, and still not all does.
    private mutating func isShort(_ share: Double, at now: ContinuousClock.Instant) -> Bool {
        let long = flow(over: Self.longWindow, at: now)
        let short = flow(over: Self.window, at: now)
        return long.arriving < long.offered * share && short.arriving < short.offered
    }

    /// What was sent for the first time, and what arrived, bits a second.
    private struct Flow {
        let offered: Double
        let arriving: Double
        var isFilling: Bool { arriving < offered * 0.9 }
        var isEmptying: Bool { arriving > offered * 1.1 }
    }

    private mutating func flow(over window: Duration, at now: ContinuousClock.Instant) -> Flow {
        Flow(
            offered: Double(offered.bitsPerSecond(over: window, at: now)),
            arriving: Double(arrived.bitsPerSecond(over: window, at: now)))
    }

    private mutating func end(at now: ContinuousClock.Instant) {
        if let carried = overuse?.carried {
            trend.hadQueue()
            ceiling = carried
            capacity = floored(max(capacity ?? 0, carried * 0.9))
        } else {
            ceiling = nil
        }
        overuse = nil
        nextGrowth = now + .milliseconds(200)
    }

    private mutating func cancel(at now: ContinuousClock.Instant) {
        guard let state = overuse else { return }
        trend.rebase(at: now)
        capacity = state.capacity
        ceiling = nil
        overuse = nil
        nextGrowth = now
    }

    private func floored(_ bits: Double) -> Double { max(bits, Double(minimum)) }
}
