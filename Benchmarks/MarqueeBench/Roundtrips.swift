import ArgumentParser
import CastTransport
import CastWire
import Logging
import NIOCore
import NIOPosix

/// GET_STATUS to a receiver and its answer, one after the other, with what of it is JSON.
struct Roundtrips: AsyncParsableCommand {
    @Option(help: "HOST:PORT of a receiver.") var to: String
    @Option var count = 1000
    @Flag(help: "Accepted for symmetry; the output is always JSON.") var json = false

    struct Result: Encodable {
        let median: Double
        let p95: Double
        let cpu: Double
        let jsonMedian: Double
        let messageMedian: Double
        let replyBytes: Int
        let requestBytes: Int
    }

    func run() async throws {
        let parts = to.split(separator: ":")
        guard parts.count == 2, let port = Int(parts[1]) else { throw ValidationError("--to takes HOST:PORT") }
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let connection = try await CastConnection.connect(
            to: CastEndpoint(host: String(parts[0]), port: port),
            options: ConnectionOptions(logger: Logger(label: "bench", factory: { _ in SwiftLogNoOpLogHandler() })),
            group: group)
        let client = LoopBound(group.next())
        try connection.send(
            Envelope(requestID: 0, body: ConnectionMessage.connect(.init())), namespace: .connection,
            from: EndpointID.platformSender, to: EndpointID.platformReceiver)
        let before = ResourceUse.now.cpu
        let (times, reply) = try await client.roundTrips(count, on: connection)
        let cpu = ResourceUse.now.cpu - before
        connection.close()
        guard let reply else { return }
        let (json, message, sizes) = try await Self.breakdown(count: count, reply: reply)
        printJSON(
            Result(
                median: times.median, p95: times.percentile(0.95), cpu: cpu, jsonMedian: json.median,
                messageMedian: message.median, replyBytes: sizes.reply, requestBytes: sizes.request))
    }

    /// What both ends spend on text and on framing for one round trip, without a socket.
    private static func breakdown(
        count: Int, reply: Envelope<ReceiverReply>
    ) async throws -> (Measurement, Measurement, (request: Int, reply: Int)) {
        let request = Envelope(requestID: 7, body: ReceiverRequest.getStatus)
        let (requestText, replyText) = (try request.text(), try reply.text())
        let json = try await Measurement.of(count) {
            _ = try Envelope<ReceiverRequest>(text: try request.text())
            _ = try Envelope<ReceiverReply>(text: try reply.text())
        }
        var sizes = (request: 0, reply: 0)
        let message = try await Measurement.of(count) {
            sizes.request = try passThroughFraming(requestText)
            sizes.reply = try passThroughFraming(replyText)
        }
        return (json, message, sizes)
    }

    private static func passThroughFraming(_ text: String) throws -> Int {
        var buffer = ByteBuffer()
        let message = CastMessage(
            from: EndpointID.platformSender, to: EndpointID.platformReceiver, namespace: .receiver,
            payload: .string(text))
        try FrameEncoder.encode(message, into: &buffer)
        let size = buffer.readableBytes
        var decoder = FrameDecoder()
        decoder.append(buffer)
        _ = try decoder.next()
        return size
    }
}

/// A client that lives on its connection's event loop, as a service with many devices would have it: no thread changes.
private actor LoopBound {
    private let executor: any SerialExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ loop: any EventLoop) {
        executor = loop.executor
    }

    func roundTrips(
        _ count: Int, on connection: CastConnection
    ) async throws -> (Measurement, Envelope<ReceiverReply>?) {
        var reply: Envelope<ReceiverReply>?
        let drain = Task { await self.takeMessages(of: connection) }
        defer { drain.cancel() }
        let times = try await Measurement.of(count) {
            reply = try await connection.request(
                ReceiverRequest.getStatus, namespace: .receiver, from: EndpointID.platformSender,
                to: EndpointID.platformReceiver, isolation: self)
        }
        return (times, reply)
    }

    private func takeMessages(of connection: CastConnection) async {
        for await _ in connection.messages {}
    }
}
