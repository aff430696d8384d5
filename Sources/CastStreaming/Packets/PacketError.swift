/// Why a datagram is no packet of Cast Streaming. Such a datagram is dropped and counted, nothing else.
package enum PacketError: Error, Hashable, Sendable {
    /// It ends before what it announces.
    case truncated
    /// The first byte is not version 2 without padding, extensions and contributing sources.
    case version
    /// The packet's number is beyond the last number of its frame, or that is 65,535.
    case packetID
    /// A Cast extension, or a block of an extended report, has another length than its type says.
    case length
    /// Bytes that announce no RTCP packet.
    case type
    /// Feedback without the word 'CAST'.
    case name
}
