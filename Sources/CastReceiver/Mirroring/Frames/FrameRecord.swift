package import NIOCore

/// A mirrored frame in the page's format: a header of 36 bytes, then the encoder's output. Numbers are big-endian.
///
///      0        4        8        12            20            28            36
///     +--------+--------+--------+-------------+-------------+-------------+-------- - -
///     | length | stream | flags  | timestamp   | playout     | captured    | payload
///     | UInt32 | UInt32 | UInt32 | Float64, us | Float64, ms | Float64, ms | `length` bytes
///     +--------+--------+--------+-------------+-------------+-------------+-------- - -
///
/// Flag 1 marks a key frame. The timestamp is the stream's. The two other times are on the receiver's clock, which
/// starts at `origin`. The page requests that clock ("clock" in `PageServer`) and compares it with its own.
enum FrameRecord {
    static let headerLength = 36

    /// The start of the clock that the page uses.
    static let origin = ContinuousClock.now

    /// Milliseconds since `origin`.
    static func milliseconds(of instant: ContinuousClock.Instant) -> Double {
        (instant - origin) / .milliseconds(1)
    }

    static func encode(_ mirrored: MirroredFrame, into buffer: inout ByteBuffer) {
        let payload = mirrored.frame.payload
        buffer.reserveCapacity(minimumWritableBytes: headerLength + payload.readableBytes)
        buffer.writeInteger(UInt32(payload.readableBytes))
        // No offer has a larger index (`OfferedStream.indexes`).
        buffer.writeInteger(UInt32(clamping: mirrored.stream))
        buffer.writeInteger(UInt32(mirrored.isKey ? 1 : 0))
        write(mirrored.timestamp / .microseconds(1), into: &buffer)
        write(milliseconds(of: mirrored.playout), into: &buffer)
        write(milliseconds(of: mirrored.frame.referenceTime), into: &buffer)
        buffer.writeImmutableBuffer(payload)
    }

    private static func write(_ number: Double, into buffer: inout ByteBuffer) {
        buffer.writeInteger(number.bitPattern)
    }
}
