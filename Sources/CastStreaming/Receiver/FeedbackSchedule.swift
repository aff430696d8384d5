/// Decides when the next report to the sender is due.
///
/// A report is due at once when a frame is complete and when the sender reports. It is due a moment after a packet that
/// was here already, because our last report may have been lost. It is also due when something missing has to be named,
/// and otherwise each `interval`. Nothing is due before the sender has been heard. However much the sender sends, the
/// number of reports per second is limited (`PeerLimits`).
struct FeedbackSchedule: Sendable {
    /// Requests do not leave more often than this, whatever arrives.
    private static let shortestPause = Duration.milliseconds(2)
    private static let pauseAfterRepetition = Duration.milliseconds(20)

    private let interval: Duration
    private var sentAt: ContinuousClock.Instant?
    private var wantedAt: ContinuousClock.Instant?
    private var pace = EventPace(burst: PeerLimits.answerBurst, perSecond: PeerLimits.answersPerSecond)

    init(interval: Duration) { self.interval = interval }

    /// Call this when the sender is heard.
    mutating func begin(at now: ContinuousClock.Instant) { if sentAt == nil { sentAt = now } }
    mutating func want(at now: ContinuousClock.Instant) { wantedAt = earlier(wantedAt, now) }

    mutating func sawRepetition(at now: ContinuousClock.Instant) {
        want(at: max(now, (sentAt ?? now) + Self.pauseAfterRepetition))
    }

    mutating func sent(at now: ContinuousClock.Instant) {
        sentAt = now
        wantedAt = nil
        _ = pace.take(at: now)
    }

    /// - Parameter request: When something missing has to be named.
    func due(request: ContinuousClock.Instant?) -> ContinuousClock.Instant? {
        guard let sentAt else { return nil }
        let named = request.map { max($0, sentAt + Self.shortestPause) }
        guard let due = earlier(earlier(wantedAt, named), sentAt + interval) else { return nil }
        return pace.opensAt.map { max(due, $0) } ?? due
    }
}
