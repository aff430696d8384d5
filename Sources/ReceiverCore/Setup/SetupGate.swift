import CastWire

/// Decides which requests the set-up pages answer.
///
/// Senders ask by address (`http://192.0.2.1:8008/`) or by a name of the home's network. A page of the web could have
/// its own name lead here (DNS rebinding) and would then read the answer as its own; its browser still says that name
/// in Host. So a name is answered only where nobody on the Internet can own it. What a browser marks as another site's
/// request is refused too, whatever its Host is: no sender is a web page.
package enum SetupGate {
    package struct Request: Sendable, Equatable {
        package var method: RequestMethod
        /// Host, with its port.
        package var host: String?
        package var origin: String?
        /// Sec-Fetch-Site.
        package var site: String?
        /// What stands behind the path.
        package var query: String?

        package init(
            method: RequestMethod = .get, host: String? = nil, origin: String? = nil, site: String? = nil,
            query: String? = nil
        ) {
            self.method = method
            self.host = host
            self.origin = origin
            self.site = site
            self.query = query
        }
    }

    private static let longestName = 255
    /// Bytes. Percent signs in it stand for text that is compared with names.
    private static let longestQuery = 1_024

    /// What to refuse it with; nil where it is to be answered.
    package static func refusal(of request: Request) -> HTTPRefusal? {
        guard [request.host, request.origin, request.site].allSatisfy({ $0?.isStreamSafe ?? true }) else {
            return .badRequest
        }
        guard (request.query?.utf8.count ?? 0) <= longestQuery else { return .uriTooLong }
        // Without Host it is no browser's.
        if let host = request.host, !isOurs(name(of: host)) { return .misdirectedRequest }
        if let origin = request.origin, request.host == nil || !isSame(origin, request.host ?? "") { return .forbidden }
        if let site = request.site, !["same-origin", "none"].contains(site) { return .forbidden }
        return request.method == .get || request.method == .head ? nil : .methodNotAllowed
    }

    private static func isSame(_ origin: String, _ host: String) -> Bool {
        origin == "http://\(host)" || origin == "https://\(host)"
    }

    /// Without the port, and without an address's brackets.
    private static func name(of host: String) -> Substring {
        if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
            let rest = host[host.index(after: end)...]
            return rest.isEmpty || rest.hasPrefix(":") ? host[host.index(after: host.startIndex)..<end] : ""
        }
        return host.prefix { $0 != ":" }
    }

    private static func isOurs(_ name: Substring) -> Bool {
        guard (1...longestName).contains(name.utf8.count) else { return false }
        return NumericHost(String(name)) != nil || PrivateName.isPrivate(name)
    }
}
