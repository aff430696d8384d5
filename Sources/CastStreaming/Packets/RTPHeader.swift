/// The Cast form of an RTP header (Open Screen, cast/streaming/impl/rtp_defines.h):
///
///      0                   1                   2                   3
///      0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
///     +---+-+-+-------+-+-------------+-------------------------------+
///   0 | 2 |0|0|   0   |M| payload type|        sequence number        |
///     +---+-+-+-------+-+-------------+-------------------------------+
///   4 |                         RTP timestamp                         |
///     +---------------------------------------------------------------+
///   8 |                             SSRC                              |
///     +-+-+-----------+---------------+-------------------------------+
///  12 |K|R| ext count |    frame id   |           packet id           |
///     +-+-+-----------+---------------+---------------+---------------+
///  16 |       last packet id          |  reference (if R)  ...
///     +-------------------------------+---------------+
///
/// Each extension is a word of 6 bits of type and 10 bits of length, followed by the extension's data. M marks the last
/// packet of a frame. K marks a frame that needs no other frame.
enum RTPHeader {
    /// Version 2, without RTP's optional parts.
    static let firstByte: UInt8 = 0x80
    static let marker: UInt8 = 0x80
    static let keyFrame: UInt8 = 0x80
    static let hasReference: UInt8 = 0x40
    static let extensionCount: UInt8 = 0x3F

    /// Without the reference.
    static let minimumBytes = 18
    /// As our packetizer writes it: always with the reference.
    static let bytes = 19

    static let sequenceOffset = 2

    /// Type 1, with 2 bytes of data: the new playout delay in milliseconds.
    static let adaptiveLatencyType: UInt16 = 1
    static let adaptiveLatency: UInt16 = adaptiveLatencyType << 10 | 2
    static let adaptiveLatencyBytes = 4
}
