import Logging
import NIOCore
import NIOPosix
import Testing

@testable import CastTransport
@testable import MulticastDNS

/// Sockets of the loopback interface.
@Suite(.timeLimit(.minutes(1))) struct LinkSocketsTests {
    private static let loop = MultiThreadedEventLoopGroup.singleton.next()

    private func open() async throws -> DiscoverySocket {
        let path = SystemNetworkPath.make(group: MultiThreadedEventLoopGroup.singleton)
        let interface = try #require(try path.interfaces().first(where: \.isLoopback))
        let descriptor = try MulticastSockets.multicast(.v4, interface: interface.index)
        return try await Self.loop.flatSubmit {
            let received = NIOLoopBound({ (_: AddressedEnvelope<ByteBuffer>) in }, eventLoop: Self.loop)
            return MulticastSockets.channel(descriptor, on: Self.loop, received: received)
        }.get()
    }

    /// Anybody may ask in the name of any address; loopback's broadcast address is one that the system refuses.
    @Test func anAnswerThatTheSystemRefusesToSendLeavesTheSocketAsItWas() async throws {
        let socket = try await open()
        let refused = try SocketAddress(ipAddress: "127.255.255.255", port: 9)
        let payload = ByteBuffer(string: "answer")
        for _ in 0..<3 {
            let failure = await #expect(throws: SystemCallError.self) {
                try await Self.loop.submit { try socket.send(payload, to: refused) }.get()
            }
            #expect(failure?.call == "sendto")
        }
        #expect(socket.channel.isActive)
        let taken = try SocketAddress(ipAddress: "127.0.0.1", port: 9)
        try await Self.loop.submit { try socket.send(payload, to: taken) }.get()
        try await socket.channel.close()
    }

    /// Its number may be another's by then. To this address a send fails whatever it goes through: none is tried.
    @Test func overASocketThatIsClosedNoSendIsTried() async throws {
        let socket = try await open()
        try await socket.channel.close()
        let refused = try SocketAddress(ipAddress: "127.255.255.255", port: 9)
        try await Self.loop.submit { try socket.send(ByteBuffer(string: "late"), to: refused) }.get()
    }
}
