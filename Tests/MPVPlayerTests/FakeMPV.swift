import NIOCore
import NIOPosix

@testable import MPVPlayer


/// A socket that answers as mpv does, or not at all.
final class FakeMPV: Sendable {
    let path: String
    private let server: any Channel

    /// - Parameter isSilent: takes whoever comes, and says nothing.
    init(isSilent: Bool = false, refuses word: String? = nil) async throws {
        let path = "/tmp/marquee-mpv-\(UInt64.random(in: 0 ... .max)).sock"
        self.path = path
        server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(FakeMPVHandler(isSilent: isSilent, refuses: word))
                }
            }
            .bind(unixDomainSocketPath: path, cleanupExistingSocketFile: true).get()
    }

    func close() async throws { try await server.close() }
}

private final class FakeMPVHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let isSilent: Bool
    private let word: String?
    private var splitter = MPVLineSplitter()

    init(isSilent: Bool, refuses word: String?) {
        self.isSilent = isSilent
        self.word = word
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isSilent, let lines = try? splitter.take(unwrapInboundIn(data).readableBytesView) else { return }
        for line in lines.map({ String(decoding: $0, as: UTF8.self) }) { answer(line, context) }
    }

    private func answer(_ line: String, _ context: ChannelHandlerContext) {
        let id = line.split(separator: ":").last.map { $0.dropLast() } ?? "0"
        var error = "success"
        var more = ""
        if line.contains("observe_property") {
            let property = MPVProperty.allCases.first { line.contains("\"\($0.rawValue)\"") } ?? .path
            let data =
                switch property {
                case .path: ",\"data\":\"/a.mp4\""
                case .mediaTitle: ",\"data\":\"On this machine\""
                default: ""
                }
            more = "{\"event\":\"property-change\",\"name\":\"\(property.rawValue)\"\(data)}\n"
        } else if line.contains("\"pause\"") {
            error = word ?? error
            let change = "{\"event\":\"property-change\",\"name\":\"pause\",\"data\":\(line.contains("true"))}\n"
            if word == nil { more = change }
        } else if line.contains("playlist-next") {
            // It goes without an answer.
            context.close(promise: nil)
            return
        }
        let text = "{\"request_id\":\(id),\"error\":\"\(error)\",\"data\":4}\n" + more
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text)), promise: nil)
    }
}
