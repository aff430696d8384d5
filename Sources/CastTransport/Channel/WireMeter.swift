import NIOCore

/// Stands between the network and TLS, and charges the sender for the time that TLS needs for reading.
///
/// A message is paid for when it is complete. Without this, the cost of one-byte records, new keys before each of them,
/// and data that never becomes a message could not be assigned to anybody.
final class WireMeter: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// The bytes that are read from a connection before others get their turn: fewer than two hundred records of any
    /// length.
    static let readAtATime = 4_096

    private let handler: CastChannelHandler
    private let timeUsed: () -> Duration

    /// - Parameter timeUsed: returns the time that the event loop's thread has run so far; see `ThreadTime`.
    init(_ handler: CastChannelHandler, timeUsed: @escaping () -> Duration = ThreadTime.used) {
        self.handler = handler
        self.timeUsed = timeUsed
    }

    static func limitReads(of channel: any Channel) throws {
        let options = channel.syncOptions
        try options?.setOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: readAtATime))
        try options?.setOption(.maxMessagesPerRead, value: 1)
    }

    /// Makes the channel count as writable only while nothing waits for its socket; see `CastChannelHandler.write`.
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
