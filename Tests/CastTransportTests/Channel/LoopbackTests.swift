import CastWire
import NIOCore
import NIOPosix
import NIOSSL
import NIOTLS
import Synchronization
import Testing

@testable import CastTransport

/// Real sockets and real TLS, on loopback only.
@Suite("Client and listener over loopback", .timeLimit(.minutes(1)))
struct LoopbackTests {
    private static let group = MultiThreadedEventLoopGroup.singleton

    private static func listen(
        host: String = "127.0.0.1", budget: ConnectionBudget = ConnectionBudget(),
        options: ConnectionOptions = ConnectionOptions(),
        identity: @escaping @Sendable () -> TLSIdentity = { TestIdentity.first }
    ) async throws -> CastListener {
        try await CastListener.bind(
            host: host, port: 0, identity: identity, options: options, budget: budget, group: group)
    }

    private static func dial(
        _ listener: CastListener, host: String = "127.0.0.1", options: ConnectionOptions = ConnectionOptions()
    ) async throws -> CastConnection {
        try await CastConnection.connect(
            to: CastEndpoint(host: host, port: listener.port), options: options, group: group)
    }

    /// Bytes from a peer that speaks TLS but perhaps not Cast.
    private static func dialRaw(_ listener: CastListener) async throws -> any Channel {
        try await ClientBootstrap(group: group).channelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandler(TLSSettings.clientHandler(host: "127.0.0.1"))
            }
        }.connect(host: "127.0.0.1", port: listener.port).get()
    }

    @Test(arguments: ["127.0.0.1", "::1", "localhost"])
    func aMessageGoesBothWaysAndBothSidesKnowTheCertificate(_ host: String) async throws {
        let listener = try await Self.listen(host: host)
        var incoming = listener.connections.makeAsyncIterator()
        let client = try await Self.dial(listener, host: host)
        let server = try #require(await incoming.next())
        #expect(client.role == .client)
        #expect(server.role == .server)
        #expect(client.peerCertificate == TestIdentity.first.certificate)
        #expect(server.ownCertificate == TestIdentity.first.certificate)
        #expect(client.remoteAddress == (host == "localhost" ? client.remoteAddress : host))
        #expect(server.remoteAddress == client.localAddress)
        #expect(client.id != server.id)
        try client.send(.text("there"))
        var atServer = server.messages.makeAsyncIterator()
        #expect(await atServer.next()?.text == "there")
        let long = String(repeating: "b", count: 65_000)
        try server.send(.text(long))
        var atClient = client.messages.makeAsyncIterator()
        #expect(await atClient.next()?.text == long)
        client.close()
        #expect(await server.closeReason.code == .closedByPeer)
        #expect(await client.closeReason.code == .closedBySelf)
        await listener.close()
    }

    @Test func bothSidesAreWritableOnlyWhileNothingWaits() async throws {
        let listener = try await Self.listen()
        var incoming = listener.connections.makeAsyncIterator()
        let client = try await Self.dial(listener)
        let server = try #require(await incoming.next())
        for connection in [client, server] {
            let mark = try await connection.channel.getOption(.writeBufferWaterMark).get()
            #expect(mark.low == 1 && mark.high == 1)
        }
        client.close()
        await listener.close()
    }

    @Test func aRequestIsAnsweredOverTheWire() async throws {
        let listener = try await Self.listen()
        let serving = Task {
            for await connection in listener.connections {
                for await message in connection.messages {
                    try? connection.send(
                        Envelope(
                            requestID: message.requestID ?? 0, body: ReceiverReply.receiverStatus(ReceiverStatus())),
                        namespace: .receiver, from: "receiver-0", to: message.sourceID)
                }
            }
        }
        let client = try await Self.dial(listener)
        for _ in 0..<20 { #expect(try await client.getStatus().body.type == "RECEIVER_STATUS") }
        client.close()
        await listener.close()
        await serving.value
    }

    @Test func whatIsSentJustBeforeClosingArrives() async throws {
        let listener = try await Self.listen()
        var incoming = listener.connections.makeAsyncIterator()
        for _ in 0..<20 {
            let client = try await Self.dial(listener)
            let server = try #require(await incoming.next())
            for number in 0..<3 { try client.send(.text("\(number)" + String(repeating: "x", count: 20_000))) }
            client.close()
            var count = 0
            for await _ in server.messages { count += 1 }
            #expect(count == 3)
        }
        await listener.close()
    }

    @Test func garbageInsideTLSClosesOnlyItsConnection() async throws {
        let listener = try await Self.listen()
        var incoming = listener.connections.makeAsyncIterator()
        let good = try await Self.dial(listener)
        let goodAtServer = try #require(await incoming.next())
        for bytes in [[0, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF], Array("GET / HTTP/1.1\r\n\r\n".utf8)] as [[UInt8]] {
            let bad = try await Self.dialRaw(listener)
            try await bad.writeAndFlush(ByteBuffer(bytes: bytes)).get()
            let badAtServer = try #require(await incoming.next())
            #expect(await badAtServer.closeReason.code == .malformed)
            try await bad.closeFuture.get()
        }
        try good.send(.text("still here"))
        var messages = goodAtServer.messages.makeAsyncIterator()
        #expect(await messages.next()?.text == "still here")
        good.close()
        await listener.close()
    }

    @Test func garbageInsteadOfTLSIsNeverHandedOut() async throws {
        let listener = try await Self.listen()
        let plain = try await ClientBootstrap(group: Self.group).connect(host: "127.0.0.1", port: listener.port).get()
        try await plain.writeAndFlush(ByteBuffer(string: "GET /setup/eureka_info HTTP/1.1\r\n\r\n")).get()
        try await plain.closeFuture.get()
        var incoming = listener.connections.makeAsyncIterator()
        let good = try await Self.dial(listener)
        let server = try #require(await incoming.next())
        #expect(server.remoteAddress == "127.0.0.1")
        good.close()
        await listener.close()
    }

    @Test func aServerThatStallsInTLSIsATimeout() async throws {
        let silent = try await ServerBootstrap(group: Self.group).bind(host: "127.0.0.1", port: 0).get()
        let port = try #require(silent.localAddress?.port)
        var options = ConnectionOptions()
        options.connectTimeout = .milliseconds(100)
        do {
            _ = try await CastConnection.connect(
                to: CastEndpoint(host: "127.0.0.1", port: port), options: options, group: Self.group)
            Issue.record("it connected")
        } catch {
            #expect(error.code == .timeout)
        }
        try await silent.close()
    }

    @Test func aStalledHandshakeDoesNotTouchOthers() async throws {
        var options = ConnectionOptions()
        options.connectTimeout = .seconds(300)
        let listener = try await Self.listen(options: options)
        let stalled = try await ClientBootstrap(group: Self.group).connect(host: "127.0.0.1", port: listener.port).get()
        var incoming = listener.connections.makeAsyncIterator()
        let good = try await Self.dial(listener)
        let server = try #require(await incoming.next())
        #expect(stalled.isActive)
        try good.send(.text("still here"))
        var messages = server.messages.makeAsyncIterator()
        #expect(await messages.next()?.text == "still here")
        good.close()
        try await stalled.close()
        await listener.close()
    }

    @Test func aPortThatNobodyListensOnIsAConnectFailure() async throws {
        let listener = try await Self.listen()
        await listener.close()
        do {
            _ = try await Self.dial(listener)
            Issue.record("it connected")
        } catch let error as TransportError {
            #expect(error.code == .connectFailed)
            #expect(error.description == "127.0.0.1:\(listener.port) can't be reached: connection refused")
        }
    }

    @Test func aCancelledAttemptEndsAtOnce() async throws {
        let silent = try await ServerBootstrap(group: Self.group).bind(host: "127.0.0.1", port: 0).get()
        let port = try #require(silent.localAddress?.port)
        let attempt = Task { () async throws(TransportError) in
            try await CastConnection.connect(
                to: CastEndpoint(host: "127.0.0.1", port: port), options: ConnectionOptions(), group: Self.group)
        }
        attempt.cancel()
        await #expect { try await attempt.value } throws: { ($0 as? TransportError)?.code == .cancelled }
        try await silent.close()
    }

    private static func budget(connections: Int) -> ConnectionBudget {
        var budget = ConnectionBudget()
        budget.connections = connections
        return budget
    }

    @Test func connectionsBeyondTheMaximumAreClosedAndPlacesComeFree() async throws {
        let listener = try await Self.listen(budget: Self.budget(connections: 2))
        var incoming = listener.connections.makeAsyncIterator()
        let first = try await Self.dial(listener)
        let second = try await Self.dial(listener)
        let firstAtServer = try #require(await incoming.next())
        let secondAtServer = try #require(await incoming.next())
        // Who speaks keeps its place.
        for (client, server) in [(first, firstAtServer), (second, secondAtServer)] {
            try client.send(.text("hello"))
            var messages = server.messages.makeAsyncIterator()
            #expect(await messages.next()?.text == "hello")
        }
        await #expect(throws: TransportError.self) { try await Self.dial(listener) }
        #expect(second.isWritable)
        #expect(secondAtServer.isWritable)
        first.close()
        #expect(await firstAtServer.closeReason.code == .closedByPeer)
        _ = try await Self.dial(listener)
        #expect(await incoming.next() != nil)
        second.close()
        await listener.close()
    }

    @Test func aConnectionThatHasSaidNothingGivesWayToANewcomer() async throws {
        let listener = try await Self.listen(budget: Self.budget(connections: 2))
        var incoming = listener.connections.makeAsyncIterator()
        let speaks = try await Self.dial(listener)
        let speaksAtServer = try #require(await incoming.next())
        try speaks.send(.text("hello"))
        var messages = speaksAtServer.messages.makeAsyncIterator()
        #expect(await messages.next()?.text == "hello")
        let silent = try await Self.dial(listener)
        #expect(await incoming.next() != nil)
        let newcomer = try await Self.dial(listener)
        #expect(await silent.closeReason.code == .closedByPeer)
        #expect(speaks.isWritable && newcomer.isWritable)
        for connection in [speaks, newcomer] { connection.close() }
        await listener.close()
    }

    /// Its goodbye may take as long as it likes; what it still says is not heard.
    @Test func whoGivesWayIsServedNoMore() async throws {
        let listener = try await Self.listen(budget: Self.budget(connections: 1))
        var incoming = listener.connections.makeAsyncIterator()
        let stays = try await ClientBootstrap(group: Self.group).channelOption(.autoRead, value: false)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers(
                        TLSSettings.clientHandler(host: "127.0.0.1"), ReadsUntilTLS())
                }
            }.connect(host: "127.0.0.1", port: listener.port).get()
        let staysAtServer = try #require(await incoming.next())
        let newcomer = try await Self.dial(listener)
        // It may be too late for it to be sent at all.
        try? await stays.writeAndFlush(TestChannel.frame(.text("still here"))).get()
        var messages = staysAtServer.messages.makeAsyncIterator()
        #expect(await messages.next() == nil)
        #expect(await staysAtServer.closeReason.description.contains("newcomer"))
        stays.close(promise: nil)
        newcomer.close()
        await listener.close()
    }

    @Test func aNewIdentityIsShownToNewConnections() async throws {
        let identity = Mutex(TestIdentity.first)
        let listener = try await Self.listen(identity: { identity.withLock { $0 } })
        let before = try await Self.dial(listener)
        identity.withLock { $0 = TestIdentity.second }
        let after = try await Self.dial(listener)
        #expect(before.peerCertificate == TestIdentity.first.certificate)
        #expect(after.peerCertificate == TestIdentity.second.certificate)
        #expect(before.isWritable)
        before.close()
        after.close()
        await listener.close()
    }

    @Test func closingTheListenerEndsItsStreamAndLeavesConnections() async throws {
        let listener = try await Self.listen()
        var incoming = listener.connections.makeAsyncIterator()
        let client = try await Self.dial(listener)
        let server = try #require(await incoming.next())
        await listener.close()
        #expect(await incoming.next() == nil)
        try client.send(.text("after"))
        var messages = server.messages.makeAsyncIterator()
        #expect(await messages.next()?.text == "after")
        client.close()
    }

    @Test func twoHundredConnectionsAreServedAtOnce() async throws {
        // On a machine where others work beside it none may be over before the next has begun: as many agree on TLS at
        // once then, for longer than the ten seconds that a device has, which an address is not let have.
        var budget = ConnectionBudget()
        (budget.connectionsPerLoopbackAddress, budget.handshakesPerAddress) = (200, 200)
        var options = ConnectionOptions()
        options.connectTimeout = .seconds(50)
        let listener = try await Self.listen(budget: budget, options: options)
        let serving = Task {
            await withDiscardingTaskGroup { tasks in
                for await connection in listener.connections {
                    tasks.addTask {
                        for await message in connection.messages { try? connection.send(message) }
                    }
                }
            }
        }
        let echoed = try await withThrowingTaskGroup(of: String?.self) { tasks in
            for number in 0..<200 {
                tasks.addTask { [options] in
                    let client = try await Self.dial(listener, options: options)
                    try client.send(.text("\(number)"))
                    var messages = client.messages.makeAsyncIterator()
                    defer { client.close() }
                    return await messages.next()?.text
                }
            }
            return try await tasks.reduce(into: Set<String?>()) { $0.insert($1) }
        }
        #expect(echoed == Set((0..<200).map { "\($0)" }))
        await listener.close()
        await serving.value
    }
}

/// Reads what TLS needs to be agreed on, and nothing afterwards, not even a goodbye.
private final class ReadsUntilTLS: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private var isAgreed = false

    func channelActive(context: ChannelHandlerContext) {
        context.fireChannelActive()
        context.read()
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        context.fireChannelReadComplete()
        if !isAgreed { context.read() }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case TLSUserEvent.handshakeCompleted? = event as? TLSUserEvent { isAgreed = true }
        context.fireUserInboundEventTriggered(event)
    }
}
