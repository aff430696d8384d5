import Synchronization

/// Frames of one size whose memory is used again, so that a stream of them needs no allocation for each frame.
///
/// The pool holds at most `capacity` frames at a time. A program that draws faster than frames are encoded and sent
/// finds the pool empty. It should leave out that frame, which would have been dropped later. The pool can be used from
/// any thread.
public final class VideoFramePool: Sendable {
    public let format: PixelFormat
    public let width: Int
    public let height: Int
    public let capacity: Int

    private struct State {
        var free: [PixelMemory] = []
        var inUse = 0
    }

    private let layout: PixelLayout
    private let state = Mutex(State())

    /// - Parameter capacity: The default is one frame that is drawn, one that is encoded, one that is kept for a still
    ///   picture, and three in reserve.
    public init(format: PixelFormat = .i420, width: Int, height: Int, capacity: Int = 6) {
        precondition(capacity > 0, "a pool holds at least one picture")
        self.format = format
        self.width = width
        self.height = height
        self.capacity = capacity
        layout = PixelLayout(format: format, width: width, height: height)
    }

    /// A frame to draw on, with undefined content. Nil if all frames are in use.
    public func makePixelBuffer() -> PixelBuffer? {
        let memory = state.withLock { state -> (isThere: Bool, PixelMemory?) in
            guard state.inUse < capacity else { return (false, nil) }
            state.inUse += 1
            return (true, state.free.popLast())
        }
        guard memory.isThere else { return nil }
        return PixelBuffer(
            format: format, width: width, height: height,
            memory: memory.1 ?? PixelMemory(layout: layout), pool: self, owner: nil, isSealed: false)
    }

    /// The number of frames that others hold at the moment.
    public var inUse: Int { state.withLock(\.inUse) }

    func take(back memory: PixelMemory) {
        state.withLock { state in
            state.inUse -= 1
            state.free.append(memory)
        }
    }
}
