package import struct NIOCore.ByteBuffer

/// One RTP packet as it arrived.
///
/// The numbers are as narrow as on the wire. `FrameID(truncated8:nearest:)` and `RTPTimestamp(truncated32:nearest:)`
/// widen them, if the stream is known. The reader has to check whether the SSRC and the payload type are those of the
/// stream. The marker is not trusted: some senders set it wrongly, and the packet IDs say the same.
package struct RTPPacket: Hashable, Sendable {
    package var payloadType: UInt8
    package var hasMarker: Bool
    package var sequenceNumber: UInt16
    package var timestamp: UInt32
    package var ssrc: UInt32
    package var isKeyFrame: Bool
    package var frameID: UInt8
    /// At most `lastPacketID`.
    package var packetID: PacketID
    /// The ID of the frame's last packet: at most 65,534.
    package var lastPacketID: PacketID
    /// The frame that must be decoded before this one. If the packet does not say, it is the frame itself for a key
    /// frame, and else the frame before it.
    package var referencedFrameID: UInt8
    /// The playout delay from this frame on, 0 to 65,535 ms; nil if it does not change.
    package var newPlayoutDelay: Duration?
    /// A part of the encrypted frame; shares the datagram's memory.
    package var payload: ByteBuffer

    /// Reads a packet. Extensions other than the playout delay are ignored.
    package init(decoding datagram: ByteBuffer) throws(PacketError) {
        var rest = datagram
        guard rest.readableBytes >= RTPHeader.minimumBytes,
            let head = rest.readMultipleIntegers(as: (UInt8, UInt8, UInt16, UInt32, UInt32).self),
            let cast = rest.readMultipleIntegers(as: (UInt8, UInt8, UInt16, UInt16).self)
        else { throw .truncated }
        guard head.0 == RTPHeader.firstByte else { throw .version }
        hasMarker = head.1 & RTPHeader.marker != 0
        payloadType = head.1 & ~RTPHeader.marker
        sequenceNumber = head.2
        timestamp = head.3
        ssrc = head.4
        isKeyFrame = cast.0 & RTPHeader.keyFrame != 0
        frameID = cast.1
        packetID = cast.2
        lastPacketID = cast.3
        guard lastPacketID < .max, packetID <= lastPacketID else { throw .packetID }
        if cast.0 & RTPHeader.hasReference != 0 {
            guard let reference = rest.readInteger(as: UInt8.self) else { throw .truncated }
            referencedFrameID = reference
        } else {
            referencedFrameID = isKeyFrame ? frameID : frameID &- 1
        }
        newPlayoutDelay = try Self.readExtensions(Int(cast.0 & RTPHeader.extensionCount), from: &rest)
        payload = rest
    }

    private static func readExtensions(_ count: Int, from rest: inout ByteBuffer) throws(PacketError) -> Duration? {
        var delay: Duration?
        for _ in 0..<count {
            guard let word = rest.readInteger(as: UInt16.self) else { throw .truncated }
            guard var data = rest.readSlice(length: Int(word & 0x3FF)) else { throw .truncated }
            guard word >> 10 == RTPHeader.adaptiveLatencyType else { continue }
            guard data.readableBytes == 2, let milliseconds = data.readInteger(as: UInt16.self) else {
                throw .length
            }
            delay = .milliseconds(Int64(milliseconds))
        }
        return delay
    }
}
