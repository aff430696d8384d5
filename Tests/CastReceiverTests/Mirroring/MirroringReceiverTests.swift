import CastTransport
import CastWire
import Foundation
import NIOCore
import NIOPosix
import ReceiverKeys
import Testing

@testable import CastReceiver
@testable import CastStreaming

/// The whole receiver on loopback, and a sender's end of a mirroring beside it.
@Suite(.serialized, .timeLimit(.minutes(2))) struct MirroringReceiverTests {
    /// A screen that hands on what it is shown.
    private final class Recorder: ScreenPlayer {
        let events: AsyncStream<PlayerEvent>
        let told: AsyncStream<PlayerEvent>.Continuation
        let frames: AsyncStream<MirroredFrame>
        private let frame: AsyncStream<MirroredFrame>.Continuation
        let commands: AsyncStream<PlayerCommand>
        private let command: AsyncStream<PlayerCommand>.Continuation

        init() {
            (events, told) = AsyncStream.makeStream()
            (frames, frame) = AsyncStream.makeStream()
            (commands, command) = AsyncStream.makeStream()
        }

        func send(_ command: PlayerCommand) { self.command.yield(command) }
        var frameSink: @Sendable (MirroredFrame) -> Void { { [frame] in frame.yield($0) } }
        func captureScreenshot() async throws -> [UInt8] { [] }
        /// Until it is cancelled: nothing ever comes.
        func run() async throws { for await _ in AsyncStream<Never>.makeStream().stream {} }
    }

    private func withReceiver(
        _ player: Receiver.Player, _ body: (Receiver, Receiver.Ready) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "marquee-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var configuration = Receiver.Configuration(
            name: "Bench", stateDirectory: folder + "/state", developerRootDirectory: folder + "/root", player: player)
        (configuration.port, configuration.httpPort, configuration.httpsPort) = (0, 0, 0)
        configuration.host = "127.0.0.1"
        configuration.keys = .recycling
        let receiver = Receiver(configuration: configuration)
        let ready = try await receiver.start()
        do {
            try await body(receiver, ready)
        } catch {
            await receiver.stop()
            throw error
        }
        await receiver.stop()
    }

    /// A sender that has launched the mirroring app and is connected to it.
    private struct Sender {
        let connection: CastConnection
        let transport: String
        var messages: CastConnectionMessages.AsyncIterator

        init(_ ready: Receiver.Ready) async throws {
            connection = try await CastConnection.connect(
                to: CastEndpoint(host: "127.0.0.1", port: ready.port), options: ConnectionOptions(),
                group: MultiThreadedEventLoopGroup.singleton)
            messages = connection.messages.makeAsyncIterator()
            let hello = Envelope(requestID: 0, body: ConnectionMessage.connect(.init()))
            try connection.send(hello, namespace: .connection, from: "sender-0", to: "receiver-0")
            let launched: Envelope<ReceiverReply> = try await connection.request(
                ReceiverRequest.launch(LaunchRequest(appID: "0F5096E8")), namespace: .receiver, from: "sender-0",
                to: "receiver-0")
            guard case .receiverStatus(let status) = launched.body, let app = status.applications.first else {
                throw WireError(.malformedPayload, "not launched")
            }
            transport = app.transportID
            try connection.send(hello, namespace: .connection, from: "sender-0", to: transport)
        }

        /// Offers, and gives what was agreed on.
        mutating func agree(on offer: Offer) async throws -> StreamingAgreement {
            let text = try CastStreamingMessage.offer(sequenceNumber: 1, offer).text()
            try connection.send(
                CastMessage(from: "sender-0", to: transport, namespace: .streaming, payload: .string(text)))
            while let message = await messages.next() {
                guard message.namespace == .streaming, let text = message.text else { continue }
                guard case .answer(1, .ok(let answer)) = try CastStreamingMessage(text: text) else { continue }
                return try StreamingAgreement(answer, to: offer)
            }
            throw WireError(.malformedPayload, "no answer")
        }
    }

    /// Long, so that a busy machine is in time too.
    private let delay = Duration.seconds(3)

    private var offer: Offer {
        var random = SystemRandomNumberGenerator()
        return Offer(streams: [
            OfferedStream(
                index: 0, codec: .opus, identity: StreamIdentity(for: .audio, using: &random), targetDelay: delay,
                timeBase: 48_000, channels: 2, bitrate: 128_000),
            OfferedStream(
                index: 1, codec: .vp8, identity: StreamIdentity(for: .video, using: &random), targetDelay: delay,
                timeBase: 90_000, bitrate: 5_000_000, maximumFrameRate: .standard),
        ])
    }

    /// Sends frames, one of each stream at a time, the next once the one before was acknowledged; ends with `count`, or
    /// once `isDone` says so of what the sender knows, which is returned.
    @discardableResult
    private func send(
        _ count: Int, by agreement: StreamingAgreement, until isDone: (StreamingStatistics) -> Bool = { _ in true }
    ) async throws -> StreamingStatistics {
        let (news, told) = AsyncStream.makeStream(of: StreamingSenderDriver.Event.self)
        let driver = try await StreamingSenderDriver.start(
            .init(peerAddress: "127.0.0.1", peerPort: agreement.udpPort, streams: agreement.streams),
            on: MultiThreadedEventLoopGroup.singleton.next()
        ) { told.yield($0) }
        defer { driver.close() }
        let start = ContinuousClock.now
        var waiting: Set<Int> = []
        var events = news.makeAsyncIterator()
        for number in 0..<count {
            let now = ContinuousClock.now
            for stream in agreement.streams {
                let frame = StreamingSender.OutgoingFrame(
                    dependency: stream.kind == .audio || number == 0 ? .key : .dependent,
                    timestamp: RTPTimestamp(now - start, timeBase: stream.timeBase) + Int64(number), referenceTime: now,
                    payload: ByteBuffer(repeating: UInt8(truncatingIfNeeded: number), count: 3_000))
                driver.enqueue(frame, stream: stream.index) { #expect($0 == .accepted(FrameID(Int64(number)))) }
                waiting.insert(stream.index)
            }
            while !waiting.isEmpty, let event = await events.next() {
                guard case .core(.acknowledged(let stream, through: let frame)) = event else { continue }
                if frame >= FrameID(Int64(number)) { waiting.remove(stream) }
            }
        }
        while true {
            let statistics = try #require(await driver.statistics(), "the sender ended")
            if isDone(statistics) { return statistics }
            await Task.yield()
        }
    }

    @Test func framesReachTheScreenWholeInOrderAndWithTheirTime() async throws {
        let screen = Recorder()
        try await withReceiver(.custom(screen)) { _, ready in
            var sender = try await Sender(ready)
            let agreement = try await sender.agree(on: offer)
            #expect(agreement.streams.map(\.index) == [0, 1])
            try await send(50, by: agreement)
            var commands = screen.commands.makeAsyncIterator()
            var decoders: [String]?
            while decoders == nil, let command = await commands.next() {
                if case .mirror(let format) = command { decoders = format.streams.map(\.decoder) }
            }
            #expect(decoders == ["opus", "vp8"])
            var next: [Int: Int64] = [0: 0, 1: 0]
            for await shown in screen.frames {
                #expect(shown.mirroring == MirroringID(rawValue: 1))
                #expect(shown.frame.id == FrameID(next[shown.stream] ?? -1))
                #expect(shown.isKey == (shown.stream == 0 || shown.frame.id == .first))
                #expect(shown.frame.payload.readableBytes == 3_000)
                #expect(shown.frame.payload.readableBytesView.first == UInt8(truncatingIfNeeded: shown.frame.id.value))
                #expect(shown.playout - shown.frame.referenceTime == delay)
                next[shown.stream, default: 0] += 1
                if next.values.allSatisfy({ $0 == 50 }) { break }
            }
            #expect(next == [0: 50, 1: 50])
            sender.connection.close()
        }
    }

    @Test func theEndOfTheConnectionClosesThePort() async throws {
        try await withReceiver(.clock) { receiver, ready in
            var sender = try await Sender(ready)
            let agreement = try await sender.agree(on: offer)
            try await send(3, by: agreement)
            sender.connection.close()
            var ended: (reason: String, statistics: MirroringStatistics)?
            for await event in receiver.events {
                guard case .device(.mirroring(.ended(_, let reason, let statistics))) = event else { continue }
                ended = (reason, statistics)
                break
            }
            #expect(ended?.reason == "The sender's connection is gone.")
            let counted = try #require(ended?.statistics)
            #expect(counted.streams.map(\.delivered) == [3, 3])
            #expect(counted.streams.map(\.shown) == [3, 3])
            #expect(counted.streams.map(\.lostInCore) == [0, 0])
            // Nobody has the port any more.
            let again = try await DatagramBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .bind(host: "127.0.0.1", port: agreement.udpPort).get()
            try await again.close()
        }
    }

    @Test func theSenderIsToldWhenItsFramesWereSeen() async throws {
        try await withReceiver(.clock) { _, ready in
            var sender = try await Sender(ready)
            let agreement = try await sender.agree(on: offer)
            let known = try await send(3, by: agreement) { $0.streams.allSatisfy { $0.playoutDelays.count == 3 } }
            #expect(known.streams.map(\.playoutDelays.count) == [3, 3])
            sender.connection.close()
        }
    }

    /// Packets of an agreed stream from elsewhere, and whatever else: refused, counted, and of no effect.
    @Test func garbageAtThePortHarmsNothing() async throws {
        try await withReceiver(.clock) { receiver, ready in
            var sender = try await Sender(ready)
            let agreement = try await sender.agree(on: offer)
            let garbage = try await DatagramBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .bind(host: "127.0.0.1", port: 0).get()
            let port = try SocketAddress(ipAddress: "127.0.0.1", port: agreement.udpPort)
            func pour(_ count: Int) async throws {
                for number in 0..<count {
                    let bytes = ByteBuffer(repeating: UInt8(truncatingIfNeeded: number * 37), count: number % 1400)
                    try await garbage.writeAndFlush(AddressedEnvelope(remoteAddress: port, data: bytes))
                }
            }
            try await pour(300)
            try await send(3, by: agreement)
            try await pour(300)
            sender.connection.close()
            var counted: MirroringStatistics?
            for await event in receiver.events {
                guard case .device(.mirroring(.ended(_, _, let statistics))) = event else { continue }
                counted = statistics
                break
            }
            #expect(counted?.streams.map(\.delivered) == [3, 3])
            #expect((counted?.refusedDatagrams ?? 0) > 0)
            try await garbage.close()
        }
    }

    @Test(arguments: [("::ffff:192.0.2.1", "192.0.2.1"), ("192.0.2.1", "192.0.2.1"), ("fe80::1", "fe80::1")])
    func anIPv4AddressIsOneAlsoWhenItIsWrittenAsIPv6(_ address: String, _ plain: String) {
        #expect(ReceiverEngine.unmapped(address) == plain)
    }
}
