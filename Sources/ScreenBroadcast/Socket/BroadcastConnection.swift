@preconcurrency import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// One end of the socket between a host and an upload process.
///
/// Sending never blocks and never fails where it is called: a peer that does not read misses statistics first, and one
/// that reads nothing at all is cut off. Letting go of the value closes the socket.
package final class BroadcastConnection: Sendable {
    /// What the peer says, for one reader; ends when the peer has gone or broken the rules, and with ``close()``.
    package let messages: AsyncStream<BroadcastMessage>

    private struct State {
        var splitter = LineSplitter()
        var outbox = BroadcastOutbox()
        var isClosed = false
        var isFlushing = false
        var fault: BroadcastError?
    }

    /// More than a broadcast says in a minute. A peer that talks without end would fill the memory otherwise.
    private static let messageLimit = 1024
    /// How often it is tried to write what the peer had no room for.
    private static let flushInterval = DispatchTimeInterval.milliseconds(20)

    /// A peer that has gone is an error to be passed over, not a signal.
    #if canImport(Darwin)
        private static let sendFlags: Int32 = 0
    #else
        private static let sendFlags = Int32(MSG_NOSIGNAL)
    #endif

    private let descriptor: Int32
    private let state = Mutex(State())
    private let queue: DispatchQueue
    private let source: any DispatchSourceRead
    private let continuation: AsyncStream<BroadcastMessage>.Continuation

    /// - Parameter descriptor: a connected socket, which is this value's from now on.
    init(descriptor: Int32) {
        self.descriptor = descriptor
        (messages, continuation) = AsyncStream.makeStream(
            of: BroadcastMessage.self, bufferingPolicy: .bufferingOldest(Self.messageLimit))
        queue = DispatchQueue(label: "marquee.broadcast.socket")
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setCancelHandler { unistdClose(descriptor) }
        source.setEventHandler { [weak self] in self?.read() }
        source.resume()
    }

    /// The upload process's end.
    ///
    /// - Throws: ``BroadcastError`` `socketFailed`.
    package static func connect(to path: String) throws(BroadcastError) -> BroadcastConnection {
        BroadcastConnection(descriptor: try UnixSocket.connect(to: path))
    }

    deinit {
        source.cancel()
        continuation.finish()
    }

    /// What the peer did wrong; nil where it has gone in order, or is there.
    package var fault: BroadcastError? { state.withLock { $0.fault } }

    /// Messages that were sent after the peer has gone are lost.
    package func send(_ message: BroadcastMessage) {
        let isCutOff = state.withLock { state in
            !state.isClosed && state.outbox.add(message) == .overflow
        }
        guard !isCutOff else { return close(BroadcastError(.badMessage, "the other process does not read any more")) }
        flush()
    }

    /// Ends it once all that was sent before is written, as far as the peer takes it now.
    package func close() {
        close(nil)
    }

    private func close(_ fault: BroadcastError?) {
        let isFirst = state.withLock { state in
            defer { state.isClosed = true }
            if !state.isClosed { state.fault = fault }
            return !state.isClosed
        }
        guard isFirst else { return }
        source.cancel()
        continuation.finish()
    }

    /// On ``queue``. To the end of what is there: Dispatch on Linux tells of the peer's end only once, and not again
    /// where that came together with its last words.
    private func read() {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = unistdRead(descriptor, &buffer, buffer.count)
            guard count > 0 else {
                if count < 0, errno == EINTR { continue }
                if count < 0, errno == EAGAIN { return }
                return close()
            }
            guard take(buffer[..<count]) else { return }
        }
    }

    /// False where that was the peer's last.
    private func take(_ bytes: ArraySlice<UInt8>) -> Bool {
        do throws(BroadcastError) {
            let lines = try state.withLock { state throws(BroadcastError) in try state.splitter.take(bytes) }
            for line in lines {
                if case .dropped = continuation.yield(try BroadcastMessage(line: line)) {
                    throw BroadcastError(.badMessage, "the other process talks without end")
                }
            }
            return !state.withLock { $0.isClosed }
        } catch {
            close(error)
            return false
        }
    }

    /// Writes what the socket has room for, and comes back for the rest.
    private func flush() {
        let mustReturn = state.withLock { state -> Bool in
            while !state.isClosed, !state.outbox.isEmpty {
                let written = state.outbox.next.withUnsafeBytes { bytes in
                    socketSend(descriptor, bytes.baseAddress, bytes.count, Self.sendFlags)
                }
                guard written >= 0 else {
                    // A peer that has gone is noticed by reading, after what it said before it went.
                    guard errno == EAGAIN || errno == EINTR else { return false }
                    defer { state.isFlushing = true }
                    return !state.isFlushing
                }
                state.outbox.wrote(written)
            }
            return false
        }
        guard mustReturn else { return }
        queue.asyncAfter(deadline: .now() + Self.flushInterval) { [weak self] in
            self?.state.withLock { $0.isFlushing = false }
            self?.flush()
        }
    }
}

/// The host's end before anybody has connected: a socket of its own in a folder of the user's.
package final class BroadcastListener: Sendable {
    package let path: String
    /// Who connects, for one reader; ends with ``close()``.
    package let connections: AsyncStream<BroadcastConnection>

    private let source: any DispatchSourceRead
    private let continuation: AsyncStream<BroadcastConnection>.Continuation

    /// - Parameter folder: of the user's own, 0700.
    /// - Throws: ``BroadcastError`` `socketFailed`.
    package init(folder: URL, name: String = "broadcast-\(getpid()).sock") throws(BroadcastError) {
        let path = folder.appendingPathComponent(name).path
        self.path = path
        let descriptor = try UnixSocket.listen(at: path)
        let (connections, continuation) = AsyncStream.makeStream(
            of: BroadcastConnection.self, bufferingPolicy: .bufferingOldest(4))
        (self.connections, self.continuation) = (connections, continuation)
        source = DispatchSource.makeReadSource(
            fileDescriptor: descriptor, queue: DispatchQueue(label: "marquee.broadcast.listener"))
        source.setCancelHandler {
            unistdClose(descriptor)
            unlink(path)
        }
        source.setEventHandler {
            while let peer = UnixSocket.accept(on: descriptor) {
                continuation.yield(BroadcastConnection(descriptor: peer))
            }
        }
        source.resume()
    }

    deinit {
        close()
    }

    /// Takes the socket away; connections that were made live on.
    package func close() {
        source.cancel()
        continuation.finish()
    }
}

// Inside the types these names are their own methods'.
private func unistdClose(_ descriptor: Int32) {
    close(descriptor)
}

private func unistdRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}

private func socketSend(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
    send(descriptor, bytes, count, flags)
}
