import CastTransport
import Logging
import NIOCore
import PlatformFoundation

/// The ports on which a receiver listens.
///
/// Senders assume 8009, 8008 and 8443, but discovery tells them only the first. So the first port has to be available.
/// The other two are replaced if another receiver on the machine has them.
struct ReceiverPorts: Sendable {
    /// The addresses to listen on, in the order in which they are tried: all of IPv6 includes IPv4.
    static func hosts(_ configuration: Receiver.Configuration) -> [String] {
        if let host = configuration.host { return [host] }
        if configuration.interfaces == ["lo"] { return ["127.0.0.1"] }
        return ["::", "0.0.0.0"]
    }

    static func bind(
        _ configuration: Receiver.Configuration, certificates: CertificateKeeper, group: any EventLoopGroup
    ) async throws -> (listener: CastListener, host: String) {
        let identity: @Sendable () -> CastTransport.TLSIdentity = {
            // With an empty identity, TLS fails: the listener closes the connection, and the sender tries again.
            guard let valid = certificates.valid(at: Date()) else { return .init(certificate: [], privateKey: []) }
            return .init(certificate: valid.certificate, privateKey: valid.privateKey)
        }
        var options = ConnectionOptions(logger: configuration.logger)
        // Messages that arrive before the engine serves a connection are passed on all at once.
        options.messageLimit = 16
        var failure: (any Error)?
        for host in hosts(configuration) {
            do {
                let listener = try await CastListener.bind(
                    host: host, port: configuration.port, identity: identity,
                    options: options,
                    budget: configuration.connections, group: group)
                return (listener, host)
            } catch {
                failure = error
            }
        }
        throw ReceiverError(
            .portUnavailable,
            "Port \(configuration.port) can't be had: is another receiver running? `--port 0` takes any.",
            underlying: failure)
    }

    /// Starts an HTTP server on the requested port, or on any port if that one is taken.
    static func start(
        _ server: SetupServer, host: String, port: Int, certificates: CertificateKeeper? = nil
    ) async throws -> (running: SetupServer.Running, warning: String?) {
        do {
            return (try await server.start(host: host, port: port, certificates: certificates), nil)
        } catch where port != 0 {
            let running = try await server.start(host: host, port: 0, certificates: certificates)
            let kind = certificates == nil ? "HTTP" : "HTTPS"
            let warning = "Port \(port) is taken, so \(kind) is on \(running.port): "
                + "a sender that is given this receiver's address may not learn its name there."
            return (running, warning)
        }
    }
}
