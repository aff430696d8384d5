import struct NIOCore.ByteBuffer

/// The first word of each RTCP packet (Open Screen, cast/streaming/impl/rtp_defines.h):
///
///      0                   1                   2                   3
///      0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
///     +---+-+---------+---------------+-------------------------------+
///     | 2 |0| count   |      type     |  words that follow this one   |
///     +---+-+---------+---------------+-------------------------------+
///
/// In reports the count is the number of report blocks. In Cast's own packets it is a subtype.
struct RTCPHeader {
    var type: UInt8
    var count: UInt8

    /// The highest three bits of the first byte.
    static let versionAndPadding: UInt8 = 0b100
    static let bytes = 4

    /// The range of RTCP's packet types. In an RTP packet with the marker bit, the same byte is outside this range.
    static let types: ClosedRange<UInt8> = 192...223

    static let senderReport: UInt8 = 200
    static let receiverReport: UInt8 = 201
    static let application: UInt8 = 204
    static let payloadSpecific: UInt8 = 206
    static let extendedReport: UInt8 = 207

    /// Subtypes of the packet types 206 and 204.
    static let pictureLoss: UInt8 = 1
    static let receiverLog: UInt8 = 2
    static let feedback: UInt8 = 15

    /// Words that name the content: 'CAST' and 'CST2'.
    static let cast: UInt32 = 0x4341_5354
    static let castAcknowledgements: UInt32 = 0x4353_5432

    /// Reads one header and its body.
    static func read(from rest: inout ByteBuffer) throws(PacketError) -> (header: RTCPHeader, body: ByteBuffer) {
        guard let (first, type, words) = rest.readMultipleIntegers(as: (UInt8, UInt8, UInt16).self) else {
            throw .truncated
        }
        guard first >> 5 == versionAndPadding else { throw .version }
        guard types.contains(type) else { throw .type }
        guard let body = rest.readSlice(length: Int(words) * 4) else { throw .truncated }
        return (RTCPHeader(type: type, count: first & 0x1F), body)
    }

    /// Writes a header and the output of `body`, which must be whole words.
    func write(to datagram: inout ByteBuffer, body: (inout ByteBuffer) -> Void) {
        let start = datagram.writerIndex
        datagram.writeMultipleIntegers(Self.versionAndPadding << 5 | count, type, UInt16(0))
        body(&datagram)
        let length = datagram.writerIndex - start - Self.bytes
        precondition(length % 4 == 0 && length / 4 <= UInt16.max, "an RTCP packet is made of words")
        datagram.setInteger(UInt16(length / 4), at: start + 2)
    }
}
