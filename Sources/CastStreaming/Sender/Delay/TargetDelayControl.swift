/// Decides the target delay of a session, within bounds.
///
/// The delay is the same for all streams, so that audio and video stay in sync. The need of a frame is the time from
/// its capture to its acknowledgment, or the time that it has waited for one. It is at least the time of the encoder
/// and of one repair. With a delay that long, the receiver's own work is done before the frame is to be seen.
/// - The delay rises if more than the delay was needed twice in two seconds. It rises at once to the needed delay, and
///   by at least a quarter. The picture stands still for a moment at each step, so there should be few steps.
/// - The delay falls if four fifths of the next lower delay were enough for ten seconds. It falls by a sixth at a time,
///   and not sooner than five seconds after the last fall: frames are hurried or left out at each step.
///
/// A change counts once the receiver's feedback has confirmed it, and only then can the next one follow. A rise follows
/// at least a round trip after the confirmation, and half a second after the last rise. A receiver that does not
/// confirm a change for five seconds does not follow changes. The delay then goes back to the last confirmed value, and
/// stays there until other bounds are set.
///
/// A frame that was late because nobody was heard for half a second or more does not count. Such a silence is an
/// interruption, and a delay is not there to bridge it.
struct TargetDelayControl: Hashable, Sendable {
    /// The time that a receiver needs to decode and hand on a frame (for ours, `ReceiverSettings.processingTime`).
    static let margin = Duration.milliseconds(20)
    /// A silence that is this much longer than the round trip explains is an interruption.
    static let interruption = Duration.milliseconds(500)
    static let confirmationLimit = Duration.seconds(5)
    private static let riseWindow = Duration.seconds(2)
    private static let risePause = Duration.milliseconds(500)
    private static let fallPause = Duration.seconds(5)
    /// The least number of tenths of a second with frames, of the hundred in ten seconds. With fewer, nothing is known.
    private static let leastEvidence = 20

    private enum Phase: Hashable, Sendable {
        case settled(since: ContinuousClock.Instant)
        case awaiting(since: ContinuousClock.Instant)
        case stopped
    }

    private(set) var bounds: ClosedRange<Duration>
    /// The decided delay, in whole milliseconds.
    private(set) var delay: Duration
    /// The last delay that the receiver confirmed.
    private(set) var confirmed: Duration
    private var phase: Phase
    private var needs = DelayNeeds()
    /// Frames that were captured earlier do not count.
    private var ignoresBefore: ContinuousClock.Instant?
    private var roseAt: ContinuousClock.Instant?
    private var fellAt: ContinuousClock.Instant?
    /// The delay that the receiver asked for, by using a longer one than it was told.
    private var wished: Duration?

    /// - Parameters:
    ///   - delay: The delay that both ends begin with.
    ///   - bounds: Whole milliseconds. A delay outside of them stays until `setBounds` is called.
    init(delay: Duration, bounds: ClosedRange<Duration>, at now: ContinuousClock.Instant) {
        self.delay = delay
        self.bounds = bounds
        confirmed = delay
        phase = .settled(since: now)
    }

    /// Whether there is anything to decide.
    var isOpen: Bool { bounds.lowerBound < bounds.upperBound }

    /// Whether the receiver has not confirmed the decided delay yet.
    var isAwaiting: Bool {
        if case .awaiting = phase { true } else { false }
    }

    /// Sets other bounds.
    ///
    /// The receiver's request is forgotten, and whether it follows changes is tested again. The delay becomes at once
    /// the one within the bounds that is nearest to the present one.
    mutating func setBounds(_ bounds: ClosedRange<Duration>, at now: ContinuousClock.Instant) {
        self.bounds = bounds
        wished = nil
        let nearest = min(max(delay, bounds.lowerBound), bounds.upperBound)
        if case .stopped = phase { phase = .settled(since: now) }
        change(to: nearest, at: now)
    }

    // MARK: Observations

    /// Records the time that the encoder took, and the time that one repair takes on this path.
    mutating func note(encoding: Duration, repair: Duration, at now: ContinuousClock.Instant) {
        needs.note(encoding + repair + Self.margin, at: now)
    }

    /// Records that the frame that was captured then has arrived now, or still has not.
    ///
    /// - Parameter repair: The additional time that another repair would take.
    mutating func noteWaited(
        since captured: ContinuousClock.Instant, repair: Duration = .zero, at now: ContinuousClock.Instant
    ) {
        if let ignoresBefore, captured < ignoresBefore { return }
        needs.note(now - captured + repair + Self.margin, at: now)
    }

    /// Records that the receiver is heard.
    ///
    /// - Parameter silence: How long its message was overdue.
    mutating func heard(after silence: Duration, at now: ContinuousClock.Instant) {
        guard silence >= Self.interruption else { return }
        ignoresBefore = now
        postpone(at: now)
    }

    /// Records the delay that the receiver says it uses, when it has confirmed the one that it was told.
    ///
    /// A longer delay is a wish of the receiver. It is kept as long as these bounds.
    mutating func stated(_ used: Duration) {
        guard case .settled = phase, used > delay, used <= bounds.upperBound else { return }
        wished = max(wished ?? used, used)
    }

    // MARK: Confirmation

    /// Restarts the time for the confirmation, because no frame has carried the change yet or none could be confirmed.
    mutating func postpone(at now: ContinuousClock.Instant) {
        if case .awaiting = phase { phase = .awaiting(since: now) }
    }

    mutating func confirm(at now: ContinuousClock.Instant) {
        guard case .awaiting = phase else { return }
        confirmed = delay
        phase = .settled(since: now)
    }

    // MARK: Decision

    /// Decides on a new target delay, to be announced now; nil if it does not change.
    mutating func decide(roundTrip: Duration, at now: ContinuousClock.Instant) -> Duration? {
        switch phase {
        case .stopped: return nil
        case .awaiting(let since):
            guard now - since >= Self.confirmationLimit else { return nil }
            phase = .stopped
            guard delay != confirmed else { return nil }
            delay = confirmed
            return delay
        case .settled(let since):
            guard isOpen, let next = risen(since, roundTrip, at: now) ?? fallen(at: now) else { return nil }
            change(to: next, at: now)
            return next
        }
    }

    private mutating func change(to next: Duration, at now: ContinuousClock.Instant) {
        guard next != delay else { return }
        if next > delay { roseAt = now } else { fellAt = now }
        delay = next
        phase = .awaiting(since: now)
    }

    private func risen(
        _ settled: ContinuousClock.Instant, _ roundTrip: Duration, at now: ContinuousClock.Instant
    ) -> Duration? {
        guard delay < bounds.upperBound else { return nil }
        if let roseAt, now - settled < roundTrip || now - roseAt < Self.risePause { return nil }
        if let wished, wished > delay { return wished }
        guard let needed = needs.secondMost(in: Self.riseWindow, at: now), needed > delay else { return nil }
        return min(max(delay * 5 / 4, needed).wholeMillisecondsUp, bounds.upperBound)
    }

    private func fallen(at now: ContinuousClock.Instant) -> Duration? {
        let least = max(bounds.lowerBound, wished ?? bounds.lowerBound)
        guard delay > least, let since = needs.since, now - since >= DelayNeeds.memory else { return nil }
        if let roseAt, now - roseAt < DelayNeeds.memory { return nil }
        if let fellAt, now - fellAt < Self.fallPause { return nil }
        let next = max((delay * 5 / 6).wholeMillisecondsUp, least)
        guard next < delay, needs.count(in: DelayNeeds.memory, at: now) >= Self.leastEvidence,
            let needed = needs.secondMost(in: DelayNeeds.memory, at: now), needed <= next * 4 / 5
        else { return nil }
        return next
    }
}

extension Duration {
    /// Rounded up to whole milliseconds, as on the wire.
    fileprivate var wholeMillisecondsUp: Duration {
        .milliseconds((self + .nanoseconds(999_999)).wholeMilliseconds)
    }
}
