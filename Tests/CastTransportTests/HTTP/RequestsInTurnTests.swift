import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import CastTransport

@Suite struct RequestsInTurnTests {
    /// As a server's own handler does: it comes when the codec is there.
    private final class Keeper: ChannelInboundHandler {
        typealias InboundIn = HTTPServerRequestPart

        func handlerAdded(context: ChannelHandlerContext) {
            #expect(throws: Never.self) { try RequestsInTurn.keep(in: context) }
        }
    }

    private func server() throws -> EmbeddedChannel {
        let channel = EmbeddedChannel()
        try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withPipeliningAssistance: false, withErrorHandling: false)
        try channel.pipeline.syncOperations.addHandler(Keeper())
        try channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        return channel
    }

    private func paths(_ channel: EmbeddedChannel) throws -> [String] {
        var paths: [String] = []
        while let part = try channel.readInbound(as: HTTPServerRequestPart.self) {
            if case .head(let head) = part { paths.append(head.uri) }
        }
        return paths
    }

    private func answer(_ channel: EmbeddedChannel) throws {
        let head = HTTPResponseHead(version: .http1_1, status: .ok, headers: ["Content-Length": "0"])
        try channel.writeOutbound(HTTPServerResponsePart.head(head))
        try channel.writeOutbound(HTTPServerResponsePart.end(nil))
    }

    @Test func theNextIsHandedOnWhenTheOneBeforeIsAnswered() throws {
        let channel = try server()
        let requests = (0..<100).map { "GET /\($0) HTTP/1.1\r\nHost: x\r\n\r\n" }.joined()
        try channel.writeInbound(ByteBuffer(string: requests))
        for number in 0..<100 {
            #expect(try paths(channel) == ["/\(number)"])
            try answer(channel)
        }
        _ = try channel.finish(acceptAlreadyClosed: true)
    }

    @Test func whatIsWrongInTheNextIsSaidAfterTheAnswer() throws {
        let channel = try server()
        try channel.writeInbound(ByteBuffer(string: "GET /a HTTP/1.1\r\nHost: x\r\n\r\nNONSENSE\r\n\r\n"))
        #expect(try paths(channel) == ["/a"])
        #expect(throws: HTTPParserError.self) {
            try answer(channel)
            try channel.throwIfErrorCaught()
        }
        _ = try? channel.finish(acceptAlreadyClosed: true)
    }
}
