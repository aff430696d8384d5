import Logging
import MulticastDNS
import NIOCore

/// The sockets from which hosts are asked directly: one of each family, on a port of its own, opened when there is
/// something to ask. Loop-confined.
final class DirectSockets {
    /// Questions that wait for a socket; further ones are lost, as on the way, and put again.
    private static let mostWaiting = 128

    private let loop: any EventLoop
    private let logger: Logger
    private let received: (AddressedEnvelope<ByteBuffer>) -> Void
    private var sockets: [MulticastSockets.Family: DiscoverySocket] = [:]
    /// What is to be sent once the socket is open.
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
        // What the system does not take is put again, as what is lost on the way.
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
