import FilePaths
import NIOCore
import NIOPosix
import NowPlaying
import PlatformC

#if os(Linux)
    /// O_PATH of open(2), which glibc defines only under a feature macro that Swift does not set, and O_CLOEXEC.
    private let pathOnly = 0o10_000_000 | O_CLOEXEC
#else
    private let pathOnly = O_RDONLY | O_CLOEXEC
#endif

/// The socket to mpv. Data is read only on demand, so that a flood fills only the kernel's buffer.
struct MPVSocket: Sendable {
    private let channel: any Channel
    /// Ends when the connection does.
    let input: AsyncStream<ByteBuffer>

    /// - Throws: `noSocket`, `notASocket`, `nobodyListens`, `notAllowed`.
    static func connect(to path: String) async throws(MPVError) -> MPVSocket {
        let (input, continuation) = AsyncStream.makeStream(of: ByteBuffer.self)
        // NIO needs a UTF-8 path. Any other path is opened, and connected to by its descriptor (proc(5)).
        let opened = path.unicodeScalars.contains(where: PathText.isEscape) ? open(path.pathBytes, pathOnly) : -1
        defer { if opened >= 0 { Self.close(opened) } }
        let path = opened >= 0 ? "/proc/self/fd/\(opened)" : path
        // The socket address has room for this many bytes and the terminating zero. With a longer path NIO would stop
        // the process.
        guard (1...100).contains(path.utf8.count), !path.utf8.contains(0) else { throw .noSocket }
        do {
            let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .connectTimeout(.seconds(5))
                .channelOption(.autoRead, value: false)
                .channelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(MPVSocketHandler(continuation))
                    }
                }
                .connect(unixDomainSocketPath: path).get()
            return MPVSocket(channel: channel, input: input)
        } catch {
            continuation.finish()
            throw Self.reason(error, path)
        }
    }

    func send(_ bytes: [UInt8]) {
        channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil)
    }

    /// Reads more data. The caller has handled the earlier data.
    func read() { channel.read() }

    func close() { channel.close(promise: nil) }

    private static func close(_ descriptor: Int32) {
        _ = PlatformC.close(descriptor)
    }

    private static func reason(_ error: any Error, _ path: String) -> MPVError {
        switch (error as? IOError)?.errnoCode {
        case ENOENT, ENOTDIR: .noSocket
        case EACCES, EPERM: .notAllowed
        default: isSocket(path) ? .nobodyListens : .notASocket
        }
    }

    private static func isSocket(_ path: String) -> Bool {
        var status = stat()
        return stat(path.pathBytes, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
    }
}

private final class MPVSocketHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let input: AsyncStream<ByteBuffer>.Continuation

    init(_ input: AsyncStream<ByteBuffer>.Continuation) {
        self.input = input
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { input.yield(unwrapInboundIn(data)) }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    func channelInactive(context: ChannelHandlerContext) {
        input.finish()
        context.fireChannelInactive()
    }
}
