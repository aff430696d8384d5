/// Watches the oldest unacknowledged frame.
///
/// Receivers acknowledge in order, and some say nothing about later frames until this one is complete. The frame is
/// overdue when enough packets that were sent after it have arrived, or when the round trip has passed. Then the
/// receiver is asked, and if that does not help, the frame is sent again. If nobody answers at all, the pauses double.
struct HeadWatch: Sendable {
    enum Step: Equatable, Sendable {
        case nothing
        /// Send a report, and with it the frame's last packet, because the receiver can only guess that there is more.
        case ask(withPacket: Bool)
        /// Send the frame again, and with each attempt one more of the later frames. The acknowledgment may have been
        /// lost, and a receiver that has a frame does not acknowledge it twice.
        /// - namedOnly: Only packets that the receiver reported missing at some time, if it ever reported any.
        case repeatFrames(count: Int, namedOnly: Bool)
        /// Repeat only the last packet of the newest frame, as other senders do, because nobody has been heard for a
        /// while. A receiver that gets it reports its frames.
        case kick
    }

    private static let longestPause = Duration.milliseconds(500)

    private(set) var frame: FrameID?
    private var attempts = 0
    /// The attempts at which nobody was heard.
    private var silentAttempts = 0
    private var lastAttempt: ContinuousClock.Instant?
    private var overtakenAt: ContinuousClock.Instant?

    /// Looks at the oldest frame, whether it is completely sent or not; nil if there is none.
    mutating func observe(_ head: SentFrame?, path: PathState, at now: ContinuousClock.Instant) {
        guard let head, let latest = head.latest else {
            frame = nil
            return
        }
        if frame != head.id { self = HeadWatch(frame: head.id) }
        let isOvertaken = path.evidence.overtook(latest, jitter: path.jitter)
        if !isOvertaken { overtakenAt = nil } else if overtakenAt == nil { overtakenAt = now }
    }

    private init(frame: FrameID) { self.frame = frame }
    init() {}

    func due(latest: ContinuousClock.Instant, path: PathState) -> ContinuousClock.Instant {
        let patience = path.roundTrip.patience + path.jitter
        guard attempts > 0, let lastAttempt else {
            let byTime = latest + patience
            // The frame's own acknowledgment could not come much later than that of the packets that overtook it.
            return overtakenAt.map { min(byTime, $0 + .milliseconds(3)) } ?? byTime
        }
        let pause = min(patience * (1 << max(attempts - 5, 0)), max(Self.longestPause, patience))
        return max(latest, lastAttempt) + pause
    }

    /// - Parameters:
    ///   - isCertain: The frame is lost. If not, it may wait in a queue, which a repetition would make longer.
    ///   - isUrgent: There is no time to ask first.
    ///   - isAnswered: The receiver answers when it is asked.
    ///   - isDeaf: The receiver has not been heard for longer than receivers pause.
    mutating func attempt(
        _ methods: RepairMethods, isCertain: Bool, isUrgent: Bool, isAnswered: Bool, isDeaf: Bool = false,
        at now: ContinuousClock.Instant
    ) -> Step {
        lastAttempt = now
        guard !isDeaf else {
            attempts = min(attempts + 1, 16)
            silentAttempts = min(silentAttempts + 1, attempts)
            return .kick
        }
        let canAsk = methods.contains(.asking)
        // Once repetition has begun, it continues.
        guard isCertain || attempts > 1 else {
            defer { attempts = max(attempts, 1) }
            return canAsk ? .ask(withPacket: attempts == 0) : .nothing
        }
        defer { attempts = min(attempts + 1, 16) }
        let isFirst = attempts == 0
        guard methods.contains(.wholeFrames) else { return canAsk ? .ask(withPacket: true) : .nothing }
        if isFirst, canAsk, isAnswered, !isUrgent { return .ask(withPacket: true) }
        let isFirstRepetition = isFirst || (attempts == 1 && canAsk && isAnswered && !isUrgent)
        let count = isFirstRepetition ? 1 : attempts - silentAttempts + 1
        return .repeatFrames(count: count, namedOnly: isFirstRepetition)
    }
}
