import Logging
import MulticastDNS
import NIOCore

/// The sockets for questions to single hosts: one of each family, on its own port, opened when there is something to
/// ask. Confined to the loop.
final class DirectSockets {
    /// The number of questions that may wait for a socket. Further ones are lost, as they can be on the network, and
    /// repeated later.
    private static let mostWaiting = 128

    private let loop: any EventLoop
    private let logger: Logger
    private let received: (AddressedEnvelope<ByteBuffer>) -> Void
    private var sockets: [MulticastSockets.Family: DiscoverySocket] = [:]
    /// The questions to send once the socket is open.
    private var waiting: [MulticastSockets.Family: [(ByteBuffer, SocketAddress)]] = [:]
    private var isClosed = false

    init(loop: any EventLoop, logger: Logger, received: @escaping (AddressedEnvelope<ByteBuffer>) -> Void) {
        self.loop = loop
        self.logger = logger
        self.received = received
    }

    func send(_ payload: ByteBuffer, to endpoint: Endpoint, on interface: InterfaceIndex) {
        guard !isClosed else { return }
        let family = endpoint.address.family
        let address = endpoint.address.socketAddress(port: endpoint.port, scope: interface)
        guard let socket = sockets[family] else {
            let isOpening = waiting[family] != nil
            if waiting[family, default: []].count < Self.mostWaiting {
                waiting[family, default: []].append((payload, address))
            }
            return isOpening ? () : open(family)
        }
        // A datagram that the system refuses is sent again later, like one that is lost on the network.
        try? socket.send(payload, to: address)
    }

    func close() -> [EventLoopFuture<Void>] {
        isClosed = true
        waiting = [:]
        defer { sockets = [:] }
        return sockets.values.map { $0.channel.close() }
    }

    private func open(_ family: MulticastSockets.Family) {
        let bound = NIOLoopBound(self, eventLoop: loop)
        do {
            let descriptor = try MulticastSockets.direct(family)
            MulticastSockets.channel(descriptor, on: loop, received: NIOLoopBound(received, eventLoop: loop))
                .whenComplete { bound.value.opened($0, family) }
        } catch {
            waiting[family] = nil
            logger.debug("hosts can't be asked directly over IP\(family): \(error)")
        }
    }

    private func opened(_ result: Result<DiscoverySocket, any Error>, _ family: MulticastSockets.Family) {
        let questions = waiting.removeValue(forKey: family) ?? []
        guard case .success(let socket) = result else { return }
        guard !isClosed else { return socket.channel.close(promise: nil) }
        sockets[family] = socket
        for (payload, address) in questions { try? socket.send(payload, to: address) }
    }
}
