import Logging
import MulticastDNS
import NIOCore
import NIOPosix

/// A socket that an event loop reads. Writing uses the socket itself, as in `StreamingSocket`.
///
/// NIO closes a datagram socket when the system refuses to send to an address, and anybody can make this process answer
/// to any address.
struct DiscoverySocket {
    let channel: any Channel
    let descriptor: CInt

    func send(_ payload: ByteBuffer, to address: SocketAddress) throws(SystemCallError) {
        // After the channel's end, the descriptor's number may belong to another socket.
        guard channel.isActive else { return }
        try MulticastSockets.send(payload, to: address, on: descriptor)
    }
}

/// The sockets of one interface, one for each family that works there. Confined to the loop.
final class LinkSockets {
    /// The current interface. Its addresses may change while its sockets stay open.
    var interface: NetworkInterface
    private let logger: Logger
    private var sockets: [MulticastSockets.Family: DiscoverySocket] = [:]
    /// The families whose failures were logged, so that a link without a route does not fill the log.
    private var failed: Set<MulticastSockets.Family> = []

    init(_ interface: NetworkInterface, logger: Logger) {
        self.interface = interface
        self.logger = logger
    }

    func add(_ socket: DiscoverySocket, for family: MulticastSockets.Family) { sockets[family] = socket }

    var isEmpty: Bool { sockets.isEmpty }

    func multicast(_ payload: ByteBuffer) {
        for (family, socket) in sockets {
            let group = family.group.socketAddress(port: multicastDNSPort, scope: interface.index)
            write(payload, to: group, on: socket, family)
        }
    }

    func unicast(_ payload: ByteBuffer, to endpoint: Endpoint) {
        let family = endpoint.address.family
        guard let socket = sockets[family] else { return }
        write(
            payload, to: endpoint.address.socketAddress(port: endpoint.port, scope: interface.index), on: socket,
            family)
    }

    func close() -> [EventLoopFuture<Void>] { sockets.values.map { $0.channel.close() } }

    private func write(
        _ payload: ByteBuffer, to address: SocketAddress, on socket: DiscoverySocket,
        _ family: MulticastSockets.Family
    ) {
        do throws(SystemCallError) {
            try socket.send(payload, to: address)
        } catch {
            report(error, family)
        }
    }

    private func report(_ error: SystemCallError, _ family: MulticastSockets.Family) {
        guard failed.insert(family).inserted else { return }
        logger.debug("multicast DNS can't send on \(interface.name) over IP\(family): \(error)")
    }
}

extension IPAddress {
    var family: MulticastSockets.Family { if case .v4 = self { .v4 } else { .v6 } }
}

extension MulticastSockets {
    /// Registers a socket with the loop. The closure is called on the loop for every datagram.
    static func channel(
        _ descriptor: CInt, on loop: any EventLoop, received: NIOLoopBound<(AddressedEnvelope<ByteBuffer>) -> Void>
    ) -> EventLoopFuture<DiscoverySocket> {
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
            .map { DiscoverySocket(channel: $0, descriptor: descriptor) }
    }
}
