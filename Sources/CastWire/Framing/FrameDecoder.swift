package import struct NIOCore.ByteBuffer

/// Splits a byte stream into messages.
///
/// Pass bytes to `append`, then call `next` until it returns nil. After an error, the frame boundaries are lost: `next`
/// then always throws the same error, and the connection should be closed. The decoder holds at most one frame and the
/// bytes appended after it.
package struct FrameDecoder: Sendable {
    private var buffer = ByteBuffer()
    private var failure: WireError?

    package init() {}

    /// The bytes that wait for the rest of their frame.
    package var bufferedByteCount: Int { buffer.readableBytes }

    /// The length of the next frame in bytes with its header, once it is complete; nil before.
    ///
    /// A message's cost is measured by this length and not by the parsed message, because unknown fields are read too.
    package var nextFrameLength: Int? {
        guard let length = announcedLength else { return nil }
        let whole = FrameLimits.headerLength + length
        return buffer.readableBytes >= whole ? whole : nil
    }

    private var announcedLength: Int? {
        buffer.getInteger(at: buffer.readerIndex, as: UInt32.self).map(Int.init)
    }

    package mutating func append(_ bytes: ByteBuffer) {
        guard failure == nil else { return }
        if buffer.readableBytes == 0 {
            buffer = bytes
        } else {
            buffer.discardReadBytes()
            buffer.writeImmutableBuffer(bytes)
        }
    }

    /// Returns the next complete message, or nil if it is incomplete.
    ///
    /// - Throws: `WireError` for a frame that is empty or too long, and for a body that is not a CastMessage.
    package mutating func next() throws(WireError) -> CastMessage? {
        if let failure { throw failure }
        do {
            return try decodeNext()
        } catch {
            failure = error
            buffer.clear()
            throw error
        }
    }

    /// Skips read bytes, and releases the buffer once it is empty. The buffer belongs to TLS; while it is held
    /// elsewhere, TLS allocates a new one of 32 KiB and copies into it for each message.
    private mutating func passOver(_ length: Int) {
        buffer.moveReaderIndex(forwardBy: length)
        if buffer.readableBytes == 0 { buffer = ByteBuffer() }
    }

    private mutating func decodeNext() throws(WireError) -> CastMessage? {
        guard let length = announcedLength else { return nil }
        guard length > 0 else {
            throw WireError(.emptyFrame, "a frame of no bytes arrived")
        }
        guard length <= FrameLimits.maximumBodyLength else {
            throw WireError(
                .frameTooLong,
                "a frame of \(length) bytes was announced; at most \(FrameLimits.maximumBodyLength) are allowed")
        }
        guard buffer.readableBytes >= FrameLimits.headerLength + length else { return nil }
        buffer.moveReaderIndex(forwardBy: FrameLimits.headerLength)
        defer { passOver(length) }
        return try buffer.withUnsafeReadableBytes { bytes in
            Result { () throws(WireError) in
                try CastMessage(protobuf: UnsafeRawBufferPointer(rebasing: bytes[..<length]))
            }
        }.get()
    }
}
