/// One session from its start over all its suspensions to its end: what comes of a connection that is lost, of the
/// app's and the machine's own pauses, and of each attempt to resume. Owns no clock, task or connection; `CastSession`
/// feeds it and carries out its actions.
///
/// A session that loses its connection is suspended and tries to resume by itself, on `ReconnectionSchedule`, until it
/// has been without a connection for `limit`; a limit of zero ends it at once. The Cast SDK gives up in its own time,
/// which it does not document; ours is `CastOptions.reconnectionLimit`. A session that was suspended on purpose is
/// held: it tries nothing and gives up nothing until it is resumed. Sleep does not count towards the limit: where the
/// clock has jumped, the schedule and the limit begin anew.
///
/// A connection that is lost again before it has held for a while belongs to the same trouble (`LossSeries`): the
/// schedule goes on where it was, and the limit counts all the time without a connection since the first of these
/// losses, so that a device that breaks off at each request is tried ever more seldom and then left.
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
        /// Once for each suspension, before its first attempt; for a session from an earlier process, once its
        /// application has been found.
        case tellWillResume
        /// Reach the device and join the very application session again.
        case attempt
        /// The attempt that is under way is not wanted any more.
        case abandonAttempt
        case tellResumed
        /// Find out whether the connection still stands.
        case probe
        case end(CastError?)
    }

    /// What happens outside and bears on the connection.
    package enum News: Equatable, Sendable {
        /// The device was heard.
        case announced
        case networkChanged(isReachable: Bool)
        case willSleep
        case woke
    }

    /// An attempt that is younger is left to itself when there is news.
    static let freshAttempt = Duration.milliseconds(500)
    /// A timer that comes later than this by the clock slept with the machine.
    static let jump = Duration.seconds(5)
    /// What a session that does not reconnect by itself gets when it is resumed on purpose.
    static let leastLimit = Duration.seconds(10)
    /// As often may announcements of the device begin an attempt at once in one suspension: anybody in the network can
    /// announce it.
    static let announcementLimit = 8
    /// After that, they begin one no sooner than this after the one before.
    static let announcementPause = Duration.seconds(1)

    package private(set) var phase: Phase
    /// Of the connection that stands: the trouble that it came out of, until it has held for long enough.
    private var series: LossSeries?
    private let limit: Duration
    /// From an earlier process: nobody is told of it before its application has been found.
    private let isSilent: Bool
    private var isReachable = true
    /// Counts events, so that whoever carries out actions notices that another event has come in between.
    package private(set) var revision = 0

    package init(limit: Duration) {
        self.limit = limit
        isSilent = false
        phase = .starting
    }

    /// A session that an earlier process has left behind; `resume` makes it begin.
    package init(resumingFrom reason: ConnectionSuspendReason, limit: Duration, at now: ContinuousClock.Instant) {
        self.limit = limit
        isSilent = true
        phase = .suspended(Suspension(reason: reason, schedule: ReconnectionSchedule(at: now)))
    }

    package var suspension: Suspension? {
        if case .suspended(let suspension) = phase { suspension } else { nil }
    }

    /// When `deadlinePassed` has something to do.
    package var nextDeadline: ContinuousClock.Instant? {
        guard let suspension else { return nil }
        guard case .waiting(let until) = suspension.resumption else { return suspension.givesUpAt }
        return min(until, suspension.givesUpAt ?? until)
    }

    package mutating func started() {
        revision += 1
        phase = .connected
    }

    /// The connection has gone without this side's will.
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

    /// Pauses the session on purpose.
    package mutating func suspend(_ reason: ConnectionSuspendReason, at now: ContinuousClock.Instant) -> [Action] {
        hold(reason, givesUpAt: nil, at: now)
    }

    /// Goes on with a session that is held, or tries again at once.
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

    /// The device was reached; the application is still to be joined.
    package mutating func attemptOpened() {
        guard var suspension, case .attempting(let since, _) = suspension.resumption else { return }
        revision += 1
        suspension.resumption = .attempting(since: since, isOpen: true)
        phase = .suspended(suspension)
    }

    /// `isFinal` where another attempt can't succeed: the application session is gone.
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

    /// A session that was suspended to be moved goes on over a connection that stands already.
    package mutating func continueElsewhere(at now: ContinuousClock.Instant) -> [Action] {
        guard var suspension, suspension.resumption == .held else { return [] }
        revision += 1
        suspension.resumption = .attempting(since: now, isOpen: true)
        suspension.willResumeWasTold = true
        phase = .suspended(suspension)
        return [.tellWillResume]
    }

    /// The very application session was joined again.
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

    /// Ends a session that is suspended, on purpose.
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

    /// An attempt that has reached the device, or has only just begun, is left to end by itself; the schedule begins
    /// anew behind it.
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
    /// A schedule whose first slot is being used.
    fileprivate static func begun(at now: ContinuousClock.Instant) -> ReconnectionSchedule {
        var schedule = ReconnectionSchedule(at: now)
        schedule.skipFirst()
        return schedule
    }
}
