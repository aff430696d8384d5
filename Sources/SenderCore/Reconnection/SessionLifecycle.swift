/// One session from its start over all its suspensions to its end.
///
/// It decides what follows from a lost connection, from pauses by the app and the machine, and from each attempt to
/// resume. It owns no clock, task or connection; `CastSession` feeds it and carries out its actions.
///
/// A session that loses its connection is suspended and tries to resume by itself on `ReconnectionSchedule`, until it
/// has been without a connection for `limit`. A limit of zero ends it at once. The Cast SDK does not document when it
/// gives up; Marquee's limit is `CastOptions.reconnectionLimit`. A session that was suspended on purpose is held: it
/// neither tries nor gives up until it is resumed. Sleep does not count towards the limit: if the clock has jumped, the
/// schedule and the limit start over.
///
/// A connection that is lost again before it has held for a while belongs to the same problem (`LossSeries`). The
/// schedule goes on from its last position, and the limit counts all time without a connection since the first of these
/// losses. A device that closes the connection at each request is thus dialed less and less often, and then given up.
package struct SessionLifecycle: Equatable, Sendable {
    package enum Phase: Equatable, Sendable {
        case starting
        case connected
        case suspended(Suspension)
        case ended
    }

    package enum Action: Equatable, Sendable {
        /// Say goodbye and close the connection.
        case dropConnection
        case tellSuspended(ConnectionSuspendReason)
        /// Sent once for each suspension, before its first attempt. For a session from an earlier process it is sent
        /// once its application has been found.
        case tellWillResume
        /// Connect to the device and join the same application session again.
        case attempt
        /// Cancel the attempt that is running.
        case abandonAttempt
        case tellResumed
        /// Find out whether the connection still works.
        case probe
        case end(CastError?)
    }

    /// An outside event that affects the connection.
    package enum News: Equatable, Sendable {
        /// Discovery received an announcement of the device.
        case announced
        case networkChanged(isReachable: Bool)
        case willSleep
        case woke
    }

    /// An attempt younger than this is not restarted when there is news.
    static let freshAttempt = Duration.milliseconds(500)
    /// A timer that fires later than this shows that the machine was asleep.
    static let jump = Duration.seconds(5)
    /// The least limit of a session that does not reconnect by itself and is resumed on purpose.
    static let leastLimit = Duration.seconds(10)
    /// The number of attempts in one suspension that announcements of the device may start at once. It is limited
    /// because anybody on the network can announce the device.
    static let announcementLimit = 8
    /// The least time between attempts that announcements start once `announcementLimit` is used up.
    static let announcementPause = Duration.seconds(1)

    package private(set) var phase: Phase
    /// The series of losses that the current connection belongs to, until the connection has held for long enough.
    private var series: LossSeries?
    private let limit: Duration
    /// Whether the session comes from an earlier process. Its resumption is not reported before its application is
    /// found.
    private let isSilent: Bool
    private var isReachable = true
    /// Counts events, so that the caller that carries out actions notices when another event has come in between.
    package private(set) var revision = 0

    package init(limit: Duration) {
        self.limit = limit
        isSilent = false
        phase = .starting
    }

    /// Creates a session that an earlier process has left behind. `resume` starts it.
    package init(resumingFrom reason: ConnectionSuspendReason, limit: Duration, at now: ContinuousClock.Instant) {
        self.limit = limit
        isSilent = true
        phase = .suspended(Suspension(reason: reason, schedule: ReconnectionSchedule(at: now)))
    }

    package var suspension: Suspension? {
        if case .suspended(let suspension) = phase { suspension } else { nil }
    }

    /// When to call `deadlinePassed` next.
    package var nextDeadline: ContinuousClock.Instant? {
        guard let suspension else { return nil }
        guard case .waiting(let until) = suspension.resumption else { return suspension.givesUpAt }
        return min(until, suspension.givesUpAt ?? until)
    }

    package mutating func started() {
        revision += 1
        phase = .connected
    }

    /// Handles a connection that was lost without this side closing it.
    package mutating func connectionLost(
        _ error: CastError, at now: ContinuousClock.Instant, using generator: inout some RandomNumberGenerator
    ) -> [Action] {
        guard phase == .connected else { return [] }
        revision += 1
        guard limit > .zero else { return end(error) }
        guard var series, series.lost(at: now) == .goesOn else { return firstLost(error, at: now) }
        guard series.spent < limit else { return end(.keptBreaking(for: limit, error)) }
        var suspension = Suspension(
            reason: isReachable ? .networkError : .networkNotReachable, schedule: series.schedule,
            givesUpAt: now + (limit - series.spent), series: series, attemptsByNews: series.attemptsByNews,
            failure: error)
        if isReachable {
            suspension.resumption = .waiting(until: suspension.schedule.nextAttempt(at: now, using: &generator))
        }
        phase = .suspended(suspension)
        return [.tellSuspended(suspension.reason)]
    }

    private mutating func firstLost(_ error: CastError, at now: ContinuousClock.Instant) -> [Action] {
        let schedule = ReconnectionSchedule(at: now)
        var suspension = Suspension(
            reason: isReachable ? .networkError : .networkNotReachable, schedule: schedule, givesUpAt: now + limit,
            series: LossSeries(lostAt: now, schedule: schedule), failure: error)
        guard isReachable else {
            phase = .suspended(suspension)
            return [.tellSuspended(suspension.reason)]
        }
        let attempt = begin(&suspension, at: now)
        return [.tellSuspended(suspension.reason)] + attempt
    }

    /// Suspends the session on purpose.
    package mutating func suspend(_ reason: ConnectionSuspendReason, at now: ContinuousClock.Instant) -> [Action] {
        hold(reason, givesUpAt: nil, at: now)
    }

    /// Resumes a session that is held, or tries again at once.
    package mutating func resume(at now: ContinuousClock.Instant) -> [Action] {
        guard var suspension else { return [] }
        revision += 1
        if suspension.resumption == .held {
            suspension.givesUpAt = now + max(limit, Self.leastLimit)
            return begin(&suspension, at: now)
        }
        return startAnew(&suspension, at: now)
    }

    package mutating func heard(_ news: News, at now: ContinuousClock.Instant) -> [Action] {
        if case .networkChanged(let reachable) = news { isReachable = reachable }
        switch phase {
        case .starting, .ended: return []
        case .connected: return heardWhileConnected(news, at: now)
        case .suspended(let suspension): return heard(news, suspension, at: now)
        }
    }

    private mutating func heardWhileConnected(_ news: News, at now: ContinuousClock.Instant) -> [Action] {
        switch news {
        case .announced: return []
        case .woke, .networkChanged(isReachable: true): return [.probe]
        case .willSleep: return hold(.networkNotReachable, givesUpAt: nil, at: now)
        case .networkChanged(isReachable: false):
            guard limit > .zero else {
                revision += 1
                return [.dropConnection] + end(.networkNotReachable)
            }
            return hold(.networkNotReachable, givesUpAt: now + limit, at: now)
        }
    }

    private mutating func heard(
        _ news: News, _ suspension: Suspension, at now: ContinuousClock.Instant
    ) -> [Action] {
        var suspension = suspension
        let isHeld = suspension.resumption == .held
        switch news {
        case .announced:
            guard !isHeld else { return [] }
            revision += 1
            return announced(&suspension, at: now)
        case .woke, .networkChanged(isReachable: true):
            guard isReachable, !isHeld || suspension.reason == .networkNotReachable else { return [] }
            revision += 1
            if news == .woke || suspension.givesUpAt == nil {
                suspension.givesUpAt = now + max(limit, Self.leastLimit)
            }
            return isHeld ? begin(&suspension, at: now) : startAnew(&suspension, at: now)
        case .willSleep:
            return isHeld ? [] : hold(.networkNotReachable, givesUpAt: nil, at: now)
        case .networkChanged(isReachable: false):
            return isHeld ? [] : hold(.networkNotReachable, givesUpAt: suspension.givesUpAt, at: now)
        }
    }

    private mutating func announced(_ suspension: inout Suspension, at now: ContinuousClock.Instant) -> [Action] {
        suspension.attemptsByNews += 1
        guard suspension.attemptsByNews > Self.announcementLimit else { return startAnew(&suspension, at: now) }
        let earliest = (suspension.lastAttempt ?? now) + Self.announcementPause
        if case .waiting(let until) = suspension.resumption, until > earliest {
            suspension.resumption = .waiting(until: max(earliest, now))
        }
        phase = .suspended(suspension)
        return []
    }

    /// Records that the device was reached; the application has yet to be joined.
    package mutating func attemptOpened() {
        guard var suspension, case .attempting(let since, _) = suspension.resumption else { return }
        revision += 1
        suspension.resumption = .attempting(since: since, isOpen: true)
        phase = .suspended(suspension)
    }

    /// Handles a failed attempt.
    ///
    /// - Parameter isFinal: whether further attempts can't succeed because the application session is gone.
    package mutating func attemptFailed(
        _ error: CastError, isFinal: Bool, at now: ContinuousClock.Instant,
        using generator: inout some RandomNumberGenerator
    ) -> [Action] {
        guard var suspension, case .attempting = suspension.resumption else { return [] }
        revision += 1
        guard !isFinal else { return end(error) }
        suspension.failure = error
        suspension.resumption = .waiting(until: suspension.schedule.nextAttempt(at: now, using: &generator))
        phase = .suspended(suspension)
        return []
    }

    /// Continues a session that was suspended for a transfer over a connection that already exists.
    package mutating func continueElsewhere(at now: ContinuousClock.Instant) -> [Action] {
        guard var suspension, suspension.resumption == .held else { return [] }
        revision += 1
        suspension.resumption = .attempting(since: now, isOpen: true)
        suspension.willResumeWasTold = true
        phase = .suspended(suspension)
        return [.tellWillResume]
    }

    /// Records that the same application session was joined again.
    package mutating func attemptSucceeded(at now: ContinuousClock.Instant) -> [Action] {
        guard let suspension, case .attempting = suspension.resumption else { return [] }
        revision += 1
        phase = .connected
        series = suspension.series
        series?.resumed(on: suspension.schedule, attemptsByNews: suspension.attemptsByNews, at: now)
        return suspension.willResumeWasTold ? [.tellResumed] : [.tellWillResume, .tellResumed]
    }

    package mutating func deadlinePassed(at now: ContinuousClock.Instant) -> [Action] {
        guard var suspension, let deadline = nextDeadline, deadline <= now else { return [] }
        revision += 1
        if now - deadline > Self.jump {
            if suspension.givesUpAt != nil { suspension.givesUpAt = now + limit }
            suspension.series = nil
            guard suspension.resumption != .held else {
                phase = .suspended(suspension)
                return []
            }
            return startAnew(&suspension, at: now)
        }
        if let givesUpAt = suspension.givesUpAt, givesUpAt <= now {
            return abandoning(suspension) + end(.gaveUp(after: limit, suspension.failure))
        }
        return begin(&suspension, at: now, anew: false)
    }

    /// Ends a suspended session on purpose.
    package mutating func finish() -> [Action] {
        guard let suspension else { return [] }
        revision += 1
        let abandoning = abandoning(suspension)
        phase = .ended
        return abandoning
    }

    private mutating func hold(
        _ reason: ConnectionSuspendReason, givesUpAt: ContinuousClock.Instant?, at now: ContinuousClock.Instant
    ) -> [Action] {
        let before: [Action]
        switch phase {
        case .starting, .ended: return []
        case .connected: before = [.dropConnection]
        case .suspended(let suspension):
            guard suspension.resumption != .held || suspension.reason != reason else { return [] }
            before = abandoning(suspension)
        }
        revision += 1
        phase = .suspended(
            Suspension(reason: reason, schedule: ReconnectionSchedule(at: now), givesUpAt: givesUpAt))
        return before + [.tellSuspended(reason)]
    }

    private mutating func begin(
        _ suspension: inout Suspension, at now: ContinuousClock.Instant, anew: Bool = true
    ) -> [Action] {
        if anew { suspension.schedule = ReconnectionSchedule.begun(at: now) }
        suspension.resumption = .attempting(since: now, isOpen: false)
        suspension.lastAttempt = now
        let tells = !isSilent && !suspension.willResumeWasTold
        if tells { suspension.willResumeWasTold = true }
        phase = .suspended(suspension)
        return tells ? [.tellWillResume, .attempt] : [.attempt]
    }

    /// Starts a new attempt, unless one has reached the device or has only just begun. In that case it goes on, and
    /// only the schedule starts over.
    private mutating func startAnew(_ suspension: inout Suspension, at now: ContinuousClock.Instant) -> [Action] {
        guard case .attempting(let since, let isOpen) = suspension.resumption else {
            return begin(&suspension, at: now)
        }
        guard !isOpen, now - since >= Self.freshAttempt else {
            suspension.schedule.restart(at: now)
            phase = .suspended(suspension)
            return []
        }
        return [.abandonAttempt] + begin(&suspension, at: now)
    }

    private func abandoning(_ suspension: Suspension) -> [Action] {
        if case .attempting = suspension.resumption { [.abandonAttempt] } else { [] }
    }

    private mutating func end(_ error: CastError?) -> [Action] {
        phase = .ended
        return [.end(error)]
    }
}

extension ReconnectionSchedule {
    /// Returns a schedule whose first slot is used.
    fileprivate static func begun(at now: ContinuousClock.Instant) -> ReconnectionSchedule {
        var schedule = ReconnectionSchedule(at: now)
        schedule.skipFirst()
        return schedule
    }
}
