import NIOCore

/// Lets an HTTP client read answers of SHOUTcast servers, which begin with `ICY 200 OK` instead of `HTTP/1.0 200 OK`
/// and otherwise are HTTP.
///
/// It is the first handler for incoming bytes. It examines the first four bytes of a connection and passes on all
/// others.
final class ICYStatusLine: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private static let word = Array("ICY ".utf8)

    /// The first bytes that have arrived; nil once they are recognized.
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
