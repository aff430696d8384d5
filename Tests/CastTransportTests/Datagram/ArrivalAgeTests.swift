import Foundation
import Logging
import NIOCore
import NIOPosix
import Testing

@testable import CastTransport
@testable import MulticastDNS

@Suite(.timeLimit(.minutes(1)))
struct ArrivalAgeTests {
    @Test func aDifferenceThatNoWaitExplainsIsNone() {
        let stamp = Duration.seconds(1_700_000_000)
        #expect(ArrivalAge.between(stamp: stamp, now: stamp) == .zero)
        #expect(ArrivalAge.between(stamp: stamp, now: stamp + .milliseconds(200)) == .milliseconds(200))
        #expect(ArrivalAge.between(stamp: stamp, now: stamp + .seconds(2)) == .seconds(2))
        // The clock was set meanwhile, forward or back.
        #expect(ArrivalAge.between(stamp: stamp, now: stamp + .seconds(3_600)) == .zero)
        #expect(ArrivalAge.between(stamp: stamp, now: stamp - .milliseconds(1)) == .zero)
    }

    /// While the loop is busy two datagrams come, the second 100 ms after the first, and wait 100 ms more.
    @Test(arguments: [false, true]) func whatLayInTheSocketIsToldWithItsAge(takesOffload: Bool) async throws {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        defer { group.shutdownGracefully { _ in } }
        let loop = group.next()
        let ages = try await loop.submit { try Round.begin(takesOffload: takesOffload, on: loop) }.get().get()
        try #require(ages.count == 2)
        #expect(ages[0] >= .milliseconds(199) && ages[0] < .seconds(2))
        #expect(ages[1] >= .milliseconds(99) && ages[0] - ages[1] >= .milliseconds(99))
    }

    /// Two datagrams at a time, until the kernel stamps them: it begins to some milliseconds after it was asked.
    private final class Round {
        private static let most = 20

        private let loop: any EventLoop
        private let socket: StreamingSocket
        private let peer: CInt
        private let address: SocketAddress
        private let result: EventLoopPromise<[Duration]>
        private var ages: [Duration] = []
        private var rounds = 0

        static func begin(takesOffload: Bool, on loop: any EventLoop) throws -> EventLoopFuture<[Duration]> {
            let local = try SocketAddress(ipAddress: "127.0.0.1", port: 0)
            let peer = try MediaSockets.open(local, trafficClass: nil)
            let result = loop.makePromise(of: [Duration].self)
            StreamingSocket.bind(
                to: local, filter: PeerFilter(peer: try endpoint(of: peer)), trafficClass: nil,
                takesOffload: takesOffload, logger: Logger(label: "test"), on: loop
            ).whenComplete { bound in
                do {
                    let socket = try bound.get().value
                    let address = try SocketAddress(ipAddress: "127.0.0.1", port: socket.localPort)
                    let round = Round(loop, socket, peer, address, result)
                    socket.received = { _, age, _ in round.received(age) }
                    round.run()
                } catch {
                    close(peer)
                    result.fail(error)
                }
            }
            return result.futureResult
        }

        private init(
            _ loop: any EventLoop, _ socket: StreamingSocket, _ peer: CInt, _ address: SocketAddress,
            _ result: EventLoopPromise<[Duration]>
        ) {
            self.loop = loop
            self.socket = socket
            self.peer = peer
            self.address = address
            self.result = result
        }

        /// Keeps the loop from reading.
        private func run() {
            rounds += 1
            ages = []
            for _ in 0..<2 {
                var byte: UInt8 = 1
                _ = address.withSockAddr { sendto(peer, &byte, 1, 0, $0, socklen_t($1)) }
                let end = ContinuousClock.now + .milliseconds(100)
                while ContinuousClock.now < end { sched_yield() }
            }
        }

        private func received(_ age: Duration) {
            ages.append(age)
            guard ages.count == 2 else { return }
            guard ages.contains(where: { $0 < .milliseconds(50) }), rounds < Self.most else {
                socket.received = nil
                socket.close()
                close(peer)
                return result.succeed(ages)
            }
            let round = NIOLoopBound(self, eventLoop: loop)
            loop.execute { round.value.run() }
        }

        private static func endpoint(of descriptor: CInt) throws -> Endpoint {
            var name = sockaddr_in()
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            let result = withUnsafeMutablePointer(to: &name) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
            }
            guard result == 0 else { throw SystemCallError("getsockname", errno) }
            let address = try SocketAddress(ipAddress: "127.0.0.1", port: Int(UInt16(bigEndian: name.sin_port)))
            return try #require(Endpoint(address))
        }
    }
}
