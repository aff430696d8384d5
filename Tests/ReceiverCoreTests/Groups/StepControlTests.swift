import Testing

@testable import ReceiverCore

/// What is done about a member that is off its group's place.
@Suite struct StepControlTests {
    private let begin = ContinuousClock.now

    private func decide(
        _ control: inout StepControl, _ offset: Double, rate: Double = 1, after seconds: Double = 0
    ) -> StepControl.Decision {
        control.decide(member: 100 + offset * rate, group: 100, rate: rate, at: begin + .seconds(seconds))
    }

    @Test(arguments: [0, 0.079, -0.079])
    func littleIsLeftAlone(offset: Double) {
        var control = StepControl()
        #expect(decide(&control, offset) == .nothing)
    }

    @Test(arguments: [(0.09, 0.96), (-0.09, 1.05), (0.3, 0.95), (-0.3, 1.05), (0.49, 0.95)])
    func moreIsMadeUpForBySpeed(offset: Double, speed: Double) {
        var control = StepControl()
        // 0.09 s in 2 s is 4.5 %, told in whole hundredths.
        let told = decide(&control, offset)
        guard case .rate(let rate) = told else {
            Issue.record("\(told)")
            return
        }
        #expect(abs(rate - speed) < 0.011)
        #expect((rate < 1) == (offset > 0))
        #expect(decide(&control, offset) == .nothing, "it is told once")
    }

    @Test func theNudgeGoesOnUntilItIsSettledAndNotOnlyTolerable() {
        var control = StepControl()
        #expect(decide(&control, 0.2) == .rate(0.95))
        #expect(decide(&control, 0.06) == .rate(0.97), "tolerable, but under way")
        #expect(decide(&control, 0.025) == .rate(1))
        #expect(decide(&control, 0.07) == .nothing, "tolerable, and not under way")
    }

    @Test func theSpeedIsTheGroupsOwnAndHeldWithinWhatAScreenOffers() {
        var control = StepControl()
        #expect(decide(&control, -0.2, rate: 1.5) == .rate(1.5 * 1.05))
        var fastest = StepControl()
        #expect(decide(&fastest, -0.2, rate: 2) == .rate(2))
        #expect(decide(&fastest, 0.2, rate: 2) == .rate(2 * 0.95))
    }

    @Test(arguments: [0.5, -0.5, 40, -40])
    func tooMuchIsSoughtAtOnce(offset: Double) {
        var control = StepControl()
        #expect(decide(&control, offset) == .seek(to: 100))
    }

    @Test func aSeekThatTookItsTimeAimsFurtherTheNextTime() {
        var control = StepControl()
        #expect(decide(&control, -2) == .seek(to: 100))
        _ = decide(&control, -0.3, after: 1)
        #expect(abs(control.lead - 0.3) < 1e-9)
        #expect(decide(&control, -2, rate: 2, after: 6) == .seek(to: 100.6))
        // It led too far by then.
        _ = decide(&control, 0.1, after: 7)
        #expect(abs(control.lead - 0.2) < 1e-9)
    }

    @Test func aScreenThatFallsBackAgainAndAgainIsNotSoughtToDeath() {
        var control = StepControl()
        var seeks: [Int] = []
        for second in 0..<200 {
            if case .seek = decide(&control, -3, after: Double(second)) { seeks.append(second) }
        }
        #expect(seeks == [0, 5, 15, 35, 75, 135, 195])
        _ = decide(&control, 0, after: 200)
        var later: [Int] = []
        for second in 255..<270 {
            if case .seek = decide(&control, -3, after: Double(second)) { later.append(second) }
        }
        #expect(later == [255, 260], "once in step it begins anew")
    }

    @Test func nonsenseIsLeftAlone() {
        var control = StepControl()
        #expect(control.decide(member: .nan, group: 1, rate: 1, at: begin) == .nothing)
        #expect(control.decide(member: 1, group: 1, rate: 0, at: begin) == .nothing)
    }

    /// A screen whose clock runs 2 % fast, and that reports each second, for ten minutes.
    @Test func aScreenThatRunsFastStaysInStep() {
        var control = StepControl()
        var (offset, factor, worst) = (0.3, 1.0, 0.0)
        for second in 0..<600 {
            switch decide(&control, offset, after: Double(second)) {
            case .rate(let rate): factor = rate
            case .seek: Issue.record("sought at \(second) s")
            case .nothing: break
            }
            offset += factor * 1.02 - 1
            if second > 30 { worst = max(worst, abs(offset)) }
        }
        #expect(worst < 0.1)
    }
}
