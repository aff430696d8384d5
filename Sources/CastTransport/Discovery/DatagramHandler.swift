import NIOCore

/// Passes every datagram of a socket, with its packet information, to a closure on the socket's event loop.
final class DatagramHandler: ChannelInboundHandler {
    typealias InboundIn = AddressedEnvelope<ByteBuffer>

    private let received: (AddressedEnvelope<ByteBuffer>) -> Void

    init(received: @escaping (AddressedEnvelope<ByteBuffer>) -> Void) { self.received = received }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { received(unwrapInboundIn(data)) }

    /// Ignores errors of the socket: a datagram that could not be delivered causes one, but the socket still works.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {}
}
