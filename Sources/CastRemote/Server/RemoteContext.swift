import Hummingbird
import NIOCore

/// The context of a request, with the client's address and its connection.
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

/// Closes the connection after a refusal while more of the body is still to come, instead of reading the whole body.
///
/// The connection is closed a moment later, when the client has read the answer. If it were closed at once, the answer
/// would be lost too (RFC 9112, 9.6).
struct RefusedBodies: RouterMiddleware {
    /// Up to so many bytes of a body are read whatever the answer is, and the connection can be used again.
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
