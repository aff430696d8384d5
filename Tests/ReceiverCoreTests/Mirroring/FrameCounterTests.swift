import MirroredFrames
import NIOCore
import Testing

@testable import CastStreaming
@testable import ReceiverCore

@Suite struct FrameCounterTests {
    private let id = MirroringID(rawValue: 1)
    private let maker = FrameMaker()

    private func counts(_ event: PlayerEvent?) -> MirroringCounts? {
        guard case .mirrored(_, let all)? = event else { return nil }
        return all.first
    }

    @Test func framesInTimeAreShownAtTheirTime() {
        var counter = FrameCounter(.bench)
        for number in 0..<10 {
            let frame = maker.frame(Int64(number), key: number == 0)
            #expect(counter.show(frame, at: frame.frame.referenceTime + .milliseconds(50)).isEmpty)
        }
        let told = counts(counter.report())
        #expect(told?.shown == 10 && told?.late == 0 && told?.broken == 0)
        #expect(told?.delays == Array(repeating: 400, count: 10))
        #expect(counter.report() == nil)
    }

    @Test func aFrameIsLateWhenItComesAFrameAfterItsTime() {
        var counter = FrameCounter(.bench)
        for (number, behind) in [(0, 0), (1, 32), (2, 34)] {
            let frame = maker.frame(Int64(number), key: number == 0)
            _ = counter.show(frame, at: frame.playout + .milliseconds(behind))
        }
        let told = counts(counter.report())
        #expect(told?.shown == 2 && told?.late == 1)
        #expect(told?.delays == [400, 432, 434])
        let seen = [0, 32, 34].enumerated().map { number, late in
            MirroringCounts.Seen(timestamp: .milliseconds(33) * number, lateness: .milliseconds(late))
        }
        #expect(told?.seen == seen)
    }

    @Test func soundMayBe40MillisecondsLate() {
        var counter = FrameCounter(.bench)
        let sound = FrameMaker(stream: 0, interval: .milliseconds(10))
        for (number, behind) in [(0, 0), (1, 40), (2, 41)] {
            let frame = sound.frame(Int64(number), key: true)
            _ = counter.show(frame, at: frame.playout + .milliseconds(behind))
        }
        let told = counts(counter.report())
        #expect(told?.shown == 2 && told?.late == 1)
    }

    @Test func aFrameWithoutItsReferenceIsBrokenUntilAKeyFrame() {
        var counter = FrameCounter(.bench)
        let now = ContinuousClock.now
        #expect(counter.show(maker.frame(0, key: true), at: now).isEmpty)
        // 1 never came.
        #expect(counter.show(maker.frame(2), at: now) == [.needsKeyFrame(id, stream: 1)])
        #expect(counter.show(maker.frame(3), at: now).isEmpty)
        #expect(counter.show(maker.frame(4), at: now + .milliseconds(500)) == [.needsKeyFrame(id, stream: 1)])
        #expect(counter.show(maker.frame(5, key: true), at: now).isEmpty)
        #expect(counter.show(maker.frame(6), at: now).isEmpty)
        // From before the key frame, so gone for a decoder.
        #expect(!counter.show(maker.frame(7, referring: 4), at: now + .seconds(2)).isEmpty)
        let told = counts(counter.report())
        #expect(told?.shown == 3 && told?.broken == 4)
    }

    @Test func aFrameThatComesTwiceOrBackIsBroken() {
        var counter = FrameCounter(.bench)
        let now = ContinuousClock.now
        _ = counter.show(maker.frame(0, key: true), at: now)
        _ = counter.show(maker.frame(1), at: now)
        _ = counter.show(maker.frame(1), at: now)
        _ = counter.show(maker.frame(0, key: true), at: now)
        #expect(counts(counter.report())?.broken == 2)
    }

    @Test func itReportsTwiceASecondWhileFramesCome() {
        var counter = FrameCounter(.bench)
        #expect(counter.nextDeadline == nil)
        let now = ContinuousClock.now
        _ = counter.show(maker.frame(0, key: true), at: now)
        #expect(counter.nextDeadline == now + .milliseconds(500))
        #expect(counter.poll(at: now + .milliseconds(499)) == nil)
        #expect(counts(counter.poll(at: now + .milliseconds(500)))?.shown == 1)
        #expect(counter.nextDeadline == nil)
    }

    @Test func framesOfSomethingElseAreNotCounted() {
        var counter = FrameCounter(.bench)
        let other = FrameMaker(mirroring: MirroringID(rawValue: 2))
        let unknown = FrameMaker(stream: 9)
        #expect(counter.show(other.frame(0, key: true), at: .now).isEmpty)
        #expect(counter.show(unknown.frame(0, key: true), at: .now).isEmpty)
        #expect(counter.report() == nil)
    }

    @Test func itsMemoryIsBounded() {
        var counter = FrameCounter(.bench)
        let now = ContinuousClock.now
        for number in 0..<10_000 { _ = counter.show(maker.frame(Int64(number), key: number == 0), at: now) }
        #expect(counts(counter.report())?.delays.count == MirroringCounts.delayLimit)
        // What is long past can't be referred to any more.
        #expect(!counter.show(maker.frame(10_000, referring: 1), at: now).isEmpty)
    }
}

@Suite struct MirroringStatisticsTests {
    private let id = MirroringID(rawValue: 1)

    @Test func delaysHaveAMedianAndA99thPercentile() {
        var delays = ShownDelays()
        #expect(delays.quantile(0.5) == nil)
        for delay in 1...100 { delays.add(Double(delay)) }
        delays.add(.nan)
        #expect(delays.quantile(0.5) == 50 && delays.quantile(0.99) == 99 && delays.quantile(1) == 100)
        delays.add(1e12)
        delays.add(-5)
        #expect(delays.quantile(1) == 6000 && delays.quantile(0) == 0)
    }

    @Test func gapsInTheNumbersAreFramesThatTheCoreLost() {
        var delivery = FrameDelivery()
        let maker = FrameMaker()
        for number: Int64 in [2, 3, 5, 6, 10] { delivery.frame(maker.frame(number, key: number < 4).frame, of: 1) }
        #expect(delivery.take() == [1: .init(delivered: 5, keys: 2, missing: 6)])
        delivery.frame(maker.frame(11).frame, of: 1)
        #expect(delivery.take() == [1: .init(delivered: 1, keys: 0, missing: 0)])
        #expect(delivery.take().isEmpty)
    }

    @Test func coreAndScreenAreCountedApart() throws {
        var bench = DeviceBench.mirrored()
        bench.screen(
            .mirrored(id, [MirroringCounts(stream: 1, shown: 90, late: 2, skipped: 1, broken: 3, delays: [401, 399])]))
        bench.screen(.mirrored(id, [MirroringCounts(stream: 7, shown: 5)]))
        let measurement = MirroringMeasurement(deliveries: [1: .init(delivered: 96, keys: 7, missing: 4)], refused: 12)
        bench.run { device, now in device.mirroringMeasured(id, measurement, at: now) }
        guard case .statistics(id, let statistics)? = bench.mirroringEvents.first else {
            Issue.record("no statistics")
            return
        }
        let video = try #require(statistics.streams.first { $0.index == 1 })
        #expect(video.delivered == 96 && video.keyFrames == 7 && video.lostInCore == 4)
        #expect(video.shown == 90 && video.lostOnScreen == 6)
        #expect(video.medianDelay == 399 && video.delay99 == 401)
        #expect(statistics.refusedDatagrams == 12)
    }

    @Test func theScreensLastWordCountsAfterTheEnd() throws {
        var bench = DeviceBench.mirrored()
        bench.screen(.mirrored(id, [MirroringCounts(stream: 1, shown: 10)]))
        bench.say(#"{"type":"STOP","requestId":6}"#, .receiver)
        bench.screen(.mirrored(id, [MirroringCounts(stream: 1, shown: 5)]))
        #expect(bench.mirroringEvents.isEmpty)
        bench.wait(MirroringJournal.lastWordLimit)
        guard case .ended(id, _, let statistics)? = bench.mirroringEvents.first else {
            Issue.record("the end was not told")
            return
        }
        #expect(statistics.streams.first { $0.index == 1 }?.shown == 15)
        #expect(bench.device.nextDeadline == nil)
    }

    @Test func aScreenThatNeedsAKeyFrameGetsOneAskedFor() {
        var bench = DeviceBench.mirrored()
        bench.screen(.needsKeyFrame(id, stream: 1))
        #expect(bench.ports == [.requestKeyFrame(id, stream: 1)])
        bench.screen(.needsKeyFrame(MirroringID(rawValue: 9), stream: 1))
        #expect(bench.ports.isEmpty)
    }

    @Test func endedMirroringsThatWaitAreBounded() {
        var journal = MirroringJournal()
        let now = ContinuousClock.now
        var told = 0
        for number in 0..<100 {
            let format = MirroringFormat(id: MirroringID(rawValue: number), streams: [])
            journal.begin(format)
            told += journal.end(format.id, reason: "", at: now).count
        }
        #expect(told == 100 - MirroringJournal.endedLimit)
    }
}
