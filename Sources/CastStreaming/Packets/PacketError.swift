/// Why a datagram is not a packet of Cast Streaming. Such a datagram is dropped and counted, and has no other effect.
package enum PacketError: Error, Hashable, Sendable {
    /// The datagram is shorter than it announces.
    case truncated
    /// The first byte is not version 2, or announces padding, extensions or contributing sources.
    case version
    /// The packet ID is greater than the last ID of its frame, or the last ID is 65,535.
    case packetID
    /// A Cast extension, or a block of an extended report, does not have the length of its type.
    case length
    /// The bytes do not announce an RTCP packet.
    case type
    /// The feedback does not contain the word 'CAST'.
    case name
}
