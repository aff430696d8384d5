import NIOCore
import NIOPosix
import Synchronization

/// A web server on 127.0.0.1 that answers as it is told, also as no server should.
final class TestWebServer: Sendable {
    struct Question: Equatable, Sendable {
        var method: String
        var path: String
        /// Names in lower case.
        var headers: [String: String]
    }

    struct Answer: Sendable {
        var status = 200
        var protocolName = "HTTP/1.1"
        var headers: [(String, String)] = []
        var body: [UInt8] = []
        var ending = Ending.whole

        static let silence = Answer(ending: .silence)
    }

    enum Ending: Sendable {
        case whole
        /// Not a byte is sent.
        case silence
        /// The body begins and then nothing more comes, though more was announced.
        case stalled
        /// The body begins and never ends.
        case endless
    }

    let port: Int
    /// Yields when a client has closed a connection.
    let closings: AsyncStream<Void>
    private let channel: any Channel
    private let log: Log

    private final class Log: Sendable {
        let questions = Mutex<[Question]>([])
    }

    private init(port: Int, closings: AsyncStream<Void>, channel: any Channel, log: Log) {
        (self.port, self.closings, self.channel, self.log) = (port, closings, channel, log)
    }

    var questions: [Question] { log.questions.withLock { $0 } }

    func url(_ path: String = "/") -> String { "http://127.0.0.1:\(port)\(path)" }

    func close() async throws { try await channel.close() }

    static func start(_ answer: @escaping @Sendable (Question) -> Answer) async throws -> TestWebServer {
        let (closings, closing) = AsyncStream.makeStream(of: Void.self)
        let log = Log()
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(
                        Handler(
                            answer: { question in
                                log.questions.withLock { $0.append(question) }
                                return answer(question)
                            }, closed: { closing.yield() }))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        return TestWebServer(
            port: channel.localAddress?.port ?? 0, closings: closings, channel: channel, log: log)
    }
}

private final class Handler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let answer: (TestWebServer.Question) -> TestWebServer.Answer
    private let closed: () -> Void
    private var received = ""
    private var isEndless = false

    init(answer: @escaping (TestWebServer.Question) -> TestWebServer.Answer, closed: @escaping () -> Void) {
        (self.answer, self.closed) = (answer, closed)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        received += String(buffer: unwrapInboundIn(data))
        while let end = received.firstRange(of: "\r\n\r\n") {
            let head = String(received[..<end.lowerBound])
            received.removeSubrange(..<end.upperBound)
            reply(to: question(head), context)
        }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        pour(context)
        context.fireChannelWritabilityChanged()
    }

    func channelInactive(context: ChannelHandlerContext) {
        isEndless = false
        closed()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func question(_ head: String) -> TestWebServer.Question {
        let lines = head.split(separator: "\r\n")
        let words = (lines.first ?? "").split(separator: " ").map(String.init)
        let headers = lines.dropFirst().compactMap { line -> (String, String)? in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            return (line[..<colon].lowercased(), String(value))
        }
        return .init(
            method: words.first ?? "", path: words.dropFirst().first ?? "",
            headers: Dictionary(headers) { "\($0), \($1)" })
    }

    private func reply(to question: TestWebServer.Question, _ context: ChannelHandlerContext) {
        let answer = answer(question)
        if case .silence = answer.ending { return }
        var head = "\(answer.protocolName) \(answer.status) Answer\r\n"
        for (name, value) in answer.headers { head += "\(name): \(value)\r\n" }
        switch answer.ending {
        case .whole, .silence: head += "Content-Length: \(answer.body.count)\r\n"
        case .stalled: head += "Content-Length: \(answer.body.count + 1)\r\n"
        case .endless: head += "Connection: close\r\n"
        }
        var buffer = context.channel.allocator.buffer(string: head + "\r\n")
        buffer.writeBytes(answer.body)
        context.writeAndFlush(wrapOutboundOut(buffer), promise: nil)
        guard case .endless = answer.ending else { return }
        isEndless = true
        pour(context)
    }

    private func pour(_ context: ChannelHandlerContext) {
        var pieces = 0
        while isEndless, context.channel.isActive, context.channel.isWritable, pieces < 16 {
            pieces += 1
            let piece = ByteBuffer(repeating: 0x2E, count: 16 << 10)
            context.writeAndFlush(wrapOutboundOut(piece), promise: nil)
        }
        guard isEndless, pieces == 16 else { return }
        // Others on this thread have their turn.
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        context.eventLoop.execute { bound.value.0.pour(bound.value.1) }
    }
}
