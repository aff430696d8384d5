/// When the next report to the sender is due, and why.
///
/// At once when a frame is whole and when the sender reports; a moment after a packet that was here already (our last
/// report may have been lost); when something missing has to be named; and else each `interval`. Nothing before the
/// sender has been heard, and however much it sends only so many a second (`PeerLimits`).
struct FeedbackSchedule: Sendable {
    /// Requests don't leave more often than this, whatever arrives.
    private static let shortestPause = Duration.milliseconds(2)
    private static let pauseAfterRepetition = Duration.milliseconds(20)

    private let interval: Duration
    private var sentAt: ContinuousClock.Instant?
    private var wantedAt: ContinuousClock.Instant?
    private var pace = EventPace(burst: PeerLimits.answerBurst, perSecond: PeerLimits.answersPerSecond)

    init(interval: Duration) { self.interval = interval }

    /// The sender has been heard.
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
