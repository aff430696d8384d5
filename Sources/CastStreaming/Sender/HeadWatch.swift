/// Watches the oldest frame that is not acknowledged: receivers acknowledge in order, and some say nothing of later
/// frames until this one is whole.
///
/// It is overdue when enough that was sent after it has arrived, or when the round trip has passed; then the receiver
/// is asked, and if nothing comes of that the frame is sent again. Where nobody answers at all, the pauses double.
struct HeadWatch: Sendable {
    enum Step: Equatable, Sendable {
        case nothing
        /// A report, and its last packet with it, since the receiver can only guess that there is more.
        case ask(withPacket: Bool)
        /// It goes again, and with each attempt one more of those after it: it may be the news of it that was lost, and
        /// a receiver that has it says nothing of it twice.
        /// - namedOnly: Only what the receiver missed at some time, if it ever said.
        case repeatFrames(count: Int, namedOnly: Bool)
        /// Nobody has been heard for a while: the newest frame's last packet alone is repeated, as others do it. A
        /// receiver that hears it tells what it has.
        case kick
    }

    private static let longestPause = Duration.milliseconds(500)

    private(set) var frame: FrameID?
    private var attempts = 0
    /// Of them, those at which nobody was heard.
    private var silentAttempts = 0
    private var lastAttempt: ContinuousClock.Instant?
    private var overtakenAt: ContinuousClock.Instant?

    /// Looks at the oldest frame anew, whether it is wholly sent or not; nil: there is none.
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
            // What overtook it came with news that the frame's own could not outrun by much.
            return overtakenAt.map { min(byTime, $0 + .milliseconds(3)) } ?? byTime
        }
        let pause = min(patience * (1 << max(attempts - 5, 0)), max(Self.longestPause, patience))
        return max(latest, lastAttempt) + pause
    }

    /// - Parameters:
    ///   - isCertain: That it was lost. Before, it may just wait in a queue, which a repetition would make longer.
    ///   - isUrgent: There is no time for asking first.
    ///   - isAnswered: The receiver is one that answers when it is asked.
    ///   - isDeaf: It has not been heard for longer than receivers pause.
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
        // Whoever has begun to repeat goes on.
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
