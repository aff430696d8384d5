import CastWidgetsCore
import HTTPTypes
package import Hummingbird

/// Answers requests that no route handles: 404 if the path does not exist, and 405 with the path's methods if it does.
///
/// It is one of a router's middlewares, and does nothing if a route was found. It makes the same checks as all routes
/// but asks for no token. It is no secret which paths exist, and what a path names is not looked up.
struct UnknownPaths<Context: RemoteAddressRequestContext>: RouterMiddleware {
    let table: RouteTable
    /// Without a slash at its end; empty: the whole server.
    let prefix: String
    /// Answers after the checks that every route makes.
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
    /// From now on, requests that no route handles get a refusal. Call it when all routes are added.
    ///
    /// - Parameters:
    ///   - prefix: the paths that it applies to, such as `/cast`. Empty: all paths.
    ///   - files: paths that a catch-all route serves.
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
    /// Adds a GET and the HEAD that goes with it (RFC 9110, 9.3.2). The answer comes from `WebWidgets.open`, which
    /// leaves the body out of a HEAD.
    package func read(_ path: RouterPath, use answer: @escaping @Sendable (Request, Context) async -> Response) {
        for method in [HTTPRequest.Method.get, .head] { on(path, method: method, use: answer) }
    }
}
