import Testing

import struct NIOCore.ByteBuffer

@testable import CastStreaming

@Suite struct HostileFeedbackTests {
    private func running() -> SenderRig {
        var rig = SenderRig()
        for _ in 0..<6 {
            rig.give(SenderRig.video, bytes: 5_000)
            rig.give(SenderRig.audio, bytes: 200)
            rig.advance(.milliseconds(10))
        }
        // A round trip of 20 ms.
        rig.echoReport(SenderRig.video, held: .milliseconds(40))
        rig.forget()
        return rig
    }

    @Test func wrongSSRCsAreCounted() {
        var rig = running()
        rig.hear([.receiverReport(ReceiverReport(ssrc: 99))])
        let swapped = CastFeedback(
            FrameFeedback(checkpoint: FrameID(5), playoutDelay: .zero), receiverSSRC: 1_001, senderSSRC: 60_000)
        rig.hear([.receiverReport(ReceiverReport(ssrc: 1_001)), .feedback(swapped)])
        #expect(rig.sender.statistics.rejected.foreign == 2)
        #expect(rig.sender.statistics.streams.allSatisfy { $0.finishedFrames == 0 })
    }

    /// The receiver's own clock tells the order of its reports; another clock is followed.
    @Test func aReportThatWasOvertakenChangesNothing() {
        var rig = running()
        let start = UInt64.max - 1 << 31
        func report(_ milliseconds: UInt64, checkpoint: Int64, missing: [MissingPacket] = []) -> [RTCPPacket] {
            let ntp = NTPTimestamp(rawValue: start &+ milliseconds << 32 / 1_000)
            let feedback = CastFeedback(
                FrameFeedback(checkpoint: FrameID(checkpoint), missing: missing, playoutDelay: .milliseconds(400)),
                receiverSSRC: 60_001, senderSSRC: 60_000)
            return [
                .receiverReport(ReceiverReport(ssrc: 60_001)),
                .receiverReferenceTime(ReceiverReferenceTime(ssrc: 60_001, ntp: ntp)), .feedback(feedback),
            ]
        }
        rig.advance(.milliseconds(300))
        rig.hear(report(2_600, checkpoint: 1))
        rig.forget()
        rig.hear(report(2_590, checkpoint: 1, missing: [MissingPacket(frame: FrameID(2), packet: nil)]))
        #expect(rig.packets(SenderRig.video).isEmpty)
        #expect(rig.sender.statistics.rejected.overtaken == 1)
        rig.hear(report(2_610, checkpoint: 2))
        #expect(rig.sender.statistics.streams[1].finishedFrames == 3)
        // Two seconds back is no reordering: the receiver's clock was set.
        rig.hear(report(0, checkpoint: 3))
        #expect(rig.sender.statistics.streams[1].finishedFrames == 4)
        rig.hear(report(10, checkpoint: 4))
        #expect(rig.sender.statistics.streams[1].finishedFrames == 5)
    }

    @Test func feedbackForFramesNeverSentIsCounted() {
        var rig = running()
        rig.say(SenderRig.video, checkpoint: 20)
        #expect(rig.sender.statistics.rejected.impossible == 1)
        #expect(rig.sender.statistics.streams[1].finishedFrames == 0)
        rig.say(SenderRig.video, checkpoint: 2, missing: [MissingPacket(frame: FrameID(3), packet: 4_000)])
        #expect(rig.sender.statistics.rejected.impossible == 2)
        #expect(rig.sender.statistics.streams[1].finishedFrames == 0)
        rig.say(SenderRig.video, checkpoint: 2, has: [90])
        #expect(rig.sender.statistics.streams[1].finishedFrames == 3)
    }

    @Test func missingEveryPacketOfEveryFrameCostsOneRepetitionARoundTrip() {
        var rig = running()
        rig.advance(.milliseconds(30))
        rig.forget()
        let all = (0..<6).map { MissingPacket(frame: FrameID($0), packet: nil) }
        for _ in 0..<1_000 { rig.say(SenderRig.video, checkpoint: -1, missing: all) }
        #expect((1...24).contains(rig.packets(SenderRig.video).count))
    }

    @Test func garbageIsCountedAndChangesNothing() {
        var rig = running()
        rig.hear(ByteBuffer())
        rig.hear(ByteBuffer(bytes: [0x80]))
        rig.hear(ByteBuffer(repeating: 0xFF, count: 1_472))
        var report = CompoundRTCP.encode([.receiverReport(ReceiverReport(ssrc: 60_001))])
        report.writeBytes([0x81, 206, 0, 4])
        rig.hear(report)
        let rejected = rig.sender.statistics.rejected
        #expect(rejected.unknown + rejected.malformed == 4)
        #expect(rejected.malformed >= 1)
    }

    @Test func everyTruncationOfFeedbackIsHarmless() throws {
        var rig = running()
        let whole = CompoundRTCP.encode([
            .receiverReport(ReceiverReport(ssrc: 60_001)),
            .feedback(
                CastFeedback(
                    FrameFeedback(
                        checkpoint: FrameID(1), missing: [MissingPacket(frame: FrameID(2), packet: 1)],
                        acknowledged: [FrameID(4)], playoutDelay: .milliseconds(400)),
                    receiverSSRC: 60_001, senderSSRC: 60_000)),
        ])
        for length in 0..<whole.readableBytes {
            rig.hear(try #require(whole.getSlice(at: whole.readerIndex, length: length)))
        }
        #expect(rig.sender.statistics.streams[1].finishedFrames == 0)
        // All but the one that ends with the report.
        #expect(rig.sender.statistics.rejected.total == whole.readableBytes - 1)
        rig.hear(whole)
        #expect(rig.sender.statistics.streams[1].finishedFrames == 3)
    }
}
