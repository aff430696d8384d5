package import struct NIOCore.ByteBuffer

/// Writes messages as frames. A frame is written whole or not at all.
package enum FrameEncoder {
    /// Appends `message` to `buffer`.
    ///
    /// - Throws: `WireError` with code `.frameTooLong` for a body of more than 65,536 bytes; `buffer` is then
    ///   unchanged.
    package static func encode(_ message: CastMessage, into buffer: inout ByteBuffer) throws(WireError) {
        let length = message.protobufLength
        guard length <= FrameLimits.maximumBodyLength else {
            throw WireError(
                .frameTooLong,
                "the message has \(length) bytes; a Cast frame holds at most \(FrameLimits.maximumBodyLength)")
        }
        buffer.reserveCapacity(minimumWritableBytes: FrameLimits.headerLength + length)
        buffer.writeInteger(UInt32(length))
        message.writeProtobuf(to: &buffer)
    }
}

extension ByteBuffer: ProtobufSink {
    mutating func append(_ byte: UInt8) { writeInteger(byte) }
    mutating func append(contentsOf bytes: some Collection<UInt8>) { writeBytes(bytes) }
}
