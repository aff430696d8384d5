import CastWire

/// Decides which requests the set-up pages answer.
///
/// Senders use an address (`http://192.0.2.1:8008/`) or a name on the home network. A web page could make its own name
/// resolve to this machine (DNS rebinding) and then read the answer as its own, but its browser still sends that name
/// in Host. So a request with a host name is answered only if nobody on the Internet can own the name. A request that a
/// browser marks as cross-site is refused whatever its Host is, because no sender is a web page.
package enum SetupGate {
    package struct Request: Sendable, Equatable {
        package var method: RequestMethod
        /// The Host header, with its port.
        package var host: String?
        package var origin: String?
        /// The Sec-Fetch-Site header.
        package var site: String?
        /// The part of the URL after the path.
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
    /// Bytes. Percent-encoded text in it is decoded to be compared with names.
    private static let longestQuery = 1_024

    /// The reason to refuse the request; nil if it is answered.
    package static func refusal(of request: Request) -> HTTPRefusal? {
        guard [request.host, request.origin, request.site].allSatisfy({ $0?.isStreamSafe ?? true }) else {
            return .badRequest
        }
        guard (request.query?.utf8.count ?? 0) <= longestQuery else { return .uriTooLong }
        // A request without Host is not a browser's.
        if let host = request.host, !isOurs(name(of: host)) { return .misdirectedRequest }
        if let origin = request.origin, request.host == nil || !isSame(origin, request.host ?? "") { return .forbidden }
        if let site = request.site, !["same-origin", "none"].contains(site) { return .forbidden }
        return request.method == .get || request.method == .head ? nil : .methodNotAllowed
    }

    private static func isSame(_ origin: String, _ host: String) -> Bool {
        origin == "http://\(host)" || origin == "https://\(host)"
    }

    /// Without the port and without an address's brackets.
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
