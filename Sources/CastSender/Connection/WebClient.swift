import AsyncHTTPClient

/// What this module speaks HTTP with: a server that is not there is told at once, where the library's own shared client
/// tries again until the time is up.
enum WebClient {
    /// For what the app itself names: redirects as a browser, to http and https only. Lives as long as the process.
    static let shared = HTTPClient(eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration)

    /// For what is asked of one host and of no other: a redirect is an answer like others. Lives as long as the
    /// process.
    static let direct = HTTPClient(
        eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: directConfiguration)

    /// One that connects to `address` for `host`, whatever the name means by then, and follows no redirects. To be shut
    /// down.
    static func make(connecting host: String, to address: String) -> HTTPClient {
        var configuration = directConfiguration
        configuration.dnsOverride = [host: address]
        return HTTPClient(eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration)
    }

    private static var configuration: HTTPClient.Configuration {
        var configuration = HTTPClient.Configuration.singletonConfiguration
        configuration.connectionPool.retryConnectionEstablishment = false
        return configuration
    }

    private static var directConfiguration: HTTPClient.Configuration {
        var configuration = configuration
        configuration.redirectConfiguration = .disallow
        return configuration
    }
}
