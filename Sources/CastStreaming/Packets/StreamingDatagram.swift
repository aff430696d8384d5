package import struct NIOCore.ByteBuffer

/// The kind of a datagram on the media port, by its first bytes.
///
/// Audio, video and control data of all streams share one port. The kind says where a datagram belongs, not that it is
/// valid.
package enum StreamingDatagram: Hashable, Sendable {
    /// Media of the stream with this SSRC.
    case rtp(ssrc: UInt32, payloadType: UInt8)
    /// Control data from the end with this SSRC.
    case rtcp(ssrc: UInt32)
    /// Neither RTP nor RTCP.
    case unknown

    /// RTP's payload types in Cast are the dynamic ones, 96 to 127. With the marker bit they are 224 to 255, which is
    /// outside RTCP's 192 to 223.
    package init(_ datagram: ByteBuffer) {
        let start = datagram.readerIndex
        guard let first = datagram.getInteger(at: start, as: UInt8.self),
            let second = datagram.getInteger(at: start + 1, as: UInt8.self)
        else {
            self = .unknown
            return
        }
        if first == RTPHeader.firstByte, second & 0x7F >= 96, datagram.readableBytes >= RTPHeader.minimumBytes,
            let ssrc = datagram.getInteger(at: start + 8, as: UInt32.self)
        {
            self = .rtp(ssrc: ssrc, payloadType: second & 0x7F)
        } else if first >> 5 == RTCPHeader.versionAndPadding, RTCPHeader.types.contains(second),
            let ssrc = datagram.getInteger(at: start + 4, as: UInt32.self)
        {
            self = .rtcp(ssrc: ssrc)
        } else {
            self = .unknown
        }
    }
}
