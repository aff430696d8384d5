import Foundation
import NIOCore
import Testing

@testable import CastStreaming
@testable import CastTransport

/// Bursts on their way to the kernel.
struct DatagramWriterTests {
    private final class Pair {
        let sender: CInt
        let receiver: CInt
        let peer: SocketAddress

        init(_ host: String) throws {
            sender = try MediaSockets.open(try SocketAddress(ipAddress: host, port: 0), trafficClass: .video)
            let receiver = try MediaSockets.open(try SocketAddress(ipAddress: host, port: 0), trafficClass: nil)
            self.receiver = receiver
            var storage = [UInt8](repeating: 0, count: 128)
            var size = socklen_t(128)
            let named = storage.withUnsafeMutableBytes {
                getsockname(receiver, $0.baseAddress!.assumingMemoryBound(to: sockaddr.self), &size)
            }
            guard named == 0 else { throw SystemCallError("getsockname", errno) }
            peer = try SocketAddress(ipAddress: host, port: Int(storage[2]) << 8 | Int(storage[3]))
        }

        deinit {
            close(sender)
            close(receiver)
        }

        /// What is there; loopback delivers within the call that sends.
        func received() -> [[UInt8]] {
            var all: [[UInt8]] = []
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while case let count = recv(receiver, &buffer, buffer.count, 0x40), count >= 0 {
                all.append(Array(buffer[..<count]))
            }
            return all
        }
    }

    private func datagrams(_ sizes: [Int]) -> [ByteBuffer] {
        sizes.enumerated().map { index, size in
            ByteBuffer(bytes: (0..<size).map { UInt8(truncatingIfNeeded: $0 &+ index) })
        }
    }

    @Test(arguments: ["127.0.0.1", "::1"], [true, false])
    func everyDatagramArrivesAsItWasInOrder(host: String, segments: Bool) throws {
        let pair = try Pair(host)
        let writer = LinuxDatagramWriter(descriptor: pair.sender, peer: pair.peer, segments: segments)
        // Runs of one length with a shorter end, lone ones, more than a message holds, and longer ones behind.
        let sizes = [1_200, 1_200, 1_200, 300, 28] + [Int](repeating: 1_400, count: 70) + [40, 1_000, 1_000, 7, 1_200]
        let burst = datagrams(sizes)
        #expect(writer.write(burst[...]) == DatagramWriteOutcome(done: 80, failed: 0, failure: nil))
        #expect(pair.received() == burst.map { Array($0.readableBytesView) })
    }

    @Test func aSliceInTheMiddleIsWrittenAsItIs() throws {
        let pair = try Pair("127.0.0.1")
        let writer = LinuxDatagramWriter(descriptor: pair.sender, peer: pair.peer)
        let burst = datagrams([10, 20, 20, 30])
        #expect(writer.write(burst[1..<3]).done == 2)
        #expect(pair.received().map(\.count) == [20, 20])
    }

    @Test func whatTheSystemRefusesIsLostAndTheRestGoesOn() throws {
        let pair = try Pair("127.0.0.1")
        let writer = LinuxDatagramWriter(descriptor: pair.sender, peer: pair.peer)
        let outcome = writer.write(datagrams([100, 70_000, 200])[...])
        #expect(outcome.done == 3 && outcome.failed == 1 && outcome.failure?.call == "sendmsg")
        #expect(pair.received().map(\.count) == [100, 200])
    }

    @Test(arguments: ["127.0.0.1", "::1"]) func theTrafficClassIsSet(host: String) throws {
        let pair = try Pair(host)
        let isIPv6 = host.contains(":")
        #expect(MediaSockets.trafficClass(of: pair.sender, isIPv6: isIPv6) == .video)
        #expect(MediaSockets.trafficClass(of: pair.receiver, isIPv6: isIPv6) == TrafficClass(rawValue: 0))
        #expect(TrafficClass.video.rawValue == 34 && TrafficClass.audio.rawValue == 46)
    }

    /// Of a socket that is closed by now.
    private static func freePort() throws -> Int { try #require(Pair("127.0.0.1").peer.port) }

    @Test func aPortThatNobodyListensOnRefuses() throws {
        let free = try SocketAddress(ipAddress: "127.0.0.1", port: Self.freePort())
        let probe = try #require(PortProbe(free))
        #expect(probe.finish())
        let pair = try Pair("127.0.0.1")
        let other = try #require(PortProbe(pair.peer))
        #expect(!other.finish())
    }
}
