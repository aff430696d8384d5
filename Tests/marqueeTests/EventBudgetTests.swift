import Testing

@testable import Casting
@testable import marquee

@Suite struct EventBudgetTests {
    private let start = ContinuousClock.now

    /// One in which news have spent what they may.
    private func spent() -> EventBudget {
        var budget = EventBudget(at: start)
        budget.charge(bytes: Int(EventBudget.most - EventBudget.reserve))
        return budget
    }

    @Test("Megabytes of lines are told at once, and what is beyond is counted")
    func burst() {
        var budget = EventBudget(at: start)
        var outcomes: [EventBudget.Outcome] = []
        for _ in 0..<5_000 {
            outcomes.append(budget.take(.news, at: start))
            if outcomes.last != .leaveOut { budget.charge(bytes: 1_024) }
        }
        let written = outcomes.count { $0 == .write(leftOut: 0) }
        #expect(written * 1_024 == Int(EventBudget.most - EventBudget.reserve))
        #expect(outcomes.dropFirst(written).allSatisfy { $0 == .leaveOut })
        #expect(budget.takeLeftOut() == 5_000 - written && budget.takeLeftOut() == 0)
    }

    @Test("News come back once there is room for a second of them, with the number of those before")
    func comesBack() {
        var budget = spent()
        #expect(budget.take(.news, at: start) == .leaveOut)
        #expect(budget.take(.news, at: start + .seconds(0.5)) == .leaveOut)
        #expect(budget.take(.news, at: start + .seconds(1.1)) == .write(leftOut: 2))
        #expect(budget.take(.news, at: start + .seconds(1.1)) == .write(leftOut: 0))
    }

    @Test("What programs act upon has room where news have none, and what is our own always")
    func ranks() {
        var budget = spent()
        #expect(budget.take(.news, at: start) == .leaveOut)
        #expect(budget.take(.course, at: start) == .write(leftOut: 1))
        budget.charge(bytes: Int(EventBudget.reserve))
        #expect(budget.take(.course, at: start) == .leaveOut)
        #expect(budget.take(.own, at: start) == .write(leftOut: 1))
    }

    @Test("A clock that stands still or goes back fills nothing, and no rest saves up more than the most")
    func clock() {
        var budget = spent()
        #expect(budget.take(.news, at: start - .seconds(3_600)) == .leaveOut)
        _ = budget.take(.news, at: start + .seconds(1_000_000))
        budget.charge(bytes: Int(EventBudget.most - EventBudget.reserve))
        #expect(budget.take(.news, at: start + .seconds(1_000_000)) == .leaveOut)
    }

    @Test("How a watch ended is told whatever else is left out")
    func watched() {
        #expect(DeviceWatch.Event(event: "ended", text: "").rank == .own)
        #expect(DeviceWatch.Event(event: "error", text: "").rank == .course)
    }
}
