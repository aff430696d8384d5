import struct NIOCore.ByteBuffer

/// What a receiver reports about a stream; the first packet of each of its datagrams (RFC 3550, 6.4.2).
///
///   0  SSRC of the receiver
///   4  report blocks of 24 bytes; in Cast none or one
package struct ReceiverReport: Hashable, Sendable {
    package var ssrc: UInt32
    package var blocks: [ReportBlock]

    package init(ssrc: UInt32, blocks: [ReportBlock] = []) {
        precondition(blocks.count <= 31, "a report has up to 31 blocks")
        self.ssrc = ssrc
        self.blocks = blocks
    }

    init(count: UInt8, from body: inout ByteBuffer) throws(PacketError) {
        guard let ssrc = body.readInteger(as: UInt32.self) else { throw .truncated }
        self.init(ssrc: ssrc, blocks: try ReportBlock.read(count: count, from: &body))
    }

    /// The block about the stream with this SSRC.
    package func block(about senderSSRC: UInt32) -> ReportBlock? {
        blocks.last { $0.ssrc == senderSSRC }
    }

    func write(to datagram: inout ByteBuffer) {
        RTCPHeader(type: RTCPHeader.receiverReport, count: UInt8(blocks.count)).write(to: &datagram) { body in
            body.writeInteger(ssrc)
            for block in blocks { block.write(to: &body) }
        }
    }
}
