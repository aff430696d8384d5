import NIOCore

/// Stands between the network and TLS, and has whoever sends pay for what TLS takes to read.
///
/// A message is paid for when it is whole. Records of a byte, new keys before each of them and what never becomes a
/// message cost as much, and nobody would know whose they were.
final class WireMeter: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// Bytes that are read of a connection before the others have their turn: fewer than two hundred records, however
    /// short they are.
    static let readAtATime = 4_096

    private let handler: CastChannelHandler
    private let timeUsed: () -> Duration

    /// - Parameter timeUsed: what the event loop's thread has run so far; see `ThreadTime`.
    init(_ handler: CastChannelHandler, timeUsed: @escaping () -> Duration = ThreadTime.used) {
        self.handler = handler
        self.timeUsed = timeUsed
    }

    static func limitReads(of channel: any Channel) throws {
        let options = channel.syncOptions
        try options?.setOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: readAtATime))
        try options?.setOption(.maxMessagesPerRead, value: 1)
    }

    /// The channel counts as writable only while nothing waits for its socket; see `CastChannelHandler.write`.
    static func tellWhatWaits(of channel: any Channel) throws {
        try channel.syncOptions?.setOption(.writeBufferWaterMark, value: .init(low: 1, high: 1))
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data).readableBytes
        (handler.timeDelivering, handler.isMetered) = (.zero, true)
        let began = timeUsed()
        context.fireChannelRead(data)
        handler.isMetered = false
        handler.payForRecords(ofBytes: bytes, taking: timeUsed() - began - handler.timeDelivering)
    }
}
