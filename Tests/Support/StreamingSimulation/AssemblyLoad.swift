import CastStreaming
import struct NIOCore.ByteBuffer

/// A stream's datagrams, made once, to measure how fast a receiver assembles and opens them: frames of one size, in
/// order, each needing the one before.
package struct AssemblyLoad: Sendable {
    private let parameters: StreamParameters
    private let datagrams: [ByteBuffer]
    package let mediaBytes: Int

    package init(frameBytes: Int = 20_000, frames: Int = 200) {
        parameters = StreamParameters(
            index: 0, codec: .vp8, payloadType: 96, senderSSRC: 1, receiverSSRC: 2, timeBase: 90_000, channels: 1,
            targetDelay: .milliseconds(400), key: Array(0..<16), ivMask: Array(16..<32), maximumBitrate: 5_000_000,
            sendsEventLog: false)
        let cipher = FrameCipher(parameters)
        var packetizer = RTPPacketizer(payloadType: 96, ssrc: 1, nextSequenceNumber: 0)
        var all: [ByteBuffer] = []
        for number in 0..<frames {
            let id = FrameID(Int64(number))
            let frame = EncodedFrame(
                id: id, referencedID: number == 0 ? id : id.previous, dependency: number == 0 ? .key : .dependent,
                timestamp: RTPTimestamp(ticks: Int64(number) * 3_000), referenceTime: .now,
                payload: ByteBuffer(repeating: UInt8(truncatingIfNeeded: number), count: frameBytes))
            guard let packets = packetizer.packetize(frame, sealedBy: cipher) else { continue }
            for packet in 0..<packets.packetCount { all.append(packets[PacketID(packet)]) }
        }
        datagrams = all
        mediaBytes = frameBytes * frames
    }

    /// Hands all datagrams to a new receiver, at 30 frames a second of its time; gives the bytes that came out, and how
    /// many reports it made for them.
    package func run() -> (bytes: Int, reports: Int) {
        let origin = ContinuousClock.now
        var receiver = StreamingReceiver(streams: [parameters], at: origin)
        var bytes = 0
        var reports = 0
        for (number, datagram) in datagrams.enumerated() {
            let now = origin + .milliseconds(number * 2)
            receiver.handle(datagram, at: now)
            while let output = receiver.poll(at: now) {
                switch output {
                case .frame(_, let frame, _): bytes += frame.payload.readableBytes
                case .send: reports += 1
                case .event: break
                }
            }
        }
        return (bytes, reports)
    }
}
