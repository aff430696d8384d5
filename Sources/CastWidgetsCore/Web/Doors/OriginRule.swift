/// Which pages may send requests: this server's own, and those of origins that the app allows (RFC 6454).
package struct OriginRule: Sendable {
    package enum Verdict: Equatable, Sendable {
        /// The request comes from no page, or from a page of this server.
        case own
        /// The request comes from another site that may read the answer; the value is its Origin field, unchanged.
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

    /// Decides whether a request is allowed.
    ///
    /// - Parameters:
    ///   - header: the request's Origin field; nil if it has none, as in a program's own requests and in a browser's
    ///     requests
    ///     for files.
    ///   - host: the host that the request is for, after ``HostRule`` has admitted it.
    package func verdict(_ header: String?, for host: WebHost) -> Verdict {
        guard let header else { return .own }
        guard let origin = Origin(header) else { return .refused }
        // A proxy before this server may handle TLS for it.
        if origin.host == host.name, origin.port == host.port ?? (origin.isSecure ? 443 : 80) { return .own }
        return allowed.contains(origin) ? .allowed(header) : .refused
    }
}
