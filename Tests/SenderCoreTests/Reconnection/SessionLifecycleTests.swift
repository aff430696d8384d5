import Testing

@testable import SenderCore

/// The state machine of suspensions alone.
@Suite struct SessionLifecycleTests {
    private let start = ContinuousClock.now
    private let lost = CastError(.disconnected, "Lost.")
    private let refused = CastError(.networkError, "Refused.")

    private func connected(limit: Duration = .seconds(60)) -> SessionLifecycle {
        var lifecycle = SessionLifecycle(limit: limit)
        lifecycle.started()
        return lifecycle
    }

    private func fail(
        _ lifecycle: inout SessionLifecycle, at now: ContinuousClock.Instant, isFinal: Bool = false
    ) -> [SessionLifecycle.Action] {
        var generator = Zero()
        return lifecycle.attemptFailed(refused, isFinal: isFinal, at: now, using: &generator)
    }

    @Test func aLossIsToldThenTriedAtOnceThenOnSchedule() {
        var lifecycle = connected()
        #expect(
            lifecycle.connectionLost(lost, at: start) == [.tellSuspended(.networkError), .tellWillResume, .attempt])
        var times: [Double] = []
        var now = start
        for _ in 0..<5 {
            #expect(fail(&lifecycle, at: now) == [])
            guard let next = lifecycle.nextDeadline else { break }
            times.append((next - start) / .seconds(1))
            now = next
            #expect(lifecycle.deadlinePassed(at: next) == [.attempt])
        }
        #expect(times == [0.25, 0.5, 1, 2, 3])
        #expect(lifecycle.attemptSucceeded(at: now) == [.tellResumed])
        #expect(lifecycle.phase == .connected && lifecycle.nextDeadline == nil)
    }

    @Test func itGivesUpAtItsLimitWhateverIsUnderWay() {
        var lifecycle = connected(limit: .seconds(30))
        _ = lifecycle.connectionLost(lost, at: start)
        #expect(lifecycle.nextDeadline == start + .seconds(30))
        let actions = lifecycle.deadlinePassed(at: start + .seconds(30))
        #expect(actions == [.abandonAttempt, .end(.gaveUp(after: .seconds(30), lost))])
        #expect(lifecycle.phase == .ended)
        #expect(fail(&lifecycle, at: start + .seconds(31)) == [] && lifecycle.attemptSucceeded(at: start) == [])
    }

    @Test func withoutALimitALossIsTheEnd() {
        var lifecycle = connected(limit: .zero)
        #expect(lifecycle.connectionLost(lost, at: start) == [.end(lost)])
        #expect(lifecycle.phase == .ended)
    }

    @Test func aHeldSessionTriesNothingAndGivesUpNothing() {
        var lifecycle = connected()
        #expect(lifecycle.suspend(.appBackgrounded, at: start) == [.dropConnection, .tellSuspended(.appBackgrounded)])
        #expect(lifecycle.nextDeadline == nil)
        for news in [.announced, .networkChanged(isReachable: true), .woke] as [SessionLifecycle.News] {
            #expect(lifecycle.heard(news, at: start + .seconds(9)) == [], "\(news)")
        }
        #expect(lifecycle.suspend(.appBackgrounded, at: start) == [])
        #expect(lifecycle.resume(at: start + .seconds(7200)) == [.tellWillResume, .attempt])
        #expect(lifecycle.nextDeadline == start + .seconds(7260))
    }

    @Test func backgroundWhileItReconnectsHoldsItForThatReason() {
        var lifecycle = connected()
        _ = lifecycle.connectionLost(lost, at: start)
        #expect(
            lifecycle.suspend(.appBackgrounded, at: start) == [.abandonAttempt, .tellSuspended(.appBackgrounded)])
        #expect(lifecycle.suspension?.reason == .appBackgrounded)
        #expect(lifecycle.resume(at: start) == [.tellWillResume, .attempt])
    }

    @Test func newsOfTheDeviceStartTheScheduleAnewButNotAnAttemptThatHasReachedIt() {
        var lifecycle = connected()
        _ = lifecycle.connectionLost(lost, at: start)
        #expect(lifecycle.heard(.announced, at: start + .milliseconds(100)) == [])
        #expect(lifecycle.heard(.announced, at: start + .seconds(2)) == [.abandonAttempt, .attempt])
        lifecycle.attemptOpened()
        #expect(lifecycle.heard(.announced, at: start + .seconds(4)) == [])
        _ = fail(&lifecycle, at: start + .seconds(5))
        #expect(lifecycle.deadlinePassed(at: start + .seconds(5)) == [.attempt])
    }

    @Test func aNetworkThatIsGoneIsWaitedForAndNoLongerThanTheLimit() {
        var lifecycle = connected()
        #expect(
            lifecycle.heard(.networkChanged(isReachable: false), at: start)
                == [.dropConnection, .tellSuspended(.networkNotReachable)])
        #expect(lifecycle.heard(.announced, at: start) == [])
        var other = lifecycle
        #expect(
            other.heard(.networkChanged(isReachable: true), at: start + .seconds(20)) == [.tellWillResume, .attempt])
        guard case .end(let error?)? = lifecycle.deadlinePassed(at: start + .seconds(60)).last else {
            Issue.record("it waits for ever")
            return
        }
        #expect(error.description.hasSuffix("."))
    }

    @Test func sleepIsNotCountedAndWakingUpTriesAtOnce() {
        var lifecycle = connected()
        #expect(lifecycle.heard(.willSleep, at: start) == [.dropConnection, .tellSuspended(.networkNotReachable)])
        #expect(lifecycle.nextDeadline == nil)
        #expect(lifecycle.heard(.woke, at: start + .seconds(36_000)) == [.tellWillResume, .attempt])
        #expect(lifecycle.nextDeadline == start + .seconds(36_060))
        var unaware = connected()
        #expect(unaware.heard(.woke, at: start) == [.probe])
    }

    @Test func aClockThatJumpedStartsScheduleAndLimitAnew() {
        var lifecycle = connected(limit: .seconds(30))
        _ = lifecycle.connectionLost(lost, at: start)
        _ = fail(&lifecycle, at: start)
        #expect(lifecycle.deadlinePassed(at: start + .seconds(3600)) == [.attempt])
        #expect(lifecycle.nextDeadline == start + .seconds(3630))
    }

    @Test func aFinalFailureEndsIt() {
        var lifecycle = connected()
        _ = lifecycle.connectionLost(lost, at: start)
        #expect(fail(&lifecycle, at: start, isFinal: true) == [.end(refused)])
    }

    @Test func aSessionOfAnEarlierProcessIsSilentUntilItsApplicationIsFound() {
        var lifecycle = SessionLifecycle(resumingFrom: .appTerminated, limit: .seconds(30), at: start)
        #expect(lifecycle.resume(at: start) == [.attempt])
        #expect(lifecycle.attemptSucceeded(at: start) == [.tellWillResume, .tellResumed])
    }
}

private struct Zero: RandomNumberGenerator {
    mutating func next() -> UInt64 { 0 }
}

extension SessionLifecycle {
    /// On the very moment of a slot.
    mutating func connectionLost(_ error: CastError, at now: ContinuousClock.Instant) -> [Action] {
        var generator = Zero()
        return connectionLost(error, at: now, using: &generator)
    }
}
