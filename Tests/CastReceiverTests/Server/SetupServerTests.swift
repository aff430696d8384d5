import Foundation
import Logging
import NIOCore
import NIOPosix
import ReceiverKeys
import Testing

@testable import CastReceiver

@Suite(.timeLimit(.minutes(1))) struct SetupServerTests {
    /// Runs a server for the length of `body`, which gets its port.
    private func serve(
        _ limits: SetupServer.Limits, certificates: CertificateKeeper? = nil, _ body: (Int) async throws -> Void
    ) async throws {
        let server = SetupServer(limits: limits, logger: Logger(label: "test")) { _, address in address ?? "" }
        let running = try await server.start(host: "127.0.0.1", port: 0, certificates: certificates)
        let result: Result<Void, any Error>
        do {
            result = .success(try await body(running.port))
        } catch {
            result = .failure(error)
        }
        running.task.cancel()
        await running.task.value
        try result.get()
    }

    private func keeper(at now: Date) async throws -> CertificateKeeper {
        let keeper = CertificateKeeper { try TLSIdentity.make(named: "test", validity: $0, keys: .recycling) }
        try await keeper.refresh(at: now)
        return keeper
    }

    @Test func whoeverStaysSilentIsClosed() async throws {
        var limits = SetupServer.Limits()
        limits.idleSeconds = 1
        try await serve(limits) { port in
            let nothing = try await RawHTTP(port: UInt16(port)).ask("")
            let half = try await RawHTTP(port: UInt16(port)).ask("GET / HT")
            #expect(nothing == "" && half == "")
        }
        try await serve(limits, certificates: try await keeper(at: Date())) { port in
            let nothing = try await RawHTTP(port: UInt16(port)).ask("")
            #expect(nothing == "")
        }
    }

    @Test func beyondTheLimitAConnectionFindsRoomLater() async throws {
        var limits = SetupServer.Limits()
        limits.idleSeconds = 1
        limits.connections = 1
        try await serve(limits) { port in
            async let silent = RawHTTP(port: UInt16(port)).ask("")
            async let status = statusOnceThereIsRoom(port)
            let (rest, answered) = try await (silent, status)
            #expect(rest == "")
            #expect(answered == 200)
        }
    }

    @Test func anExpiredCertificateIsShownToNobody() async throws {
        let keeper = try await keeper(at: Date(timeIntervalSinceNow: -72 * 3_600))
        try await serve(SetupServer.Limits(), certificates: keeper) { port in
            await #expect(throws: (any Error).self) {
                try await HTTPExchange.get("/setup/eureka_info", port: port, isTLS: true)
            }
            var wakes = keeper.wakes.makeAsyncIterator()
            #expect(await wakes.next() != nil)
            try await keeper.refresh(at: Date())
            let reply = try await HTTPExchange.get("/setup/eureka_info", port: port, isTLS: true)
            #expect(reply.status == 200)
        }
    }

    @Test func theAddressThatARequestCameToIsKnown() async throws {
        try await serve(SetupServer.Limits()) { port in
            let reply = try await HTTPExchange.get("/setup/eureka_info", port: port, isTLS: false)
            #expect(reply.body == "127.0.0.1")
        }
    }

    @Test func aNameThatAWebPageCouldOwnIsAnsweredNothing() async throws {
        try await serve(SetupServer.Limits()) { port in
            let page = "GET /setup/eureka_info HTTP/1.1\r\nHost: rebound.example:8008\r\nConnection: close\r\n\r\n"
            let answer = try await RawHTTP(port: UInt16(port)).ask(page)
            #expect(answer.hasPrefix("HTTP/1.1 421") && !answer.contains("127.0.0.1"))
        }
    }

    @Test func oneAddressDoesNotTakeAllConnections() async throws {
        var limits = SetupServer.Limits()
        limits.connectionsPerAddress = 2
        limits.idleSeconds = 3_600
        try await serve(limits) { port in
            var channels: [any Channel] = []
            for _ in 0..<3 {
                let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                channels.append(try await bootstrap.connect(host: "127.0.0.1", port: port).get())
            }
            // Whichever is accepted last is closed, and not for having been silent.
            let closed = channels.map { channel in channel.closeFuture.map { channel } }
            let first = try await EventLoopFuture<any Channel>.any(closed)
            #expect(channels.count { $0 !== first && $0.isActive } == 2)
            for channel in channels where channel.isActive { try await channel.close() }
            // Places come free.
            #expect(await statusOnceThereIsRoom(port) == 200)
        }
    }

    @Test func whoAsksMuchTooFastIsTurnedAwayAndClosed() async throws {
        var limits = SetupServer.Limits()
        limits.idleSeconds = 3_600
        limits.pace = .init(perSecond: 1.0 / 90, saved: 2)
        try await serve(limits) { port in
            // Three on one connection, which the server closes behind the last answer.
            let request = "GET /setup/eureka_info HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            let answers = try await RawHTTP(port: UInt16(port)).ask(request + request + request)
            let heads = answers.components(separatedBy: "HTTP/1.1 ").dropFirst()
            #expect(heads.map { $0.prefix(3) } == ["200", "200", "429"])
            let refusal = try #require(heads.last).lowercased()
            #expect(refusal.contains("retry-after: 8") && refusal.contains("connection: close\r\n"))
        }
    }

    @Test func whatIsAbandonedNoLongerWaits() async throws {
        var limits = SetupServer.Limits()
        limits.pace = .init(perSecond: 1.0 / 3_600, saved: 1, longestWait: .seconds(7_200))
        let server = SetupServer(limits: limits, logger: Logger(label: "test")) { _, _ in "" }
        let running = try await server.start(host: "127.0.0.1", port: 0)
        #expect(try await HTTPExchange.get("/setup/eureka_info", port: running.port, isTLS: false).status == 200)
        let client = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: running.port).get()
        let request = "GET /setup/eureka_info HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        try await client.writeAndFlush(ByteBuffer(string: request))
        // So that it ends with a reset, as programs do that have had enough.
        let socket = try #require(client as? any SocketOptionProvider)
        try await socket.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
        while running.turns.waiting == 0 { await Task.yield() }
        try await client.close()
        while running.turns.waiting > 0 { await Task.yield() }
        running.task.cancel()
        await running.task.value
    }

    /// Who finds no place is closed, and so is who was slower than a server with short patience: it may come again.
    private func statusOnceThereIsRoom(_ port: Int) async -> Int {
        while true {
            let reply = try? await HTTPExchange.get("/setup/eureka_info", port: port, isTLS: false)
            if let reply, reply.status != 0 { return reply.status }
        }
    }
}

extension EventLoopFuture where Value == any Channel {
    /// The first that succeeds.
    fileprivate static func any(_ futures: [EventLoopFuture<any Channel>]) async throws -> any Channel {
        guard let loop = futures.first?.eventLoop else { throw CancellationError() }
        let promise = loop.makePromise(of: (any Channel).self)
        for future in futures { future.hop(to: loop).cascadeSuccess(to: promise) }
        return try await promise.futureResult.get()
    }
}
