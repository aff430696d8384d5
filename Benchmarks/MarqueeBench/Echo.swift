import ArgumentParser
import CastReceiver
import CastTransport
import Foundation
import NIOCore
import NIOPosix
import NIOSSL

/// The floor under `roundtrips`: NIO and TLS alone, with as many bytes each way, on the same certificate key size.
///
/// With `--serve` it answers until it is ended; with `--to` it asks such a process, as `roundtrips` asks a receiver;
/// with neither it does both in one process, which leaves out what changing processes costs.
struct Echo: AsyncParsableCommand {
    @Option var count = 1000
    @Option(help: "Bytes of a request.") var requestBytes = 125
    @Option(help: "Bytes of an answer.") var replyBytes = 330
    @Flag(help: "Answer only, and print where.") var serve = false
    @Option(help: "HOST:PORT of one that answers.") var to: String?
    @Flag(help: "Accepted for symmetry; the output is always JSON.") var json = false

    struct Ready: Encodable {
        var event = "ready"
        let port: Int?
    }

    struct Result: Encodable {
        let median: Double
        let p95: Double
        let cpu: Double
    }

    func run() async throws {
        if let to { return try await measure(try Self.address(to)) }
        let server = try await startServer(MultiThreadedEventLoopGroup(numberOfThreads: 1))
        if serve {
            printJSON(Ready(port: server.localAddress?.port))
            return try await server.closeFuture.get()
        }
        guard let address = server.localAddress else { throw ValidationError("the echo server has no address") }
        try await measure(address)
        try await server.close()
    }

    private static func address(_ text: String) throws -> SocketAddress {
        let parts = text.split(separator: ":")
        guard parts.count == 2, let port = Int(parts[1]) else { throw ValidationError("--to takes HOST:PORT") }
        return try SocketAddress(ipAddress: String(parts[0]), port: port)
    }

    private func measure(_ address: SocketAddress) async throws {
        let client = try await connect(to: address, MultiThreadedEventLoopGroup(numberOfThreads: 1))
        let before = ResourceUse.now.cpu
        let times = try await client.roundTrips(count, bytes: requestBytes)
        let cpu = ResourceUse.now.cpu - before
        printJSON(Result(median: times.median, p95: times.percentile(0.95), cpu: cpu))
    }

    private func startServer(_ group: any EventLoopGroup) async throws -> any Channel {
        let now = Date()
        let identity = try CastReceiver.TLSIdentity.make(
            named: "echo", validity: .init(notBefore: now.addingTimeInterval(-60), notAfter: now.addingTimeInterval(3600)))
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: [.certificate(try NIOSSLCertificate(bytes: identity.certificate, format: .der))],
            privateKey: .privateKey(try NIOSSLPrivateKey(bytes: identity.privateKey, format: .der)))
        configuration.minimumTLSVersion = .tlsv12
        let context = try NIOSSLContext(configuration: configuration)
        let (request, reply) = (requestBytes, replyBytes)
        return try await ServerBootstrap(group: group)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers(
                        NIOSSLServerHandler(context: context), Responder(request: request, reply: reply))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
    }

    private func connect(to address: SocketAddress, _ group: any EventLoopGroup) async throws -> EchoClient {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.certificateVerification = .none
        let context = try NIOSSLContext(configuration: configuration)
        let reply = replyBytes
        let handler = try await ClientBootstrap(group: group)
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .connect(to: address) { channel in
                channel.eventLoop.makeCompletedFuture {
                    let waiter = EchoWaiter(reply: reply)
                    try channel.pipeline.syncOperations.addHandlers(
                        try NIOSSLClientHandler(context: context, serverHostname: nil), waiter)
                    return EchoClient(channel: channel, waiter: NIOLoopBound(waiter, eventLoop: channel.eventLoop))
                }
            }
        return handler
    }
}

/// Answers each request's worth of bytes with an answer's worth.
private final class Responder: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let request: Int
    private let reply: ByteBuffer
    private var received = 0

    init(request: Int, reply: Int) {
        self.request = request
        self.reply = ByteBuffer(repeating: 0x2A, count: reply)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        received += unwrapInboundIn(data).readableBytes
        while received >= request {
            received -= request
            context.writeAndFlush(wrapOutboundOut(reply), promise: nil)
        }
    }
}

/// Sends, waits for the whole answer, sends again: all on the event loop, nothing above NIO.
private final class EchoWaiter: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let reply: Int
    private var received = 0
    private var remaining = 0
    private var warmUp = 0
    private var request = ByteBuffer()
    private var sent = ContinuousClock.now
    private var times = Measurement()
    private var promise: EventLoopPromise<Measurement>?

    init(reply: Int) { self.reply = reply }

    func start(_ count: Int, bytes: Int, _ promise: EventLoopPromise<Measurement>, on channel: any Channel) {
        (remaining, warmUp, self.promise) = (count, count / 10, promise)
        request = ByteBuffer(repeating: 0x2A, count: bytes)
        sent = .now
        channel.writeAndFlush(request, promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        received += unwrapInboundIn(data).readableBytes
        guard received >= reply else { return }
        received -= reply
        if warmUp > 0 {
            warmUp -= 1
        } else {
            times.add(ContinuousClock.now - sent)
            remaining -= 1
        }
        guard remaining > 0 else {
            promise?.succeed(times)
            promise = nil
            return
        }
        sent = .now
        context.writeAndFlush(wrapOutboundOut(request), promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
        promise?.fail(ChannelError.eof)
        promise = nil
    }
}

private struct EchoClient: Sendable {
    let channel: any Channel
    let waiter: NIOLoopBound<EchoWaiter>

    func roundTrips(_ count: Int, bytes: Int) async throws -> Measurement {
        let promise = channel.eventLoop.makePromise(of: Measurement.self)
        channel.eventLoop.execute { waiter.value.start(count, bytes: bytes, promise, on: channel) }
        return try await promise.futureResult.get()
    }
}
