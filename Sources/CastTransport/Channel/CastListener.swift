package import CastWire
import Logging
package import NIOCore
import NIOPosix
import NIOSSL

/// The receiver's side: accepts TLS connections and delivers them once TLS is established.
///
/// A peer that stalls in TLS is closed after `ConnectionOptions.connectTimeout` and never delivered. `PortPlaces`
/// decides which connections get a place (stalled ones count), and `MessageRate` limits the cost of their messages.
/// Delivered connections stay open when the listener is closed.
package final class CastListener: Sendable {
    package let port: Int
    /// The connections, for one consumer. The sequence ends with `close()`.
    package let connections: AsyncStream<CastConnection>

    private let channel: any Channel
    private let accepted: AsyncStream<CastConnection>.Continuation

    private init(
        channel: any Channel, port: Int, connections: AsyncStream<CastConnection>,
        accepted: AsyncStream<CastConnection>.Continuation
    ) {
        self.channel = channel
        self.port = port
        self.connections = connections
        self.accepted = accepted
    }

    /// Starts to listen.
    ///
    /// - Parameters:
    ///   - host: an address of this machine: `0.0.0.0`, `::`, `127.0.0.1`.
    ///   - port: 0 for any port.
    ///   - identity: called for each new connection on an event loop. It must not block.
    /// - Throws: `.network` if the address or port can't be used.
    package static func bind(
        host: String, port: Int, identity: @escaping @Sendable () -> TLSIdentity, options: ConnectionOptions,
        budget: ConnectionBudget = ConnectionBudget(), group: any EventLoopGroup
    ) async throws(TransportError) -> CastListener {
        let (connections, accepted) = AsyncStream.makeStream(of: CastConnection.self)
        let door = Door(identity: identity, options: options, budget: budget, accepted: accepted)
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .serverChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try AcceptGate.add(to: channel, for: door.places) }
            }
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try door.admit(channel) }
            }
        do {
            let channel = try await bootstrap.bind(host: host, port: port).get()
            return CastListener(
                channel: channel, port: channel.localAddress?.port ?? port, connections: connections,
                accepted: accepted)
        } catch {
            accepted.finish()
            let endpoint = CastEndpoint(host: host, port: port)
            throw TransportError(.network, "can't listen on \(endpoint): \(error)", underlying: error)
        }
    }

    /// Stops accepting connections and returns once the port is free.
    package func close() async {
        accepted.finish()
        // If the channel is already closed, the goal is reached.
        try? await channel.close().get()
    }
}

/// Decides which connections are accepted, and holds what all accepted channels of a listener share.
private final class Door: Sendable {
    private let identity: @Sendable () -> TLSIdentity
    private let options: ConnectionOptions
    private let budget: ConnectionBudget
    private let accepted: AsyncStream<CastConnection>.Continuation
    private let contexts = TLSContextCache()
    private let pool: MessagePool
    private let sendBuffers: SharedSendBuffer
    private let log: BoundedLog
    let places: PortPlaces

    init(
        identity: @escaping @Sendable () -> TLSIdentity, options: ConnectionOptions, budget: ConnectionBudget,
        accepted: AsyncStream<CastConnection>.Continuation
    ) {
        self.identity = identity
        self.options = options
        self.budget = budget
        self.accepted = accepted
        pool = MessagePool(budget.rate, at: .now)
        sendBuffers = SharedSendBuffer(budget)
        log = BoundedLog(logger: options.logger)
        places = PortPlaces(PlaceLimits(budget))
    }

    /// Throws if the channel has to be closed at once.
    func admit(_ channel: any Channel) throws {
        guard let tenant = places.place(of: channel) else {
            log.write(.debug, "connection refused: there are too many, or too many come")
            throw TransportError(.closedBySelf, "there is no place for one more connection of this address")
        }
        do {
            try addHandlers(to: channel, of: tenant)
        } catch {
            tenant.leave()
            throw error
        }
    }

    private func addHandlers(to channel: any Channel, of tenant: Tenant) throws {
        let identity = identity()
        let tls = NIOSSLServerHandler(context: try contexts.context(for: identity))
        let guest = Guest(
            budget: budget, pool: pool, sendBuffers: sendBuffers, log: log, established: { tenant.established() },
            spoke: { tenant.spoke() })
        let handler = CastChannelHandler(
            role: .server, options: options, handshakeDeadline: .now + options.connectTimeout,
            ownCertificate: identity.certificate, guest: guest)
        handler.whenEstablished { [accepted] result in
            guard case .success(let connection) = result else { return }
            if case .terminated = accepted.yield(connection) { connection.close() }
        }
        try WireMeter.limitReads(of: channel)
        try WireMeter.tellWhatWaits(of: channel)
        try channel.pipeline.syncOperations.addHandlers(WireMeter(handler), tls, handler)
        handler.whenEnded = { tenant.leave() }
        let bound = NIOLoopBound(handler, eventLoop: channel.eventLoop)
        let isHeld = tenant.whenEvicted { [log, loop = channel.eventLoop] in
            log.write(.debug, "a connection gives way to a newcomer")
            // The handler ends the connection, so that nothing is served while TLS says goodbye.
            loop.execute { bound.value.end(.gaveWay) }
        }
        if !isHeld { throw TransportError.gaveWay }
    }
}

/// The shared state of a listener's connections, and the reports of one connection.
struct Guest {
    let budget: ConnectionBudget
    let pool: MessagePool
    let sendBuffers: SharedSendBuffer
    let log: BoundedLog
    let established: () -> Void
    /// Reports that the peer has sent a message other than a heartbeat.
    let spoke: () -> Void
}
