import ArgumentParser
import CastStreaming
import CryptoExtras
import Foundation
import NIOCore

/// What the packets of a stream cost: sealing and cutting frames of 20 kB, taking them in again on the receiver's side,
/// and the machine's bare AES-CTR beside it. No socket; one core.
struct Packets: ParsableCommand {
    @Option(help: "Seconds of each measurement.") var seconds = 1.5
    @Flag(help: "Accepted for symmetry; the output is always JSON.") var json = false

    private static let frameBytes = 20_000

    struct Result: Encodable {
        let frameBytes: Int
        /// Gbit a second.
        let bareCipher: Double
        let sealing: Double
        let receiving: Double
        /// Nil where nothing counts them.
        let allocationsAFrame: Double?
        let allocationsAPacket: Double?
    }

    func run() throws {
        let bytes = (0..<Self.frameBytes).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        printJSON(
            Result(
                frameBytes: Self.frameBytes, bareCipher: try bareCipher(bytes), sealing: sealing(bytes),
                receiving: receiving(bytes), allocationsAFrame: allocations(frameBytes: Self.frameBytes),
                allocationsAPacket: allocationsAPacket()))
    }

    private func rate(_ body: () throws -> Void) rethrows -> Double {
        let end = ContinuousClock.now + .seconds(seconds)
        let began = ContinuousClock.now
        var frames = 0
        while ContinuousClock.now < end {
            for _ in 0..<64 { try body() }
            frames += 64
        }
        return Double(frames * Self.frameBytes * 8) / ((ContinuousClock.now - began) / .seconds(1)) / 1e9
    }

    private func bareCipher(_ bytes: [UInt8]) throws -> Double {
        let key = SymmetricKey(data: Array(UInt8(1)...16))
        let nonce = try AES._CTR.Nonce(nonceBytes: Array(UInt8(1)...16))
        return try rate {
            let sealed = try AES._CTR.encrypt(bytes, using: key, nonce: nonce)
            precondition(sealed.count == bytes.count)
        }
    }

    private func sealing(_ bytes: [UInt8]) -> Double {
        var cutter = Cutter(bytes: bytes)
        return rate { cutter.cut() }
    }

    /// Allocations of one frame, as the mean of many after as many that do not count.
    private func allocations(frameBytes: Int) -> Double? {
        var cutter = Cutter(bytes: Array(repeating: 7, count: frameBytes))
        for _ in 0..<1_000 { cutter.cut() }
        guard let before = Allocations.count else { return nil }
        for _ in 0..<1_000 { cutter.cut() }
        return Allocations.count.map { Double($0 - before) / 1_000 }
    }

    /// What a frame of many packets needs more than a frame of one.
    private func allocationsAPacket() -> Double? {
        let packets = Cutter(bytes: Array(repeating: 7, count: Self.frameBytes)).packetCount
        guard let many = allocations(frameBytes: Self.frameBytes), let one = allocations(frameBytes: 1_000) else {
            return nil
        }
        return (many - one) / Double(packets - 1)
    }

    /// Only the receiver's part of a session is timed; the sender runs beside it on the same virtual clock.
    private func receiving(_ bytes: [UInt8]) -> Double {
        var now = ContinuousClock.now
        let streams = BenchStreams.parameters()
        var settings = SenderSettings()
        settings.adaptsBitrate = false
        var sender = StreamingSender(streams: streams, settings: settings, at: now)
        var receiver = StreamingReceiver(streams: streams, at: now)
        let payload = ByteBuffer(bytes: bytes)
        var (number, received, spent) = (0, 0, Duration.zero)
        while spent < .seconds(seconds) {
            let frame = BenchStreams.picture(number, payload: payload, capturedAt: now)
            guard case .accepted = sender.enqueue(frame, stream: BenchStreams.pictures, at: now) else {
                preconditionFailure("nothing is lost here, and yet the sender is full")
            }
            number += 1
            let next = now + .milliseconds(33)
            while now < next {
                var datagrams: [ByteBuffer] = []
                while let output = sender.poll(at: now) { if case .send(let one) = output { datagrams.append(one) } }
                let began = ContinuousClock.now
                for datagram in datagrams { receiver.handle(datagram, at: now) }
                var answers: [ByteBuffer] = []
                while let output = receiver.poll(at: now) {
                    switch output {
                    case .send(let answer): answers.append(answer)
                    case .frame: received += 1
                    case .event: break
                    }
                }
                spent += ContinuousClock.now - began
                for answer in answers { sender.handle(answer, at: now) }
                now += .milliseconds(3)
            }
        }
        precondition(received >= number - 2, "\(received) of \(number) frames came through")
        return Double(received * Self.frameBytes * 8) / (spent / .seconds(1)) / 1e9
    }

    /// The sender's steady state: one frame after the other is sealed and cut, and each packet taken in hand.
    private struct Cutter {
        private let cipher: FrameCipher
        private var packetizer: RTPPacketizer
        private let payload: ByteBuffer
        private var number: Int64 = 0

        init(bytes: [UInt8]) {
            let stream = BenchStreams.parameters()[BenchStreams.pictures]
            cipher = FrameCipher(stream)
            packetizer = RTPPacketizer(
                payloadType: stream.payloadType, ssrc: stream.senderSSRC, nextSequenceNumber: 0)
            payload = ByteBuffer(bytes: bytes)
        }

        var packetCount: Int { packetizer.packetCount(payloadBytes: payload.readableBytes) ?? 0 }

        mutating func cut() {
            let id = FrameID(number)
            let frame = EncodedFrame(
                id: id, referencedID: id, dependency: .key, timestamp: RTPTimestamp(ticks: number * 3_000),
                referenceTime: .now, payload: payload)
            number += 1
            guard let packets = packetizer.packetize(frame, sealedBy: cipher) else { return }
            var sum = 0
            for packet in 0..<packets.packetCount { sum += packets[PacketID(packet)].readableBytes }
            precondition(sum == packets.wireBytes)
        }
    }
}
