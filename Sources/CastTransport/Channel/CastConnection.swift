package import CastWire
import NIOCore
import Synchronization

/// One CASTV2 connection over TLS, in either role.
///
/// It keeps the connection alive (heartbeats are not visible outside), matches replies to requests, limits the waiting
/// messages in both directions and reports why it ended. The owner handles the meaning of messages, virtual connections
/// and device authentication. TLS alone proves nothing here: the device has to sign `peerCertificate`. All members may
/// be used from any task. Always consume `messages`. A connection closes when nobody holds it any more.
package final class CastConnection: Sendable {
    package enum Role: Sendable {
        case client
        case server
    }

    /// The id, unique within the process.
    package let id: UInt64
    package let role: Role
    /// The DER encoding of the peer's TLS certificate (client role).
    package let peerCertificate: [UInt8]?
    /// The DER encoding of this side's TLS certificate (server role), which device authentication signs.
    package let ownCertificate: [UInt8]?
    /// The peer's IP literal without a port. An address that is valid on one link only includes its scope: `fe80::1%2`.
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

    /// The handler creates it on its event loop once TLS is established.
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

    /// False while the peer does not take the waiting data, and after the end.
    package var isWritable: Bool { sendBuffer.isWritable }

    package var messages: CastConnectionMessages {
        CastConnectionMessages(connection: self, queue: queue)
    }

    /// Calls `receive` on the connection's event loop for every message as it is read, including replies (before their
    /// requests end), and calls `ended` after the last one.
    ///
    /// Use it once, instead of `messages`, if the receiver decides at once and never blocks. No task is woken for a
    /// message, which would cost more than reading it. Messages that `receive` sends leave at once too.
    package func onMessages(
        _ receive: @escaping @Sendable (CastMessage) -> Void, ended: @escaping @Sendable () -> Void
    ) {
        let sink = MessageQueue.Sink(receive: receive, ended: ended)
        onLoop { [queue] in $0.deliver(to: sink, firstOutOf: queue) }
    }

    /// Charges a message's sender for what this side sends to any connections because of the message. The sender's
    /// later messages are read later (`MessageRate`).
    ///
    /// It is called while `onMessages` delivers the message, or afterwards when the consequences are known.
    package func charge(messagesToOthers messages: Int, bytes: Int) {
        if let here { return here.charge(messagesToOthers: messages, bytes: bytes) }
        onLoop { $0.charge(messagesToOthers: messages, bytes: bytes) }
    }

    /// Does the same for other work, in points.
    package func charge(points: Double) {
        onLoop { $0.charge(points: points) }
    }

    /// The reason for the end of the connection. Reading it waits for the end; it is `.cancelled` if the waiting task
    /// is cancelled first.
    package var closeReason: TransportError {
        get async { await closeSignal.wait() }
    }

    /// Returns an id for a request that is sent by hand. It is unique among the connection's requests until ids wrap
    /// around.
    package func makeRequestID() -> Int {
        requestIDs.withLock { $0.next() }
    }

    /// Ends requests and messages at once, and the connection when the waiting data is sent.
    package func close() {
        onLoop { $0.close() }
    }

    /// Sends a message without waiting.
    ///
    /// - Throws: `.sendBufferFull` if the peer does not take earlier messages, `.messageTooLong`, `.closed`.
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
    /// A message about a launch's progress does not end the request but starts its time again. The reply is also in
    /// `messages`, and was put there first.
    ///
    /// - Parameter timeout: `ConnectionOptions.requestTimeout` if nil.
    /// - Throws: `.timeout`, `.closed` with the connection's reason, `.cancelled`, `.malformed` for a reply that can't
    ///   be read, and the errors of `send`.
    package func request<Body: MessageBody, Reply: MessageBody>(
        _ body: Body, namespace: Namespace, from source: String, to destination: String, timeout: Duration? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) async throws(TransportError) -> Envelope<Reply> {
        guard !Task.isCancelled else { throw .cancelled }
        let (key, message) = try prepare(body, namespace: namespace, from: source, to: destination)
        let frame = try reserveFrame(message)
        let cancellation = RequestCancellation()
        let outcome = await withTaskCancellationHandler {
            // A closure keeps an isolation only if it captures it; otherwise it would change threads twice.
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

    /// Sends a request like the waiting form, for callers that make many.
    ///
    /// `completion` is called once on the connection's event loop, without a task between the reply's last byte and the
    /// call. If this throws, nothing was sent and `completion` is not called.
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

    /// The handler, for callers on the connection's event loop. No closure is needed for them.
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
