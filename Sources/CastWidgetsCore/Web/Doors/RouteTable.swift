/// Which methods the paths of a server take, so that a path that is not there and one that is asked in a way that it
/// does not take are told apart (RFC 9110, 15.5.5 and 15.5.6).
package struct RouteTable: Equatable, Sendable {
    package enum Finding: Equatable, Sendable {
        /// There is no such path.
        case unknown
        /// It takes these methods, sorted, and the one that was asked for is none of them.
        case takes([String])
        case served
    }

    private struct Pattern: Equatable, Sendable {
        let parts: [Substring]
        var methods: Set<String>

        func fits(_ path: [Substring]) -> Bool {
            parts.count == path.count && zip(parts, path).allSatisfy { RouteTable.isAny($0) || $0 == $1 }
        }
    }

    /// Without a part that stands for others: most are files.
    private var literals: [[Substring]: Set<String>] = [:]
    private var patterns: [Pattern] = []

    package init() {}

    /// - Parameters:
    ///   - path: as a router tells it: `/cast/queue`, `/cast/image/{name}`, where braces stand for any part. What ends
    ///     in `**` says nothing of which paths there are, and is left out.
    ///   - method: in capitals.
    package mutating func add(_ path: String, _ method: String) {
        let parts = Self.parts(path)
        guard parts.last != "**" else { return }
        if !parts.contains(where: Self.isAny) {
            literals[parts, default: []].insert(method)
        } else if let known = patterns.firstIndex(where: { $0.parts == parts }) {
            patterns[known].methods.insert(method)
        } else {
            patterns.append(Pattern(parts: parts, methods: [method]))
        }
    }

    /// - Parameter path: of a request, without its query and as it was sent.
    package func finding(_ path: String, _ method: String) -> Finding {
        let parts = Self.parts(path)
        guard let methods = literals[parts] ?? patterns.first(where: { $0.fits(parts) })?.methods else {
            return .unknown
        }
        return methods.contains(method) ? .served : .takes(methods.sorted())
    }

    private static func isAny(_ part: Substring) -> Bool { part.hasPrefix("{") && part.hasSuffix("}") }

    /// As routers cut it: several slashes are one.
    private static func parts(_ path: String) -> [Substring] { path.split(separator: "/") }
}
