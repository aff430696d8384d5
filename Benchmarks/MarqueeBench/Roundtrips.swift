import ArgumentParser
import CastTransport
import CastWire
import Logging
import NIOCore
import NIOPosix
import Synchronization

/// GET_STATUS to a receiver and its answer, one after the other, with what of it is JSON.
struct Roundtrips: AsyncParsableCommand {
    @Option(help: "HOST:PORT of a receiver.") var to: String
    @Option var count = 1000
    @Flag(help: "Ask from the main actor, as an app's session does: there and back are two hops more.")
    var fromMainActor = false
    @Flag(help: "Accepted for symmetry; the output is always JSON.") var json = false

    struct Result: Encodable {
        let median: Double
        let p95: Double
        let cpu: Double
        let jsonMedian: Double
        let messageMedian: Double
        let replyBytes: Int
        let requestBytes: Int
        /// Heap allocations of this side a round trip; nothing where nobody counts them.
        let allocations: Double?
    }

    func run() async throws {
        let parts = to.split(separator: ":")
        guard parts.count == 2, let port = Int(parts[1]) else { throw ValidationError("--to takes HOST:PORT") }
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let connection = try await CastConnection.connect(
            to: CastEndpoint(host: String(parts[0]), port: port),
            options: ConnectionOptions(logger: Logger(label: "bench", factory: { _ in SwiftLogNoOpLogHandler() })),
            group: group)
        try connection.send(
            Envelope(requestID: 0, body: ConnectionMessage.connect(.init())), namespace: .connection,
            from: EndpointID.platformSender, to: EndpointID.platformReceiver)
        let before = (cpu: ResourceUse.now.cpu, allocations: Allocations.count)
        let (times, reply) =
            fromMainActor
            ? try await Self.askFromMainActor(connection, count: count)
            : try await LoopClient(connection, count: count).run()
        let cpu = ResourceUse.now.cpu - before.cpu
        let allocations = Allocations.count.map { Double($0 - (before.allocations ?? 0)) / Double(count + count / 10) }
        connection.close()
        let (json, message, sizes) = try await Self.breakdown(count: count, reply: reply)
        printJSON(
            Result(
                median: times.median, p95: times.percentile(0.95), cpu: cpu, jsonMedian: json.median,
                messageMedian: message.median, replyBytes: sizes.reply, requestBytes: sizes.request,
                allocations: allocations))
    }

    @MainActor private static func askFromMainActor(
        _ connection: CastConnection, count: Int
    ) async throws -> (Measurement, Envelope<ReceiverReply>) {
        connection.onMessages { _ in } ended: {}
        func ask() async throws -> Envelope<ReceiverReply> {
            try await connection.request(
                ReceiverRequest.getStatus, namespace: .receiver, from: EndpointID.platformSender,
                to: EndpointID.platformReceiver)
        }
        var reply = try await ask()
        for _ in 1..<max(count / 10, 1) { reply = try await ask() }
        var times = Measurement()
        for _ in 0..<count {
            let sent = ContinuousClock.now
            reply = try await ask()
            times.add(ContinuousClock.now - sent)
        }
        return (times, reply)
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

/// Asks again as soon as it is answered, all on its connection's event loop, as a service with many devices would: the
/// messages and the replies come as calls there.
private final class LoopClient: Sendable {
    private struct State {
        var warmUp: Int
        var remaining: Int
        var sent = ContinuousClock.now
        var times = Measurement()
        var waiter: CheckedContinuation<(Measurement, Envelope<ReceiverReply>), any Error>?

        /// Notes the time that has passed; false when there are enough.
        mutating func answered() -> Bool {
            guard warmUp == 0 else {
                warmUp -= 1
                return true
            }
            times.add(ContinuousClock.now - sent)
            remaining -= 1
            return remaining > 0
        }
    }

    private let connection: CastConnection
    private let state: Mutex<State>

    init(_ connection: CastConnection, count: Int) {
        self.connection = connection
        state = Mutex(State(warmUp: count / 10, remaining: count))
    }

    func run() async throws -> (Measurement, Envelope<ReceiverReply>) {
        connection.onMessages { _ in } ended: {}
        return try await withCheckedThrowingContinuation { continuation in
            state.withLock { $0.waiter = continuation }
            ask()
        }
    }

    private func ask() {
        state.withLock { $0.sent = .now }
        do {
            try connection.request(
                ReceiverRequest.getStatus, namespace: .receiver, from: EndpointID.platformSender,
                to: EndpointID.platformReceiver, completion: answered)
        } catch {
            finish { _ in .failure(error) }
        }
    }

    @Sendable private func answered(_ result: Result<Envelope<ReceiverReply>, TransportError>) {
        switch result {
        case .failure(let error): finish { _ in .failure(error) }
        case .success(let reply):
            let goesOn = state.withLock { $0.answered() }
            if goesOn { ask() } else { finish { .success(($0.times, reply)) } }
        }
    }

    private func finish(_ result: (State) -> Result<(Measurement, Envelope<ReceiverReply>), any Error>) {
        let (waiter, result) = state.withLock { state in
            defer { state.waiter = nil }
            return (state.waiter, result(state))
        }
        waiter?.resume(with: result)
    }
}
