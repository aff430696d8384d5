import Foundation
import Logging
import NIOCore
import NIOPosix
import Testing

@testable import CastStreaming
@testable import CastTransport
@testable import MulticastDNS

/// What the kernel gives as one message comes out as the datagrams that it was made of.
@Suite(.timeLimit(.minutes(1)))
struct ReceiveOffloadTests {
    private struct Taken: Sendable {
        let bytes: [UInt8]
        let hasMore: Bool
    }

    private let loop = MultiThreadedEventLoopGroup.singleton.next()

    /// A port of ours, written to by hand.
    private func endpoint(of descriptor: CInt) throws -> Endpoint {
        var name = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &name) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
        }
        guard result == 0 else { throw SystemCallError("getsockname", errno) }
        return try #require(
            Endpoint(SocketAddress(ipAddress: "127.0.0.1", port: Int(UInt16(bigEndian: name.sin_port)))))
    }

    @Test(arguments: [true, false]) func everyDatagramOfABurstIsToldInOrder(takesOffload: Bool) async throws {
        let local = try SocketAddress(ipAddress: "127.0.0.1", port: 0)
        let sender = try MediaSockets.open(local, trafficClass: nil)
        defer { close(sender) }
        let peer = try endpoint(of: sender)
        let (taken, told) = AsyncStream.makeStream(of: Taken.self)
        let bound = try await StreamingSocket.bind(
            to: local, filter: PeerFilter(peer: peer), trafficClass: nil, takesOffload: takesOffload,
            logger: Logger(label: "test"), on: loop
        ).map { socket in
            socket.value.received = { datagram, _, hasMore in
                told.yield(Taken(bytes: Array(datagram.readableBytesView), hasMore: hasMore))
            }
            return (socket, socket.value.localPort)
        }.get()
        // Two runs of one length, each with a shorter end, then one that is alone.
        let sizes = [1_200, 1_200, 1_200, 300, 900, 900, 28, 1_400]
        let burst = sizes.enumerated().map { ByteBuffer(repeating: UInt8($0), count: $1) }
        let address = try SocketAddress(ipAddress: "127.0.0.1", port: bound.1)
        #expect(LinuxDatagramWriter(descriptor: sender, peer: address).write(burst[...]).done == sizes.count)
        var all: [Taken] = []
        for await one in taken {
            all.append(one)
            if all.count == sizes.count { break }
        }
        #expect(all.map(\.bytes) == burst.map { Array($0.readableBytesView) })
        // Where the kernel has both, each run with its shorter end was one message.
        let isOne = takesOffload && System.supportsUDPReceiveOffload && System.supportsUDPSegmentationOffload
        let follows = [true, true, true, false, true, true, false, false]
        #expect(all.map(\.hasMore) == (isOne ? follows : follows.map { _ in false }))
        let counted = try await loop.submit {
            defer { bound.0.value.close() }
            return bound.0.value.counters.received
        }.get()
        #expect(counted == sizes.count)
    }
}
