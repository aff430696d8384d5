import NIOCore

/// Hands every datagram of a socket to a closure on the socket's event loop, with what the system said of its way.
final class DatagramHandler: ChannelInboundHandler {
    typealias InboundIn = AddressedEnvelope<ByteBuffer>

    private let received: (AddressedEnvelope<ByteBuffer>) -> Void

    init(received: @escaping (AddressedEnvelope<ByteBuffer>) -> Void) { self.received = received }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { received(unwrapInboundIn(data)) }

    /// A datagram that could not be delivered comes back as an error of the socket; the socket is as good as before.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {}
}
