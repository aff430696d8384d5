package import CastWire
package import NIOCore
import NIOPosix
import NIOSSL
import PlatformC
import Synchronization

extension CastConnection {
    /// Connects to a device: name, TCP and TLS within `ConnectionOptions.connectTimeout`.
    ///
    /// It sends nothing to the device yet. Cancelling the task cancels the attempt.
    ///
    /// - Throws: `.connectFailed`, `.tlsFailed`, `.timeout`, `.cancelled`.
    package static func connect(
        to endpoint: CastEndpoint, options: ConnectionOptions, group: any EventLoopGroup
    ) async throws(TransportError) -> CastConnection {
        guard (1...65_535).contains(endpoint.port) else {
            throw TransportError(.connectFailed, "\(endpoint.port) is not a port; ports go from 1 to 65535")
        }
        let attempt = ConnectAttempt()
        let future = dial(endpoint, options: options, on: group.any(), attempt: attempt)
        do {
            return try await withTaskCancellationHandler {
                try await future.get()
            } onCancel: {
                attempt.cancel()
            }
        } catch {
            if attempt.isCancelled { throw .cancelled }
            throw attempt.timeout ?? Self.connectError(error, endpoint: endpoint, options: options)
        }
    }

    private static func dial(
        _ endpoint: CastEndpoint, options: ConnectionOptions, on loop: any EventLoop, attempt: ConnectAttempt
    ) -> EventLoopFuture<CastConnection> {
        let deadline = ContinuousClock.now + options.connectTimeout
        let bootstrap = ClientBootstrap(group: loop)
            .connectTimeout(TimeAmount(options.connectTimeout))
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let tls = try TLSSettings.clientHandler(host: endpoint.host)
                    let handler = CastChannelHandler(role: .client, options: options, handshakeDeadline: deadline)
                    try attempt.add(channel, handler: handler)
                    try WireMeter.limitReads(of: channel)
                    try WireMeter.tellWhatWaits(of: channel)
                    try channel.pipeline.syncOperations.addHandlers(WireMeter(handler), tls, handler)
                }
            }
        return connect(bootstrap, to: endpoint).flatMap { channel in
            attempt.established(channel) ?? channel.eventLoop.makeFailedFuture(ChannelError.ioOnClosedChannel)
        }
    }

    /// Dials literals at once. Names, and literals with a scope, go through the resolver.
    private static func connect(
        _ bootstrap: ClientBootstrap, to endpoint: CastEndpoint
    ) -> EventLoopFuture<any Channel> {
        if let address = try? SocketAddress(ipAddress: endpoint.host, port: endpoint.port) {
            return bootstrap.connect(to: address)
        }
        return bootstrap.connect(host: endpoint.host, port: endpoint.port)
    }

    private static func connectError(
        _ error: any Error, endpoint: CastEndpoint, options: ConnectionOptions
    ) -> TransportError {
        switch error {
        case let error as TransportError:
            error
        case ChannelError.connectTimeout:
            TransportError(
                .timeout, "\(endpoint) did not answer within \(options.connectTimeout)", underlying: error)
        case let error as NIOConnectionError:
            TransportError(.connectFailed, "\(endpoint) can't be reached: \(sentence(error))", underlying: error)
        default:
            TransportError(.connectFailed, "\(endpoint) can't be reached: \(sentence(error))", underlying: error)
        }
    }

    /// Describes the failed attempts for a name, without the internals of the error.
    private static func sentence(_ error: NIOConnectionError) -> String {
        if let single = error.connectionErrors.first { return sentence(single.error) }
        return error.dnsAAAAError == nil && error.dnsAError == nil
            ? "the name has no address" : "the name can't be resolved"
    }

    /// Returns the system's own description without the name of the failed call.
    private static func sentence(_ error: any Error) -> String {
        guard let error = error as? IOError else { return "\(error)" }
        return String(cString: strerror(error.errnoCode)).lowercased()
    }
}

/// One attempt to connect with its channels, so that it can be cancelled. A name may have several channels, which are
/// tried in parallel.
private final class ConnectAttempt: Sendable {
    private struct State {
        var channels: [(channel: any Channel, established: EventLoopFuture<CastConnection>)] = []
        var timeout: TransportError?
        var isCancelled = false
    }

    private let state = Mutex(State())

    var isCancelled: Bool { state.withLock(\.isCancelled) }

    /// The timeout of a channel, which closes itself; the bootstrap then only reports that it is closed.
    var timeout: TransportError? { state.withLock(\.timeout) }

    func add(_ channel: any Channel, handler: CastChannelHandler) throws {
        let established = channel.eventLoop.makePromise(of: CastConnection.self)
        let isCancelled = state.withLock { state in
            state.channels.append((channel, established.futureResult))
            return state.isCancelled
        }
        handler.whenEstablished { [self] result in
            if case .failure(let error) = result, error.code == .timeout { state.withLock { $0.timeout = error } }
            established.completeWith(result.mapError { $0 as any Error })
        }
        guard isCancelled else { return }
        established.fail(CancellationError())
        throw CancellationError()
    }

    func established(_ channel: any Channel) -> EventLoopFuture<CastConnection>? {
        state.withLock { $0.channels.first { $0.channel === channel }?.established }
    }

    func cancel() {
        let channels = state.withLock { state in
            state.isCancelled = true
            return state.channels.map(\.channel)
        }
        for channel in channels { channel.close(promise: nil) }
    }
}
