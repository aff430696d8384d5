/// The reaction to packets that wait too long on the path.
extension BandwidthEstimator {
    /// How long a suspected queue may stay unchanged before it is tested.
    private static let patience = Duration.milliseconds(600)
    /// A longer wait is almost always a queue.
    private static let likelyQueue = Duration.milliseconds(120)

    /// Updates the state after packets were acknowledged.
    mutating func watch(isMeasured: Bool, at now: ContinuousClock.Instant) {
        let queue = trend.queueDelay
        if overuse == nil {
            if isMeasured, queue > trend.threshold { begin(queue, at: now) }
            if overuse == nil, queue > DelayTrend.tolerated, now >= nextLook { look(queue, at: now) }
        } else if trend.isFresh, queue * 2 < trend.threshold {
            end(at: now)
        } else {
            follow(queue, at: now)
        }
    }

    private mutating func begin(_ queue: Duration, at now: ContinuousClock.Instant) {
        let isTrusted = isToBeTrusted(queue, at: now)
        overuse = Overuse(since: now, isTrusted: isTrusted, capacity: capacity, queue: queue)
        nextGrowth = now + Self.step
        guard isTrusted else { return }
        let sending = meter.sending(over: .milliseconds(200), at: now)
        let arriving = meter.arriving(over: FlowMeter.window, at: now)
        // If a limit is known already, it was exceeded by little, and the encoder may be using less than it is allowed
        // to.
        capacity = floored(capacity.map { $0 * 0.85 } ?? max(sending / 2, arriving * 0.7))
    }

    /// Whether the first sign of a queue is believed.
    ///
    /// It is believed on a calm path, with one exception: far less is sent than the path has carried before, and all of
    /// it arrives.
    private mutating func isToBeTrusted(_ queue: Duration, at now: ContinuousClock.Instant) -> Bool {
        if isLossy { return false }
        // A queue that fills fast increases the jitter, so that the path does not count as calm.
        if trend.isSteady, queue > longestWander { return true }
        guard trend.isCalm else { return false }
        let isLowered = capacity.map { $0 < meter.mostCarried * 0.75 } ?? false
        return !isLowered || flow(over: FlowMeter.window, at: now).isShort(of: 0.8)
    }

    private mutating func follow(_ queue: Duration, at now: ContinuousClock.Instant) {
        guard var state = overuse else { return }
        state.worstQueue = max(state.worstQueue, queue)
        if flow(over: FlowMeter.window, at: now).isShort(of: 0.75) { state.wasShort = true }
        defer { if overuse != nil { overuse = state } }
        guard now >= state.nextLook else { return }
        state.nextLook = now + Self.step
        guard state.isCertain else { return suspect(&state, queue, at: now) }
        press(&state, queue, at: now)
    }

    /// Measures the path's capacity, and sends less than that until the queue has drained.
    private mutating func press(_ state: inout Overuse, _ queue: Duration, at now: ContinuousClock.Instant) {
        let window = state.isTrusted ? min(now - state.since, FlowMeter.window) : FlowMeter.longWindow
        let flow = flow(over: window, at: now)
        let latest = state.isTrusted ? meter.arriving(over: Self.step, at: now) : flow.arriving
        state.carried = state.carried.map { ($0 + latest) / 2 } ?? latest
        if flow.isFilling || flow.isEmptying { capacity = emptying(state, queue) }
        if flow.isFilling || hasShortened(state) { state.movedAt = now }
        if stays(&state, at: now) { return cancel(at: now) }
        guard state.lowered == nil, now - state.movedAt >= FlowMeter.longWindow else { return }
        capacity = floored(flow.arriving * 0.6)
        state.movedAt = now
    }

    /// Whether the wait stays about as long although far less is sent than the path has carried, and all of it arrives.
    private mutating func stays(_ state: inout Overuse, at now: ContinuousClock.Instant) -> Bool {
        let isLowered = meter.sending(over: FlowMeter.window, at: now) <= meter.mostCarried * 0.75
        guard isLowered else {
            state.lowered = nil
            return false
        }
        let queue = trend.longestQueueDelay
        guard let lowered = state.lowered, queue * 10 >= lowered.queue * 7 else {
            state.lowered = (now, queue)
            return false
        }
        // Only data that was sent since then may be compared with the arrivals.
        guard now - lowered.since >= FlowMeter.longWindow + queue else { return false }
        // Data that arrives now was sent earlier, by the path's delay and the wait.
        let flow = meter.flow(over: FlowMeter.longWindow, way: (trend.base ?? .zero) + queue, at: now)
        return !flow.isFilling && !flow.isEmptying
    }

    /// Waits for evidence of a queue on a path whose delay varies strongly or is not known yet.
    ///
    /// The evidence is a queue that fills, or one that drains when a little less is sent.
    private mutating func suspect(_ state: inout Overuse, _ queue: Duration, at now: ContinuousClock.Instant) {
        if hasShortened(state) { state.movedAt = now }
        if !isLossy, queue > max(Self.likelyQueue, trend.threshold), state.wasShort || queue > longestWander * 2 {
            state.believe(carried: flow(over: FlowMeter.window, at: now).arriving, at: now)
            capacity = emptying(state, queue)
            return
        }
        guard now - state.movedAt >= Self.patience, trend.isKnown else { return }
        let last = flow(over: FlowMeter.longWindow, at: now)
        guard last.isShort(of: 0.8) else { return probe(last.arriving, &state, at: now) }
        state.believe(carried: last.arriving, at: now)
        capacity = emptying(state, queue)
    }

    /// Sends a little less for a while. A queue gets shorter by that; a wait with another cause does not.
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

    /// Looks for a queue even on a path whose delay varies strongly.
    ///
    /// Data that has been missing for a second, and is still missing, waits in a queue or was dropped from it.
    private mutating func look(_ queue: Duration, at now: ContinuousClock.Instant) {
        nextLook = now + Self.step
        let long = flow(over: FlowMeter.longWindow, at: now)
        guard long.isShort(of: 0.75), flow(over: FlowMeter.window, at: now).isShort(of: 1) else { return }
        begin(queue, at: now)
        overuse?.believe(carried: long.arriving, at: now)
        if let overuse { capacity = emptying(overuse, queue) }
    }

    /// Ends the overuse, because packets no longer wait.
    private mutating func end(at now: ContinuousClock.Instant) {
        guard let state = overuse else { return }
        overuse = nil
        if !state.isCertain, state.probed == nil, !isProven(state) {
            // The wait passed by itself.
            trend.wandered(state.worstQueue, at: now)
            capacity = state.capacity.map { max($0, meter.mostCarried) }
            nextGrowth = now
            return
        }
        ceiling = state.carried
        if let carried = state.carried {
            if isProven(state) { trend.hadQueue() }
            meter.carries(carried, at: now)
            capacity = floored(max(capacity ?? 0, carried * 0.9))
        }
        nextGrowth = now + .milliseconds(200)
    }

    /// Ends the overuse, because the wait was not a queue. The capacity is as before.
    private mutating func cancel(at now: ContinuousClock.Instant) {
        guard let state = overuse else { return }
        trend.rebase(wandering: state.worstQueue, at: now)
        capacity = state.capacity
        ceiling = nil
        overuse = nil
        nextGrowth = now
    }

    // MARK: Signs

    /// The bit rate at which the queue drains.
    private func emptying(_ state: Overuse, _ queue: Duration) -> Double {
        floored((state.carried ?? 0) * (queue > .milliseconds(60) ? 0.7 : 0.85))
    }

    private func hasShortened(_ state: Overuse) -> Bool { trend.longestQueueDelay * 10 < state.worstQueue * 7 }

    /// Whether there was certainly a queue: too little arrived, or no variation of the path explains so long a wait.
    private func isProven(_ state: Overuse) -> Bool { state.wasShort || state.worstQueue > longestWander }

    /// The longest wait that a variation of the path's delay can explain.
    private var longestWander: Duration { max(Self.likelyQueue, trend.threshold * 3 / 2) }

    private mutating func flow(over window: Duration, at now: ContinuousClock.Instant) -> FlowMeter.Flow {
        meter.flow(over: window, way: trend.base, at: now)
    }
}
