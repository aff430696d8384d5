import NIOCore

/// Lets an HTTP client read the answers of SHOUTcast servers: they begin with `ICY 200 OK` in place of
/// `HTTP/1.0 200 OK`, and are HTTP in all else.
///
/// It stands where the bytes come in, looks at the first four of a connection, and lets all others through.
final class ICYStatusLine: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private static let word = Array("ICY ".utf8)

    /// What has come of the first bytes; nil once it is known what they are.
    private var start: ByteBuffer? = ByteBuffer()

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard var bytes = start else { return context.fireChannelRead(data) }
        var more = unwrapInboundIn(data)
        bytes.writeBuffer(&more)
        guard bytes.readableBytes >= Self.word.count || !Self.word.starts(with: bytes.readableBytesView) else {
            start = bytes
            return
        }
        start = nil
        if bytes.readableBytesView.starts(with: Self.word) {
            bytes.moveReaderIndex(forwardBy: Self.word.count)
            context.fireChannelRead(wrapInboundOut(ByteBuffer(string: "HTTP/1.0 ")))
        }
        context.fireChannelRead(wrapInboundOut(bytes))
    }

    func channelInactive(context: ChannelHandlerContext) {
        if let bytes = start, bytes.readableBytes > 0 { context.fireChannelRead(wrapInboundOut(bytes)) }
        start = nil
        context.fireChannelInactive()
    }
}
