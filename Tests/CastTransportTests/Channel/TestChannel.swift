import CastWire
import NIOCore
import NIOEmbedded
import NIOTLS
import Synchronization
import Testing

@testable import CastTransport

/// A connection over a channel without a network and with a clock that is moved by hand.
struct TestChannel {
    let channel: NIOAsyncTestingChannel
    let clock: ManualClock
    let connection: CastConnection
    let stall: NIOLoopBound<StallingHandler>
    /// What the connection shares with others, where it is a listener's.
    let sendBuffers: SharedSendBuffer?

    /// A connection that has its handshake behind it.
    static func open(
        role: CastConnection.Role = .client, options: ConnectionOptions = ConnectionOptions(),
        budget: ConnectionBudget? = nil, pool: MessagePool? = nil, clock: ManualClock = ManualClock(),
        recordTime: Duration? = nil
    ) async throws -> TestChannel {
        let sendBuffers = budget.map { SharedSendBuffer($0) }
        let (channel, clock, established, stall) = try await make(
            role: role, options: options, budget: budget, sendBuffers: sendBuffers, pool: pool, clock: clock,
            recordTime: recordTime)
        channel.pipeline.fireUserInboundEventTriggered(TLSUserEvent.handshakeCompleted(negotiatedProtocol: nil))
        let connection = try await established.get()
        return TestChannel(
            channel: channel, clock: clock, connection: connection, stall: stall, sendBuffers: sendBuffers)
    }

    /// A connection whose handshake is still to come.
    ///
    /// - Parameter recordTime: what TLS takes for each piece that comes in; nil: nobody asks.
    static func make(
        role: CastConnection.Role, options: ConnectionOptions, budget: ConnectionBudget? = nil,
        sendBuffers: SharedSendBuffer? = nil, pool: MessagePool? = nil, clock: ManualClock = ManualClock(),
        recordTime: Duration? = nil
    ) async throws -> (
        NIOAsyncTestingChannel, ManualClock, EventLoopFuture<CastConnection>, NIOLoopBound<StallingHandler>
    ) {
        let channel = NIOAsyncTestingChannel()
        let loop = channel.testingEventLoop
        let promise = loop.makePromise(of: CastConnection.self)
        let stall = try await loop.executeInContext {
            let guest = budget.map { budget in
                Guest(
                    budget: budget, pool: pool ?? MessagePool(budget.rate, at: clock.now),
                    sendBuffers: sendBuffers ?? SharedSendBuffer(budget),
                    log: BoundedLog(logger: options.logger), established: {}, spoke: {})
            }
            let stall = StallingHandler()
            let handler = CastChannelHandler(
                role: role, options: options, handshakeDeadline: clock.now + options.connectTimeout,
                ownCertificate: role == .server ? [1, 2, 3] : nil, guest: guest, now: { clock.now },
                timeUsed: { .zero }, bytesWaiting: { _ in stall.isStalling ? 1 : 0 })
            handler.whenEstablished { promise.completeWith($0.mapError { $0 as any Error }) }
            try channel.pipeline.syncOperations.addHandler(stall)
            if let recordTime {
                var used = Duration.zero
                let meter = WireMeter(handler) {
                    used += recordTime
                    return used
                }
                try channel.pipeline.syncOperations.addHandler(meter)
            }
            try channel.pipeline.syncOperations.addHandler(handler)
            return NIOLoopBound(stall, eventLoop: loop)
        }
        try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 8009))
        return (channel, clock, promise.futureResult, stall)
    }

    /// Time passes in steps, so that each deadline is met soon after it.
    func advance(seconds: Int) async {
        for _ in 0..<(seconds * 4) {
            clock.advance(by: .milliseconds(250))
            await channel.testingEventLoop.advanceTime(by: .milliseconds(250))
        }
    }

    func receive(_ message: CastMessage) async throws {
        try await channel.writeInbound(TestChannel.frame(message))
    }

    /// The next message that was sent, or nil if there is none yet.
    func sent() async throws -> CastMessage? {
        guard let frame = try await channel.readOutbound(as: ByteBuffer.self) else { return nil }
        return try TestChannel.message(frame)
    }

    /// The next message that will be sent.
    func nextSent() async throws -> CastMessage {
        try TestChannel.message(try await channel.waitForOutboundWrite(as: ByteBuffer.self))
    }

    /// Runs what was handed to the loop so far.
    func settle() async {
        await channel.testingEventLoop.run()
    }

    static func frame(_ message: CastMessage) throws -> ByteBuffer {
        var frame = ByteBuffer()
        try FrameEncoder.encode(message, into: &frame)
        return frame
    }

    /// One write holds one whole message.
    static func message(_ frame: ByteBuffer) throws -> CastMessage {
        var decoder = FrameDecoder()
        decoder.append(frame)
        let message = try #require(try decoder.next())
        #expect(decoder.bufferedByteCount == 0)
        return message
    }
}

final class ManualClock: Sendable {
    private let instant = Mutex(ContinuousClock.now)

    var now: ContinuousClock.Instant { instant.withLock { $0 } }

    func advance(by duration: Duration) {
        instant.withLock { $0 = $0 + duration }
    }
}

/// Between the connection and the network: holds writes back while told to, as a full socket does.
final class StallingHandler: ChannelOutboundHandler {
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    var isStalling = false
    private(set) var readCount = 0
    private var held: [(NIOAny, EventLoopPromise<Void>?)] = []
    private var context: ChannelHandlerContext?

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) {
        for (_, promise) in held { promise?.fail(ChannelError.ioOnClosedChannel) }
        held = []
        self.context = nil
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard isStalling else { return context.write(data, promise: promise) }
        // What has no bytes asks when those before it have left.
        if unwrapOutboundIn(data).readableBytes == 0, let last = held.indices.last {
            held[last].1 = promise
        } else {
            held.append((data, promise))
        }
    }

    func read(context: ChannelHandlerContext) {
        readCount += 1
        context.read()
    }

    /// The oldest of what is held.
    func releaseOne() {
        guard !held.isEmpty else { return }
        let (data, promise) = held.removeFirst()
        context?.writeAndFlush(data, promise: promise)
    }

    func release() {
        isStalling = false
        let all = held
        held = []
        for (data, promise) in all { context?.write(data, promise: promise) }
        context?.flush()
    }
}

extension CastMessage {
    static func text(
        _ text: String, namespace: Namespace = .receiver, from source: String = "receiver-0",
        to destination: String = "sender-0"
    ) -> CastMessage {
        CastMessage(from: source, to: destination, namespace: namespace, payload: .string(text))
    }

    static let ping = CastMessage.text(#"{"type":"PING"}"#, namespace: .heartbeat)

    var requestID: Int? {
        (text.flatMap { try? JSONPayload.decode(JSONValue.self, from: $0) })?["requestId"]?.intValue
    }
}

extension CastConnection {
    func getStatus(timeout: Duration? = nil) async throws(TransportError) -> Envelope<ReceiverReply> {
        try await request(
            ReceiverRequest.getStatus, namespace: .receiver, from: "sender-0", to: "receiver-0", timeout: timeout)
    }
}
