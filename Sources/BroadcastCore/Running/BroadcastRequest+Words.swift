/// What a request is called where people read it: in a record, a status, a log. Nothing that could be a secret: a URL's
/// path and query may hold one.
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

    /// Scheme and host, without a name and a password before it.
    private static func host(of url: String) -> String {
        guard let scheme = url.firstRange(of: "://") else { return "" }
        let authority = url[scheme.upperBound...].prefix { !"/?#".contains($0) }
        let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
        return "\(url[..<scheme.lowerBound])://\(host)"
    }
}
