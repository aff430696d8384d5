import NIOCore
import NIOSSL
import Synchronization

/// The certificate that a receiver presents in TLS and its key, both in DER; the key as PKCS#8 or PKCS#1.
package struct TLSIdentity: Sendable {
    package var certificate: [UInt8]
    package var privateKey: [UInt8]

    package init(certificate: [UInt8], privateKey: [UInt8]) {
        self.certificate = certificate
        self.privateKey = privateKey
    }
}

/// The TLS settings for CASTV2. Both sides accept TLS 1.2 and later, as devices do, and no side has a client
/// certificate.
enum TLSSettings {
    /// How long a goodbye waits for the peer's goodbye.
    ///
    /// The time is long enough for the peer to read the last data, which a reset would discard, and too short to be
    /// noticed if the peer is gone.
    private static let shutdownTimeout = TimeAmount.seconds(1)

    private static let client: Result<NIOSSLContext, any Error> = Result {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.minimumTLSVersion = .tlsv12
        configuration.shutdownTimeout = shutdownTimeout
        // A device's TLS certificate is self-signed and contains no name, so neither an authority nor a host name can
        // be checked. Trust comes from device authentication instead: a signature over this certificate by a chain that
        // ends at a trusted root. The sender verifies it before it launches, loads or reports anything. Until then it
        // only says hello and asks for the status.
        configuration.certificateVerification = .none
        return try NIOSSLContext(configuration: configuration)
    }

    /// - Parameter host: the name for SNI, unless it is an IP literal, which TLS does not allow there.
    static func clientHandler(host: String) throws -> NIOSSLClientHandler {
        let context = try client.get()
        guard !isAddress(host) else { return try NIOSSLClientHandler(context: context, serverHostname: nil) }
        do {
            return try NIOSSLClientHandler(context: context, serverHostname: host)
        } catch is NIOSSLExtraError {
            // Connect even if SNI can't carry the name, since devices ignore it.
            return try NIOSSLClientHandler(context: context, serverHostname: nil)
        }
    }

    static func isAddress(_ host: String) -> Bool {
        let unscoped = host.split(separator: "%", maxSplits: 1).first.map(String.init) ?? host
        return (try? SocketAddress(ipAddress: unscoped, port: 0)) != nil
    }

    static func serverContext(_ identity: TLSIdentity) throws -> NIOSSLContext {
        let certificate = try NIOSSLCertificate(bytes: identity.certificate, format: .der)
        let key = try NIOSSLPrivateKey(bytes: identity.privateKey, format: .der)
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: [.certificate(certificate)], privateKey: .privateKey(key))
        configuration.minimumTLSVersion = .tlsv12
        configuration.shutdownTimeout = shutdownTimeout
        return try NIOSSLContext(configuration: configuration)
    }

    /// Returns the DER encoding of the peer's certificate. It has to be called on the channel's event loop after the
    /// handshake.
    static func peerCertificate(of channel: any Channel) -> [UInt8]? {
        let certificate = try? channel.pipeline.syncOperations.nioSSL_peerCertificate()
        return try? certificate?.toDERBytes()
    }
}

/// The server side's TLS contexts. Making one takes milliseconds, so the last one is kept while the identity is the
/// same.
final class TLSContextCache: Sendable {
    private struct Entry {
        let identity: TLSIdentity
        let context: NIOSSLContext
    }

    private let entry = Mutex<Entry?>(nil)

    func context(for identity: TLSIdentity) throws -> NIOSSLContext {
        let cached = entry.withLock { entry in
            entry.flatMap { $0.identity.certificate == identity.certificate ? $0.context : nil }
        }
        if let cached { return cached }
        let context = try TLSSettings.serverContext(identity)
        entry.withLock { $0 = Entry(identity: identity, context: context) }
        return context
    }
}
