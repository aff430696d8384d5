package import MulticastDNS
package import NIOCore
import NIOPosix

/// Asks one host directly what it serves, from a port of its own (RFC 6762, 6.7): for networks that multicast does not
/// cross, and for devices given by address. It needs no `MulticastDNSService`.
package enum KnownHostDiscovery {
    /// Usually answered in milliseconds; throws `unanswered` after six seconds. Empty where the host serves nothing of
    /// the type. The port of `host` is 5353 for every real device.
    package static func query(
        _ type: ServiceType, host: SocketAddress, group: any EventLoopGroup
    ) async throws -> [ServiceInstance] {
        let loop = group.next()
        let any: SocketAddress = try host.protocol == .inet6
            ? SocketAddress(ipAddress: "::", port: 0) : SocketAddress(ipAddress: "0.0.0.0", port: 0)
        let exchange = try await loop.flatSubmit { () -> EventLoopFuture<NIOLoopBound<KnownHostExchange>> in
            let exchange = NIOLoopBound(KnownHostExchange(type, host: host, loop: loop), eventLoop: loop)
            return DatagramBootstrap(group: loop)
                .channelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        let handler = DatagramHandler { exchange.value.received($0) }
                        try channel.pipeline.syncOperations.addHandler(handler)
                    }
                }
                .bind(to: any)
                .map { channel -> NIOLoopBound<KnownHostExchange> in
                    exchange.value.begin(on: channel)
                    return exchange
                }
                .flatMapErrorThrowing { error in
                    exchange.value.end(.failure(error))
                    throw error
                }
        }.get()
        return try await withTaskCancellationHandler {
            try await loop.flatSubmit { exchange.value.result.futureResult }.get()
        } onCancel: {
            loop.execute { exchange.value.cancel() }
        }
    }

    /// The same by name or literal address; an IPv6 link-local one with its "%interface".
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

/// One query on its event loop: the core, its socket and its timer.
private final class KnownHostExchange {
    let result: EventLoopPromise<[ServiceInstance]>
    private let loop: any EventLoop
    private let host: SocketAddress
    private var query: KnownHostQuery?
    private var channel: (any Channel)?
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

    func begin(on channel: any Channel) {
        self.channel = channel
        advance()
    }

    func received(_ envelope: AddressedEnvelope<ByteBuffer>) {
        guard let message = try? DNSMessage(decoding: envelope.data), let source = Endpoint(envelope.remoteAddress)
        else { return }
        query?.handle(message, from: source)
        advance()
    }

    func cancel() { end(.failure(CancellationError())) }

    private func advance() {
        timer?.cancel()
        while !isOver {
            switch query?.advance(to: .now) {
            case .send(let payload):
                channel?.writeAndFlush(AddressedEnvelope(remoteAddress: host, data: payload), promise: nil)
            case .wait(let until):
                let bound = NIOLoopBound(self, eventLoop: loop)
                timer = loop.scheduleTask(in: TimeAmount(ContinuousClock.now.duration(to: until))) { bound.value.advance() }
                return
            case .finished(let instances):
                end(.success(instances))
            case .unanswered, nil:
                end(.failure(DiscoveryError(
                    .unanswered, "\(host) did not answer a discovery query; is it on, and does UDP port 5353 reach it?")))
            }
        }
    }

    func end(_ outcome: Result<[ServiceInstance], any Error>) {
        guard !isOver else { return }
        isOver = true
        timer?.cancel()
        channel?.close(promise: nil)
        result.completeWith(outcome)
    }
}
