package import NIOCore
import Synchronization

/// ``FrameQueue`` shared between the event loop, which adds, and the page's server, which takes.
///
/// A lock instead of an actor, because a frame must not wait for a task to be scheduled before it is even queued. One
/// page reads at a time, the one that connected last.
package final class FrameChannel: Sendable {
    private struct State {
        var mirroring: MirroringID?
        var queue = FrameQueue()
        /// Of the page that reads, and its number among all that did.
        var wake: AsyncStream<Void>.Continuation?
        var reader = 0
    }

    private let state = Mutex(State())
    private let output: AsyncStream<PlayerEvent>.Continuation

    /// What is dropped, and wishes for key frames, go to `output`.
    package init(output: AsyncStream<PlayerEvent>.Continuation) { self.output = output }

    /// What of another mirroring still waits is forgotten.
    package func begin(_ mirroring: MirroringID) { change(to: mirroring) }

    package func end(_ mirroring: MirroringID) {
        guard state.withLock({ $0.mirroring == mirroring }) else { return }
        change(to: nil)
    }

    private func change(to mirroring: MirroringID?) {
        state.withLock { state in
            state.wake?.finish()
            state = State(mirroring: mirroring, reader: state.reader + 1)
        }
    }

    /// Frames of a mirroring that has ended are passed over.
    package func show(_ frame: MirroredFrame) {
        let outcome = state.withLock { state -> FrameQueue.Outcome? in
            guard state.mirroring == frame.mirroring else { return nil }
            let outcome = state.queue.add(frame)
            if outcome == .queued { state.wake?.yield() }
            return outcome
        }
        guard case .dropped(let count, let needsKeyFrame) = outcome else { return }
        tell(frame.mirroring, frame.stream, dropped: count, needsKeyFrame: needsKeyFrame)
    }

    /// A page that reads from here on; nil where that mirroring is not there, or no more.
    package func connect(to mirroring: MirroringID) -> FrameReader? {
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

    /// What waits for this reader, as one piece; nil where nothing does.
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

/// The frames of one mirroring as ``FrameRecord``s, as soon as they come; ends with it, or when another page reads.
package struct FrameReader: AsyncSequence, Sendable {
    /// Bytes that are written at once, give or take a frame.
    static let pieceLength = 256 << 10

    fileprivate let channel: FrameChannel
    fileprivate let number: Int
    fileprivate let wakes: AsyncStream<Void>

    package struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let channel: FrameChannel
        fileprivate let number: Int
        fileprivate var wakes: AsyncStream<Void>.AsyncIterator

        package mutating func next() async -> ByteBuffer? {
            while true {
                if let piece = channel.take(number) { return piece }
                guard await wakes.next() != nil else { return nil }
            }
        }
    }

    package func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(channel: channel, number: number, wakes: wakes.makeAsyncIterator())
    }
}
