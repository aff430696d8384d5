/// The methods that each path of a server takes.
///
/// It tells a path that does not exist from one that does not take the method (RFC 9110, 15.5.5 and 15.5.6).
package struct RouteTable: Equatable, Sendable {
    package enum Finding: Equatable, Sendable {
        /// There is no such path.
        case unknown
        /// The path takes these methods, sorted, but not the requested one.
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

    /// Paths without placeholders: most are files.
    private var literals: [[Substring]: Set<String>] = [:]
    private var patterns: [Pattern] = []

    package init() {}

    /// Adds a route.
    ///
    /// - Parameters:
    ///   - path: as a router has it: `/cast/queue`, `/cast/image/{name}`, where braces stand for any part. A path that
    ///     ends in
    ///     `**` does not say which paths exist, and is left out.
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

    /// Looks up a path and a method.
    ///
    /// - Parameter path: of a request, without its query and as it was sent.
    package func finding(_ path: String, _ method: String) -> Finding {
        let parts = Self.parts(path)
        guard let methods = literals[parts] ?? patterns.first(where: { $0.fits(parts) })?.methods else {
            return .unknown
        }
        return methods.contains(method) ? .served : .takes(methods.sorted())
    }

    private static func isAny(_ part: Substring) -> Bool { part.hasPrefix("{") && part.hasSuffix("}") }

    /// Splits a path as routers do: several slashes count as one.
    private static func parts(_ path: String) -> [Substring] { path.split(separator: "/") }
}
