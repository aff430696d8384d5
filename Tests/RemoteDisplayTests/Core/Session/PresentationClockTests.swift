import Testing

@testable import RemoteDisplay

/// The app's clock on ours.
struct PresentationClockTests {
    private let start = ContinuousClock.now

    /// Frames every 20 ms; how late each of them was said to be when it came.
    ///
    /// - Parameters:
    ///   - app: the app's time at one of ours.
    ///   - call: how much later than then it calls.
    private func lags(
        _ clock: inout PresentationClock, from: Int = 0, seconds: Int, app: (Duration) -> Duration,
        call: (Int) -> Duration = { _ in .zero }
    ) -> [Duration] {
        (from * 50..<(from + seconds) * 50).map { index in
            let ideal = Duration.milliseconds(20 * index)
            let now = start + ideal + call(index)
            return now - clock.instant(of: app(ideal), at: now)
        }
    }

    @Test func presentationTimesAreAnchoredOnceAndAgainAfterAJump() {
        var clock = PresentationClock(targetDelay: .milliseconds(400))
        #expect(clock.instant(of: .seconds(7), at: start) == start)
        #expect(clock.instant(of: .milliseconds(7_040), at: start + .milliseconds(55)) == start + .milliseconds(40))
        #expect(clock.instant(of: nil, at: start + .seconds(9)) == start + .seconds(9))
        let later = start + .seconds(60)
        #expect(clock.instant(of: .milliseconds(7_080), at: later) == later)
        #expect(clock.instant(of: .milliseconds(7_120), at: later) == later + .milliseconds(40))
        #expect(clock.instant(of: .zero, at: later) == later)
    }

    @Test func whatIsTolerableFollowsTheDelay() {
        var clock = PresentationClock(targetDelay: .milliseconds(400))
        #expect(clock.tolerance == .milliseconds(100))
        clock.targetDelay = .milliseconds(800)
        #expect(clock.tolerance == .milliseconds(200))
        // 150 ms late for good: below a fifth of a second they are made up for slowly.
        _ = lags(&clock, seconds: 1, app: { $0 })
        let late = lags(&clock, from: 50, seconds: 1, app: { $0 - .milliseconds(150) })
        #expect(late.allSatisfy { $0 > .milliseconds(100) })
    }

    @Test func theStepsOfAnEvenAppStayWhatTheyAre() {
        var clock = PresentationClock(targetDelay: .milliseconds(400))
        // Called up to 19 ms late, the first time not at all.
        let all = lags(&clock, seconds: 60, app: { $0 }, call: { .milliseconds($0 * 7 % 20) })
        #expect(all.enumerated().allSatisfy { $1 == .milliseconds($0 * 7 % 20) })
    }

    @Test(arguments: [100, 400, 1_000]) func anAppThatPausedItsClockIsInTimeAgainAfterHalfASecond(delay: Int) {
        var clock = PresentationClock(targetDelay: .milliseconds(delay))
        _ = lags(&clock, seconds: 2, app: { $0 })
        let all = lags(&clock, from: 2, seconds: 60, app: { $0 - .milliseconds(700) })
        #expect(all[0] == .milliseconds(700))
        #expect(all[26...].allSatisfy { $0 <= clock.tolerance }, "well below the target delay")
        #expect(clock.tolerance * 4 <= .milliseconds(max(delay, 80)))
        #expect(all.last ?? .seconds(9) <= PresentationClock.deadBand, "and the rest goes slowly")
    }

    @Test func aSmallLagIsCaughtUpWithAt2PerCent() {
        var clock = PresentationClock(targetDelay: .milliseconds(400))
        _ = lags(&clock, seconds: 2, app: { $0 })
        let all = lags(&clock, from: 2, seconds: 10, app: { $0 - .milliseconds(80) })
        let steps = zip(all, all.dropFirst()).map { $0 - $1 }
        #expect(steps.allSatisfy { $0 >= .zero && $0 <= .milliseconds(11) })
        #expect(all.last ?? .seconds(9) <= PresentationClock.deadBand)
        #expect((all.firstIndex { $0 <= .milliseconds(5) } ?? 0) > 150, "not before three seconds")
    }

    @Test(arguments: [-2_000, 2_000]) func clocksOfDifferentSpeedStayTogether(millionths: Int) {
        var clock = PresentationClock(targetDelay: .milliseconds(100))
        let all = lags(
            &clock, seconds: 300, app: { $0 + $0 * millionths / 1_000_000 }, call: { .milliseconds($0 * 7 % 20) })
        // 0.6 s apart at the end.
        #expect(all.allSatisfy { $0 > .milliseconds(-26) && $0 < .milliseconds(26 + 20) })
    }

    @Test func aStallThatTheAppCatchesUpWithChangesNothing() {
        var clock = PresentationClock(targetDelay: .milliseconds(400))
        _ = lags(&clock, seconds: 2, app: { $0 })
        // For 0.4 s no call; then all that were missed at once.
        let all = lags(&clock, from: 2, seconds: 4, app: { $0 }, call: { .milliseconds(max(0, 120 - $0) * 20) })
        #expect(all.dropFirst(21).allSatisfy { $0 == .zero })
    }

    @Test func anAppThatIsAheadIsBroughtBackWithoutALeapOfASecond() {
        var clock = PresentationClock(targetDelay: .milliseconds(400))
        _ = lags(&clock, seconds: 2, app: { $0 })
        let all = lags(&clock, from: 2, seconds: 30, app: { $0 + .milliseconds(600) })
        #expect(all[0] == .milliseconds(-600))
        #expect(all[26...].allSatisfy { $0 >= .milliseconds(-100) && $0 <= .zero })
        #expect(all.last ?? .seconds(-9) >= .zero - PresentationClock.deadBand)
    }

    @Test func soundThatIsEnqueuedAheadOfItsPicturesMovesNothing() {
        var clock = PresentationClock(targetDelay: .milliseconds(200))
        for index in 0..<1_000 {
            let at = Duration.milliseconds(20 * index)
            #expect(clock.instant(of: at, at: start + at) == start + at)
            #expect(clock.instant(of: at + .milliseconds(300), at: start + at) == start + at + .milliseconds(300))
        }
    }
}
