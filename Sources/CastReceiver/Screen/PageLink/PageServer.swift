import CastTransport
import CastWire
import HTTPTypes
import Hummingbird
package import Logging
import NIOCore
import Synchronization

/// Serves the Web Receiver page on loopback: its files, one long response with commands, and posts with reports. During
/// mirroring there is another long response with frames, and the clock to which their times refer.
///
/// Everything is under an unguessable path. A request is refused if its Host is not our own address (a name rebound to
/// loopback) or its Origin is another page's, even if everything else is right. The size of bodies is limited.
struct PageServer: Sendable {
    private let channel: PageChannel
    private let frames: FrameChannel
    private let token: String
    private let logger: Logger

    /// All connections come from this machine. A browser uses six, and any other program may try to use all.
    /// Connections that know the page's secret are not evicted.
    static let places: PlaceLimits = {
        var limits = PlaceLimits(connections: 128, perAddress: 64)
        limits.hasProofs = true
        return limits
    }()
    /// Seconds that a connection may be without a request.
    static let idleSeconds: Int64 = 60

    init(channel: PageChannel, frames: FrameChannel, logger: Logger) {
        var random = SystemRandomNumberGenerator()
        self.channel = channel
        self.frames = frames
        self.token = PageServer.makeToken(using: &random)
        self.logger = logger
    }

    /// 128 random bits as hexadecimal digits.
    static func makeToken(using random: inout some RandomNumberGenerator) -> String {
        (0..<16).map { _ in
            let byte = UInt8.random(in: .min ... .max, using: &random)
            return String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }.joined()
    }

    /// Serves until cancelled. `serving` gets the page's URL, which is secret, once it can be opened.
    func run(serving: @escaping @Sendable (String) -> Void) async throws {
        var quiet = logger
        // Hummingbird logs its own cancellation as an error.
        quiet.logLevel = .critical
        let gate = HeldGate(token: token)
        let served = ServedChannels()
        let door = PortGate(PortPlaces(Self.places))
        let application = Application(
            responder: CallbackResponder<PageContext> { request, context in
                await answer(request, gate) { door.places.proved(context.channel) }
            },
            server: .http1(
                configuration: .init(
                    additionalChannelHandlers: [served.makeHandler(), door.makeHandler()],
                    idleTimeout: .seconds(Self.idleSeconds))),
            configuration: .init(address: .hostname("127.0.0.1", port: 0), serverName: nil),
            onServerRunning: { server in
                try? await AcceptGate.stand(before: server, for: door.places)
                guard let port = server.localAddress?.port else { return }
                gate.open(port: port)
                serving("http://127.0.0.1:\(port)/\(token)/")
            }, logger: quiet)
        do {
            try await served.run { try await application.run() }
        } catch  where !Task.isCancelled {
            throw ScreenError(
                .pageServer, "The receiver's page can't be served on 127.0.0.1: is the loopback interface up?",
                underlying: error)
        }
    }

    /// - Parameter proved: Called if the request has the page's secret.
    private func answer(_ request: Request, _ gate: HeldGate, _ proved: () -> Void) async -> Response {
        let asked = PageGate.Request(
            method: RequestMethod(rawValue: request.method.rawValue), path: request.uri.path,
            host: request.head.authority, origin: request.headers[.origin])
        let admission = gate.admit(asked)
        if case .refused(let refusal) = admission { return plain(refusal.status) }
        proved()
        switch admission {
        case .refused(let refusal): return plain(refusal.status)
        case .file(let name): return PageFile.all[name].map(page) ?? plain(.notFound)
        case .stream: return stream(request)
        case .reports: return await reports(request)
        case .clock: return clock()
        case .frames: return mirrored(request)
        }
    }

    private func plain(_ status: HTTPResponse.Status) -> Response {
        Response(status: status, headers: [.cacheControl: "no-store"])
    }

    private func page(_ file: PageFile) -> Response {
        var headers = PageFile.safety
        headers[.contentType] = file.contentType
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(string: file.text)))
    }

    private func stream(_ request: Request) -> Response {
        let query = request.uri.queryParameters
        guard let page = query["page"].map(String.init), !page.isEmpty, page.utf8.count <= 64,
            let seen = query["seen"].flatMap({ Int($0) }), seen >= 0
        else { return plain(.badRequest) }
        return long(channel.connect(page: page, seen: seen), "application/x-ndjson", to: request)
    }

    /// Answers with the frames of the requested mirroring, until that ends.
    private func mirrored(_ request: Request) -> Response {
        guard let number = request.uri.queryParameters["mirroring"].flatMap({ Int($0) }) else {
            return plain(.badRequest)
        }
        guard let reader = frames.connect(to: MirroringID(rawValue: number)) else { return plain(.notFound) }
        return long(reader, "application/octet-stream", to: request)
    }

    private func long<Parts: AsyncSequence & Sendable>(
        _ parts: Parts, _ contentType: String, to request: Request
    ) -> Response where Parts.Element == ByteBuffer {
        var headers = PageFile.safety
        headers[.contentType] = contentType
        // While there is nothing to write, only the end of the request shows that the page has gone.
        let body = ResponseBody { writer in
            var writer = writer
            try await request.body.consumeWithCancellationOnInboundClose { _ in try await writer.write(parts) }
            try await writer.finish(nil)
        }
        return Response(status: .ok, headers: headers, body: body)
    }

    /// Answers with the receiver's clock in milliseconds, read as late as possible.
    private func clock() -> Response {
        var headers = PageFile.safety
        headers[.contentType] = "text/plain; charset=utf-8"
        let shown = FrameRecord.milliseconds(of: .now)
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(string: "\(shown)")))
    }

    private func reports(_ request: Request) async -> Response {
        do {
            let body = try await request.body.collect(upTo: PageReports.bodyLimit)
            channel.receive(try PageReports.decode(Array(body.readableBytesView)))
            return plain(.noContent)
        } catch is WireError {
            return plain(.badRequest)
        } catch {
            return plain(.contentTooLarge)
        }
    }
}

/// A request's context: its connection.
private struct PageContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        channel = source.channel
    }
}

/// The page's gate while its server runs; many connections use it.
private final class HeldGate: Sendable {
    private let gate: Mutex<PageGate>

    init(token: String) { gate = Mutex(PageGate(token: token, files: Set(PageFile.all.keys))) }

    func open(port: Int) { gate.withLock { $0.open(port: port) } }

    func admit(_ request: PageGate.Request) -> PageGate.Admission {
        let gate = gate.withLock { $0 }
        return gate.admit(request)
    }
}

/// A file of the page, and how it is served.
struct PageFile: Sendable, Equatable {
    var contentType: String
    var text: String

    /// By name; the page itself has the empty name.
    static let all: [String: PageFile] = {
        let files = PageAssets.all.map { name, text in
            (name == "index.html" ? "" : name, PageFile(contentType: contentType(of: name), text: text))
        }
        return Dictionary(uniqueKeysWithValues: files)
    }()

    private static func contentType(of name: String) -> String {
        switch name.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml"
        default: "application/octet-stream"
        }
    }

    /// The page runs only its own scripts, loads media only by http and https, and sends no referrer.
    static let safety: HTTPFields = [
        .cacheControl: "no-store",
        .contentSecurityPolicy:
            "default-src 'none'; script-src 'self'; style-src 'self'; connect-src http: https:; "
            + "media-src http: https: blob:; img-src 'self' http: https:; base-uri 'none'; form-action 'none'; "
            + "frame-ancestors 'none'",
        .xContentTypeOptions: "nosniff",
        HTTPField.Name("Referrer-Policy")!: "no-referrer",
        HTTPField.Name("Cross-Origin-Resource-Policy")!: "same-origin",
    ]
}
