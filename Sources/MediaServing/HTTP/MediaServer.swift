import CastTransport
import Hummingbird
package import Logging
import NIOCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An HTTP server that hands published items to a receiver and nothing else to anybody.
///
/// It binds to the address on the interface that the receiver is on; each item has an unguessable path, which ends with
/// ``withdraw(_:)`` or ``stop()``. Items that a process published before it was started again can be published at their
/// old ``PublishedPath`` on the old port, so that the receiver's URL stays true. It leaves it to its caller to find out
/// the address, to keep paths secret and to say which file a receiver may have.
package final class MediaServer: Sendable {
    package struct Configuration: Sendable {
        /// A numeric IPv4 or IPv6 address of this machine; see ``LocalAddress`` for what is refused.
        package var address: String
        /// 0 takes any free port.
        package var port: Int
        /// Bytes of an answer's first piece, for which a player that seeks waits; of each piece where the kernel can't
        /// send the file itself, and two are in memory then. See ``FileSender``.
        package var chunkLength: Int
        /// Seconds after which a connection without a request is closed.
        package var idleSeconds: Int64
        /// Whose connections are counted together, and within what limits.
        package var connections: Connections

        package init(
            address: String, port: Int = 0, chunkLength: Int = 192 * 1024, idleSeconds: Int64 = 120,
            connections: Connections = .ofProcess
        ) {
            self.address = address
            self.port = port
            self.chunkLength = chunkLength
            self.idleSeconds = idleSeconds
            self.connections = connections
        }
    }

    /// The port that is really bound.
    package let port: Int
    private let address: LocalAddress
    private let items: PublishedItems
    private let hub: ServingEventHub
    private let running: Task<Void, any Error>

    private init(
        port: Int, address: LocalAddress, items: PublishedItems, hub: ServingEventHub, running: Task<Void, any Error>
    ) {
        self.port = port
        self.address = address
        self.items = items
        self.hub = hub
        self.running = running
    }

    deinit { running.cancel() }

    /// Binds and begins to answer.
    /// - Throws: ``ServingError`` `linkLocalAddress`, `addressUnavailable` or `portInUse`.
    package static func start(_ configuration: Configuration, logger: Logger) async throws -> MediaServer {
        let address = try LocalAddress(configuration.address)
        let items = PublishedItems()
        let hub = ServingEventHub()
        let responder = MediaResponder(
            items: items, hub: hub, chunkLength: configuration.chunkLength, connections: configuration.connections)
        let limits = configuration.connections.limits
        let served = ServedChannels()
        let (ports, report) = AsyncThrowingStream<Int, any Error>.makeStream()
        // Hummingbird calls every stop an error in its log; what matters comes as an event or is thrown.
        var quiet = logger
        quiet.logLevel = .critical
        let application = Application(
            responder: CallbackResponder(callback: { await responder.respond(to: $0, context: $1) }),
            server: .http1(
                configuration: .init(
                    additionalChannelHandlers: [
                        served.makeHandler(), configuration.connections.gate.makeHandler(),
                        ConnectionGateInstaller(configuration.connections),
                    ],
                    idleTimeout: .seconds(configuration.idleSeconds),
                    httpDecoderConfiguration: .init(
                        maxHeaderFieldSize: limits.headBytes, maxHeaderListSize: limits.headBytes,
                        maxHeaderFieldCount: limits.headFields))),
            configuration: .init(address: .hostname(address.bindable, port: configuration.port)),
            onServerRunning: { server in
                try? await AcceptGate.stand(before: server, for: configuration.connections.gate.places)
                report.yield(server.localAddress?.port ?? configuration.port)
            },
            logger: quiet)
        let running = Task {
            do {
                try await served.run { try await application.run() }
                report.finish()
            } catch {
                report.finish(throwing: error)
                throw error
            }
        }
        do {
            for try await port in ports {
                return MediaServer(port: port, address: address, items: items, hub: hub, running: running)
            }
            throw ServingError(.serverFailed, "The file server ended before it began.")
        } catch let error as ServingError {
            throw error
        } catch {
            running.cancel()
            throw bindError(error, configuration)
        }
    }

    private static func bindError(_ error: any Error, _ configuration: Configuration) -> ServingError {
        switch (error as? IOError)?.errnoCode {
        case EADDRINUSE:
            return ServingError(
                .portInUse,
                "Port \(configuration.port) on \(configuration.address) is in use: choose another with --serve-port.",
                underlying: error)
        case EACCES:
            return ServingError(
                .portInUse,
                "Port \(configuration.port) is not open to this user: choose one above 1023 with --serve-port.",
                underlying: error)
        case EADDRNOTAVAIL:
            return ServingError(
                .addressUnavailable, "\(configuration.address) is not an address of this machine.", underlying: error)
        default:
            return ServingError(
                .serverFailed, "The file server can't start on \(configuration.address): \(error)", underlying: error)
        }
    }

    /// What happens from now on; each call gives a stream of its own. It ends with ``stop()``.
    package var events: AsyncStream<ServingEvent> { hub.listen() }

    /// Publishes an item under a new unguessable path.
    @discardableResult
    package func publish(_ item: PublishedItem, using generator: inout some RandomNumberGenerator) -> PublishedPath {
        let path = PublishedPath(name: item.name, using: &generator)
        items.add(item, at: path)
        return path
    }

    /// Publishes an item under a path that it had before.
    package func publish(_ item: PublishedItem, at path: PublishedPath) {
        items.add(item, at: path)
    }

    /// Ends a path. Answers that are under way go on to their end.
    package func withdraw(_ path: PublishedPath) {
        items.remove(path)
    }

    /// The URL to put into a LOAD.
    package func url(for path: PublishedPath) -> String {
        address.url(of: path, port: port)
    }

    /// Waits for the first request for an item, which is the proof that the receiver can reach this machine.
    /// - Returns: false where none came in time (the caller then names the port and the firewall).
    package func firstRequest(for path: PublishedPath, within duration: Duration) async -> Bool {
        let events = events
        if items.requests(for: path) > 0 { return true }
        return await withTaskGroup(of: Bool.self) { group in
            group.addTask {
                for await event in events {
                    if case .requestStarted(let request) = event, request.path == path { return true }
                }
                return false
            }
            group.addTask {
                try? await Task.sleep(for: duration)
                return false
            }
            let seen = await group.next() ?? false
            group.cancelAll()
            return seen
        }
    }

    /// The sentence for a ``firstRequest(for:within:)`` that gave false.
    package var unreachableSentence: String { address.unreachableSentence(port: port) }

    /// Lets other parts of a session report through ``events``.
    package func report(_ event: ServingEvent) {
        hub.send(event)
    }

    /// Withdraws everything, closes all connections and frees the port.
    package func stop() async {
        items.removeAll()
        running.cancel()
        _ = await running.result
        hub.finish()
    }
}
