@preconcurrency import Dispatch
import FilePaths
import PlatformC
package import PlatformFoundation
import Synchronization

/// One end of the socket between a host and an upload process.
///
/// Sending never blocks and never fails for the caller. A slow peer misses statistics first, and one that reads nothing
/// is disconnected. Releasing the object closes the socket.
package final class BroadcastConnection: Sendable {
    /// The peer's messages, for one reader, until its end, a violation of the protocol, or ``close()``.
    package let messages: AsyncStream<BroadcastMessage>

    private struct State {
        var splitter = LineSplitter()
        var outbox = BroadcastOutbox()
        var isClosed = false
        var isFlushing = false
        var fault: BroadcastError?
        /// Received descriptors that were not taken yet.
        var descriptors: [Int32] = []
    }

    /// More messages than a broadcast sends in a minute. Otherwise a peer could fill the memory.
    private static let messageLimit = 1024
    /// The most received descriptors that wait. A peer that sends more is disconnected.
    private static let descriptorLimit = 8
    /// How often writing is retried while the peer has no room.
    private static let flushInterval = DispatchTimeInterval.milliseconds(20)

    private let descriptor: Int32
    private let state = Mutex(State())
    private let queue: DispatchQueue
    private let source: any DispatchSourceRead
    private let continuation: AsyncStream<BroadcastMessage>.Continuation

    /// - Parameter descriptor: A connected socket, which this object owns from now on.
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

    /// Connects from the upload process.
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

    /// The peer's process, as the kernel reports it; nil if the system does not.
    package let peerProcessID: Int32?

    /// How the peer violated the protocol; nil if it ended normally, or is connected.
    package var fault: BroadcastError? { state.withLock { $0.fault } }

    /// Sends a message. It is lost if the peer has gone.
    ///
    /// - Parameter descriptor: A descriptor to send along; it must stay open until the peer has it.
    package func send(_ message: BroadcastMessage, descriptor: Int32? = nil) {
        let isCutOff = state.withLock { state in
            !state.isClosed && state.outbox.add(message, descriptor: descriptor) == .overflow
        }
        guard !isCutOff else { return close(BroadcastError(.badMessage, "the other process does not read any more")) }
        flush()
    }

    /// The oldest received descriptor, which the caller owns from now on. It arrived before or with its message.
    package func takeDescriptor() -> Int32? {
        state.withLock { $0.descriptors.isEmpty ? nil : $0.descriptors.removeFirst() }
    }

    /// Closes the connection after writing earlier messages, as far as the peer accepts them now.
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

    /// Runs on ``queue`` and reads everything available. Dispatch on Linux reports the peer's end only once, and not
    /// again if it came together with its last bytes.
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

    /// Returns false if there are too many.
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

    /// Returns false if the connection ended.
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

    /// Writes as much as the socket accepts, and retries the rest later.
    private func flush() {
        let mustReturn = state.withLock { state -> Bool in
            while !state.isClosed, !state.outbox.isEmpty {
                let written = state.outbox.next.withUnsafeBytes { bytes in
                    DescriptorPassing.send(descriptor, bytes, state.outbox.attachment)
                }
                guard written >= 0 else {
                    // A peer's end is noticed by reading, after its last messages.
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

/// The host's listening socket in a folder of the user's own.
final class BroadcastListener: Sendable {
    let path: String
    /// New connections, for one reader; ends with ``close()``.
    let connections: AsyncStream<BroadcastConnection>

    private let source: any DispatchSourceRead
    private let continuation: AsyncStream<BroadcastConnection>.Continuation

    /// - Parameter folder: The user's own, 0700.
    /// - Throws: ``BroadcastError`` `socketFailed`.
    convenience init(folder: URL) throws(BroadcastError) {
        // Each listener has its own socket, so that a program never meets another host. Short, because a socket address
        // has little room.
        let number = String(UInt16.random(in: .min ... .max), radix: 36)
        try self.init(folder: folder, name: "b-\(getpid())-\(number).sock")
    }

    init(folder: URL, name: String) throws(BroadcastError) {
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

    /// Removes the socket; existing connections stay.
    func close() {
        guard !source.isCancelled else { return }
        // At once, because the process may end before Dispatch calls the handler.
        unlink(path.pathBytes)
        source.cancel()
        continuation.finish()
    }
}

// Inside the types, these names are their own methods.
private func unistdClose(_ descriptor: Int32) {
    close(descriptor)
}
