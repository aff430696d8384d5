import Logging
package import NIOCore
import NIOPosix
import NIOSSL
import Synchronization

/// The receiver's end: takes TLS connections and hands them out once TLS is agreed on.
///
/// A peer that stalls in TLS is closed after `ConnectionOptions.connectTimeout` and never seen; one beyond
/// `maximumConnections` (stalled ones count) is closed at once. Connections that were handed out outlive the listener.
package final class CastListener: Sendable {
    package let port: Int
    /// For one consumer. Ends with `close()`.
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

    /// - Parameters:
    ///   - host: An address of this machine: `0.0.0.0`, `::`, `127.0.0.1`.
    ///   - port: 0 for any.
    ///   - identity: Asked for each new connection, on an event loop: it must not block.
    /// - Throws: `.network` where the address or port can't be had.
    package static func bind(
        host: String, port: Int, identity: @escaping @Sendable () -> TLSIdentity, options: ConnectionOptions,
        maximumConnections: Int = 256, group: any EventLoopGroup
    ) async throws(TransportError) -> CastListener {
        let (connections, accepted) = AsyncStream.makeStream(of: CastConnection.self)
        let door = Door(
            identity: identity, options: options, maximumConnections: maximumConnections, accepted: accepted)
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
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

    /// Takes no more connections; returns once the port is free.
    package func close() async {
        accepted.finish()
        // A channel that is closed already is what is asked for.
        try? await channel.close().get()
    }
}

/// Who may come in, and how: what all accepted channels of a listener share.
private final class Door: Sendable {
    private let identity: @Sendable () -> TLSIdentity
    private let options: ConnectionOptions
    private let maximumConnections: Int
    private let accepted: AsyncStream<CastConnection>.Continuation
    private let contexts = TLSContextCache()
    private let connectionCount = Mutex(0)

    init(
        identity: @escaping @Sendable () -> TLSIdentity, options: ConnectionOptions, maximumConnections: Int,
        accepted: AsyncStream<CastConnection>.Continuation
    ) {
        self.identity = identity
        self.options = options
        self.maximumConnections = maximumConnections
        self.accepted = accepted
    }

    /// Throws for a channel that is to be closed at once.
    func admit(_ channel: any Channel) throws {
        try takePlace()
        do {
            try addHandlers(to: channel)
        } catch {
            leavePlace()
            throw error
        }
    }

    private func addHandlers(to channel: any Channel) throws {
        let identity = identity()
        let tls = NIOSSLServerHandler(context: try contexts.context(for: identity))
        let handler = CastChannelHandler(
            role: .server, options: options, handshakeDeadline: .now + options.connectTimeout,
            ownCertificate: identity.certificate)
        handler.whenEstablished { [accepted] result in
            guard case .success(let connection) = result else { return }
            if case .terminated = accepted.yield(connection) { connection.close() }
        }
        try channel.pipeline.syncOperations.addHandlers(tls, handler)
        handler.whenEnded = { [self] in leavePlace() }
    }

    private func leavePlace() {
        connectionCount.withLock { $0 -= 1 }
    }

    private func takePlace() throws {
        let isFree = connectionCount.withLock { count in
            guard count < maximumConnections else { return false }
            count += 1
            return true
        }
        guard isFree else {
            options.logger.debug("connection refused: too many", metadata: ["limit": "\(maximumConnections)"])
            throw TransportError(.closedBySelf, "at most \(maximumConnections) connections are served")
        }
    }
}
