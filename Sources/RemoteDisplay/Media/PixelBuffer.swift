import DisplayCore
import Synchronization

/// How a picture's samples lie in memory: 8 bits each, the colours at half the width and half the height.
public enum PixelFormat: Hashable, Sendable, CaseIterable {
    /// Three planes: Y, U, V. The SDK's y420.
    case i420
    /// Two planes: Y, then U and V in turn. The SDK's 420v.
    case nv12
}

/// A picture on its way to the receiver.
///
/// Writable until it is enqueued or sealed, then read by anybody and changed by nobody. It is held until it has been
/// encoded, and the last one of a session until the next, for a receiver that needs it anew; its memory goes back to
/// its pool, or is freed, when nobody holds it any more. One around somebody else's memory, or of a pool of three or
/// fewer, is never held for longer than its encoding takes.
public final class PixelBuffer: Sendable {
    public let format: PixelFormat
    /// Pixels, even and at least 2.
    public let width: Int
    public let height: Int
    /// Whose memory it is, where it was made around somebody else's; an encoder may find its own frame again by it.
    public let owner: (any AnyObject & Sendable)?

    private let memory: PixelMemory
    /// Where the memory goes in the end; nil: it is freed.
    private let pool: VideoFramePool?
    /// Held while somebody writes, so that sealing waits for the writer.
    private let isSealed: Mutex<Bool>

    /// A picture with memory of its own, black.
    public convenience init(format: PixelFormat = .i420, width: Int, height: Int) {
        let layout = PixelLayout(format: format, width: width, height: height)
        let memory = PixelMemory(layout: layout)
        memory.blacken()
        self.init(format: format, width: width, height: height, memory: memory, pool: nil, owner: nil, isSealed: false)
    }

    /// A picture around memory that exists, without a copy: `owner` keeps it alive, and nobody writes to it any more.
    ///
    /// - Parameter planes: as the format has them: where each begins, and the bytes from one of its rows to the next.
    public convenience init(
        format: PixelFormat, width: Int, height: Int, planes: [(base: UnsafeRawPointer, stride: Int)],
        owner: any AnyObject & Sendable
    ) {
        let layout = PixelLayout(format: format, width: width, height: height)
        let memory = PixelMemory(layout: layout, foreign: planes)
        self.init(format: format, width: width, height: height, memory: memory, pool: nil, owner: owner, isSealed: true)
    }

    init(
        format: PixelFormat, width: Int, height: Int, memory: PixelMemory, pool: VideoFramePool?,
        owner: (any AnyObject & Sendable)?, isSealed: Bool
    ) {
        self.format = format
        self.width = width
        self.height = height
        self.memory = memory
        self.pool = pool
        self.owner = owner
        self.isSealed = Mutex(isSealed)
    }

    deinit { pool?.take(back: memory) }

    /// Whether it may be held beyond its encoding: its memory is not somebody else's, and its pool has one to spare
    /// beside what is drawn and what waits for the encoder.
    var canBeKept: Bool {
        guard owner == nil else { return false }
        return pool.map { $0.capacity >= PictureFlow<PixelBuffer>.waitingLimit + 2 } ?? true
    }

    /// Nobody writes from now on. Enqueuing does the same where it does not throw.
    public func seal() {
        isSealed.withLock { $0 = true }
    }

    /// The planes for reading. They are valid within the call.
    public func withPlanes<Result>(_ body: ([PixelPlane]) throws -> Result) rethrows -> Result {
        try body(memory.planes)
    }

    /// The planes for writing. They are valid within the call. Writing to a picture that is sealed is a fault of the
    /// program, and ends it.
    public func withMutablePlanes<Result>(_ body: ([MutablePixelPlane]) throws -> Result) rethrows -> Result {
        var result: Result?
        try isSealed.withLock { isSealed in
            precondition(!isSealed, "a picture that was enqueued or sealed is not written to any more")
            result = try body(memory.mutablePlanes)
        }
        return result!
    }
}

/// One plane of a picture, for reading.
public struct PixelPlane {
    /// All rows.
    public let bytes: UnsafeRawBufferPointer
    /// Bytes from one row to the next; at least `width`.
    public let stride: Int
    /// Bytes of a row that count.
    public let width: Int
    public let height: Int
}

/// One plane of a picture, for writing.
public struct MutablePixelPlane {
    public let bytes: UnsafeMutableRawBufferPointer
    public let stride: Int
    public let width: Int
    public let height: Int
}
