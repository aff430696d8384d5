import NIOCore
import Testing

@testable import CastStreaming

/// Packets that come when their frame is long done with: their 8 bits are those of a frame to come.
@Suite struct LatePacketTests {
    private static let count: Int64 = 300
    /// One that has got sound, one that has got pictures.
    private static let benches = [made(0), made(1)]

    /// A bench that has got frames 0 to 299 of a stream, each in its time, and the packets of all of them.
    private static func made(_ stream: Int) -> (ReceiverBench, [[ByteBuffer]]) {
        var bench = ReceiverBench()
        bench.report(stream)
        var sent: [[ByteBuffer]] = []
        for id in 0..<count {
            sent.append(bench.frame(stream, id, packets: 2, key: stream == 0 || id == 0))
            bench.take(sent[Int(id)])
            bench.advance(by: stream == 0 ? .milliseconds(10) : .milliseconds(33))
        }
        return (bench, sent)
    }

    /// Sound of 10 ms a frame goes round in 2.6 s, pictures in 8.5 s. From 129 frames behind on the 8 bits are nearer
    /// to a frame to come, from 136 on that frame is within the span.
    @Test(arguments: [0, 1], [128, 135, 136, 200, 255, 256, 280])
    func aRepairThatComesTooLateOpensNoFrameToCome(stream: Int, behind: Int) {
        var (bench, sent) = Self.benches[stream]
        let before = bench.receiver.statistics
        #expect(before.streams[stream].finishedFrames == Int(Self.count))
        bench.take(sent[Int(Self.count) - 1 - behind][1])
        bench.advance(by: .milliseconds(100))
        #expect(bench.reports.last?.feedback?.acknowledged == [])
        #expect(bench.reports.last?.feedback?.missing == [])
        #expect(bench.receiver.statistics.streams[stream].heldBytes == 0)
        let repeated = bench.receiver.statistics.streams[stream].repeatedPackets
        #expect(repeated + bench.receiver.statistics.rejected.impossible == 1)
        // All that follows is taken, the frame of the same 8 bits too.
        let given = bench.given.count
        for id in Self.count..<Self.count + 256 { bench.take(bench.frame(stream, id)) }
        #expect(bench.given.dropFirst(given).map(\.id.value) == Array(Self.count..<Self.count + 256))
        #expect(bench.receiver.statistics.streams[stream].droppedFrames == 0)
    }

    /// Whole frames and parts of them, in their turn and ahead of it, with times of the past and of the future.
    @Test(arguments: [true, false], [-7_200, -20, -3, 3, 20, 7_200] as [Int64])
    func oneBadTimeLocksNothingOut(isWhole: Bool, seconds: Int64) {
        var (bench, _) = Self.benches[0]
        var forged = bench.frame(0, Self.count, packets: isWhole ? 1 : 2)[0]
        forged.setInteger(UInt32(truncatingIfNeeded: Self.count * 480 + seconds * 48_000), at: 4)
        bench.take(forged)
        bench.advance(by: .milliseconds(10))
        let given = bench.given.count
        let rest = Self.count + 1..<Self.count + 100
        for id in rest {
            bench.take(bench.frame(0, id))
            bench.advance(by: .milliseconds(10))
        }
        bench.advance(by: .seconds(1))
        #expect(bench.given.dropFirst(given).map(\.id.value).filter { $0 > Self.count } == Array(rest))
    }

    /// Two of them can do that, for as long as a packet may be under way; then the stream goes on.
    @Test func whatTwoBadTimesSayIsForgotten() {
        var times = PassedTimes(timeBase: 1_000)
        let late = RTPTimestamp(ticks: 5)
        for ticks in [10, 20] as [Int64] {
            #expect(!times.areAfter(late))
            times.note(RTPTimestamp(ticks: ticks))
        }
        #expect(times.areAfter(late) && times.areAfter(RTPTimestamp(ticks: 9)))
        #expect(!times.areAfter(RTPTimestamp(ticks: 10)))
        times.note(RTPTimestamp(ticks: 9_000_000))
        #expect(times.areAfter(late) && !times.areAfter(RTPTimestamp(ticks: 30)))
        times.note(RTPTimestamp(ticks: 9_000_030))
        #expect(!times.areAfter(RTPTimestamp(ticks: 30)) && times.areAfter(RTPTimestamp(ticks: 9_000_000 - 15_000)))
        #expect(!times.areAfter(RTPTimestamp(ticks: 9_000_000 - 15_001)))
    }
}
