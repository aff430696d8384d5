package import MulticastDNS
package import NIOCore
import NIOPosix

/// Asks one host directly for its services, from a separate port (RFC 6762, 6.7).
///
/// This is for networks that multicast does not cross, and for devices that are given by address. It needs no
/// `MulticastDNSService`.
package enum KnownHostDiscovery {
    /// Returns the services of a type; none if the host has none of the type.
    ///
    /// The answer usually takes milliseconds; after six seconds it throws `unanswered`. The port of `host` is 5353 for
    /// every real device.
    package static func query(
        _ type: ServiceType, host: SocketAddress, group: any EventLoopGroup
    ) async throws -> [ServiceInstance] {
        let loop = group.next()
        let exchange = try await loop.submit {
            let exchange = KnownHostExchange(type, host: host, loop: loop)
            exchange.advance()
            return NIOLoopBound(exchange, eventLoop: loop)
        }.get()
        do {
            return try await withTaskCancellationHandler {
                try await loop.flatSubmit { exchange.value.result.futureResult }.get()
            } onCancel: {
                loop.execute { exchange.value.end(.failure(CancellationError())) }
            }
        } catch {
            // A cancelled caller gets this error even if the exchange had just ended by itself.
            try Task.checkCancellation()
            throw error
        }
    }

    /// Does the same for a name or a literal address. An IPv6 link-local address needs its "%interface".
    package static func query(
        _ type: ServiceType, host: String, group: any EventLoopGroup
    ) async throws -> [ServiceInstance] {
        let address: SocketAddress
        do {
            address = try await NIOThreadPool.singleton.runIfActive {
                try SocketAddress.makeAddressResolvingHost(host, port: Int(multicastDNSPort))
            }
        } catch {
            throw DiscoveryError(
                .unknownHost, "\"\(host)\" is not an address and no name that resolves; check its spelling.",
                underlying: error)
        }
        return try await query(type, host: address, group: group)
    }
}

/// One query on its event loop: the core, its sockets and its timer.
///
/// Each question is sent from two new ports. If several programs share the host's port 5353, its system chooses one of
/// them by the ports, and another port may reach the one that has the answer.
private final class KnownHostExchange {
    private static let portsPerQuestion = 2

    let result: EventLoopPromise<[ServiceInstance]>
    private let loop: any EventLoop
    private let host: SocketAddress
    private var query: KnownHostQuery?
    private var channels: [any Channel] = []
    private var timer: Scheduled<Void>?
    private var isOver = false

    init(_ type: ServiceType, host: SocketAddress, loop: any EventLoop) {
        self.loop = loop
        self.host = host
        result = loop.makePromise()
        query = Endpoint(host).map { endpoint in
            KnownHostQuery(type, host: endpoint, id: UInt16.random(in: 1...UInt16.max), at: .now)
        }
    }

    func advance() {
        timer?.cancel()
        while !isOver {
            switch query?.advance(to: .now) {
            case .send(let payload):
                for _ in 0..<Self.portsPerQuestion { send(payload) }
            case .wait(let until):
                let bound = NIOLoopBound(self, eventLoop: loop)
                let delay = TimeAmount(ContinuousClock.now.duration(to: until))
                timer = loop.scheduleTask(in: delay) { bound.value.advance() }
                return
            case .finished(let instances):
                end(.success(instances))
            case .unanswered, nil:
                end(
                    .failure(
                        DiscoveryError(
                            .unanswered,
                            "\(host) did not answer a discovery query; is it on, and does UDP port 5353 reach it?")))
            }
        }
    }

    func end(_ outcome: Result<[ServiceInstance], any Error>) {
        guard !isOver else { return }
        isOver = true
        timer?.cancel()
        for channel in channels { channel.close(promise: nil) }
        channels = []
        result.completeWith(outcome)
    }

    private func send(_ payload: ByteBuffer) {
        let bound = NIOLoopBound(self, eventLoop: loop)
        DatagramBootstrap(group: loop)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let handler = DatagramHandler { bound.value.received($0) }
                    try channel.pipeline.syncOperations.addHandler(handler)
                }
            }
            .bind(host: host.protocol == .inet6 ? "::" : "0.0.0.0", port: 0)
            .whenComplete { bound.value.opened($0, payload) }
    }

    private func opened(_ outcome: Result<any Channel, any Error>, _ payload: ByteBuffer) {
        switch outcome {
        case .success(let channel) where isOver:
            channel.close(promise: nil)
        case .success(let channel):
            channels.append(channel)
            channel.writeAndFlush(AddressedEnvelope(remoteAddress: host, data: payload), promise: nil)
        case .failure(let error):
            end(.failure(error))
        }
    }

    private func received(_ envelope: AddressedEnvelope<ByteBuffer>) {
        // Datagrams from other hosts are ignored.
        guard let source = Endpoint(envelope.remoteAddress), source == Endpoint(host),
            let message = try? DNSMessage(decoding: envelope.data)
        else { return }
        query?.handle(message, from: source)
        advance()
    }
}
