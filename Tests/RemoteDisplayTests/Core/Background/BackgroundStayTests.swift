import Testing

@testable import RemoteDisplay

/// What the background means, and how long it may last.
struct BackgroundStayTests {
    @Test func aSessionLivesThereOnlyWithBothMeasures() {
        for (keeps, hasTask) in [(false, false), (true, false), (false, true), (true, true)] {
            var stay = BackgroundStay()
            stay.keepsConnection = keeps
            if hasTask { stay.began(BackgroundTaskID(rawValue: 1)) }
            #expect(stay.mayHaveSession, "in the foreground always")
            #expect(stay.entered() && !stay.entered() && stay.mayHaveSession == (keeps && hasTask))
            #expect(stay.left() && !stay.left() && stay.mayHaveSession)
        }
    }

    @Test func theEndOfTheTaskEndsASessionOnlyInTheBackground() {
        let id = BackgroundTaskID(rawValue: 7)
        var stay = BackgroundStay()
        #expect(stay.endTask() == .nothing)
        stay.began(id)
        #expect(stay.endTask() == .over(id) && stay.endTask() == .nothing)
        stay.began(id)
        _ = stay.entered()
        #expect(stay.endTask() == .endsSession(id) && stay.task == nil)
    }
}

struct BackgroundAllowanceTests {
    private let start = ContinuousClock.now

    @Test func theTimeIsThatOfTheStayNotOfTheTask() {
        var allowance = BackgroundAllowance()
        let first = allowance.begin()
        #expect(allowance.nextDeadline == nil, "in front it runs as long as it likes")
        allowance.enteredBackground(at: start)
        allowance.enteredBackground(at: start + .seconds(60))
        let second = allowance.begin()
        let over = start + .seconds(180)
        #expect(allowance.nextDeadline == over && allowance.expired(at: over - .nanoseconds(1)).isEmpty)
        #expect(allowance.expired(at: over) == [first, second])
        #expect(allowance.end(first) && !allowance.end(first) && allowance.end(second) && allowance.nextDeadline == nil)
        let late = allowance.begin()
        #expect(allowance.nextDeadline == over && allowance.expired(at: over) == [late], "at once")
        allowance.enteredForeground()
        #expect(allowance.nextDeadline == nil && allowance.expired(at: over).isEmpty)
    }
}
