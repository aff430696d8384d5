/// Losses of one session's connection that follow each other closely and count as one problem.
///
/// A connection that holds for a moment does not clear what the session has learned: the position in the schedule and
/// the time without a connection. Otherwise a device that accepts each connection and closes it at the next request
/// would be dialed, and sent that request, without end. The problem is over once a connection has held for as long as
/// the session was without one before, but at least `leastHealth` and at most `mostHealth`.
package struct LossSeries: Equatable, Sendable {
    /// The least time that a connection has to hold. If a network drops connections more often until the session gives
    /// up, it is unusable.
    package static let leastHealth = Duration.seconds(10)
    package static let mostHealth = Duration.seconds(30)

    /// The total time without a connection, over all losses of the series, up to the last reconnection.
    package private(set) var spent = Duration.zero
    /// The position in the schedule when the connection came back.
    package private(set) var schedule: ReconnectionSchedule
    /// See `SessionLifecycle.announcementLimit`.
    package private(set) var attemptsByNews = 0
    private var lostAt: ContinuousClock.Instant
    private var resumedAt: ContinuousClock.Instant?

    package init(lostAt: ContinuousClock.Instant, schedule: ReconnectionSchedule) {
        self.lostAt = lostAt
        self.schedule = schedule
    }

    /// Records that there is a connection again.
    package mutating func resumed(
        on schedule: ReconnectionSchedule, attemptsByNews: Int, at now: ContinuousClock.Instant
    ) {
        spent += max(.zero, now - lostAt)
        self.schedule = schedule
        self.attemptsByNews = attemptsByNews
        resumedAt = now
    }

    package enum LossOutcome: Equatable, Sendable {
        /// The connection had held for long enough: this loss is a new problem.
        case over
        case goesOn
    }

    /// Records that the connection was lost again.
    package mutating func lost(at now: ContinuousClock.Instant) -> LossOutcome {
        guard let resumedAt, now - resumedAt < health else { return .over }
        lostAt = now
        return .goesOn
    }

    /// How long a connection has to hold to end the series.
    package var health: Duration { min(Self.mostHealth, max(Self.leastHealth, spent)) }
}
