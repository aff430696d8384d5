import NIOCore
import StreamingSimulation
import Testing

@testable import CastStreaming

/// What a peer, or anybody who knows the port, may send.
@Suite struct ReceiverInputTests {
    @Test func truncatedPacketsAreCountedAndChangeNothing() {
        var bench = ReceiverBench()
        let packet = bench.frame(1, 0, packets: 2, key: true)[0]
        for length in 0..<19 { bench.take(packet.getSlice(at: 0, length: length) ?? ByteBuffer()) }
        #expect(bench.given.isEmpty)
        #expect(bench.receiver.statistics.rejected.total == 19)
        #expect(bench.receiver.statistics.streams.allSatisfy { $0.packets == 0 })
    }

    @Test func truncatedReportsAreCountedAndChangeNothing() {
        var bench = ReceiverBench()
        let report = CompoundRTCP.encode([
            .senderReport(
                SenderReport(
                    ssrc: 21, ntp: NTPTimestamp(rawValue: 1 << 40), timestamp: 1, packetCount: 2, octetCount: 3))
        ])
        for length in 0..<report.readableBytes { bench.take(report.getSlice(at: 0, length: length) ?? ByteBuffer()) }
        #expect(bench.receiver.statistics.rejected.total == report.readableBytes)
        #expect(bench.reports.isEmpty)
    }

    @Test func othersPacketsAreTurnedAway() {
        var bench = ReceiverBench()
        var foreign = bench.frame(1, 0, key: true)[0]
        foreign.setInteger(UInt32(99), at: 8)
        var other = bench.frame(1, 0, key: true)[0]
        other.setInteger(UInt8(0x80 | 100), at: 1)
        let ours = bench.frame(1, 0, key: true)[0]
        bench.take([foreign, other, ByteBuffer(string: "GET / HTTP/1.1\r\n\r\n")])
        #expect(bench.receiver.statistics.rejected.foreign == 2)
        #expect(bench.receiver.statistics.rejected.total == 3)
        #expect(bench.given.isEmpty)
        bench.take(ours)
        #expect(bench.receiver.statistics.rejected.total == 3)
    }

    @Test func framesFarAheadAreRefusedAndThoseWithinTheSpanTaken() {
        var bench = ReceiverBench()
        bench.take(bench.frame(1, 0, key: true))
        bench.take(bench.frame(1, 121))
        #expect(bench.receiver.statistics.rejected.impossible == 1)
        bench.take(bench.frame(1, 120))
        #expect(bench.receiver.statistics.rejected.impossible == 1)
        #expect(bench.reports.last?.feedback?.acknowledged == [FrameID(120)])
    }

    @Test func aPacketThatContradictsItsFrameIsRefused() {
        var bench = ReceiverBench()
        let packets = bench.frame(1, 0, packets: 3, key: true)
        var longer = packets[1]
        longer.setInteger(UInt16(9), at: 16)
        var later = packets[1]
        later.setInteger(UInt32(77), at: 4)
        bench.take([packets[0], longer, later])
        #expect(bench.receiver.statistics.rejected.impossible == 2)
        bench.take([packets[1], packets[2]])
        #expect(bench.given.count == 1)
    }

    @Test func memoryIsBoundedWhateverIsClaimed() {
        var settings = ReceiverSettings()
        settings.maximumBufferedBytes = 64 << 10
        var bench = ReceiverBench(settings: settings)
        var random = SeededRandom(seed: 3)
        var most = 0
        for _ in 0..<1_500 {
            var packet = bench.frame(1, Int64(random.next() % 100), packets: 3, key: true)[1]
            packet.setInteger(UInt16(random.next() % 65_000), at: 14)
            packet.setInteger(UInt16(65_534), at: 16)
            bench.take(packet)
            most = max(most, bench.receiver.statistics.streams[1].heldBytes)
        }
        #expect(bench.given.isEmpty)
        #expect((400...64 << 10).contains(most) && bench.receiver.statistics.rejected.impossible > 1_000)
    }

    /// Each depends on one that was never given out, and each names a delay of its own. What can't be decoded is passed
    /// over and forgotten, so that the last of them costs what the first did.
    @Test func delaysOfFramesThatNobodyCanDecodeAreForgotten() throws {
        var bench = ReceiverBench()
        let packet = try RTPPacket(decoding: bench.frame(1, 1, delay: .milliseconds(100))[0])
        var stream = ReceiverStream(ReceiverBench.video, settings: ReceiverSettings(), at: ReceiverBench.origin)
        var skipped = 0
        for number in 0..<2_000 {
            // Of four the second and third come in each other's place.
            let id = [0, 1, -1, 0][number % 4] + number
            var next = packet
            next.sequenceNumber = UInt16(truncatingIfNeeded: id)
            next.timestamp = UInt32(id * 3_000)
            next.frameID = UInt8(truncatingIfNeeded: id)
            next.referencedFrameID = UInt8(truncatingIfNeeded: id - 1)
            next.newPlayoutDelay = .milliseconds(100 + id % 400)
            let now = ReceiverBench.origin + .milliseconds(number)
            let isTaken = stream.handle(next, bytes: 300, arrival: now, at: now, sender: SenderClock())
            #expect(isTaken)
            let output = stream.poll(at: now, sender: SenderClock(), clock: NTPClock(origin: ReceiverBench.origin))
            if case .event(.skipped(_, let frames)) = output { skipped += frames }
            #expect(stream.delays.count <= 4)
        }
        #expect(skipped >= 1_900)
    }

    @Test func theOldestFrameGetsRoomAtTheExpenseOfTheNewest() {
        var settings = ReceiverSettings()
        settings.maximumBufferedBytes = 2_500
        var bench = ReceiverBench(settings: settings)
        bench.report(1)
        let first = bench.frame(1, 0, packets: 6, key: true)
        let second = bench.frame(1, 1, packets: 6)
        bench.take(Array(second.dropLast()))
        bench.take(first)
        #expect(bench.given.map(\.id.value) == [0])
        bench.take(second)
        #expect(bench.given.map(\.id.value) == [0, 1])
        #expect(bench.receiver.statistics.streams[1].heldBytes == 0)
    }

    @Test func garbageOfAnyKindEndsNothing() {
        var bench = ReceiverBench()
        var random = SeededRandom(seed: 9)
        for _ in 0..<800 {
            let bytes = (0..<Int(random.next() % 60)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            bench.take(ByteBuffer(bytes: bytes))
        }
        for _ in 0..<800 {
            var packet = bench.frame(0, 0)[0]
            let place = Int(random.next() % UInt64(packet.readableBytes))
            packet.setInteger(UInt8(truncatingIfNeeded: random.next()), at: place)
            bench.take(packet)
        }
        bench.advance(by: .seconds(3))
        #expect(bench.receiver.statistics.rejected.total > 400)
        bench.take(bench.frame(1, 0, key: true))
        #expect(bench.given.contains { $0.stream == 1 && $0.id == .first })
    }
}
