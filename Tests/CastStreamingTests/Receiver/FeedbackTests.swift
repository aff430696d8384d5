import NIOCore
import Testing

@testable import CastStreaming

@Suite struct FeedbackTests {
    @Test func nothingIsSentBeforeTheSenderIsHeard() {
        var bench = ReceiverBench()
        bench.advance(by: .seconds(5))
        #expect(bench.reports.isEmpty)
    }

    @Test func eachWholeFrameIsToldAtOnce() {
        var bench = ReceiverBench()
        for id in 0..<5 {
            bench.now += .milliseconds(10)
            bench.take(bench.frame(0, Int64(id)))
            #expect(bench.reports.count == id + 1)
            #expect(bench.reports.last?.at == bench.now)
            #expect(bench.reports.last?.wire?.checkpoint == UInt8(id))
        }
    }

    @Test func withoutNewsAReportGoesOutEachTenthOfASecond() {
        var bench = ReceiverBench(streams: [ReceiverBench.audio])
        bench.take(bench.frame(0, 0))
        bench.advance(by: .seconds(1))
        #expect(bench.reports.map(\.at) == (0...10).map { .milliseconds($0 * 100) })
        #expect(bench.reports.allSatisfy { $0.feedback?.missing == [] })
    }

    @Test func aGapIsNamedWhenItIsSeenAndAgainEachThirtyMilliseconds() {
        var bench = ReceiverBench(streams: [ReceiverBench.video])
        let packets = bench.frame(1, 0, packets: 5, key: true)
        bench.take(packets[0])
        bench.now = .milliseconds(5)
        bench.take(packets[3])
        let missing = [1, 2].map { MissingPacket(frame: .first, packet: PacketID($0)) }
        #expect(bench.reports.map(\.at) == [.milliseconds(5)])
        #expect(bench.reports.last?.feedback?.missing == missing)
        bench.advance(by: .milliseconds(29))
        #expect(bench.reports.count == 1)
        bench.advance(by: .milliseconds(1))
        // By now the end of the frame has not come for 30 ms either.
        #expect(bench.reports.last?.at == .milliseconds(35))
        #expect(bench.reports.last?.feedback?.missing == missing + [MissingPacket(frame: .first, packet: 4)])
        bench.take([packets[1], packets[2], packets[4]])
        let count = bench.reports.count
        bench.advance(by: .milliseconds(99))
        #expect(bench.reports.count == count)
    }

    @Test func theEndOfTheNewestFrameIsNamedAfterASilence() {
        var bench = ReceiverBench(streams: [ReceiverBench.video])
        let packets = bench.frame(1, 0, packets: 3, key: true)
        bench.take(packets[0])
        bench.advance(by: .milliseconds(29))
        #expect(bench.reports.isEmpty)
        bench.advance(by: .milliseconds(1))
        #expect(bench.reports.last?.feedback?.missing == [1, 2].map { MissingPacket(frame: .first, packet: $0) })
    }

    @Test func aFrameOfWhichNothingCameIsNamedAsAWholeAndLaterOnesAreAcknowledged() {
        var bench = ReceiverBench(streams: [ReceiverBench.video])
        bench.take(bench.frame(1, 0, key: true))
        _ = bench.frame(1, 1)
        bench.take(bench.frame(1, 2))
        let feedback = bench.reports.last?.feedback
        #expect(feedback?.checkpoint == .first)
        #expect(feedback?.missing == [MissingPacket(frame: FrameID(1), packet: nil)])
        #expect(feedback?.acknowledged == [FrameID(2)])
        bench.take(bench.frame(1, 3))
        #expect(bench.reports.last?.feedback?.acknowledged == [FrameID(2), FrameID(3)])
        // Named within the last 30 ms.
        #expect(bench.reports.last?.feedback?.missing == [])
        #expect(bench.reports.map { $0.feedback?.count } == [0, 1, 2])
    }

    @Test func aPacketThatIsHereAlreadyMakesTheReportComeAgain() {
        var bench = ReceiverBench(streams: [ReceiverBench.audio])
        let packet = bench.frame(0, 0)
        bench.take(packet)
        bench.now = .milliseconds(30)
        bench.take(packet)
        #expect(bench.reports.map(\.at) == [.zero, .milliseconds(30)])
        bench.take(packet)
        #expect(bench.reports.count == 2)
        bench.advance(by: .milliseconds(20))
        #expect(bench.reports.map(\.at) == [.zero, .milliseconds(30), .milliseconds(50)])
    }

    @Test func aSenderReportIsAnsweredAtOnceWithTheTimeSince() throws {
        var bench = ReceiverBench(streams: [ReceiverBench.audio])
        bench.now = .milliseconds(7)
        bench.report(0)
        let block = try #require(bench.reports.last?.block)
        #expect(block.ssrc == 11)
        #expect(block.lastSenderReport != 0)
        #expect(block.delaySinceLastReport == .zero)
        bench.now = .milliseconds(57)
        bench.take(bench.frame(0, 0))
        let later = try #require(bench.reports.last?.block)
        #expect(later.lastSenderReport == block.lastSenderReport)
        #expect(abs(later.delaySinceLastReport.wholeMilliseconds - 50) <= 1)
    }

    @Test func aReportHoldsTheReferenceTimeAndTheLog() throws {
        var bench = ReceiverBench(streams: [ReceiverBench.video])
        bench.take(bench.frame(1, 0, packets: 2, key: true))
        let report = try #require(bench.reports.last)
        #expect(report.packets.count == 4)
        #expect(report.packets.contains { if case .receiverReferenceTime = $0 { true } else { false } })
        let log = try #require(report.log)
        #expect(log.ssrc == 22)
        #expect(log.frames.map(\.timestamp) == [0])
        #expect(log.frames.first?.events.map(\.kind) == [.received(0), .received(1), .acknowledged])
        let origin = ReceiverBench.origin
        bench.receiver.played(
            stream: 1, timestamp: .zero, playout: origin + .milliseconds(400), at: origin + .milliseconds(412))
        bench.advance(by: .milliseconds(100))
        #expect(bench.reports.last?.log?.frames.first?.events.map(\.kind) == [.played(delay: 12)])
    }

    @Test func aStreamWhoseLogIsNotWantedSendsNone() {
        var parameters = ReceiverBench.video
        parameters.sendsEventLog = false
        var bench = ReceiverBench(streams: [parameters])
        bench.take(bench.frame(1, 0, packets: 2, key: true))
        #expect(bench.reports.last?.log == nil)
    }

    @Test func aReportFitsADatagramWhateverIsMissing() {
        var bench = ReceiverBench(streams: [ReceiverBench.video])
        bench.take(bench.frame(1, 0, key: true))
        for id in 1..<60 {
            let packets = bench.frame(1, Int64(id), packets: 40)
            for (number, packet) in packets.enumerated() where number % 2 == 0 { bench.take(packet) }
        }
        bench.advance(by: .seconds(1))
        #expect(bench.reports.count > 10)
        #expect(bench.reports.allSatisfy { !$0.packets.isEmpty })
        #expect(bench.reports.contains { ($0.wire?.losses.count ?? 0) > 200 })
    }
}
