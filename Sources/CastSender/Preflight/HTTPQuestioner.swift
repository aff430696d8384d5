import AsyncHTTPClient
import NIOCore

/// Asks over HTTP. Of an answer only the head is read: with the response its body is let go, and with that the
/// connection on which an endless one would come.
struct HTTPQuestioner: PreflightQuestioning {
    /// From the question to the head of the last answer, redirects and names included.
    var timeout = TimeAmount.seconds(5)

    func ask(_ method: PreflightMethod, _ url: String, origin: String) async -> ObservedResponse? {
        let request = Self.request(method, url, origin: origin)
        guard let response = try? await WebClient.shared.execute(request, timeout: timeout) else { return nil }
        let redirects = response.history.dropLast().map { step in
            ObservedResponse(
                status: Int(step.responseHead.status.code),
                headers: Self.headers(step.responseHead.headers.map { ($0.name, $0.value) }))
        }
        return ObservedResponse(
            status: Int(response.status.code), headers: Self.headers(response.headers.map { ($0.name, $0.value) }),
            redirects: redirects)
    }

    /// A header that comes twice counts as a list, as for a browser.
    private static func headers(_ headers: [(String, String)]) -> [String: String] {
        Dictionary(headers.map { ($0.0.lowercased(), $0.1) }) { "\($0), \($1)" }
    }

    private static func request(_ method: PreflightMethod, _ url: String, origin: String) -> HTTPClientRequest {
        var request = HTTPClientRequest(url: url)
        request.headers.add(name: "Origin", value: origin)
        switch method {
        case .get:
            request.headers.add(name: "Range", value: "bytes=0-1")
        case .options:
            request.method = .OPTIONS
            request.headers.add(name: "Access-Control-Request-Method", value: "GET")
            request.headers.add(
                name: "Access-Control-Request-Headers",
                value: PreflightRules.requestHeaders.map { $0.lowercased() }.joined(separator: ","))
        }
        return request
    }
}
