import Logging
import MulticastDNS
import NIOCore
import NIOPosix

/// The sockets of one interface, one per family that works there. Loop-confined.
final class LinkSockets {
    /// As it is now: its addresses may change while its sockets stay.
    var interface: NetworkInterface
    private let logger: Logger
    private var channels: [MulticastSockets.Family: any Channel] = [:]
    /// Failures that were logged, so that a link without a route does not fill the log.
    private var failed: Set<MulticastSockets.Family> = []

    init(_ interface: NetworkInterface, logger: Logger) {
        self.interface = interface
        self.logger = logger
    }

    func add(_ channel: any Channel, for family: MulticastSockets.Family) { channels[family] = channel }

    var isEmpty: Bool { channels.isEmpty }

    func multicast(_ payload: ByteBuffer) {
        for (family, channel) in channels {
            let group = family.group.socketAddress(port: multicastDNSPort, scope: interface.index)
            write(payload, to: group, on: channel, family)
        }
    }

    func unicast(_ payload: ByteBuffer, to endpoint: Endpoint) {
        let family: MulticastSockets.Family = if case .v4 = endpoint.address { .v4 } else { .v6 }
        guard let channel = channels[family] else { return }
        write(
            payload, to: endpoint.address.socketAddress(port: endpoint.port, scope: interface.index), on: channel,
            family)
    }

    func close() -> [EventLoopFuture<Void>] { channels.values.map { $0.close() } }

    private func write(
        _ payload: ByteBuffer, to address: SocketAddress, on channel: any Channel, _ family: MulticastSockets.Family
    ) {
        let bound = NIOLoopBound(self, eventLoop: channel.eventLoop)
        channel.writeAndFlush(AddressedEnvelope(remoteAddress: address, data: payload)).whenFailure { error in
            bound.value.report(error, family)
        }
    }

    private func report(_ error: any Error, _ family: MulticastSockets.Family) {
        guard failed.insert(family).inserted else { return }
        logger.debug("multicast DNS can't send on \(interface.name) over IP\(family): \(error)")
    }
}

extension MulticastSockets {
    /// Gives a socket to the loop. The closure is called on the loop with every datagram.
    static func channel(
        _ descriptor: CInt, on loop: any EventLoop, received: NIOLoopBound<(AddressedEnvelope<ByteBuffer>) -> Void>
    ) -> EventLoopFuture<any Channel> {
        DatagramBootstrap(group: loop)
            .channelOption(.receivePacketInfo, value: true)
            .channelOption(
                .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: DNSMessage.maximumSize + 1)
            )
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(DatagramHandler { received.value($0) })
                }
            }
            .withBoundSocket(descriptor)
    }
}
