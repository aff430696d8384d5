import Testing

@testable import CastStreaming

@Suite struct ReceptionRecordTests {
    private let origin = ContinuousClock.now

    private func record(_ numbers: [UInt16]) -> ReceptionRecord {
        var record = ReceptionRecord(timeBase: 90_000, at: origin)
        for number in numbers { record.note(number, timestamp: .zero, at: origin) }
        return record
    }

    @Test func lossesAreCountedAcrossTheWrap() {
        var record = record([65_533, 65_534, 0, 1, 3])
        let block = record.report(ssrc: 1, lastSenderReport: nil, at: origin)
        #expect(block.cumulativeLost == 2)
        #expect(block.highestSequence == 65_536 + 3)
        // 2 of 7, in 256ths.
        #expect(block.fractionLost == 73)
        #expect(block.lastSenderReport == 0)
        #expect(record.report(ssrc: 1, lastSenderReport: nil, at: origin).fractionLost == 0)
    }

    @Test func whatComesLateIsNotLost() {
        #expect(record([10, 13, 11, 12]).lost == 0)
    }

    @Test func oneWildNumberIsNotBelievedTwoAre() {
        #expect(record([10, 40_000, 11, 12]).lost == 0)
        var moved = record([10, 40_000, 40_001, 40_002])
        #expect(moved.lost == 0)
        #expect(moved.report(ssrc: 1, lastSenderReport: nil, at: origin).highestSequence == 40_002)
    }

    @Test func jitterIsTheMeanDifferenceOfTransitTimes() {
        var record = ReceptionRecord(timeBase: 90_000, at: origin)
        for index in 0..<200 {
            let late: Duration = index % 2 == 0 ? .zero : .milliseconds(8)
            record.note(
                UInt16(index), timestamp: RTPTimestamp(ticks: Int64(index) * 3_000),
                at: origin + .nanoseconds(Int64(index) * 33_333_333) + late)
        }
        #expect(record.jitter > .milliseconds(7) && record.jitter < .milliseconds(9))
    }
}

@Suite struct ReorderWatchTests {
    private let origin = ContinuousClock.now
    private let limit = Duration.milliseconds(30)

    @Test func aLatePacketGivesTheNextOnesTime() {
        var watch = ReorderWatch()
        watch.noteFrontier(65_535, revealsGap: false, at: origin)
        watch.noteFrontier(2, revealsGap: true, at: origin)
        #expect(watch.grace(atMost: limit, at: origin) == .zero)
        watch.noteFiller(0, at: origin + .milliseconds(8))
        #expect(watch.grace(atMost: limit, at: origin + .milliseconds(8)) == .milliseconds(10))
        #expect(watch.grace(atMost: limit, at: origin + .milliseconds(508)) == .milliseconds(5))
        #expect(watch.grace(atMost: limit, at: origin + .seconds(2)) == .zero)
    }

    @Test func aRepeatedPacketHasANumberOfItsOwnAndSaysNothing() {
        var watch = ReorderWatch()
        watch.noteFrontier(10, revealsGap: false, at: origin)
        watch.noteFrontier(12, revealsGap: true, at: origin)
        watch.noteFiller(13, at: origin + .milliseconds(25))
        watch.noteFiller(12, at: origin + .milliseconds(25))
        watch.noteFiller(10, at: origin + .milliseconds(25))
        #expect(watch.grace(atMost: limit, at: origin + .milliseconds(25)) == .zero)
    }

    /// After 65,536 packets a repair's own number may lie in a gap of long ago.
    @Test func aGapOfLongAgoTellsNothing() {
        var watch = ReorderWatch()
        watch.noteFrontier(10, revealsGap: false, at: origin)
        watch.noteFrontier(12, revealsGap: true, at: origin)
        let later = origin + .seconds(60)
        watch.noteFiller(11, at: later)
        #expect(watch.grace(atMost: limit, at: later) == .zero)
        watch.noteFrontier(14, revealsGap: true, at: later)
        watch.noteFiller(13, at: later + .milliseconds(8))
        #expect(watch.grace(atMost: limit, at: later + .milliseconds(8)) == .milliseconds(10))
    }

    @Test func theGraceIsBounded() {
        var watch = ReorderWatch()
        watch.noteFrontier(10, revealsGap: false, at: origin)
        watch.noteFrontier(12, revealsGap: true, at: origin)
        watch.noteFiller(11, at: origin + .milliseconds(300))
        #expect(watch.grace(atMost: limit, at: origin + .milliseconds(300)) == limit)
    }
}
