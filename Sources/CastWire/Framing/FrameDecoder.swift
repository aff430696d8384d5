package import struct NIOCore.ByteBuffer

/// Cuts a byte stream into messages, however the bytes arrive.
///
/// Feed it with `append`, then call `next` until it gives nil. After it has thrown, the stream has no frame boundaries
/// any more: it throws the same error for ever and the connection should be closed. It never holds more than one
/// frame and what was appended behind it.
package struct FrameDecoder: Sendable {
    private var buffer = ByteBuffer()
    private var failure: WireError?

    package init() {}

    /// Bytes that wait for the rest of their frame.
    package var bufferedByteCount: Int { buffer.readableBytes }

    /// Bytes of the frame that comes next, its header included, once it is there as a whole; nil before.
    ///
    /// What a message costs goes by this, not by what is left of it when it has been read: fields that nobody knows
    /// are read as well.
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

    /// The next whole message, or nil while one is incomplete.
    ///
    /// - Throws: `WireError` for a frame that is empty or too long, and for a body that is not a CastMessage.
    package mutating func next() throws(WireError) -> CastMessage? {
        if let failure { throw failure }
        do {
            let message = try decodeNext()
            // Whoever filled the buffer can use its memory again: TLS would take 32 KiB anew for what comes next.
            if buffer.readableBytes == 0 { buffer = ByteBuffer() }
            return message
        } catch {
            failure = error
            buffer.clear()
            throw error
        }
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
        defer { buffer.moveReaderIndex(forwardBy: length) }
        return try buffer.withUnsafeReadableBytes { bytes in
            Result { () throws(WireError) in
                try CastMessage(protobuf: UnsafeRawBufferPointer(rebasing: bytes[..<length]))
            }
        }.get()
    }
}
