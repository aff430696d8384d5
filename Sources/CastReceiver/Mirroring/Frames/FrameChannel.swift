package import NIOCore
import Synchronization

/// A ``FrameQueue`` shared by the event loop, which adds frames, and the page's server, which takes them.
///
/// It is a lock and not an actor, so that a frame need not wait for a task before it is queued. One page reads at a
/// time, the one that connected last.
final class FrameChannel: Sendable {
    private struct State {
        var mirroring: MirroringID?
        var queue = FrameQueue()
        /// The wake-up of the page that reads, and the page's number among all that have connected.
        var wake: AsyncStream<Void>.Continuation?
        var reader = 0
    }

    private let state = Mutex(State())
    private let output: AsyncStream<PlayerEvent>.Continuation

    /// - Parameter output: Gets the counts of dropped frames, and the requests for key frames.
    init(output: AsyncStream<PlayerEvent>.Continuation) { self.output = output }

    /// Begins a mirroring, and drops the waiting frames of another one.
    func begin(_ mirroring: MirroringID) { change(to: mirroring) }

    func end(_ mirroring: MirroringID) {
        guard state.withLock({ $0.mirroring == mirroring }) else { return }
        change(to: nil)
    }

    private func change(to mirroring: MirroringID?) {
        state.withLock { state in
            state.wake?.finish()
            state = State(mirroring: mirroring, reader: state.reader + 1)
        }
    }

    /// Adds a frame. Frames of an ended mirroring are ignored.
    func show(_ frame: MirroredFrame) {
        let outcome = state.withLock { state -> FrameQueue.Outcome? in
            guard state.mirroring == frame.mirroring else { return nil }
            let outcome = state.queue.add(frame)
            if outcome == .queued { state.wake?.yield() }
            return outcome
        }
        guard case .dropped(let count, let needsKeyFrame) = outcome else { return }
        tell(frame.mirroring, frame.stream, dropped: count, needsKeyFrame: needsKeyFrame)
    }

    /// Connects a page, which reads from now on; nil if that mirroring does not run.
    func connect(to mirroring: MirroringID) -> FrameReader? {
        let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let connected = state.withLock { state -> (reader: Int, changed: ([Int: Int], [Int]))? in
            guard state.mirroring == mirroring else { return nil }
            state.wake?.finish()
            state.wake = wake
            state.reader += 1
            return (state.reader, state.queue.readerChanged())
        }
        guard let connected else { return nil }
        let (dropped, needy) = connected.changed
        for stream in Set(dropped.keys).union(needy).sorted() {
            tell(mirroring, stream, dropped: dropped[stream] ?? 0, needsKeyFrame: needy.contains(stream))
        }
        return FrameReader(channel: self, number: connected.reader, wakes: wakes)
    }

    var hasFramesWaiting: Bool { state.withLock { $0.queue.count > 0 } }

    private func tell(_ mirroring: MirroringID, _ stream: Int, dropped: Int, needsKeyFrame: Bool) {
        if dropped > 0 {
            output.yield(.mirrored(mirroring, [MirroringCounts(stream: stream, skipped: dropped)]))
        }
        if needsKeyFrame { output.yield(.needsKeyFrame(mirroring, stream: stream)) }
    }

    /// The frames that wait for this reader, as one piece; nil if none do.
    fileprivate func take(_ reader: Int) -> ByteBuffer? {
        state.withLock { state in
            guard state.reader == reader, var frame = state.queue.next() else { return nil }
            var buffer = ByteBuffer()
            while true {
                FrameRecord.encode(frame, into: &buffer)
                guard buffer.readableBytes < FrameReader.pieceLength, let next = state.queue.next() else { break }
                frame = next
            }
            return buffer
        }
    }
}

/// The frames of one mirroring as ``FrameRecord``s, as soon as they arrive. It ends with the mirroring, or when another
/// page reads.
struct FrameReader: AsyncSequence, Sendable {
    /// The approximate number of bytes written at once; a piece may exceed it by a frame.
    static let pieceLength = 256 << 10

    fileprivate let channel: FrameChannel
    fileprivate let number: Int
    fileprivate let wakes: AsyncStream<Void>

    struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let channel: FrameChannel
        fileprivate let number: Int
        fileprivate var wakes: AsyncStream<Void>.AsyncIterator

        mutating func next() async -> ByteBuffer? {
            while true {
                if let piece = channel.take(number) { return piece }
                guard await wakes.next() != nil else { return nil }
            }
        }
    }

    func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(channel: channel, number: number, wakes: wakes.makeAsyncIterator())
    }
}
