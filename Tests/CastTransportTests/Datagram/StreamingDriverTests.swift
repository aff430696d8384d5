import Logging
import NIOCore
import NIOPosix
import Synchronization
import Testing

@testable import CastStreaming
@testable import CastTransport
@testable import MulticastDNS

/// Both drivers with their sockets, on loopback.
@Suite(.timeLimit(.minutes(1)))
struct StreamingDriverTests {
    private static func stream(_ index: Int = 0, delay: Duration = .milliseconds(400)) -> StreamParameters {
        StreamParameters(
            index: index, codec: .vp8, payloadType: 100, senderSSRC: 50_001, receiverSSRC: 50_002, timeBase: 90_000,
            channels: 1, targetDelay: delay, key: [UInt8](repeating: 1, count: 16),
            ivMask: [UInt8](repeating: 2, count: 16), maximumBitrate: 20_000_000)
    }

    private final class Ends: Sendable {
        let frames = Mutex<[EncodedFrame]>([])
        let events = Mutex<[StreamingSenderDriver.Event]>([])

        var count: Int { frames.withLock(\.count) }
        var isRefused: Bool {
            events.withLock { $0.contains { if case .portRefused = $0 { true } else { false } } }
        }
    }

    private let loop = MultiThreadedEventLoopGroup.singleton.next()
    private let ends = Ends()

    private func receiver(_ host: String = "127.0.0.1", impairment: Impairment? = nil) async throws
        -> StreamingReceiverDriver
    {
        var configuration = StreamingReceiverDriver.Configuration(
            host: host, peerAddress: host, streams: [Self.stream()])
        configuration.impairment = impairment
        return try await StreamingReceiverDriver.bind(configuration, on: loop) { [ends] event in
            if case .frame(_, let frame, _) = event { ends.frames.withLock { $0.append(frame) } }
        }.get()
    }

    private func sender(
        to port: Int, _ host: String = "127.0.0.1", impairment: Impairment? = nil
    ) async throws -> StreamingSenderDriver {
        var configuration = StreamingSenderDriver.Configuration(
            peerAddress: host, peerPort: port, streams: [Self.stream()])
        configuration.impairment = impairment
        configuration.trafficClass = .video
        return try await StreamingSenderDriver.start(configuration, on: loop) { [ends] event in
            ends.events.withLock { $0.append(event) }
        }
    }

    private func frame(_ index: Int, size: Int = 20_000) -> StreamingSender.OutgoingFrame {
        StreamingSender.OutgoingFrame(
            dependency: index == 0 ? .key : .dependent, timestamp: RTPTimestamp(ticks: Int64(index * 900)),
            referenceTime: .now, payload: ByteBuffer(repeating: UInt8(truncatingIfNeeded: index), count: size))
    }

    /// Gives one frame after the other, the next as soon as one is taken, and waits until all have arrived.
    private func send(_ count: Int, over sender: StreamingSenderDriver) async throws {
        for index in 0..<count {
            while true {
                let outcome = await withCheckedContinuation { continuation in
                    sender.enqueue(frame(index), stream: 0) { continuation.resume(returning: $0) }
                }
                if case .accepted = outcome { break }
                try await Task.sleep(for: .milliseconds(1))
            }
        }
        try await until { ends.count >= count }
    }

    private func until(_ isThere: () async throws -> Bool) async throws {
        while try await !isThere() { try await Task.sleep(for: .milliseconds(2)) }
    }

    @Test(arguments: ["127.0.0.1", "::1"]) func framesGoFromOneEndToTheOther(host: String) async throws {
        let receiver = try await receiver(host)
        let sender = try await sender(to: receiver.port, host)
        defer {
            sender.close()
            receiver.close()
        }
        try await send(20, over: sender)
        let frames = ends.frames.withLock { $0 }
        #expect(frames.map(\.id) == (0..<20).map { FrameID($0) })
        #expect(frames.enumerated().allSatisfy { index, frame in
            frame.payload.readableBytes == 20_000 && frame.payload.readableBytesView.allSatisfy { $0 == UInt8(index) }
        })
        let statistics = try await receiver.statistics().get()
        #expect(statistics.refused == 0 && statistics.datagrams.received > 280)
    }

    @Test func aBadNetworkInBetweenIsMended() async throws {
        let receiver = try await receiver(impairment: try Impairment(parsing: "loss=5%,delay=5ms,jitter=3ms,seed=3"))
        let sender = try await sender(
            to: receiver.port, impairment: try Impairment(parsing: "loss=5%,delay=5ms,reorder=2%,seed=4"))
        defer {
            sender.close()
            receiver.close()
        }
        try await send(10, over: sender)
        let frames = ends.frames.withLock { $0 }
        #expect(frames.map(\.id) == (0..<10).map { FrameID($0) })
        #expect(frames.enumerated().allSatisfy { $1.payload.readableBytesView.first == UInt8($0) })
    }

    @Test func strangersAreRefusedAndCountedAtBothEnds() async throws {
        let receiver = try await receiver()
        let sender = try await sender(to: receiver.port)
        defer {
            sender.close()
            receiver.close()
        }
        try await send(1, over: sender)
        let before = (try await receiver.statistics().get().refused, await sender.counters().refused)
        let stranger = try await DatagramBootstrap(group: loop).bind(host: "127.0.0.1", port: 0).get()
        for (port, count) in [(receiver.port, 300), (sender.localPort, 200)] {
            let peer = try SocketAddress(ipAddress: "127.0.0.1", port: port)
            for _ in 0..<count {
                // A valid header of the very stream.
                var packet = ByteBuffer(bytes: [0x80, 100, 0, 1, 0, 0, 0, 0, 0, 0, 0xC3, 0x51])
                packet.writeRepeatingByte(0xC0, count: 20)
                try await stranger.writeAndFlush(AddressedEnvelope(remoteAddress: peer, data: packet)).get()
            }
        }
        try await until {
            let theirs = try await receiver.statistics().get().refused
            let ours = await sender.counters().refused
            // The port's probe is a stranger too.
            return theirs >= before.0 + 300 && ours >= before.1 + 200
        }
        try await stranger.close().get()
        let outcome = await withCheckedContinuation { continuation in
            sender.enqueue(frame(1), stream: 0) { continuation.resume(returning: $0) }
        }
        #expect(outcome == .accepted(FrameID(1)))
        try await until { ends.count == 2 }
    }

    // A link-local address means nothing without its link: the system refuses to send there (EINVAL).
    @Test func aPeerOnOneLinkIsSentToOnThatLink() async throws {
        let peer = try SocketAddress(ipAddress: "fe80::77%1", port: 9)
        let endpoint = try #require(Endpoint(peer))
        let known = try await StreamingSocket.bind(
            to: SocketAddress(ipAddress: "::1", port: 0), filter: PeerFilter(peer: endpoint), peerScope: peer.scope,
            trafficClass: nil, logger: Logger(label: "test"), on: loop
        ).flatMapThrowing { socket in
            defer { socket.value.close() }
            return socket.value.peerAddress?.literal
        }.get()
        #expect(known == "fe80::77%1")
        // And the sending driver gives it on.
        let sender = try await sender(to: 9, "fe80::77%1")
        defer { sender.close() }
        #expect(try await sender.peerAddress.get()?.literal == "fe80::77%1")
    }

    @Test func aPortThatRefusesIsAnEvent() async throws {
        let receiver = try await receiver()
        let port = receiver.port
        receiver.close()
        let sender = try await sender(to: port)
        defer { sender.close() }
        try await until { ends.isRefused }
    }

    @Test func afterTheCloseNothingComesAndEverythingIsRefused() async throws {
        let receiver = try await receiver()
        let sender = try await sender(to: receiver.port)
        receiver.close()
        sender.close()
        sender.close()
        let outcome = await withCheckedContinuation { continuation in
            sender.enqueue(frame(0), stream: 0) { continuation.resume(returning: $0) }
        }
        #expect(outcome == .dropped(.ended))
        #expect(await sender.statistics() == nil)
        await #expect(throws: (any Error).self) { try await receiver.statistics().get() }
        await #expect(throws: (any Error).self) {
            try await StreamingSenderDriver.start(
                StreamingSenderDriver.Configuration(peerAddress: "nowhere", peerPort: 1, streams: [Self.stream()]),
                on: loop, handler: { _ in })
        }
    }
}
