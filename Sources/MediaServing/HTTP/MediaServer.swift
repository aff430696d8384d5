import CastTransport
import Hummingbird
package import Logging
import NIOCore
import PlatformC

/// An HTTP server that serves published items to a receiver, and nothing else.
///
/// It binds to the address of the interface to the receiver. Each item has an unguessable path until ``withdraw(_:)``
/// or ``stop()``. After a restart, items can be published at their old ``PublishedPath`` on the old port, so that the
/// receiver's URL stays valid. The caller has to find the address, keep paths secret and choose the files.
package final class MediaServer: Sendable {
    package struct Configuration: Sendable {
        /// A numeric IPv4 or IPv6 address of this machine; ``LocalAddress`` refuses some.
        package var address: String
        /// 0 takes any free port.
        package var port: Int
        /// Bytes of an answer's first piece, for which a seeking player waits. Also of each later piece if the kernel
        /// can't send the file; then two are in memory. See ``FileSender``.
        package var chunkLength: Int
        /// Seconds after which a connection without a request is closed.
        package var idleSeconds: Int64
        /// The counted connections and their limits.
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

    /// The bound port.
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

    /// Binds and starts answering.
    ///
    /// - Throws: ``ServingError`` `linkLocalAddress`, `addressUnavailable`, `portInUse` or `serverFailed`.
    package static func start(_ configuration: Configuration, logger: Logger) async throws -> MediaServer {
        let address = try LocalAddress(configuration.address)
        let items = PublishedItems()
        let hub = ServingEventHub()
        let responder = MediaResponder(
            items: items, hub: hub, chunkLength: configuration.chunkLength, connections: configuration.connections)
        let limits = configuration.connections.limits
        let served = ServedChannels()
        let (ports, report) = AsyncThrowingStream<Int, any Error>.makeStream()
        // Hummingbird logs every stop as an error. Relevant errors are thrown or sent as events.
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

    /// The events from now on, in a new stream for each call, until ``stop()``.
    package var events: AsyncStream<ServingEvent> { hub.listen() }

    /// Publishes an item under a new unguessable path.
    @discardableResult
    package func publish(_ item: PublishedItem, using generator: inout some RandomNumberGenerator) -> PublishedPath {
        let path = PublishedPath(name: item.name, using: &generator)
        items.add(item, at: path)
        return path
    }

    /// Publishes an item under an earlier path.
    package func publish(_ item: PublishedItem, at path: PublishedPath) {
        items.add(item, at: path)
    }

    /// Ends a path. Answers in progress continue.
    package func withdraw(_ path: PublishedPath) {
        items.remove(path)
    }

    /// The URL for a LOAD.
    package func url(for path: PublishedPath) -> String {
        address.url(of: path, port: port)
    }

    /// Waits for the first request for an item, which proves that the receiver can reach this machine.
    ///
    /// - Returns: False if none came in time (the caller then names the port and the firewall).
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

    /// The sentence for the user if ``firstRequest(for:within:)`` returned false.
    package var unreachableSentence: String { address.unreachableSentence(port: port) }

    /// Sends an event of another part of a session to ``events``.
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
