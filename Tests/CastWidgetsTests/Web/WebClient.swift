import NIOCore
import NIOPosix
import Synchronization

/// A TCP connection that sends what it is told, and keeps what comes.
final class WebClient: Sendable {
    private let channel: any Channel
    private let kept: Kept

    /// What came, and whether the other side has ended it.
    fileprivate final class Kept: Sendable {
        struct State {
            var bytes: [UInt8] = []
            var isOver = false
        }
        let state = Mutex(State())
    }

    private init(_ channel: any Channel, _ kept: Kept) { (self.channel, self.kept) = (channel, kept) }

    deinit { channel.close(promise: nil) }

    /// - Parameter source: an address of this machine that it comes from.
    static func connect(to port: Int, from source: String? = nil) async throws -> WebClient {
        let kept = Kept()
        var bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(KeepingHandler(kept))
                }
            }
        if let source { bootstrap = bootstrap.bind(to: try SocketAddress(ipAddress: source, port: 0)) }
        return WebClient(try await bootstrap.connect(host: "127.0.0.1", port: port).get(), kept)
    }

    func send(_ text: String) async throws { try await channel.writeAndFlush(ByteBuffer(string: text)) }

    /// Nothing is taken any more, or all is again.
    func takes(_ takes: Bool) async throws { try await channel.setOption(.autoRead, value: takes).get() }

    /// 256 KiB at most, again and again: by the event loop, however busy the tests are.
    func takesSome(every pause: TimeAmount) {
        channel.eventLoop.scheduleRepeatedTask(initialDelay: .zero, delay: pause) { [channel] task in
            if channel.isActive { channel.read() } else { task.cancel() }
        }
    }

    func close() async { try? await channel.close() }

    var text: String { kept.state.withLock { String(decoding: $0.bytes, as: UTF8.self) } }
    var count: Int { kept.state.withLock { $0.bytes.count } }
    var isOver: Bool { kept.state.withLock { $0.isOver } }

    /// Waits until what came is so; the suite's time limit ends it otherwise.
    func until(_ isThere: @Sendable (String) -> Bool) async {
        var count = -1
        while !Task.isCancelled {
            if self.count != count {
                count = self.count
                if isThere(text) { return }
            }
            if isOver, self.count == count { return }
            await Task.yield()
        }
    }

    func end() async {
        while !isOver, !Task.isCancelled { await Task.yield() }
    }
}

private final class KeepingHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let kept: WebClient.Kept

    init(_ kept: WebClient.Kept) { self.kept = kept }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let buffer = unwrapInboundIn(data)
        kept.state.withLock { $0.bytes += buffer.readableBytesView }
    }

    func channelInactive(context: ChannelHandlerContext) { kept.state.withLock { $0.isOver = true } }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
