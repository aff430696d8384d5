import Testing

@testable import SenderCore

/// A device that takes each connection and breaks it off again: what the successes in between do not clear.
@Suite struct LossSeriesTests {
    private let start = ContinuousClock.now
    private let lost = CastError(.disconnected, "Lost.")

    private func connected(limit: Duration = .seconds(60)) -> SessionLifecycle {
        var lifecycle = SessionLifecycle(limit: limit)
        lifecycle.started()
        return lifecycle
    }

    /// Lets each attempt succeed at once and the connection break after `held`, until the end or `duration`.
    private func storm(
        _ lifecycle: inout SessionLifecycle, held: Duration, for duration: Duration
    ) -> (attempts: Int, end: CastError?, after: Duration) {
        var (attempts, now) = (0, start)
        while now - start < duration {
            var actions = lifecycle.connectionLost(lost, at: now)
            while !actions.contains(.attempt) {
                if case .end(let error)? = actions.last { return (attempts, error, now - start) }
                guard let next = lifecycle.nextDeadline else { return (attempts, nil, now - start) }
                now = max(now, next)
                actions = lifecycle.deadlinePassed(at: now)
            }
            attempts += 1
            _ = lifecycle.attemptSucceeded(at: now)
            now += held
        }
        return (attempts, nil, now - start)
    }

    @Test func aDeviceThatBreaksOffAtOnceIsTriedOnScheduleAndLeftAtTheLimit() {
        var lifecycle = connected()
        let outcome = storm(&lifecycle, held: .milliseconds(5), for: .seconds(600))
        #expect(outcome.attempts <= 63, "\(outcome.attempts) attempts: three at first, then one a second")
        #expect(outcome.end?.code == .disconnected)
        #expect(outcome.after >= .seconds(59) && outcome.after <= .seconds(62), "\(outcome.after)")
        #expect(lifecycle.phase == .ended)
    }

    @Test func aConnectionThatHeldLongEnoughEndsTheTrouble() {
        var lifecycle = connected()
        let outcome = storm(&lifecycle, held: LossSeries.leastHealth, for: .seconds(1000))
        #expect(outcome.end == nil && outcome.attempts == 100, "each is a loss of its own, tried at once")
    }

    /// An hour of a network that drops each connection after nine seconds: without one only for moments.
    @Test func timeWithAConnectionDoesNotCountAgainstTheLimit() {
        var lifecycle = connected()
        let outcome = storm(&lifecycle, held: .seconds(9), for: .seconds(30))
        #expect(outcome.end == nil && outcome.attempts == 4)
    }

    @Test func theHealthThatIsAskedForGrowsWithTheTrouble() {
        var series = LossSeries(lostAt: start, schedule: ReconnectionSchedule(at: start))
        series.resumed(on: ReconnectionSchedule(at: start), attemptsByNews: 0, at: start + .seconds(1))
        #expect(series.health == .seconds(10))
        var other = LossSeries(lostAt: start, schedule: ReconnectionSchedule(at: start))
        other.resumed(on: ReconnectionSchedule(at: start), attemptsByNews: 0, at: start + .seconds(20))
        #expect(other.health == .seconds(20))
        #expect(other.lost(at: start + .seconds(39)) == .goesOn)
        other.resumed(on: ReconnectionSchedule(at: start), attemptsByNews: 0, at: start + .seconds(139))
        #expect(other.health == .seconds(30) && other.spent == .seconds(120))
        #expect(other.lost(at: start + .seconds(169)) == .over)
    }

    @Test func announcementsWithoutEndDoNotBeginAttemptsWithoutEnd() {
        var lifecycle = connected()
        _ = lifecycle.connectionLost(lost, at: start)
        var (attempts, now) = (0, start)
        var generator = SystemRandomNumberGenerator()
        while now < start + .seconds(30) {
            _ = lifecycle.attemptFailed(lost, isFinal: false, at: now, using: &generator)
            if let due = lifecycle.nextDeadline, due <= now {
                attempts += lifecycle.deadlinePassed(at: now).count { $0 == .attempt }
            }
            attempts += lifecycle.heard(.announced, at: now).count { $0 == .attempt }
            now += .milliseconds(10)
        }
        #expect(attempts <= SessionLifecycle.announcementLimit + 33, "\(attempts) attempts by 3,000 announcements")
    }
}
