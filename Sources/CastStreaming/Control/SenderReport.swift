import struct NIOCore.ByteBuffer

/// What a sender reports about its stream, before the first RTP packet and then every half second (RFC 3550, 6.4.1).
///
///   0  SSRC of the sender
///   4  NTP timestamp, 8 bytes: the sender's clock now
///  12  RTP timestamp: the same moment on the stream's clock
///  16  packets sent
///  20  payload bytes sent
///  24  report blocks of 24 bytes
package struct SenderReport: Hashable, Sendable {
    package var ssrc: UInt32
    package var ntp: NTPTimestamp
    /// The low 32 bits of the RTP timestamp.
    package var timestamp: UInt32
    /// Modulo 2^32, like `octetCount`.
    package var packetCount: UInt32
    package var octetCount: UInt32
    package var blocks: [ReportBlock]

    package init(
        ssrc: UInt32, ntp: NTPTimestamp, timestamp: UInt32, packetCount: UInt32, octetCount: UInt32,
        blocks: [ReportBlock] = []
    ) {
        precondition(blocks.count <= 31, "a report has up to 31 blocks")
        self.ssrc = ssrc
        self.ntp = ntp
        self.timestamp = timestamp
        self.packetCount = packetCount
        self.octetCount = octetCount
        self.blocks = blocks
    }

    init(count: UInt8, from body: inout ByteBuffer) throws(PacketError) {
        guard let head = body.readMultipleIntegers(as: (UInt32, UInt64, UInt32, UInt32, UInt32).self) else {
            throw .truncated
        }
        self.init(
            ssrc: head.0, ntp: NTPTimestamp(rawValue: head.1), timestamp: head.2, packetCount: head.3,
            octetCount: head.4, blocks: try ReportBlock.read(count: count, from: &body))
    }

    func write(to datagram: inout ByteBuffer) {
        RTCPHeader(type: RTCPHeader.senderReport, count: UInt8(blocks.count)).write(to: &datagram) { body in
            body.writeMultipleIntegers(ssrc, ntp.rawValue, timestamp, packetCount, octetCount)
            for block in blocks { block.write(to: &body) }
        }
    }
}
