/// The target delay of a session's streams: hands what they see to `TargetDelayControl`, and what that decides to all
/// of them. Where one stream's receiver can't follow, none changes: sound and pictures would fall apart.
struct SessionDelay: Sendable {
    private var control: TargetDelayControl
    private let canChange: Bool
    /// The longest that the receiver takes.
    private let most: Duration
    /// The last one that was told.
    private var told: Duration

    /// - Parameter bounds: Nil: the delay that was agreed on stays.
    init(_ streams: [StreamParameters], bounds: ClosedRange<Duration>?, at now: ContinuousClock.Instant) {
        let agreed = streams.map(\.targetDelay).max() ?? StreamingLimits.defaultTargetDelay
        canChange = !streams.isEmpty && streams.allSatisfy(\.adaptsPlayoutDelay)
        most = streams.compactMap(\.maximumDelay).reduce(StreamingLimits.maximumTargetDelay, min)
        let bounds = canChange ? bounds.map { [most] in Self.bounded($0, most: most) } : nil
        control = TargetDelayControl(delay: agreed, bounds: bounds ?? agreed...agreed, at: now)
        told = agreed
    }

    /// To the millisecond, 1 ms at least, and not more than the receiver takes.
    private static func bounded(_ bounds: ClosedRange<Duration>, most: Duration) -> ClosedRange<Duration> {
        func bounded(_ delay: Duration) -> Duration {
            .milliseconds(min(max(delay, .milliseconds(1)), most).wholeMilliseconds)
        }
        return bounded(bounds.lowerBound)...bounded(bounds.upperBound)
    }

    /// New bounds, from the next frame of each stream on. Nothing comes of them where the receiver can't follow.
    mutating func setBounds(
        _ bounds: ClosedRange<Duration>, of streams: inout [SenderStream], at now: ContinuousClock.Instant
    ) {
        guard canChange else { return }
        control.setBounds(Self.bounded(bounds, most: most), at: now)
        announce(by: &streams)
    }

    /// The longest that a frame can have now.
    var announced: Duration { control.delay }

    /// A frame was taken.
    mutating func took(
        captured: ContinuousClock.Instant, path: PathState, at now: ContinuousClock.Instant
    ) {
        guard control.isOpen, let repair = path.repairTime else { return }
        control.note(encoding: max(now - captured, .zero), repair: repair, at: now)
    }

    /// The receiver is heard; to be told before what it says is taken. The time until it was heard first is its own.
    mutating func heard(_ path: PathState, at now: ContinuousClock.Instant) {
        control.heard(after: path.isKnown ? path.silence(at: now) : TargetDelayControl.interruption, at: now)
    }

    /// A stream took feedback. Says which delay the receiver uses from now on, where that is another.
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
        // From there on new pictures are refused, as a repair of theirs would come too late.
        let isTooMuch = now - head.captured > stream.inFlightLimit(path, at: now)
        control.noteWaited(since: head.captured, repair: isTooMuch ? path.roundTrip.patience : .zero, at: now)
    }

    /// A stream without frames, as that of a still picture, confirms nothing and is not waited for.
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
    /// From sending a packet until it has arrived when it had to be sent again, as the path is without a queue: its
    /// loss is known a round trip later, and the repetition takes the way there. Nil before anything was measured.
    var repairTime: Duration? { estimator.trend.base.map { $0 * 3 / 2 + jitter * 2 } }
}
