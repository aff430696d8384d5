/// The target delay of a session's streams.
///
/// Hands the observations of all streams to `TargetDelayControl`, and its decisions to all streams. If the receiver
/// can't follow for one stream, the delay of no stream changes, so that audio and video stay in sync.
struct SessionDelay: Sendable {
    private var control: TargetDelayControl
    private let canChange: Bool
    /// The longest delay that the receiver accepts.
    private let most: Duration
    /// The last delay that was reported.
    private var told: Duration

    /// - Parameter bounds: Nil keeps the agreed delay.
    init(_ streams: [StreamParameters], bounds: ClosedRange<Duration>?, at now: ContinuousClock.Instant) {
        let agreed = streams.map(\.targetDelay).max() ?? StreamingLimits.defaultTargetDelay
        canChange = !streams.isEmpty && streams.allSatisfy(\.adaptsPlayoutDelay)
        most = streams.compactMap(\.maximumDelay).reduce(StreamingLimits.maximumTargetDelay, min)
        let bounds = canChange ? bounds.map { [most] in Self.bounded($0, most: most) } : nil
        control = TargetDelayControl(delay: agreed, bounds: bounds ?? agreed...agreed, at: now)
        told = agreed
    }

    /// Bounds in whole milliseconds, at least 1 ms and at most the longest delay that the receiver accepts.
    private static func bounded(_ bounds: ClosedRange<Duration>, most: Duration) -> ClosedRange<Duration> {
        func bounded(_ delay: Duration) -> Duration {
            .milliseconds(min(max(delay, .milliseconds(1)), most).wholeMilliseconds)
        }
        return bounded(bounds.lowerBound)...bounded(bounds.upperBound)
    }

    /// Sets new bounds, from the next frame of each stream on. They have no effect if the receiver can't follow.
    mutating func setBounds(
        _ bounds: ClosedRange<Duration>, of streams: inout [SenderStream], at now: ContinuousClock.Instant
    ) {
        guard canChange else { return }
        control.setBounds(Self.bounded(bounds, most: most), at: now)
        announce(by: &streams)
    }

    /// The longest delay that a frame can have now.
    var announced: Duration { control.delay }

    /// Call this when a frame was accepted.
    mutating func took(
        captured: ContinuousClock.Instant, path: PathState, at now: ContinuousClock.Instant
    ) {
        guard control.isOpen, let repair = path.repairTime else { return }
        control.note(encoding: max(now - captured, .zero), repair: repair, at: now)
    }

    /// Call this when the receiver is heard, before its message is processed.
    ///
    /// The time until it is heard for the first time counts as an interruption.
    mutating func heard(_ path: PathState, at now: ContinuousClock.Instant) {
        control.heard(after: path.isKnown ? path.silence(at: now) : TargetDelayControl.interruption, at: now)
    }

    /// Call this when a stream took feedback. Returns the delay that the receiver uses from now on, if it has changed.
    mutating func took(
        _ feedback: SenderStream.FeedbackResult, of position: Int, _ streams: inout [SenderStream],
        path: PathState, at now: ContinuousClock.Instant
    ) -> Duration? {
        guard control.isOpen || control.isAwaiting else { return nil }
        note(feedback, streams[position], path: path, at: now)
        if let stated = feedback.statedDelay { control.stated(stated) }
        confirm(by: streams, at: now)
        if control.decide(roundTrip: path.roundTrip.value, at: now) != nil { announce(by: &streams) }
        guard control.confirmed != told else { return nil }
        told = control.confirmed
        return told
    }

    private mutating func note(
        _ feedback: SenderStream.FeedbackResult, _ stream: SenderStream, path: PathState,
        at now: ContinuousClock.Instant
    ) {
        if let captured = feedback.oldestDelivered { control.noteWaited(since: captured, at: now) }
        guard let head = stream.history.oldest else { return }
        // Beyond this limit new video frames are refused, because their repair would come too late.
        let isTooMuch = now - head.captured > stream.inFlightLimit(path, at: now)
        control.noteWaited(since: head.captured, repair: isTooMuch ? path.roundTrip.patience : .zero, at: now)
    }

    /// A stream without frames, such as that of a still picture, confirms nothing and is not waited for.
    private mutating func confirm(by streams: [SenderStream], at now: ContinuousClock.Instant) {
        if streams.contains(where: \.delayChange.isAwaited) { return }
        if streams.contains(where: { !$0.delayChange.isPending }) {
            control.confirm(at: now)
        } else {
            control.postpone(at: now)
        }
    }

    private func announce(by streams: inout [SenderStream]) {
        for position in streams.indices { streams[position].delayChange.change(to: control.delay) }
    }
}

extension PathState {
    /// The time from sending a packet until its repetition has arrived, on a path without a queue.
    ///
    /// The loss is known a round trip later, and the repetition takes another half. Nil before anything was measured.
    var repairTime: Duration? { estimator.trend.base.map { $0 * 3 / 2 + jitter * 2 } }
}
