import CastWidgets
public import Hummingbird
public import NIOCore

/// A request context for routers that serve the widgets: Hummingbird's basic one, which also knows the client's
/// address. Marquee's own.
public struct CastWidgetsContext: RequestContext, RemoteAddressRequestContext {
    /// Hummingbird's own storage.
    public var coreContext: CoreRequestContextStorage
    /// The address of the client, by which requests are counted.
    public let remoteAddress: SocketAddress?

    /// Called by the router for each request.
    public init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        remoteAddress = source.channel.remoteAddress
    }
}
