import Dispatch
import NIOCore
import NIOPosix
import Synchronization
import Testing

@testable import CastTransport

/// Real sockets on loopback; names are resolved by the test.
@Suite(.timeLimit(.minutes(1))) struct BrowserRelayTests {
    private static let group = MultiThreadedEventLoopGroup.singleton

    /// Sends back what it is sent, and counts connections.
    private final class Server: Sendable {
        private final class Count: Sendable { let value = Mutex(0) }

        let port: Int
        let channel: any Channel
        private let count: Count

        init() async throws {
            let count = Count()
            channel = try await ServerBootstrap(group: BrowserRelayTests.group)
                .childChannelInitializer { channel in
                    count.value.withLock { $0 += 1 }
                    return channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(Echo())
                    }
                }.bind(host: "127.0.0.1", port: 0).get()
            port = channel.localAddress?.port ?? 0
            self.count = count
        }

        var connections: Int { count.value.withLock { $0 } }
    }

    private final class Echo: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        func channelRead(context: ChannelHandlerContext, data: NIOAny) { context.writeAndFlush(data, promise: nil) }
    }

    private func dial(_ relay: BrowserRelay) async throws -> NIOAsyncChannel<ByteBuffer, ByteBuffer> {
        let bootstrap = ClientBootstrap(group: Self.group)
        return try await bootstrap.connect(host: "127.0.0.1", port: relay.port) { channel in
            channel.eventLoop.makeCompletedFuture {
                try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
            }
        }
    }

    private static func request(_ host: String, _ port: Int) -> ByteBuffer {
        ByteBuffer(
            bytes: [5, 1, 0, 5, 1, 0, 3, UInt8(host.utf8.count)] + Array(host.utf8)
                + [UInt8(port >> 8), UInt8(port & 255)])
    }

    private static func read(
        _ count: Int, _ inbound: inout NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
    ) async throws -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count, let more = try await inbound.next() { bytes += more.readableBytesView }
        return bytes
    }

    @Test func aNameThatLeadsHereIsNotConnectedTo() async throws {
        let server = try await Server()
        let refused = Mutex<[String]>([])
        let port = server.port
        let relay = try await BrowserRelay.start(
            allows: { $0.address != "127.0.0.1" && $0.host == "rebound.example" && $0.port == port },
            refused: { host in refused.withLock { $0.append(host) } },
            resolve: { _, _ in
                try ["192.0.2.1", "127.0.0.1"].map { try SocketAddress(ipAddress: $0, port: port) }
            })
        let client = try await dial(relay)
        try await client.executeThenClose { inbound, outbound in
            try await outbound.write(Self.request("rebound.example", port))
            var inbound = inbound.makeAsyncIterator()
            let answer = try await Self.read(12, &inbound)
            #expect(answer.count == 12 && answer[3] == SOCKSRequest.Reply.notAllowed.rawValue)
            #expect(try await inbound.next() == nil)
        }
        #expect(refused.withLock { $0 } == ["rebound.example"] && server.connections == 0)
        await relay.close()
        try await server.channel.close()
    }

    @Test func whatMayBeHadGoesThroughAndIsCutWhenItMayNoMore() async throws {
        let server = try await Server()
        let port = server.port
        let allows = Mutex(true)
        let relay = try await BrowserRelay.start(
            allows: { _ in allows.withLock { $0 } }, refused: { _ in },
            resolve: { _, _ in [try SocketAddress(ipAddress: "127.0.0.1", port: port)] })
        let client = try await dial(relay)
        try await client.executeThenClose { inbound, outbound in
            try await outbound.write(Self.request("film.example", port))
            var inbound = inbound.makeAsyncIterator()
            #expect(try await Self.read(12, &inbound)[3] == 0)
            let long = [UInt8](repeating: 7, count: 3_000_000)
            try await outbound.write(ByteBuffer(bytes: long))
            #expect(try await Self.read(long.count, &inbound) == long)
            relay.recheck()
            try await outbound.write(ByteBuffer(string: "still"))
            #expect(try await Self.read(5, &inbound).count == 5)
            allows.withLock { $0 = false }
            relay.recheck()
            #expect(try await Self.read(1, &inbound).isEmpty)
        }
        await relay.close()
        try await server.channel.close()
    }

    @Test func aNameThatLeadsNowhereIsSaidToBeUnreachable() async throws {
        let relay = try await BrowserRelay.start(allows: { _ in true }, refused: { _ in }, resolve: { _, _ in [] })
        let client = try await dial(relay)
        try await client.executeThenClose { inbound, outbound in
            try await outbound.write(Self.request("nowhere.example", 80))
            var inbound = inbound.makeAsyncIterator()
            #expect(try await Self.read(12, &inbound)[3] == SOCKSRequest.Reply.hostUnreachable.rawValue)
        }
        await relay.close()
    }

    /// A resolver that answers when it is let.
    private final class SlowResolver: Sendable {
        let begun: AsyncStream<String>
        private let tell: AsyncStream<String>.Continuation
        private let gate = DispatchSemaphore(value: 0)

        init() { (begun, tell) = AsyncStream.makeStream() }

        func resolve(_ host: String) -> [SocketAddress] {
            tell.yield(host)
            if host.hasSuffix("slow.example") { gate.wait() }
            return []
        }

        func letGo(_ count: Int) {
            for _ in 0..<count { gate.signal() }
        }
    }

    @Test func aNameThatNobodyWaitsForAnyMoreIsNotResolved() async throws {
        let resolver = SlowResolver()
        let relay = try await BrowserRelay.start(
            allows: { _ in true }, refused: { _ in }, resolve: { host, _ in resolver.resolve(host) })
        var begun = resolver.begun.makeAsyncIterator()
        var clients: [NIOAsyncChannel<ByteBuffer, ByteBuffer>] = []
        let slow = ResolvingQueue.Limits.ofOneSite
        for number in 0..<(slow + 8) {
            let client = try await dial(relay)
            try await client.channel.writeAndFlush(Self.request("\(number).slow.example", 80))
            clients.append(client)
            if number < slow { #expect(await begun.next() == "\(number).slow.example") }
        }
        // Another site's name does not wait for them.
        while relay.waitingNames < 8 { await Task.yield() }
        let other = try await dial(relay)
        try await other.channel.writeAndFlush(Self.request("other.test", 80))
        #expect(await begun.next() == "other.test")
        try await other.executeThenClose { inbound, _ in
            var inbound = inbound.makeAsyncIterator()
            let answer = try await Self.read(12, &inbound)
            #expect(answer[3] == SOCKSRequest.Reply.hostUnreachable.rawValue)
        }
        for client in clients { try await client.executeThenClose { _, _ in } }
        while relay.waitingNames > 0 { await Task.yield() }
        resolver.letGo(slow)
        let last = try await dial(relay)
        try await last.channel.writeAndFlush(Self.request("last.slow.example", 80))
        #expect(await begun.next() == "last.slow.example")
        resolver.letGo(1)
        try await last.executeThenClose { _, _ in }
        await relay.close()
    }

    @Test func theSystemKnowsWhereLoopbackIs() throws {
        let addresses = try BrowserRelay.systemResolve("localhost", 80)
        #expect(addresses.contains { ["127.0.0.1", "::1"].contains($0.ipAddress ?? "") })
        #expect(try BrowserRelay.systemResolve("192.0.2.7", 80).map(\.ipAddress) == ["192.0.2.7"])
    }
}
