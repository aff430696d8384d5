/// Which pages may ask: this server's own, and those of origins that the app allows (RFC 6454).
package struct OriginRule: Sendable {
    package enum Verdict: Equatable, Sendable {
        /// It is no page's, or it is a page of this server.
        case own
        /// Another site's, to which the answer may be shown; in the words in which it was asked.
        case allowed(String)
        case refused
    }

    /// An origin in one spelling.
    private struct Origin: Hashable {
        let isSecure: Bool
        let host: String
        let port: Int

        init?(_ text: String) {
            let parts = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, parts[1].isEmpty, let host = WebHost(String(parts[2])) else { return nil }
            switch parts[0].lowercased() {
            case "http:": isSecure = false
            case "https:": isSecure = true
            default: return nil
            }
            self.host = host.name
            port = host.port ?? (isSecure ? 443 : 80)
        }
    }

    private let allowed: Set<Origin>

    /// - Parameter origins: such as `https://app.example` or `http://tv.lan:3000`.
    package init(_ origins: [String]) throws(HostRule.WrongHost) {
        var allowed: Set<Origin> = []
        for text in origins {
            guard let origin = Origin(text) else { throw HostRule.WrongHost(text: text) }
            allowed.insert(origin)
        }
        self.allowed = allowed
    }

    /// - Parameters:
    ///   - header: of the request's Origin field; nil where it has none, as a program's own requests and a browser's
    ///     for files have not.
    ///   - host: what the request is for, once ``HostRule`` has admitted it.
    package func verdict(_ header: String?, for host: WebHost) -> Verdict {
        guard let header else { return .own }
        guard let origin = Origin(header) else { return .refused }
        // A proxy before this server may speak TLS for it.
        if origin.host == host.name, origin.port == host.port ?? (origin.isSecure ? 443 : 80) { return .own }
        return allowed.contains(origin) ? .allowed(header) : .refused
    }
}
