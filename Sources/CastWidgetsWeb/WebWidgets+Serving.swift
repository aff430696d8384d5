import CastWidgets
import CastTransport
public import Hummingbird
import Logging
import NIOCore
import PlatformC

extension WebWidgets {
    /// Seconds that a connection may take for a request.
    private nonisolated static let idleSeconds: Int64 = 30
    /// The most bytes of a request's head, and of one field in it; browsers send about two thousand.
    private nonisolated static let headBytes = 16 << 10

    /// Serves a router within the options' limits until this task is cancelled, and then ends: see ``stop()``.
    ///
    /// It may be called for each of several addresses, and the limits apply to all of them together.
    ///
    /// - Parameters:
    ///   - router: has the widgets' routes (``addRoutes(to:)``), and the app's own.
    ///   - host: an address of this machine. A loopback address is for this machine alone.
    ///   - port: 1 to 65535; 0: any that is free.
    ///   - onServing: gets the port once pages can be opened.
    /// - Throws: ``WebWidgetsError`` if it can't listen there.
    public func serve<Context: RemoteAddressRequestContext>(
        _ router: Router<Context>, host: String = "127.0.0.1", port: Int = 0,
        onServing: @escaping @Sendable (Int) async -> Void = { _ in }
    ) async throws where Context.Source == ApplicationRequestContextSource {
        try await serve(router.buildResponder(), host, port, onServing)
    }

    private nonisolated func serve<Context: RemoteAddressRequestContext>(
        _ responder: RouterResponder<Context>, _ host: String, _ port: Int,
        _ onServing: @escaping @Sendable (Int) async -> Void
    ) async throws where Context.Source == ApplicationRequestContextSource {
        // All of its connections end before it does. Their number counts for all served addresses together.
        let served = ServedChannels()
        var quiet = logger
        // It reports its own cancellation as an error.
        quiet.logLevel = .critical
        let application = Application(
            responder: responder,
            server: .http1(
                configuration: .init(
                    additionalChannelHandlers: [served.makeHandler()] + self.door.makeHandlers(),
                    idleTimeout: .seconds(Self.idleSeconds),
                    httpDecoderConfiguration: .init(
                        maxHeaderFieldSize: Self.headBytes, maxHeaderListSize: Self.headBytes, maxHeaderFieldCount: 100)
                )),
            configuration: .init(address: .hostname(host, port: port), serverName: nil),
            onServerRunning: { server in
                try? await AcceptGate.stand(before: server, for: self.door.places)
                await onServing(server.localAddress?.port ?? port)
            }, logger: quiet)
        do {
            try await served.run { try await application.run() }
        } catch let error as IOError {
            await stop()
            throw Self.bindError(error, host, port)
        } catch  where Task.isCancelled {
            // Cancellation was requested.
        } catch {
            await stop()
            throw error
        }
        await stop()
    }

    private nonisolated static func bindError(_ error: IOError, _ host: String, _ port: Int) -> WebWidgetsError {
        switch error.errnoCode {
        case EADDRINUSE: WebWidgetsError("Port \(port) on \(host) is in use: choose another.")
        case EACCES: WebWidgetsError("Port \(port) is not open to this user: choose one above 1023.")
        case EADDRNOTAVAIL: WebWidgetsError("\(host) is not an address of this machine.")
        default: WebWidgetsError("The widgets can't be served on \(host), port \(port): \(error)")
        }
    }
}
