import NIOCore
import Testing

@testable import CastStreaming

@Suite struct StreamingReceiverTests {
    @Test func aFrameComesOutAsSoonAsItIsWholeWithItsTime() {
        var bench = ReceiverBench()
        bench.report(1)
        bench.now = .milliseconds(20)
        let packets = bench.frame(1, 0, packets: 3, key: true)
        bench.take(packets[0])
        bench.take(packets[2])
        #expect(bench.given.isEmpty)
        bench.take(packets[1])
        #expect(bench.given.count == 1)
        #expect(bench.given.first?.playout == .milliseconds(400))
        #expect(bench.given.first?.at == .milliseconds(20))
        #expect(bench.given.first?.payload == ReceiverBench.payload(0, packets: 3))
    }

    @Test func framesComeInOrderWhateverOrderTheirPacketsHave() {
        var bench = ReceiverBench()
        bench.report(1)
        let frames = (0..<4).map { bench.frame(1, Int64($0), packets: 2, key: $0 == 0) }
        for frame in frames.reversed() { bench.take(Array(frame.reversed())) }
        #expect(bench.given.map(\.id.value) == [0, 1, 2, 3])
        for frame in frames { bench.take(frame) }
        #expect(bench.given.count == 4)
        #expect(bench.receiver.statistics.streams[1].repeatedPackets == 8)
    }

    @Test func aLostFrameOfSoundIsPassedOverWhenItsTimeHasCome() {
        var bench = ReceiverBench()
        bench.report(0)
        bench.take(bench.frame(0, 0))
        _ = bench.frame(0, 1)
        for id in 2..<6 { bench.take(bench.frame(0, Int64(id))) }
        #expect(bench.given.map(\.id.value) == [0])
        // Frame 1 is captured at 10 ms and to be heard at 410.
        bench.advance(by: .milliseconds(389))
        #expect(bench.given.count == 1)
        bench.advance(by: .milliseconds(2))
        #expect(bench.given.map(\.id.value) == [0, 2, 3, 4, 5])
        #expect(bench.events == [.skipped(stream: 0, frames: 1)])
        #expect(bench.reports.last?.feedback?.checkpoint == FrameID(5))
    }

    @Test func aPictureThatOthersNeedIsWaitedForAndAKeyFrameAskedFor() {
        var bench = ReceiverBench()
        bench.report(1)
        bench.take(bench.frame(1, 0, key: true))
        let lost = bench.frame(1, 1)
        for id in 2..<8 { bench.take(bench.frame(1, Int64(id))) }
        bench.advance(by: .milliseconds(530))
        #expect(bench.given.map(\.id.value) == [0])
        #expect(!bench.reports.contains { $0.asksForKeyFrame })
        // Captured at 33 ms, to be seen at 433, waited for until 533.
        bench.advance(by: .milliseconds(10))
        #expect(bench.reports.filter(\.asksForKeyFrame).count == 1)
        bench.advance(by: .milliseconds(500))
        #expect(bench.reports.filter(\.asksForKeyFrame).count == 3)
        bench.take(lost)
        #expect(bench.given.map(\.id.value) == [0, 1, 2, 3, 4, 5, 6, 7])
        bench.advance(by: .seconds(2))
        #expect(bench.reports.filter(\.asksForKeyFrame).count == 3)
        #expect(!bench.events.contains { if case .skipped = $0 { true } else { false } })
    }

    @Test func aGapIsLeftForAKeyFrameOnlyWhenNothingOfItCouldBeSeenAnyMore() {
        var bench = ReceiverBench()
        bench.report(1)
        bench.take(bench.frame(1, 0, key: true))
        _ = bench.frame(1, 1)
        for id in 2..<5 { bench.take(bench.frame(1, Int64(id))) }
        bench.take(bench.frame(1, 5, key: true))
        // Frame 4 is captured at 133 ms and to be seen at 533; a frame leaves 20 ms before.
        bench.advance(by: .milliseconds(512))
        #expect(bench.given.map(\.id.value) == [0])
        bench.advance(by: .milliseconds(2))
        #expect(bench.given.map(\.id.value) == [0, 5])
        #expect(bench.events.contains(.skipped(stream: 1, frames: 4)))
        // What belongs to the gap is late.
        bench.take(bench.frame(1, 3))
        #expect(bench.given.count == 2)
    }

    @Test func aFrameWhoseReferenceWasPassedOverNeverComesOut() {
        var bench = ReceiverBench()
        bench.report(1)
        bench.take(bench.frame(1, 0, key: true))
        _ = bench.frame(1, 1)
        // Needs nothing itself, but what follows builds on the lost one.
        bench.take(bench.frame(1, 2, after: 2))
        bench.take(bench.frame(1, 3, after: 1))
        bench.take(bench.frame(1, 4, after: 2))
        bench.advance(by: .milliseconds(600))
        #expect(bench.given.map(\.id.value) == [0, 2, 4])
        #expect(bench.reports.contains { $0.asksForKeyFrame })
    }

    @Test func theTimeOfAFrameFollowsTheNewDelayFromItsFrameOn() {
        var bench = ReceiverBench()
        bench.report(0)
        let frames = [bench.frame(0, 0), bench.frame(0, 1), bench.frame(0, 2, delay: .milliseconds(600))]
        bench.take(frames[0])
        bench.take(frames[2])
        bench.take(frames[1])
        #expect(bench.given.map(\.playout) == [.milliseconds(400), .milliseconds(410), .milliseconds(620)])
        #expect(bench.events == [.playoutDelay(stream: 0, .milliseconds(600))])
        #expect(bench.reports.last?.feedback?.playoutDelay == .milliseconds(600))
    }

    @Test func aShorterDelayLetsNothingBeSeenBeforeAnEarlierFrame() {
        var bench = ReceiverBench()
        bench.report(0)
        bench.take(bench.frame(0, 0))
        bench.take(bench.frame(0, 1, delay: .milliseconds(100)))
        bench.take(bench.frame(0, 2))
        #expect(bench.given.map(\.playout) == [.milliseconds(400), .milliseconds(400), .milliseconds(400)])
    }

    @Test func framesBeforeAnyReportAreTimedByTheirArrival() {
        var bench = ReceiverBench()
        bench.now = .seconds(3)
        bench.take(bench.frame(0, 0))
        bench.now = .seconds(3) + .milliseconds(25)
        bench.take(bench.frame(0, 1))
        #expect(bench.given.map(\.playout) == [.milliseconds(3_400), .milliseconds(3_410)])
    }

    @Test func theDecodersRequestIsRepeatedUntilANewerKeyFrameComes() {
        var bench = ReceiverBench()
        bench.report(1)
        bench.take(bench.frame(1, 0, key: true))
        bench.receiver.requestKeyFrame(stream: 1, at: ReceiverBench.origin + bench.now)
        bench.advance(by: .milliseconds(510))
        #expect(bench.reports.filter(\.asksForKeyFrame).map(\.at) == [.zero, .milliseconds(250), .milliseconds(500)])
        bench.take(bench.frame(1, 1))
        bench.advance(by: .milliseconds(250))
        #expect(bench.reports.filter(\.asksForKeyFrame).count == 4)
        bench.take(bench.frame(1, 2, key: true))
        bench.advance(by: .seconds(1))
        #expect(bench.reports.filter(\.asksForKeyFrame).count == 4)
    }

    /// The 15 seconds are the sender's, which begin with the answer.
    @Test func aFirstFrameAtTheLastMomentIsInTime() {
        var bench = ReceiverBench()
        bench.advance(by: .milliseconds(15_900))
        #expect(!bench.events.contains(.silence))
        bench.advance(by: .milliseconds(100))
        #expect(bench.events == [.silence])
    }

    @Test func silenceIsSaidOnceAndAgainAfterTheSenderWasHeard() {
        var bench = ReceiverBench()
        bench.take(bench.frame(0, 0))
        bench.advance(by: .milliseconds(14_999))
        #expect(!bench.events.contains(.silence))
        bench.advance(by: .seconds(20))
        #expect(bench.events.filter { $0 == .silence }.count == 1)
        bench.take(bench.frame(0, 1))
        bench.advance(by: .seconds(15))
        #expect(bench.events.filter { $0 == .silence }.count == 2)
    }
}
