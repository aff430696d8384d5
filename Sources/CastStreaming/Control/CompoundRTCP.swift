package import struct NIOCore.ByteBuffer

/// One RTCP packet of a kind that Cast Streaming uses.
package enum RTCPPacket: Hashable, Sendable {
    case senderReport(SenderReport)
    case receiverReport(ReceiverReport)
    case receiverReferenceTime(ReceiverReferenceTime)
    case pictureLoss(PictureLoss)
    case feedback(CastFeedback)
    case eventLog(ReceiverEventLog)
}

/// An RTCP datagram: one or more packets, one after the other.
package enum CompoundRTCP {
    /// Decodes the packets of a datagram, in their order.
    ///
    /// Packets of other kinds are ignored. Returns nil if any part is malformed: then nothing of the datagram counts.
    /// There are never more packets than the datagram has words. The streams of a session share the port; the SSRCs of
    /// a packet say which stream it is about.
    package static func decode(_ datagram: ByteBuffer) -> [RTCPPacket]? {
        try? packets(of: datagram)
    }

    private static func packets(of datagram: ByteBuffer) throws(PacketError) -> [RTCPPacket] {
        guard datagram.readableBytes > 0 else { throw .truncated }
        var rest = datagram
        var packets: [RTCPPacket] = []
        while rest.readableBytes > 0 {
            var (header, body) = try RTCPHeader.read(from: &rest)
            if let packet = try packet(header, from: &body) { packets.append(packet) }
        }
        return packets
    }

    /// Returns nil for a kind of packet that is not used here.
    private static func packet(
        _ header: RTCPHeader, from body: inout ByteBuffer
    ) throws(PacketError) -> RTCPPacket? {
        switch header.type {
        case RTCPHeader.senderReport:
            return .senderReport(try SenderReport(count: header.count, from: &body))
        case RTCPHeader.receiverReport:
            return .receiverReport(try ReceiverReport(count: header.count, from: &body))
        case RTCPHeader.extendedReport:
            return try ReceiverReferenceTime.read(from: &body).map(RTCPPacket.receiverReferenceTime)
        case RTCPHeader.application:
            return try ReceiverEventLog.read(subtype: header.count, from: &body).map(RTCPPacket.eventLog)
        case RTCPHeader.payloadSpecific where header.count == RTCPHeader.pictureLoss:
            return .pictureLoss(try PictureLoss(from: &body))
        case RTCPHeader.payloadSpecific where header.count == RTCPHeader.feedback:
            return .feedback(try CastFeedback(from: &body))
        default:
            return nil
        }
    }

    /// Encodes packets into one datagram, in the order that receivers keep: reports, reference time, picture loss,
    /// feedback, logs.
    ///
    /// Logs take the remaining room. The caller has to keep the other packets small.
    package static func encode(
        _ packets: [RTCPPacket], maximumBytes: Int = StreamingLimits.maximumDatagram
    ) -> ByteBuffer {
        var datagram = ByteBuffer()
        datagram.reserveCapacity(256)
        for rank in 0..<RTCPPacket.ranks {
            for packet in packets where packet.rank == rank {
                packet.write(to: &datagram, maximumBytes: maximumBytes - datagram.readableBytes)
            }
        }
        return datagram
    }
}

extension RTCPPacket {
    fileprivate static let ranks = 5

    fileprivate var rank: Int {
        switch self {
        case .senderReport, .receiverReport: 0
        case .receiverReferenceTime: 1
        case .pictureLoss: 2
        case .feedback: 3
        case .eventLog: 4
        }
    }

    fileprivate func write(to datagram: inout ByteBuffer, maximumBytes: Int) {
        switch self {
        case .senderReport(let report): report.write(to: &datagram)
        case .receiverReport(let report): report.write(to: &datagram)
        case .receiverReferenceTime(let time): time.write(to: &datagram)
        case .pictureLoss(let loss): loss.write(to: &datagram)
        case .feedback(let feedback): feedback.write(to: &datagram)
        case .eventLog(let log): log.write(to: &datagram, maximumBytes: maximumBytes)
        }
    }
}
