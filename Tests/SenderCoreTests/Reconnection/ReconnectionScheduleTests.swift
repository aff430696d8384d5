import Testing

@testable import SenderCore

@Suite struct ReconnectionScheduleTests {
    private struct Seeded: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private let start = ContinuousClock.now

    /// The attempts of one schedule where each fails after `duration`.
    private func attempts(_ count: Int, each duration: Duration, seed: UInt64) -> [Duration] {
        var (schedule, generator, now) = (ReconnectionSchedule(at: start), Seeded(state: seed), start)
        return (0..<count).map { _ in
            let at = max(now, schedule.nextAttempt(at: now, using: &generator))
            now = at + duration
            return at - start
        }
    }

    @Test func slotsAreThoseOfTheContract() {
        let offsets = (0..<70).map { ReconnectionSchedule.offset(ofSlot: $0) / .seconds(1) }
        #expect(offsets.prefix(6) == [0, 0.25, 0.5, 1, 2, 3])
        #expect(offsets[61] == 59 && offsets[62] == 60)
        #expect(offsets[63...] == [62, 66, 74, 90, 120, 150, 180])
    }

    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func attemptsThatFailAtOnceKeepToTheirSlotsAndAreLateByATenthAtMost(seed: UInt64) {
        let times = attempts(120, each: .zero, seed: seed)
        #expect(times.first == .zero)
        for slot in 1..<times.count {
            let offset = ReconnectionSchedule.offset(ofSlot: slot)
            let pause = offset - ReconnectionSchedule.offset(ofSlot: slot - 1)
            #expect(times[slot] >= offset && times[slot] <= offset + pause * 0.1, "slot \(slot)")
        }
        // Some are late, and not all by as much.
        #expect(Set(times.map { ($0 / .milliseconds(1)).rounded() }.dropFirst(3)).count > 100)
    }

    @Test(arguments: [0.1, 0.9, 3, 10, 45] as [Double])
    func aSlotThatPassesDuringAnAttemptIsLeftOut(seconds: Double) {
        let times = attempts(60, each: .seconds(seconds), seed: 7)
        for (earlier, later) in zip(times, times.dropFirst()) {
            #expect(later - earlier >= .seconds(seconds))
            // Never longer than the attempt, the longest pause and its jitter.
            #expect(later - earlier <= .seconds(seconds + 33))
        }
    }

    @Test func newsStartTheScheduleAnew() {
        var (schedule, generator) = (ReconnectionSchedule(at: start), Seeded(state: 3))
        for _ in 0..<80 { _ = schedule.nextAttempt(at: start + .seconds(500), using: &generator) }
        schedule.restart(at: start + .seconds(700))
        #expect(schedule.nextAttempt(at: start + .seconds(700), using: &generator) == start + .seconds(700))
        let second = schedule.nextAttempt(at: start + .seconds(700), using: &generator)
        #expect(second - start >= .milliseconds(700_250) && second - start <= .milliseconds(700_275))
    }

    @Test func aClockThatJumpsByYearsIsFollowedAtOnce() {
        var (schedule, generator) = (ReconnectionSchedule(at: start), Seeded(state: 3))
        for _ in 0..<10 { _ = schedule.nextAttempt(at: start, using: &generator) }
        let now = start + .seconds(3_000_000_000)
        let next = schedule.nextAttempt(at: now, using: &generator)
        #expect(next >= now && next <= now + .seconds(33))
    }
}
