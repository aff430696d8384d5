package import CastWire
import NIOCore
import Synchronization

/// One CASTV2 connection over TLS, in either role.
///
/// It keeps the connection alive (heartbeats never show up outside), matches replies to requests, bounds what waits in
/// both directions and says why it ended. What the messages mean, virtual connections and device authentication are
/// the owner's: TLS itself proves nothing here, `peerCertificate` is what the device has to sign for. All members may
/// be used from any task. Always consume `messages`; a connection that nobody holds any more closes.
package final class CastConnection: Sendable {
    package enum Role: Sendable {
        case client
        case server
    }

    /// Unique within the process.
    package let id: UInt64
    package let role: Role
    /// DER of the TLS certificate that the peer showed (client role).
    package let peerCertificate: [UInt8]?
    /// DER of the TLS certificate that this side showed (server role): what device authentication signs.
    package let ownCertificate: [UInt8]?
    /// IP literals, without a port; where an address means something on one link only, with that: `fe80::1%2`.
    package let remoteAddress: String
    package let localAddress: String

    private static let lastID = Atomic<UInt64>(0)
    let channel: any Channel
    private let handler: NIOLoopBound<CastChannelHandler>
    private let queue: MessageQueue
    private let sendBuffer: SendBuffer
    private let closeSignal: CloseSignal
    private let requestTimeout: Duration
    private let requestIDs = Mutex(RequestIDs())

    /// Made by the handler, on its event loop, once TLS is agreed on.
    init(channel: any Channel, handler: NIOLoopBound<CastChannelHandler>, queue: MessageQueue) {
        id = Self.lastID.wrappingAdd(1, ordering: .relaxed).newValue
        role = handler.value.role
        ownCertificate = handler.value.ownCertificate
        peerCertificate = TLSSettings.peerCertificate(of: channel)
        remoteAddress = channel.remoteAddress?.literal ?? ""
        localAddress = channel.localAddress?.literal ?? ""
        self.channel = channel
        self.handler = handler
        self.queue = queue
        sendBuffer = handler.value.sendBuffer
        closeSignal = handler.value.closeSignal
        requestTimeout = handler.value.options.requestTimeout
    }

    deinit {
        close()
    }

    /// False once the peer has stopped to take what it is sent, and after the end.
    package var isWritable: Bool { sendBuffer.isWritable }

    package var messages: CastConnectionMessages {
        CastConnectionMessages(connection: self, queue: queue)
    }

    /// Hands every message to `receive` on the connection's event loop as it is read, replies included (before their
    /// requests end), and calls `ended` behind the last.
    ///
    /// In place of `messages`, once, for whoever decides at once and never blocks: no task is woken for a message,
    /// which costs more than reading it. What `receive` sends leaves at once too.
    package func onMessages(
        _ receive: @escaping @Sendable (CastMessage) -> Void, ended: @escaping @Sendable () -> Void
    ) {
        let sink = MessageQueue.Sink(receive: receive, ended: ended)
        onLoop { [queue] in $0.deliver(to: sink, firstOutOf: queue) }
    }

    /// What a message of this connection makes this side send, to whichever connections: its sender is read the later
    /// for it (`MessageRate`). While `onMessages` hands the message on, or afterwards, when what comes of it is known.
    package func charge(messagesToOthers messages: Int, bytes: Int) {
        if let here { return here.charge(messagesToOthers: messages, bytes: bytes) }
        onLoop { $0.charge(messagesToOthers: messages, bytes: bytes) }
    }

    /// The same for work of another kind, in points.
    package func charge(points: Double) {
        onLoop { $0.charge(points: points) }
    }

    /// Waits for the end of the connection and says why it came; `.cancelled` if the waiting task is cancelled first.
    package var closeReason: TransportError {
        get async { await closeSignal.wait() }
    }

    /// An id for a request that is sent by hand; unique among all requests of the connection until it has wrapped.
    package func makeRequestID() -> Int {
        requestIDs.withLock { $0.next() }
    }

    /// Ends requests and messages at once, and the connection as soon as what was sent before has left.
    package func close() {
        onLoop { $0.close() }
    }

    /// Sends without waiting.
    ///
    /// - Throws: `.sendBufferFull` where the peer does not take what was sent before, `.messageTooLong`, `.closed`.
    package func send(_ message: CastMessage) throws(TransportError) {
        if let here { return try here.send(message) }
        let frame = try reserveFrame(message)
        onLoop { $0.write(frame) }
    }

    package func send<Body: MessageBody>(
        _ body: Envelope<Body>, namespace: Namespace, from source: String, to destination: String
    ) throws(TransportError) {
        let text = try Self.text(of: body)
        try send(CastMessage(from: source, to: destination, namespace: namespace, payload: .string(text)))
    }

    /// Sends a request and waits for the message of the same namespace and request id.
    ///
    /// What tells of a launch's progress does not end it, but starts its time again. The reply is in `messages` too,
    /// and was put there first.
    /// - Parameter timeout: `ConnectionOptions.requestTimeout` if nil.
    /// - Throws: `.timeout`, `.closed` with the connection's reason, `.cancelled`, `.malformed` for a reply that can't
    ///   be read, and what `send` throws.
    package func request<Body: MessageBody, Reply: MessageBody>(
        _ body: Body, namespace: Namespace, from source: String, to destination: String, timeout: Duration? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) async throws(TransportError) -> Envelope<Reply> {
        guard !Task.isCancelled else { throw .cancelled }
        let (key, message) = try prepare(body, namespace: namespace, from: source, to: destination)
        let frame = try reserveFrame(message)
        let cancellation = RequestCancellation()
        let outcome = await withTaskCancellationHandler {
            // A closure stays in an isolation only if it captures it; it would change threads twice otherwise.
            _ = isolation
            return await withCheckedContinuation { continuation in
                let reply = PendingReply<Reply>(
                    key: key, timeout: timeout ?? requestTimeout, cancellation: cancellation
                ) { continuation.resume(returning: $0) }
                onLoop { $0.start(reply, frame: frame) }
            }
        } onCancel: {
            cancellation.set()
            onLoop { $0.cancel(key) }
        }
        return try outcome.get()
    }

    /// Like the form that waits, for those who make many: `completion` is called once, on the connection's event loop,
    /// with no task between the reply's last byte and it. Where this throws nothing was sent, and it is not called.
    package func request<Body: MessageBody, Reply: MessageBody>(
        _ body: Body, namespace: Namespace, from source: String, to destination: String, timeout: Duration? = nil,
        completion: @escaping @Sendable (Result<Envelope<Reply>, TransportError>) -> Void
    ) throws(TransportError) {
        let (key, message) = try prepare(body, namespace: namespace, from: source, to: destination)
        let reply = PendingReply<Reply>(
            key: key, timeout: timeout ?? requestTimeout, cancellation: nil, completion: completion)
        if let here { return try here.start(reply, asking: message) }
        let frame = try reserveFrame(message)
        onLoop { $0.start(reply, frame: frame) }
    }

    private func prepare(
        _ body: some MessageBody, namespace: Namespace, from source: String, to destination: String
    ) throws(TransportError) -> (RequestTable.Key, CastMessage) {
        let key = RequestTable.Key(namespace: namespace, id: makeRequestID())
        let text = try Self.text(of: Envelope(requestID: key.id, body: body))
        return (key, CastMessage(from: source, to: destination, namespace: namespace, payload: .string(text)))
    }

    /// For whoever is on the connection's event loop: no closure is made then.
    private var here: CastChannelHandler? { channel.eventLoop.inEventLoop ? handler.value : nil }

    private func onLoop(_ work: @escaping @Sendable (CastChannelHandler) -> Void) {
        let handler = handler
        if channel.eventLoop.inEventLoop {
            work(handler.value)
        } else {
            channel.eventLoop.execute { work(handler.value) }
        }
    }

    private func reserveFrame(_ message: CastMessage) throws(TransportError) -> ByteBuffer {
        var frame = ByteBuffer()
        try Self.encode(message, into: &frame)
        try sendBuffer.reserve(frame.readableBytes)
        return frame
    }

    static func encode(_ message: CastMessage, into frame: inout ByteBuffer) throws(TransportError) {
        do {
            try FrameEncoder.encode(message, into: &frame)
        } catch {
            let code: TransportError.Code = error.code == .frameTooLong ? .messageTooLong : .malformed
            throw TransportError(code, error.description, underlying: error)
        }
    }

    private static func text<Body: MessageBody>(of envelope: Envelope<Body>) throws(TransportError) -> String {
        do {
            return try envelope.text()
        } catch {
            throw TransportError(.malformed, error.description, underlying: error)
        }
    }
}
