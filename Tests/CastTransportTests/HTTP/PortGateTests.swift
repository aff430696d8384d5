import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization
import Testing

@testable import CastTransport

/// Real sockets at an HTTP port; 127.0.0.2 and its like are addresses of their own.
@Suite(.timeLimit(.minutes(1))) struct PortGateTests {
    /// Answers each request with an empty 200.
    private final class Answerer: ChannelInboundHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundOut = HTTPServerResponsePart

        let places: PortPlaces

        init(_ places: PortPlaces) { self.places = places }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .head(let head): if head.uri == "/secret" { places.proved(from: context.remoteAddress) }
            case .body: break
            case .end:
                let head = HTTPResponseHead(version: .http1_1, status: .ok, headers: ["content-length": "0"])
                context.write(wrapOutboundOut(.head(head)), promise: nil)
                context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
            }
        }
    }

    /// Tells of the first bytes that come.
    private final class Ear: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer

        private let heard: EventLoopPromise<Void>

        init(_ heard: EventLoopPromise<Void>) { self.heard = heard }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) { heard.succeed() }
        func channelInactive(context: ChannelHandlerContext) { heard.fail(ChannelError.eof) }
    }

    private final class Client: Sendable {
        let channel: any Channel
        private let heard: EventLoopFuture<Void>

        init(to server: any Channel, from address: String) async throws {
            let loop = MultiThreadedEventLoopGroup.singleton.next()
            let promise = loop.makePromise(of: Void.self)
            heard = promise.futureResult
            let port = try #require(server.localAddress?.port)
            channel = try await ClientBootstrap(group: loop)
                .bind(to: try SocketAddress(ipAddress: address, port: 0))
                .channelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(Ear(promise))
                    }
                }
                .connect(host: "127.0.0.1", port: port).get()
        }

        func send(_ text: String) async throws { try await channel.writeAndFlush(ByteBuffer(string: text)) }

        /// Throws where it is closed before.
        func answer() async throws { try await heard.get() }

        func answer(to request: String) async throws {
            try await send(request)
            try await answer()
        }

        func isClosed() async { try? await channel.closeFuture.get() }
    }

    private func serve(
        _ limits: PlaceLimits, budget: DescriptorBudget = .ofProcess
    ) async throws -> (server: any Channel, places: PortPlaces) {
        let places = PortPlaces(limits, budget: budget)
        var gate = PortGate(places)
        gate.headTime = .seconds(3_600)
        let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { [gate] channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandlers([gate.makeHandler(), Answerer(places)])
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        try await AcceptGate.stand(before: server, for: places)
        return (server, places)
    }

    private final class Process: Sendable {
        let used = Mutex(30)
    }

    private let request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"

    @Test func silentConnectionsOfTenAddressesKeepNobodyOut() async throws {
        let (server, places) = try await serve(PlaceLimits(connections: 64, perAddress: 16))
        var silent: [Client] = []
        for number in 10..<20 {
            for _ in 0..<16 { silent.append(try await Client(to: server, from: "127.0.0.\(number)")) }
        }
        let owner = try await Client(to: server, from: "127.0.0.5")
        try await owner.send("GET /secret HTTP/1.1\r\nHost: x\r\n\r\n")
        try await owner.answer()
        #expect(places.count <= 64)
        // More of them do not cost it its place either.
        for number in 20..<120 { silent.append(try await Client(to: server, from: "127.0.0.\(number)")) }
        let newcomer = try await Client(to: server, from: "127.0.0.6")
        try await newcomer.send(request)
        try await newcomer.answer()
        #expect(owner.channel.isActive)
        try await server.close()
        for client in silent + [owner, newcomer] { try? await client.channel.close() }
    }

    @Test func aPortThatCouldNotAcceptLooksAtItsSocketNoMoreForAWhile() async throws {
        let (server, _) = try await serve(PlaceLimits(connections: 8, perAddress: 8))
        let looks = try await server.eventLoop.submit { () throws -> Bool? in
            // EMFILE, on every system.
            server.pipeline.fireErrorCaught(IOError(errnoCode: 24, reason: "accept"))
            return try server.syncOptions?.getOption(.autoRead)
        }.get()
        #expect(looks == false)
        let client = try await Client(to: server, from: "127.0.0.2")
        try await client.answer(to: request)
        try await client.channel.close()
        try await server.close()
    }

    @Test func aPortAcceptsNothingWhileDescriptorsAreFew() async throws {
        let process = Process()
        let budget = DescriptorBudget(limit: { 256 }, used: { process.used.withLock { $0 } })
        let (server, places) = try await serve(PlaceLimits(connections: 8, perAddress: 8), budget: budget)
        let first = try await Client(to: server, from: "127.0.0.2")
        try await first.answer(to: request)
        try await first.channel.close()
        while places.count > 0 { await Task.yield() }
        process.used.withLock { $0 = 250 }
        var waiting: [Client] = []
        for _ in 0..<4 { waiting.append(try await Client(to: server, from: "127.0.0.3")) }
        for client in waiting { try? await client.send(request) }
        // What had been asked for before is accepted, and has no room then.
        await waiting[0].isClosed()
        #expect(places.count <= 1 && waiting.dropFirst().allSatisfy(\.channel.isActive))
        process.used.withLock { $0 = 30 }
        for client in waiting.dropFirst() { try await client.answer() }
        try await server.close()
    }

    /// NIO tells a server of a connection that could not be set up, and whoever reads connections would end with it.
    @Test func aConnectionThatCannotBeSetUpEndsNoServer() async throws {
        let places = PortPlaces(PlaceLimits(connections: 8, perAddress: 8))
        let begun = Mutex(0)
        let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                let isFirst = begun.withLock { count in
                    count += 1
                    return count == 1
                }
                return isFirst
                    ? channel.eventLoop.makeFailedFuture(ChannelError.eof) : channel.eventLoop.makeSucceededVoidFuture()
            }
            .bind(host: "127.0.0.1", port: 0) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        try await AcceptGate.stand(before: server.channel, for: places)
        try await server.executeThenClose { connections in
            var connections = connections.makeAsyncIterator()
            let broken = try await Client(to: server.channel, from: "127.0.0.2")
            await #expect(throws: (any Error).self) { try await broken.answer() }
            let client = try await Client(to: server.channel, from: "127.0.0.2")
            let connection = try #require(try await connections.next())
            try await connection.executeThenClose { _, outbound in try await outbound.write(ByteBuffer(string: "x")) }
            try await client.answer()
        }
    }
}
