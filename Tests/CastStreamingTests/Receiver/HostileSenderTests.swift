import NIOCore
import StreamingSimulation
import Testing

@testable import CastStreaming

/// What a sender can make a receiver hold, say and do.
@Suite struct HostileSenderTests {
    private let start = ContinuousClock.now
    private let streams = [SenderRig.audio, SenderRig.video].map { SenderRig.parameters($0, delay: .milliseconds(400)) }

    private func report(_ ntp: UInt64, _ timestamp: UInt32, ssrc: UInt32 = 60_000) -> ByteBuffer {
        CompoundRTCP.encode([
            .senderReport(
                SenderReport(
                    ssrc: ssrc, ntp: NTPTimestamp(rawValue: ntp), timestamp: timestamp, packetCount: 0, octetCount: 0))
        ])
    }

    @Test func aFloodOfReportsIsAnsweredAtAPace() {
        var receiver = StreamingReceiver(streams: streams, at: start)
        var answers = 0
        for step in 0..<20_000 {
            let now = start + .microseconds(step * 100)
            receiver.handle(report(UInt64(step) << 20, 0), at: now)
            while let output = receiver.poll(at: now) { if case .send = output { answers += 1 } }
        }
        #expect((100...(PeerLimits.answerBurst + 2 * PeerLimits.answersPerSecond + 2)).contains(answers))
    }

    @Test func framesOfOnePacketEachAreAcknowledgedAtAPace() {
        var receiver = StreamingReceiver(streams: streams, at: start)
        var packetizer = RTPPacketizer(payloadType: 127, ssrc: 1_000, nextSequenceNumber: 0)
        var answers = 0
        var frames = 0
        for step in 0..<20_000 {
            let now = start + .microseconds(step * 100)
            let frame = EncodedFrame(
                id: FrameID(Int64(step)), referencedID: FrameID(Int64(step)), dependency: .key,
                timestamp: RTPTimestamp(ticks: Int64(step) * 5), referenceTime: now,
                payload: ByteBuffer(repeating: 1, count: 8))
            if let packets = packetizer.packetize(frame) { receiver.handle(packets[0], at: now) }
            while let output = receiver.poll(at: now) {
                switch output {
                case .send: answers += 1
                case .frame: frames += 1
                case .event: break
                }
            }
        }
        #expect(frames == 20_000)
        #expect(answers <= PeerLimits.answerBurst + 2 * PeerLimits.answersPerSecond + 2)
    }

    /// Any numbers in any field: what is held stays within its bound, each datagram makes a bounded number of outputs,
    /// and no time comes of it that has been or never will be.
    @Test(arguments: 0..<12 as Range<UInt64>) func anyPacketsLeaveTheReceiverBounded(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var settings = ReceiverSettings()
        settings.maximumBufferedBytes = 200_000
        settings.maximumFrameBytes = 50_000
        var receiver = StreamingReceiver(streams: streams, settings: settings, at: start)
        var now = start
        for _ in 0..<6_000 {
            now += random.duration(upTo: .milliseconds(random.chance(0.02) ? 3_000 : 4))
            receiver.handle(anything(&random), at: now)
            var outputs = 0
            while let output = receiver.poll(at: now) {
                outputs += 1
                if case .frame(_, let frame, let playout) = output {
                    #expect(playout <= now + StreamingLimits.maximumTargetDelay + .seconds(62))
                    #expect(frame.payload.readableBytes <= settings.maximumFrameBytes)
                }
            }
            #expect(outputs <= 2 * StreamingLimits.maximumFrameSpan + 8)
            let held = receiver.statistics.streams.map(\.heldBytes)
            #expect(held.allSatisfy { (0...settings.maximumBufferedBytes).contains($0) })
            if let next = receiver.nextDeadline { #expect(next > now - .seconds(1)) }
        }
    }

    private func anything(_ random: inout SeededRandom) -> ByteBuffer {
        let isAudio = random.chance(0.5)
        if random.chance(0.15) {
            return report(
                random.next(), UInt32(truncatingIfNeeded: random.next()), ssrc: isAudio ? 1_000 : 60_000)
        }
        let last = UInt16.random(in: 0...(random.chance(0.8) ? 3 : .max), using: &random)
        let hasDelay = random.chance(0.2)
        var packet = ByteBuffer()
        packet.writeMultipleIntegers(
            UInt8(0x80), UInt8(isAudio ? 127 : 96), UInt16(truncatingIfNeeded: random.next()),
            UInt32(truncatingIfNeeded: random.next()), UInt32(isAudio ? 1_000 : 60_000))
        let flags: UInt8 = (random.chance(0.4) ? 0x80 : 0) | 0x40 | (hasDelay ? 1 : 0)
        packet.writeMultipleIntegers(
            flags, UInt8(truncatingIfNeeded: random.next()), UInt16.random(in: 0...max(last, 1), using: &random), last,
            UInt8(truncatingIfNeeded: random.next()))
        if hasDelay { packet.writeMultipleIntegers(UInt16(1 << 10 | 2), UInt16(truncatingIfNeeded: random.next())) }
        packet.writeRepeatingByte(7, count: Int.random(in: 0...1_400, using: &random))
        return packet
    }
}
