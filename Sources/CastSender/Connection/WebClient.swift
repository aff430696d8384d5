import AsyncHTTPClient
import NIOCore

/// The HTTP clients of this module. They report a server that can't be reached at once, while the library's shared
/// client retries until its timeout.
enum WebClient {
    /// A client for requests to one host only: it does not follow redirects. It lives as long as the process.
    static let direct = HTTPClient(
        eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: directConfiguration)

    /// Returns a client that connects to `address` for `host`, whatever the name resolves to later, and does not follow
    /// redirects. The caller has to shut it down.
    static func make(connecting host: String, to address: String, timeout: TimeAmount? = nil) -> HTTPClient {
        var configuration = directConfiguration
        if let timeout { configuration.timeout.connect = timeout }
        configuration.dnsOverride = [host: address]
        return HTTPClient(eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration)
    }

    private static var directConfiguration: HTTPClient.Configuration {
        var configuration = HTTPClient.Configuration.singletonConfiguration
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.redirectConfiguration = .disallow
        // Despite its name, this is called for each connection.
        configuration.http1_1ConnectionDebugInitializer = { channel in
            channel.eventLoop.submit {
                try channel.pipeline.syncOperations.addHandler(ICYStatusLine(), position: .first)
            }
        }
        return configuration
    }
}
