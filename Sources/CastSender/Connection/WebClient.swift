import AsyncHTTPClient
import NIOCore

/// What this module speaks HTTP with: a server that is not there is told at once, where the library's own shared client
/// tries again until the time is up.
enum WebClient {
    /// For what is asked of one host and of no other: a redirect is an answer like others. Lives as long as the
    /// process.
    static let direct = HTTPClient(
        eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: directConfiguration)

    /// One that connects to `address` for `host`, whatever the name means by then, and follows no redirects. To be shut
    /// down.
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
        // Called for each connection, whatever its name says.
        configuration.http1_1ConnectionDebugInitializer = { channel in
            channel.eventLoop.submit {
                try channel.pipeline.syncOperations.addHandler(ICYStatusLine(), position: .first)
            }
        }
        return configuration
    }
}
