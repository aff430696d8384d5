/// Decides the target delay of a session, the same for all its streams so that sound and pictures stay in step, between
/// a least and a greatest.
///
/// What a frame needed is the time from its capture to its acknowledgement, or as long as it has waited for one, and at
/// least what the encoder and one repair take; with that, a receiver's own time is over before the frame is to be seen.
/// - Where more than the delay was needed twice in two seconds it rises, at once to what was needed and by a quarter at
///   least: each step is a moment in which the picture stands, so they are to be few.
/// - Where four fifths of the next lower delay were enough for ten seconds it falls, by a sixth at a time and not
///   sooner than five seconds after the step before: frames are hurried or left out at each.
///
/// A change counts when the receiver's feedback has confirmed it, and only then comes the next, for a rise a round trip
/// later and half a second after the rise before. A receiver that does not confirm one for five seconds does not
/// follow: the delay goes back to what it last confirmed, and stays there until other bounds are set.
///
/// What was late because nobody was heard for half a second or more says nothing: that is an interruption, which a
/// delay is not there to bridge.
struct TargetDelayControl: Hashable, Sendable {
    /// What a receiver has for decoding and handing on (as ours: `ReceiverSettings.processingTime`).
    static let margin = Duration.milliseconds(20)
    /// Silence beyond what the round trip explains.
    static let interruption = Duration.milliseconds(500)
    static let confirmationLimit = Duration.seconds(5)
    private static let riseWindow = Duration.seconds(2)
    private static let risePause = Duration.milliseconds(500)
    private static let fallPause = Duration.seconds(5)
    /// Tenths of a second with frames, of the hundred of ten seconds: of fewer nothing is known.
    private static let leastEvidence = 20

    private enum Phase: Hashable, Sendable {
        case settled(since: ContinuousClock.Instant)
        case awaiting(since: ContinuousClock.Instant)
        case stopped
    }

    private(set) var bounds: ClosedRange<Duration>
    /// As decided; whole milliseconds.
    private(set) var delay: Duration
    /// The last one that the receiver confirmed.
    private(set) var confirmed: Duration
    private var phase: Phase
    private var needs = DelayNeeds()
    /// What was captured before is no measure.
    private var ignoresBefore: ContinuousClock.Instant?
    private var roseAt: ContinuousClock.Instant?
    private var fellAt: ContinuousClock.Instant?
    /// What the receiver asked for by using more than it was told.
    private var wished: Duration?

    /// - Parameters:
    ///   - delay: What both ends begin with.
    ///   - bounds: Whole milliseconds. A delay outside of them stays until `setBounds` says otherwise.
    init(delay: Duration, bounds: ClosedRange<Duration>, at now: ContinuousClock.Instant) {
        self.delay = delay
        self.bounds = bounds
        confirmed = delay
        phase = .settled(since: now)
    }

    /// Whether there is anything to decide.
    var isOpen: Bool { bounds.lowerBound < bounds.upperBound }

    /// Whether the receiver has yet to confirm what was decided.
    var isAwaiting: Bool {
        if case .awaiting = phase { true } else { false }
    }

    /// Other bounds: what the receiver once asked for and whether it follows counts anew. The delay within them that is
    /// nearest to the present one holds at once.
    mutating func setBounds(_ bounds: ClosedRange<Duration>, at now: ContinuousClock.Instant) {
        self.bounds = bounds
        wished = nil
        let nearest = min(max(delay, bounds.lowerBound), bounds.upperBound)
        if case .stopped = phase { phase = .settled(since: now) }
        change(to: nearest, at: now)
    }

    // MARK: What is known

    /// What the encoder took, and what one repair takes on this path.
    mutating func note(encoding: Duration, repair: Duration, at now: ContinuousClock.Instant) {
        needs.note(encoding + repair + Self.margin, at: now)
    }

    /// The frame that was captured then is with the receiver now, or still not.
    ///
    /// - Parameter repair: Beside that, what another repair would take.
    mutating func noteWaited(
        since captured: ContinuousClock.Instant, repair: Duration = .zero, at now: ContinuousClock.Instant
    ) {
        if let ignoresBefore, captured < ignoresBefore { return }
        needs.note(now - captured + repair + Self.margin, at: now)
    }

    /// The receiver is heard.
    ///
    /// - Parameter silence: For how long that was overdue.
    mutating func heard(after silence: Duration, at now: ContinuousClock.Instant) {
        guard silence >= Self.interruption else { return }
        ignoresBefore = now
        postpone(at: now)
    }

    /// The receiver says what it uses though it has confirmed what it was told: more is a wish, kept as long as these
    /// bounds are.
    mutating func stated(_ used: Duration) {
        guard case .settled = phase, used > delay, used <= bounds.upperBound else { return }
        wished = max(wished ?? used, used)
    }

    // MARK: Confirmation

    /// No frame has carried the change yet, or none could be confirmed: its time begins now.
    mutating func postpone(at now: ContinuousClock.Instant) {
        if case .awaiting = phase { phase = .awaiting(since: now) }
    }

    mutating func confirm(at now: ContinuousClock.Instant) {
        guard case .awaiting = phase else { return }
        confirmed = delay
        phase = .settled(since: now)
    }

    // MARK: Decision

    /// A new target delay, to be announced now; nil: it stays.
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
    /// Whole milliseconds, as the wire has them; rounded up.
    fileprivate var wholeMillisecondsUp: Duration {
        .milliseconds((self + .nanoseconds(999_999)).wholeMilliseconds)
    }
}
