import Hummingbird
import NIOCore

/// A request's place in the world.
struct RemoteContext: RequestContext, RemoteAddressRequestContext {
    var coreContext: CoreRequestContextStorage
    let remoteAddress: SocketAddress?
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        channel = source.channel
        remoteAddress = source.channel.remoteAddress
    }
}

/// Who is refused while more of a body is to come is not read to its end: the connection is closed a moment later, when
/// the answer has been read. Closed at once, the answer would be lost with it (RFC 9112, 9.6).
struct RefusedBodies: RouterMiddleware {
    /// Bytes of a body that are read whatever the answer is: the connection can go on.
    static let harmless = 64 << 10
    static let moment = TimeAmount.seconds(2)

    func handle(
        _ request: Request, context: RemoteContext, next: (Request, RemoteContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        guard response.status.code >= 400, Self.mayBeLong(request) else { return response }
        response.headers[.connection] = "close"
        let channel = context.channel
        channel.eventLoop.scheduleTask(in: Self.moment) { channel.close(promise: nil) }
        return response
    }

    private static func mayBeLong(_ request: Request) -> Bool {
        if request.headers[.transferEncoding] != nil { return true }
        return request.headers[.contentLength].map { (Int($0) ?? .max) > harmless } ?? false
    }
}
