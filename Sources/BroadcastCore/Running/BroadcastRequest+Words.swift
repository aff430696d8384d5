/// The text of a request for people, in a record, a status or a log. It contains no secrets: a URL's path and query may
/// have some.
extension BroadcastRequest {
    package var destinationNames: [String] { outputs.map(\.shown) }
}

extension BroadcastRequest.Source {
    package var words: String {
        switch self {
        case .synthetic: "synthetic"
        case .file(let path): path.split(separator: "/").last.map(String.init) ?? path
        case .screen(let screen): screen.map { "screen:\($0)" } ?? "screen"
        case .window(let window?): "window:0x\(String(window, radix: 16))"
        case .window: "window"
        case .virtual(let width?, let height?): "virtual:\(width)x\(height)"
        case .virtual: "virtual"
        case .page(let url): "page:\(Self.host(of: url))"
        case .samples: "samples"
        case .other(let kind): kind
        }
    }

    /// Scheme and host, without a user and password.
    private static func host(of url: String) -> String {
        guard let scheme = url.firstRange(of: "://") else { return "" }
        let authority = url[scheme.upperBound...].prefix { !"/?#".contains($0) }
        let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
        return "\(url[..<scheme.lowerBound])://\(host)"
    }
}
