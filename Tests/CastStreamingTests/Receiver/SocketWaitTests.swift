import Testing

import struct NIOCore.ByteBuffer

@testable import CastStreaming

/// What packets wait in the receiver's own socket, where the processor is busy, is no wait on the path.
@Suite struct SocketWaitTests {
    private static let origin = ReceiverBench.origin

    // MARK: What the receiver says

    /// The block of the report that follows a sender report which was read 40 ms after it had come.
    @Test func theSendersReportCountsFromItsArrival() throws {
        var bench = ReceiverBench(streams: [ReceiverBench.audio])
        bench.now = .milliseconds(90)
        let report = SenderReport(
            ssrc: ReceiverBench.audio.senderSSRC, ntp: NTPClock(origin: Self.origin).timestamp(at: Self.origin),
            timestamp: 0, packetCount: 0, octetCount: 0)
        let datagram = CompoundRTCP.encode([.senderReport(report)])
        bench.receiver.handle(
            datagram, arrival: Self.origin + .milliseconds(50), at: Self.origin + .milliseconds(90))
        bench.advance(by: .zero)
        let block = try #require(bench.reports.first?.block)
        #expect(bench.reports.first?.at == .milliseconds(90))
        #expect(abs(block.delaySinceLastReport.wholeMilliseconds - 40) <= 1)
    }

    @Test func theJitterIsThatOfTheArrivals() throws {
        var bench = ReceiverBench(streams: [ReceiverBench.audio])
        // Each tenth of a second all that came is read at once.
        for id in 0..<40 {
            let arrival = Duration.milliseconds(10 * (id + 1))
            bench.now = .milliseconds((id / 10 + 1) * 100)
            for datagram in bench.frame(0, Int64(id)) {
                bench.receiver.handle(datagram, arrival: Self.origin + arrival, at: Self.origin + bench.now)
            }
            bench.advance(by: .zero)
        }
        #expect(try #require(bench.reports.last?.block).jitter == 0)
    }

    // MARK: What the sender makes of it

    private static func log(_ events: [(ReceiverEventLog.Kind, UInt32)], at timestamp: UInt32 = 9) -> ReceiverEventLog {
        ReceiverEventLog(
            ssrc: 1, frames: [.init(timestamp: timestamp, events: events.map { .init($0.0, milliseconds: $0.1) })])
    }

    @Test func aFrameWasHeldFromItsLastPacketToItsAcknowledgementLessTheRounding() {
        let time = RTPTimestamp(ticks: 9)
        let log = Self.log([(.received(0), 10), (.received(1), 20), (.acknowledged, 80)])
        #expect(log.held(time) == .milliseconds(59))
        #expect(Self.log([(.received(1), 20), (.received(0), 10), (.acknowledged, 21)]).held(time) == .zero)
        // Over the wrap of the 24 bits.
        #expect(Self.log([(.received(0), 0xFF_FFFE), (.acknowledged, 8)]).held(time) == .milliseconds(9))
    }

    @Test func nonsenseInALogIsNoWait() {
        let time = RTPTimestamp(ticks: 9)
        #expect(Self.log([(.acknowledged, 80)]).held(time) == .zero)
        #expect(Self.log([(.received(0), 10)]).held(time) == .zero)
        #expect(Self.log([(.received(0), 80), (.acknowledged, 10)]).held(time) == .zero)
        #expect(Self.log([(.received(0), 10), (.acknowledged, 2_011)]).held(time) == .zero)
        #expect(Self.log([(.received(0), 10), (.acknowledged, 80)], at: 8).held(time) == .zero)
    }

    /// From the third second on every datagram lies in the receiver's socket for 60 ms.
    /// - Returns: The longest queue that the sender saw.
    private func longestQueue(tellsArrival: Bool) -> Duration {
        var rig = SenderRig()
        var receiver = StreamingReceiver(
            streams: [SenderRig.audio, SenderRig.video].map { SenderRig.parameters($0, delay: .milliseconds(400)) },
            at: rig.begin)
        var (taken, longest) = (0, Duration.zero)
        for step in 0..<6_000 {
            let passed = Duration.milliseconds(step)
            if step % 10 == 0 { rig.give(SenderRig.audio, bytes: 160) }
            if step % 33 == 0 { rig.give(SenderRig.video, bytes: 8_000) }
            let wait = Duration.milliseconds(step < 3_000 ? 0 : 60)
            while taken < rig.sent.count, rig.sent[taken].at + wait <= passed {
                let (sent, datagram) = rig.sent[taken]
                receiver.handle(
                    datagram, arrival: rig.begin + (tellsArrival ? sent : passed), at: rig.begin + passed)
                taken += 1
            }
            while let output = receiver.poll(at: rig.begin + passed) {
                if case .send(let datagram) = output { rig.hear(datagram) }
            }
            longest = max(longest, rig.sender.statistics.queueDelay)
            rig.advance(.milliseconds(1))
        }
        return longest
    }

    @Test func aBusyReceiverIsNoQueueWhereItTellsOfItsWait() {
        #expect(longestQueue(tellsArrival: true) < .milliseconds(5))
        #expect(longestQueue(tellsArrival: false) > .milliseconds(50))
    }
}
