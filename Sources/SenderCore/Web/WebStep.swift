import CastWire
import PlatformFoundation

/// One http or https URL in a chain of redirects.
package struct WebStep: Sendable {
    package let url: String
    /// The host as the HTTP client takes it from the URL.
    package let host: String
    private let location: URL

    /// Returns nil if the text is not an http or https URL with a host.
    package init?(_ text: String) {
        guard let location = URL(web: text) else { return nil }
        self.init(location)
    }

    /// Returns the URL that an answer at `step` points to.
    package init?(_ text: String, after step: WebStep) {
        guard let location = URL(web: text, relativeTo: step.location)?.absoluteURL else { return nil }
        self.init(location)
    }

    private init?(_ location: URL) {
        guard let scheme = location.scheme?.lowercased(), scheme == "http" || scheme == "https",
            var host = location.host, !host.isEmpty
        else { return nil }
        if host.hasPrefix("[") { host.removeFirst() }
        if host.hasSuffix("]") { host.removeLast() }
        (self.location, self.host, url) = (location, host, location.absoluteString)
    }

    /// Returns whether both URLs have the same origin as browsers define it.
    package func isSameOrigin(as other: WebStep) -> Bool {
        location.scheme?.lowercased() == other.location.scheme?.lowercased()
            && host.lowercased() == other.host.lowercased() && location.port == other.location.port
    }
}
