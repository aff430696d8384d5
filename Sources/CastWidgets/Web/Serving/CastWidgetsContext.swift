public import Hummingbird
public import NIOCore

/// A request context for routers that serve the widgets: Hummingbird's basic one, which knows the client's address.
/// Marquee's own.
public struct CastWidgetsContext: RequestContext, RemoteAddressRequestContext {
    /// Hummingbird's own.
    public var coreContext: CoreRequestContextStorage
    /// Where the connection comes from: by this address requests are counted.
    public let remoteAddress: SocketAddress?

    /// Made by the router for each request.
    public init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        remoteAddress = source.channel.remoteAddress
    }
}
