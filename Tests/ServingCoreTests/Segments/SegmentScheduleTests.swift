import Testing

@testable import ServingCore

@Suite struct SegmentScheduleTests {
    private typealias ID = SegmentSchedule.RunID
    private let first = ID(number: 1)
    private let second = ID(number: 2)

    @Test func aRunGoesAheadIsHeldAndGoesOnWhenThePlayerComesNearer() {
        var schedule = SegmentSchedule(count: 100)
        #expect(schedule.asked(0) == [.start(first, first: 0)])
        #expect(schedule.asked(0) == [])
        #expect(schedule.finished(0, bytes: 5, by: first) == [.deliver(0)])
        #expect(schedule.finished(1, bytes: 5, by: first) == [])
        #expect(schedule.finished(2, bytes: 5, by: first) == [.pause(first)])
        #expect(schedule.runs[first]?.isPaused == true)
        #expect(schedule.asked(1) == [.deliver(1), .resume(first)])
        #expect(schedule.finished(3, bytes: 5, by: first) == [.pause(first)])
        #expect(schedule.asked(5) == [.resume(first)])
        #expect(schedule.finished(4, bytes: 5, by: first) == [])
        #expect(schedule.finished(5, bytes: 5, by: first) == [.deliver(5)])
        #expect(schedule.wanted.isEmpty)
    }

    @Test func aSeekTakesASecondRunAndTheNewestWishTheOldestRun() {
        var schedule = SegmentSchedule(count: 100)
        #expect(schedule.asked(0) == [.start(first, first: 0)])
        #expect(schedule.asked(50) == [.start(second, first: 50)])
        #expect(schedule.asked(90) == [.stop(first), .start(ID(number: 3), first: 90)])
        #expect(schedule.wanted.keys.sorted() == [0, 50, 90])
        let third = ID(number: 3)
        #expect(schedule.finished(90, bytes: 1, by: third) == [.deliver(90)])
        #expect(schedule.finished(91, bytes: 1, by: third) == [])
        #expect(
            schedule.finished(92, bytes: 1, by: third) == [
                .pause(third), .stop(third), .start(ID(number: 4), first: 0),
            ])
        #expect(schedule.runs.keys.map(\.number).sorted() == [2, 4])
    }

    @Test func theRunOfWhoeverHungUpGivesWayToWhoeverWaits() {
        var schedule = SegmentSchedule(count: 100, limits: .init(runs: 1))
        #expect(schedule.asked(0) == [.start(first, first: 0)])
        #expect(schedule.asked(50) == [.stop(first), .start(second, first: 50)])
        #expect(schedule.abandoned(50) == [.stop(second), .start(ID(number: 3), first: 0)])
        #expect(schedule.abandoned(50) == [])
        #expect(schedule.wanted.keys.sorted() == [0])
    }

    @Test func aRunThatAnotherWaitsForTooIsNotForsaken() {
        var schedule = SegmentSchedule(count: 100, limits: .init(runs: 1))
        #expect(schedule.asked(0) == [.start(first, first: 0)])
        #expect(schedule.asked(50) == [.stop(first), .start(second, first: 50)])
        #expect(schedule.asked(51) == [])
        #expect(schedule.abandoned(50) == [])
        #expect(schedule.runs.keys.map(\.number) == [2])
    }

    @Test func whoeverAsksForEverNewSegmentsAndHangsUpKeepsNobodyWaiting() {
        var schedule = SegmentSchedule(count: 1000)
        _ = schedule.asked(0)
        for index in 1..<40 {
            _ = schedule.asked(index * 20)
            if index > 4 { _ = schedule.abandoned((index - 4) * 20) }
        }
        for index in 36..<40 { _ = schedule.abandoned(index * 20) }
        let run = schedule.runs.first { $0.value.next == 0 }
        // The run that it has by then is the second, and it had that before the end of the others.
        #expect(run.map { $0.key.number < 45 } == true)
        _ = schedule.asked(900)
        _ = schedule.asked(940)
        _ = schedule.asked(980)
        #expect(schedule.runs[run?.key ?? first]?.next == 0)
    }

    @Test func fourTimesAsManyWishesDoNotCostSixteenTimesAsMuch() {
        func cost(_ count: Int) -> Duration {
            var schedule = SegmentSchedule(count: 20_000)
            for index in [0, 20, 40, 60] { _ = schedule.asked(index) }
            // Two that have lost their runs get them back, so that the others all wait.
            for index in [40, 60] { _ = schedule.abandoned(index) }
            for index in 5..<count { _ = schedule.asked(index * 20) }
            return (0..<5).map { _ in ContinuousClock().measure { _ = schedule.asked(0) } }.min() ?? .zero
        }
        let (few, many) = (cost(150), cost(600))
        #expect(many < few * 10, "\(few) and \(many)")
    }

    @Test func aRunStopsWhereTheRestIsMade() {
        var schedule = SegmentSchedule(count: 100)
        #expect(schedule.asked(10) == [.start(first, first: 10)])
        #expect(schedule.finished(10, bytes: 1, by: first) == [.deliver(10)])
        #expect(schedule.asked(9) == [.start(second, first: 9)])
        #expect(schedule.finished(9, bytes: 1, by: second) == [.deliver(9), .stop(second)])
        #expect(schedule.asked(9) == [.deliver(9)])
    }

    @Test func aFailureIsToldToThoseWhoWaitForItAlone() {
        var schedule = SegmentSchedule(count: 100)
        let error = ServingError(.programFailed, "no")
        #expect(schedule.asked(0) == [.start(first, first: 0)])
        #expect(schedule.asked(50) == [.start(second, first: 50)])
        #expect(schedule.asked(2) == [])
        #expect(schedule.ended(first, error) == [.fail(0, error), .fail(2, error)])
        #expect(schedule.wanted.keys.sorted() == [50])
        #expect(schedule.ended(first, error) == [])
        #expect(schedule.asked(0) == [.start(ID(number: 3), first: 0)])
    }

    @Test func aFilmThatEndsBeforeItsLengthFailsWhatIsBeyond() {
        var schedule = SegmentSchedule(count: 10)
        #expect(schedule.asked(8) == [.start(first, first: 8)])
        #expect(schedule.asked(9) == [])
        #expect(schedule.finished(8, bytes: 1, by: first) == [.deliver(8)])
        #expect(schedule.ended(first, nil) == [.fail(9, nil)])
        #expect(schedule.asked(10) == [.fail(10, nil)])
        #expect(schedule.asked(-1) == [.fail(-1, nil)])
    }

    @Test func oldSegmentsMakeRoom() {
        var schedule = SegmentSchedule(count: 100, limits: .init(readAhead: 50, mostKept: 3, mostBytes: 1000))
        _ = schedule.asked(0)
        for index in 0..<3 { _ = schedule.finished(index, bytes: 10, by: first) }
        #expect(schedule.asked(0) == [.deliver(0)])
        #expect(schedule.finished(3, bytes: 10, by: first) == [.discard(1)])
        #expect(schedule.finished(4, bytes: 990, by: first) == [.discard(2), .discard(0)])
        #expect(schedule.made.keys.sorted() == [3, 4])
    }

    @Test func skippedSegmentsAreFailedAndLateOnesIgnored() {
        var schedule = SegmentSchedule(count: 100)
        _ = schedule.asked(4)
        _ = schedule.asked(5)
        #expect(schedule.finished(6, bytes: 1, by: first) == [.fail(4, nil), .fail(5, nil)])
        #expect(schedule.wanted.isEmpty)
        #expect(schedule.finished(5, bytes: 1, by: first) == [])
        #expect(schedule.finished(9, bytes: 1, by: ID(number: 77)) == [])
    }
}
