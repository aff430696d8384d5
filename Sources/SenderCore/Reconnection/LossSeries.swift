/// Losses of one session's connection that follow each other closely, as one trouble.
///
/// What the session has learned from them (how far the schedule has got, how long it was without a connection) is not
/// cleared by a success that lasts a moment: a device that takes each connection and breaks it off at the next request
/// would otherwise be dialled, and sent that request, without end. The trouble is over once a connection has held for
/// as long as the session was without one before, within `leastHealth` and `mostHealth`.
package struct LossSeries: Equatable, Sendable {
    /// A network that drops connections more often than that, until the session's patience is used up, can't be used.
    package static let leastHealth = Duration.seconds(10)
    package static let mostHealth = Duration.seconds(30)

    /// How long the session was without a connection, all its losses together, up to the last one.
    package private(set) var spent = Duration.zero
    /// How far the attempts had got when the connection came back.
    package private(set) var schedule: ReconnectionSchedule
    /// See `SessionLifecycle.announcementLimit`.
    package private(set) var attemptsByNews = 0
    private var lostAt: ContinuousClock.Instant
    private var resumedAt: ContinuousClock.Instant?

    package init(lostAt: ContinuousClock.Instant, schedule: ReconnectionSchedule) {
        self.lostAt = lostAt
        self.schedule = schedule
    }

    /// A connection stands again.
    package mutating func resumed(
        on schedule: ReconnectionSchedule, attemptsByNews: Int, at now: ContinuousClock.Instant
    ) {
        spent += max(.zero, now - lostAt)
        self.schedule = schedule
        self.attemptsByNews = attemptsByNews
        resumedAt = now
    }

    package enum LossOutcome: Equatable, Sendable {
        /// The connection had held for long enough: this loss is a trouble of its own.
        case over
        case goesOn
    }

    /// The connection has gone again.
    package mutating func lost(at now: ContinuousClock.Instant) -> LossOutcome {
        guard let resumedAt, now - resumedAt < health else { return .over }
        lostAt = now
        return .goesOn
    }

    /// How long a connection has to hold.
    package var health: Duration { min(Self.mostHealth, max(Self.leastHealth, spent)) }
}
