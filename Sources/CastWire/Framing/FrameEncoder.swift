package import struct NIOCore.ByteBuffer

/// Writes messages as frames. A frame is written whole or not at all.
package enum FrameEncoder {
    /// Appends `message` to `buffer`.
    ///
    /// - Throws: `WireError` with code `.frameTooLong` if the body would pass 65,536 bytes; `buffer` is then unchanged.
    package static func encode(_ message: CastMessage, into buffer: inout ByteBuffer) throws(WireError) {
        let body = try message.protobuf()
        guard body.count <= FrameLimits.maximumBodyLength else {
            throw WireError(
                .frameTooLong,
                "the message has \(body.count) bytes; a Cast frame holds at most \(FrameLimits.maximumBodyLength)")
        }
        buffer.reserveCapacity(minimumWritableBytes: FrameLimits.headerLength + body.count)
        buffer.writeInteger(UInt32(body.count))
        buffer.writeBytes(body)
    }
}
