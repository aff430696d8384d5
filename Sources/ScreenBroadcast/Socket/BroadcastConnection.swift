@preconcurrency import Dispatch
import FilePaths
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
        /// Open files that came with messages and were not asked for yet.
        var descriptors: [Int32] = []
    }

    /// More than a broadcast says in a minute. A peer that talks without end would fill the memory otherwise.
    private static let messageLimit = 1024
    /// Open files that wait for whoever reads the messages. A peer that sends more is cut off.
    private static let descriptorLimit = 8
    /// How often it is tried to write what the peer had no room for.
    private static let flushInterval = DispatchTimeInterval.milliseconds(20)

    private let descriptor: Int32
    private let state = Mutex(State())
    private let queue: DispatchQueue
    private let source: any DispatchSourceRead
    private let continuation: AsyncStream<BroadcastMessage>.Continuation

    /// - Parameter descriptor: a connected socket, which is this value's from now on.
    package init(descriptor: Int32) {
        self.descriptor = descriptor
        peerProcessID = UnixSocket.peerProcess(descriptor)
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
        for descriptor in state.withLock({ $0.descriptors }) { unistdClose(descriptor) }
    }

    /// The peer's process, by the kernel's word; nil where the system does not tell.
    package let peerProcessID: Int32?

    /// What the peer did wrong; nil where it has gone in order, or is there.
    package var fault: BroadcastError? { state.withLock { $0.fault } }

    /// Messages that were sent after the peer has gone are lost.
    ///
    /// - Parameter descriptor: an open file that goes along; it must stay open until the peer has it.
    package func send(_ message: BroadcastMessage, descriptor: Int32? = nil) {
        let isCutOff = state.withLock { state in
            !state.isClosed && state.outbox.add(message, descriptor: descriptor) == .overflow
        }
        guard !isCutOff else { return close(BroadcastError(.badMessage, "the other process does not read any more")) }
        flush()
    }

    /// The open file that came first of those that nobody took yet, which is the caller's from now on. It came before
    /// the message that it belongs to, or with it.
    package func takeDescriptor() -> Int32? {
        state.withLock { $0.descriptors.isEmpty ? nil : $0.descriptors.removeFirst() }
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
            var files: [Int32] = []
            let count = DescriptorPassing.receive(descriptor, &buffer, &files)
            guard keep(files) else { return }
            guard count > 0 else {
                if count < 0, errno == EINTR { continue }
                if count < 0, errno == EAGAIN { return }
                return close()
            }
            guard take(buffer[..<count]) else { return }
        }
    }

    /// False where there are too many.
    private func keep(_ files: [Int32]) -> Bool {
        guard !files.isEmpty else { return true }
        let hasRoom = state.withLock { state in
            guard state.descriptors.count + files.count <= Self.descriptorLimit else { return false }
            state.descriptors += files
            return true
        }
        guard !hasRoom else { return true }
        for file in files { unistdClose(file) }
        close(BroadcastError(.badMessage, "the other process sends more open files than it was asked for"))
        return false
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
                    DescriptorPassing.send(descriptor, bytes, state.outbox.attachment)
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
    package convenience init(folder: URL) throws(BroadcastError) {
        // Of two that begin at once each has its own: a program must not meet another's host. Short, since an address
        // has little room.
        let number = String(UInt16.random(in: .min ... .max), radix: 36)
        try self.init(folder: folder, name: "b-\(getpid())-\(number).sock")
    }

    package init(folder: URL, name: String) throws(BroadcastError) {
        let path = folder.appendingPathComponent(name).path
        self.path = path
        let descriptor = try UnixSocket.listen(at: path)
        let (connections, continuation) = AsyncStream.makeStream(
            of: BroadcastConnection.self, bufferingPolicy: .bufferingOldest(4))
        (self.connections, self.continuation) = (connections, continuation)
        source = DispatchSource.makeReadSource(
            fileDescriptor: descriptor, queue: DispatchQueue(label: "marquee.broadcast.listener"))
        source.setCancelHandler { unistdClose(descriptor) }
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
        guard !source.isCancelled else { return }
        // At once: the process may end before Dispatch comes to it.
        unlink(path.pathBytes)
        source.cancel()
        continuation.finish()
    }
}

// Inside the types these names are their own methods'.
private func unistdClose(_ descriptor: Int32) {
    close(descriptor)
}
