import AsyncHTTPClient

/// What this module speaks HTTP with: redirects as a browser, to http and https only, and a server that is not there is
/// told at once, where the library's own shared client tries again until the time is up.
enum WebClient {
    /// Lives as long as the process.
    static let shared: HTTPClient = {
        var configuration = HTTPClient.Configuration.singletonConfiguration
        configuration.connectionPool.retryConnectionEstablishment = false
        return HTTPClient(eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration)
    }()
}
