import CastTransport
import NIOCore
import NIOPosix
import Testing

@testable import CastReceiver

@Suite(.timeLimit(.minutes(1))) struct RequestTurnsTests {
    /// One request is answered, the next would be in an hour.
    private static let slow = RequestPace.Limits(
        perSecond: 1.0 / 3_600, saved: 1, longestWait: .seconds(7_200), waiting: 1)
    private let peer = PeerAddress(try? SocketAddress(ipAddress: "192.0.2.1", port: 0))

    /// A connection whose end is told as the server's is.
    private func connected(_ turns: RequestTurns, _ body: (any Channel) async throws -> Void) async throws {
        let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .bind(host: "127.0.0.1", port: 0).get()
        let port = server.localAddress?.port ?? 0
        let client = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: port).get()
        client.closeFuture.whenComplete { _ in turns.ended(client) }
        try await body(client)
        try? await client.close()
        try await server.close()
    }

    @Test func aRequestNoLongerWaitsWhenItsConnectionHasEnded() async throws {
        let turns = RequestTurns(Self.slow)
        try await connected(turns) { channel in
            #expect(await turns.turn(of: peer, on: channel) == .come)
            async let waiting = turns.turn(of: peer, on: channel)
            try await channel.close()
            #expect(await waiting == .gone)
        }
    }

    @Test func aConnectionThatHasEndedAlreadyIsNotWaitedFor() async throws {
        let turns = RequestTurns(Self.slow)
        try await connected(turns) { channel in
            _ = await turns.turn(of: peer, on: channel)
            try await channel.close()
            #expect(await turns.turn(of: peer, on: channel) == .gone)
            // Nor does it keep others from waiting.
            #expect(await turns.turn(of: peer, on: channel) == .gone)
        }
    }

    @Test func theServersEndEndsTheWait() async throws {
        let turns = RequestTurns(Self.slow)
        try await connected(turns) { channel in
            _ = await turns.turn(of: peer, on: channel)
            let waiting = Task { await turns.turn(of: peer, on: channel) }
            waiting.cancel()
            #expect(await waiting.value == .gone)
        }
    }
}
