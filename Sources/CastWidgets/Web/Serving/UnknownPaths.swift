import CastWidgetsCore
import HTTPTypes
package import Hummingbird

/// Answers what no route is for: 404 where there is no such path, 405 with what the path takes where there is.
///
/// Stands among a router's middlewares, and does nothing where a route was found. It is behind the same door as all
/// else, but asks for no token: which paths there are is no secret, and whether what is named in one is there is not
/// looked at.
struct UnknownPaths<Context: RemoteAddressRequestContext>: RouterMiddleware {
    let table: RouteTable
    /// Without a slash at its end; empty: all of the server.
    let prefix: String
    /// Says it behind the door.
    let open: @Sendable (WebRefusal, Request, Context) async -> Response

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let path = request.uri.path
        guard context.endpointPath == nil, prefix.isEmpty || path == prefix || path.hasPrefix(prefix + "/") else {
            return try await next(request, context)
        }
        let refusal: WebRefusal =
            switch table.finding(path, request.method.rawValue) {
            case .takes(let methods): WebRefusal(instead: methods, of: request.method.rawValue)
            case .unknown, .served: .unknownPath
            }
        return await open(refusal, request, context)
    }
}

extension WebWidgets {
    /// From here on requests that no route is for are told so. To be called when all routes are there.
    ///
    /// - Parameters:
    ///   - prefix: the paths that it is for: `/cast`. Empty: all that there are.
    ///   - files: paths that a catch-all serves.
    package nonisolated func refuseUnknownPaths<Context: RemoteAddressRequestContext>(
        on router: Router<Context>, beneath prefix: String = "", files: [String]
    ) {
        var table = RouteTable()
        for route in router.routes { table.add(route.path.description, route.method.rawValue) }
        // A page may be of another site, whose browser asks with OPTIONS first.
        let asking = router.routes.contains { $0.path.description == prefix + "/**" && $0.method == .options }
        for file in files {
            for method in ["GET", "HEAD"] + (asking ? ["OPTIONS"] : []) { table.add(file, method) }
        }
        router.add(
            middleware: UnknownPaths(table: table, prefix: prefix) { [self] refusal, request, context in
                await open { (_: Request, _: Context) async throws -> Response in throw refusal }(request, context)
            })
    }
}

extension RouterMethods {
    /// A GET, and the HEAD that goes with it (RFC 9110, 9.3.2). The answer is one of the widgets' door, which leaves
    /// the body out.
    package func read(_ path: RouterPath, use answer: @escaping @Sendable (Request, Context) async -> Response) {
        for method in [HTTPRequest.Method.get, .head] { on(path, method: method, use: answer) }
    }
}
