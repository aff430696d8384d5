import PlatformFoundation

/// Where a page is: the URL for its browser, and the text that people are shown.
///
/// The parts before and after the host may be secret, for example a token in a path. So people are shown only the
/// origin.
package struct PageAddress: Hashable, Sendable {
    /// The user name and password for a page whose server asks for them.
    package struct Credentials: Hashable, Sendable {
        package let user: String
        package let password: String
    }

    /// For the browser: everything but the credentials.
    package let url: String
    package let credentials: Credentials?
    /// For example `https://example.org:8443`, as browsers write it.
    package let origin: String
    /// The text for people.
    package var shown: String { origin }

    /// - Throws: ``PipelineError/Code/badConfiguration`` if the text is not an address of the web.
    package init(_ text: String) throws(PipelineError) {
        guard text.utf8.count <= 8_000, var parts = URLComponents(string: text),
            let scheme = parts.scheme?.lowercased(),
            ["http", "https"].contains(scheme), let host = parts.host, !host.isEmpty
        else {
            throw PipelineError(
                .badConfiguration, "That is no web page; write page:https://example.org/, with http or https.")
        }
        credentials = parts.user.map { Credentials(user: $0, password: parts.password ?? "") }
        parts.user = nil
        parts.password = nil
        guard let url = parts.string else {
            throw PipelineError(.badConfiguration, "That web page's address can't be read.")
        }
        self.url = url
        let usual = scheme == "https" ? 443 : 80
        let port = parts.port.flatMap { $0 == usual ? nil : ":\($0)" } ?? ""
        origin = "\(scheme)://\(host.lowercased())\(port)"
    }
}
