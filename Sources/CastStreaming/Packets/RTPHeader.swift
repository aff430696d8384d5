/// The Cast form of an RTP header (protocol facts, 5.6):
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
/// and for each extension a word of 6 bits type and 10 bits length, and its data. M marks a frame's last packet,
/// K a frame that needs no other.
enum RTPHeader {
    /// Version 2, nothing of RTP's optional parts.
    static let firstByte: UInt8 = 0x80
    static let marker: UInt8 = 0x80
    static let keyFrame: UInt8 = 0x80
    static let hasReference: UInt8 = 0x40
    static let extensionCount: UInt8 = 0x3F

    /// Without the reference.
    static let minimumBytes = 18
    /// As our packetiser writes it, the reference always there.
    static let bytes = 19

    static let sequenceOffset = 2

    /// Type 1, 2 bytes of data: the new playout delay in milliseconds.
    static let adaptiveLatencyType: UInt16 = 1
    static let adaptiveLatency: UInt16 = adaptiveLatencyType << 10 | 2
    static let adaptiveLatencyBytes = 4
}
