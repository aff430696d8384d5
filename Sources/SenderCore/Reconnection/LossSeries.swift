/// Losses of one session's connection that follow each other closely and count as one problem.
///
/// A connection that holds for a moment does not clear what the session has learned: the position in the schedule and
/// the time without a connection. Otherwise a device that accepts each connection and closes it at the next request
/// would be dialed, and sent that request, without end. The problem is over once a connection has held for as long as
/// the session was without one before, but at least `leastHealth` and at most `mostHealth`.
struct LossSeries: Equatable, Sendable {
    /// The least time that a connection has to hold. If a network drops connections more often until the session gives
    /// up, it is unusable.
    static let leastHealth = Duration.seconds(10)
    static let mostHealth = Duration.seconds(30)

    /// The total time without a connection, over all losses of the series, up to the last reconnection.
    private(set) var spent = Duration.zero
    /// The position in the schedule when the connection came back.
    private(set) var schedule: ReconnectionSchedule
    /// See `SessionLifecycle.announcementLimit`.
    private(set) var attemptsByNews = 0
    private var lostAt: ContinuousClock.Instant
    private var resumedAt: ContinuousClock.Instant?

    init(lostAt: ContinuousClock.Instant, schedule: ReconnectionSchedule) {
        self.lostAt = lostAt
        self.schedule = schedule
    }

    /// Records that there is a connection again.
    mutating func resumed(
        on schedule: ReconnectionSchedule, attemptsByNews: Int, at now: ContinuousClock.Instant
    ) {
        spent += max(.zero, now - lostAt)
        self.schedule = schedule
        self.attemptsByNews = attemptsByNews
        resumedAt = now
    }

    enum LossOutcome: Equatable, Sendable {
        /// The connection had held for long enough: this loss is a new problem.
        case over
        case goesOn
    }

    /// Records that the connection was lost again.
    mutating func lost(at now: ContinuousClock.Instant) -> LossOutcome {
        guard let resumedAt, now - resumedAt < health else { return .over }
        lostAt = now
        return .goesOn
    }

    /// How long a connection has to hold to end the series.
    var health: Duration { min(Self.mostHealth, max(Self.leastHealth, spent)) }
}
