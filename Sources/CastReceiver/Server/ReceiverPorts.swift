import CastTransport
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Logging
import NIOCore

/// Where a receiver listens.
///
/// Senders know 8009, 8008 and 8443 by heart, but only the first from discovery too: it has to be had as asked for,
/// while the other two give way where another receiver of the machine has them.
struct ReceiverPorts: Sendable {
    /// Addresses to listen on, in the order in which they are tried: all of IPv6 takes IPv4 along.
    static func hosts(_ configuration: Receiver.Configuration) -> [String] {
        if let host = configuration.host { return [host] }
        if configuration.interfaces == ["lo"] { return ["127.0.0.1"] }
        return ["::", "0.0.0.0"]
    }

    static func bind(
        _ configuration: Receiver.Configuration, certificates: CertificateKeeper, group: any EventLoopGroup
    ) async throws -> (listener: CastListener, host: String) {
        let identity: @Sendable () -> CastTransport.TLSIdentity = {
            // No TLS comes of an empty identity, so the listener closes the connection, and the sender tries again.
            guard let valid = certificates.valid(at: Date()) else { return .init(certificate: [], privateKey: []) }
            return .init(certificate: valid.certificate, privateKey: valid.privateKey)
        }
        var options = ConnectionOptions(logger: configuration.logger)
        // What comes before the engine serves a connection is handed on at one go.
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

    /// Starts an HTTP server where it is wanted, or on any port.
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
