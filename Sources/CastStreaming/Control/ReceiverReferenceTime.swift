import struct NIOCore.ByteBuffer

/// The receiver's clock when it sent the datagram (RFC 3611, 4.4).
///
/// It shows the order of the receiver's datagrams, and the drift between the clocks.
///
///   0  SSRC of the receiver
///   4  block type 4, 0, length 2
///   8  NTP timestamp, 8 bytes
package struct ReceiverReferenceTime: Hashable, Sendable {
    package var ssrc: UInt32
    package var ntp: NTPTimestamp

    private static let blockType: UInt8 = 4

    package init(ssrc: UInt32, ntp: NTPTimestamp) {
        self.ssrc = ssrc
        self.ntp = ntp
    }

    /// Reads the last such block of an extended report. Blocks of other types are ignored.
    static func read(from body: inout ByteBuffer) throws(PacketError) -> ReceiverReferenceTime? {
        guard let ssrc = body.readInteger(as: UInt32.self) else { throw .truncated }
        var found: ReceiverReferenceTime?
        while body.readableBytes > 0 {
            guard let (type, _, words) = body.readMultipleIntegers(as: (UInt8, UInt8, UInt16).self),
                var block = body.readSlice(length: Int(words) * 4)
            else { throw .truncated }
            guard type == blockType else { continue }
            guard words == 2, let ntp = block.readInteger(as: UInt64.self) else { throw .length }
            found = ReceiverReferenceTime(ssrc: ssrc, ntp: NTPTimestamp(rawValue: ntp))
        }
        return found
    }

    func write(to datagram: inout ByteBuffer) {
        RTCPHeader(type: RTCPHeader.extendedReport, count: 0).write(to: &datagram) { body in
            body.writeMultipleIntegers(ssrc, Self.blockType, UInt8(0), UInt16(2), ntp.rawValue)
        }
    }
}
