import CastTransport
import HTTPTypes
import Hummingbird
import HummingbirdTLS
package import Logging
import NIOCore
import NIOSSL
import PlatformFoundation

/// The device's HTTP server, plain and over TLS: `/setup/eureka_info` and its icon. It changes nothing and reads no
/// request bodies. `SetupGate` decides which requests it answers.
///
/// Silent connections are closed, and their number is limited: see `PortGate`. Requests that come too fast wait: see
/// `RequestPace`.
struct SetupServer: Sendable {
    /// Answers `/setup/eureka_info`, given its `params` and the address at which the request arrived.
    typealias Describe = @Sendable (_ params: String?, _ address: String?) async -> String

    /// Limits for each of the two ports.
    struct Limits: Sendable {
        /// Seconds that a connection may take for a request, from its beginning and after each answer.
        var idleSeconds: Int64 = 10
        var connections = 64
        /// The numbers for one address and one IPv6 network. A sender uses one or two.
        var connectionsPerAddress = 16
        var connectionsPerNetwork = 32
        /// As many connections may begin as at the device's port, because TLS costs the same here.
        var arrivals = ConnectionBudget()
        var pace = RequestPace.Limits()

        var places: PlaceLimits {
            var places = PlaceLimits(
                connections: connections, perAddress: connectionsPerAddress, perNetwork: connectionsPerNetwork)
            places.arrivals = arrivals
            return places
        }

        init() {}
    }

    private let describe: Describe
    private let limits: Limits
    private let logger: Logger

    init(limits: Limits = Limits(), logger: Logger, describe: @escaping Describe) {
        self.describe = describe
        self.limits = limits
        self.logger = logger
    }

    /// A server that runs until its task is cancelled.
    struct Running: Sendable {
        let port: Int
        let task: Task<Void, Never>
        let turns: RequestTurns
    }

    /// Listens. Throws if that fails.
    ///
    /// - Parameter certificates: Nil for plain HTTP.
    func start(host: String, port: Int, certificates: CertificateKeeper? = nil) async throws -> Running {
        var quiet = logger
        // Hummingbird logs the cancellation of its task, which is how it is stopped, as an error.
        quiet.logLevel = .critical
        let (started, start) = AsyncThrowingStream.makeStream(of: Int.self)
        let turns = RequestTurns(limits.pace)
        let served = ServedChannels()
        let responder = CallbackResponder<SetupContext> { request, context in
            switch await turns.turn(of: context.peer, on: context.channel) {
            case .come: await answer(request, context)
            case .refused(let retryAfter): Self.refusal(retryAfter: retryAfter, on: context.channel)
            // The connection has ended, so nobody receives this.
            case .gone: Response(status: .serviceUnavailable)
            }
        }
        let configuration = ApplicationConfiguration(address: .hostname(host, port: port), serverName: nil)
        let idle = TimeAmount.seconds(limits.idleSeconds)
        var gate = PortGate(PortPlaces(limits.places))
        gate.headTime = .seconds(limits.idleSeconds)
        let handlers: @Sendable () -> [any RemovableChannelHandler] = { [gate] in
            [served.makeHandler(), gate.makeHandler(), TurnsHandler(turns)]
        }
        let running: @Sendable (any Channel) async -> Void = { [gate] channel in
            try? await AcceptGate.stand(before: channel, for: gate.places)
            start.yield(channel.localAddress?.port ?? port)
        }
        let application =
            if let certificates {
                Application(
                    responder: responder,
                    server: try .tls(
                        .http1(configuration: .init(additionalChannelHandlers: handlers(), idleTimeout: idle)),
                        tlsConfiguration: Self.tls(certificates)),
                    configuration: configuration, onServerRunning: running, logger: quiet)
            } else {
                Application(
                    responder: responder,
                    server: .http1(configuration: .init(additionalChannelHandlers: handlers(), idleTimeout: idle)),
                    configuration: configuration, onServerRunning: running, logger: quiet)
            }
        let task = Task {
            do {
                try await served.run { try await application.run() }
                start.finish(throwing: CancellationError())
            } catch {
                start.finish(throwing: error)
            }
        }
        for try await port in started { return Running(port: port, task: task, turns: turns) }
        throw CancellationError()
    }

    /// Requests the certificate for each connection, because it changes every day. Without a valid certificate the
    /// connection is refused.
    private static func tls(_ certificates: CertificateKeeper) throws -> TLSConfiguration {
        guard let first = certificates.current else {
            throw ReceiverError(.failed, "The HTTPS server can't start before the first certificate is made.")
        }
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: [try certificate(first)], privateKey: try key(first))
        // A connection that is closed to make room for others must not wait for TLS's goodbye.
        configuration.shutdownTimeout = .seconds(1)
        configuration.sslContextCallback = { _, promise in
            promise.completeWith(Result { try present(certificates) })
        }
        return configuration
    }

    private static func present(_ certificates: CertificateKeeper) throws -> NIOSSLContextConfigurationOverride {
        guard let current = certificates.valid(at: Date()) else {
            throw ReceiverError(.failed, "The certificate has expired; a new one is being made.")
        }
        var override = NIOSSLContextConfigurationOverride()
        override.certificateChain = [try certificate(current)]
        override.privateKey = try key(current)
        return override
    }

    private static func certificate(_ identity: TLSIdentity) throws -> NIOSSLCertificateSource {
        .certificate(try NIOSSLCertificate(bytes: identity.certificate, format: .der))
    }

    private static func key(_ identity: TLSIdentity) throws -> NIOSSLPrivateKeySource {
        .privateKey(try NIOSSLPrivateKey(bytes: identity.privateKey, format: .der))
    }

    private static let fetchSite = HTTPField.Name("Sec-Fetch-Site")!

    private func answer(_ request: Request, _ context: SetupContext) async -> Response {
        let asked = SetupGate.Request(
            method: RequestMethod(rawValue: request.method.rawValue), host: request.head.authority,
            origin: request.headers[.origin], site: request.headers[Self.fetchSite], query: request.uri.query)
        guard request.uri.path.isStreamSafe else { return Response(status: .notFound) }
        if let refusal = SetupGate.refusal(of: asked) {
            return Response(status: refusal.status, headers: refusal == .methodNotAllowed ? [.allow: "GET, HEAD"] : [:])
        }
        switch request.uri.path {
        case DeviceInformation.path:
            let params = request.uri.queryParameters["params"].map(String.init)
            let text = await describe(params, context.address)
            return Self.response(Array(text.utf8), type: "application/json", to: request)
        case DeviceIcon.path:
            return Self.response(DeviceIcon.png, type: "image/png", to: request)
        default:
            return Response(status: .notFound)
        }
    }

    /// The connection is closed after the answer, so the client has to open a new one, which is paced too.
    private static func refusal(retryAfter: Duration, on channel: any Channel) -> Response {
        let seconds = max(1, (retryAfter / .seconds(1)).rounded(.up))
        let headers: HTTPFields = [.connection: "close", .contentLength: "0", .retryAfter: String(Int(seconds))]
        let body = ResponseBody(contentLength: 0) { writer in
            try await writer.finish(nil)
            channel.close(promise: nil)
        }
        return Response(status: .tooManyRequests, headers: headers, body: body)
    }

    private static func response(_ bytes: [UInt8], type: String, to request: Request) -> Response {
        let headers: HTTPFields = [
            .contentType: type, .contentLength: String(bytes.count), .cacheControl: "no-cache",
            .xContentTypeOptions: "nosniff", HTTPField.Name("Cross-Origin-Resource-Policy")!: "same-origin",
        ]
        let body = request.method == .head ? ResponseBody() : ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        return Response(status: .ok, headers: headers, body: body)
    }
}

/// A request's context: its connection, and both addresses.
struct SetupContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// This machine's address at which the connection arrived, as a literal.
    let address: String?
    let peer: PeerAddress
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        peer = PeerAddress(source.channel.remoteAddress)
        channel = source.channel
        address = source.channel.localAddress?.ipAddress.map(ReceiverEngine.unmapped)
    }
}
