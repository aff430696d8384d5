import Synchronization

/// How a frame's samples lie in memory: 8 bits each, the chroma at half the width and half the height.
public enum PixelFormat: Hashable, Sendable, CaseIterable {
    /// Three planes: Y, U, V. The SDK's y420.
    case i420
    /// Two planes: Y, then U and V interleaved. The SDK's 420v.
    case nv12
}

/// A video frame on its way to the receiver.
///
/// It can be written until it is enqueued or sealed. After that anybody can read it, and nobody can change it. It is
/// held until it has been encoded. The last frame of a session is held until the next one, for a receiver that needs it
/// again. When nobody holds a frame any more, its memory goes back to its pool or is freed. A frame around somebody
/// else's memory, or from a pool of three or fewer, is never held longer than its encoding takes.
public final class PixelBuffer: Sendable {
    public let format: PixelFormat
    /// In pixels; even and at least 2.
    public let width: Int
    public let height: Int
    /// The owner of the memory, if the frame was made around somebody else's memory. An encoder may find its own frame
    /// again by this.
    public let owner: (any AnyObject & Sendable)?

    private let memory: PixelMemory
    /// The pool to which the memory returns; nil if it is freed.
    private let pool: VideoFramePool?
    /// Locked while somebody writes, so that sealing waits for the writer.
    private let isSealed: Mutex<Bool>

    /// Makes a black frame with its own memory.
    public convenience init(format: PixelFormat = .i420, width: Int, height: Int) {
        let layout = PixelLayout(format: format, width: width, height: height)
        let memory = PixelMemory(layout: layout)
        memory.blacken()
        self.init(format: format, width: width, height: height, memory: memory, pool: nil, owner: nil, isSealed: false)
    }

    /// Makes a frame around existing memory, without a copy.
    ///
    /// `owner` keeps the memory alive, and nobody may write to it any more.
    ///
    /// - Parameter planes: In the order of the format: where each plane begins, and the bytes from one row to the next.
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

    /// Whether the frame may be held after its encoding.
    ///
    /// Its memory must not be somebody else's. Its pool must have one frame to spare besides the one that is drawn and
    /// those that wait for the encoder.
    var canBeKept: Bool {
        guard owner == nil else { return false }
        return pool.map { $0.capacity >= PictureFlow<PixelBuffer>.waitingLimit + 2 } ?? true
    }

    /// Makes the frame read-only. Enqueueing does the same unless it throws.
    public func seal() {
        isSealed.withLock { $0 = true }
    }

    /// Calls `body` with the planes for reading. They are valid only within the call.
    public func withPlanes<Result>(_ body: ([PixelPlane]) throws -> Result) rethrows -> Result {
        try body(memory.planes)
    }

    /// Calls `body` with the planes for writing. They are valid only within the call.
    ///
    /// Writing to a sealed frame is a programming error, and ends the program.
    public func withMutablePlanes<Result>(_ body: ([MutablePixelPlane]) throws -> Result) rethrows -> Result {
        var result: Result?
        try isSealed.withLock { isSealed in
            precondition(!isSealed, "a picture that was enqueued or sealed is not written to any more")
            result = try body(memory.mutablePlanes)
        }
        return result!
    }
}

/// One plane of a frame, for reading.
public struct PixelPlane {
    /// The bytes of all rows.
    public let bytes: UnsafeRawBufferPointer
    /// Bytes from one row to the next; at least `width`.
    public let stride: Int
    /// The bytes of a row that hold samples.
    public let width: Int
    public let height: Int
}

/// One plane of a frame, for writing.
public struct MutablePixelPlane {
    public let bytes: UnsafeMutableRawBufferPointer
    public let stride: Int
    public let width: Int
    public let height: Int
}
