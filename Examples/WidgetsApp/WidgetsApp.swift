import CastSender
import CastWidgetsWeb
import Hummingbird

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A web app with a Cast button of its own: `swift run example-widgets`, and open what it prints.
///
/// `example-widgets 8081 https://other.example` lets pages of another site use its widgets too: see ../PlainPage.
@main struct WidgetsApp {
    @MainActor static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        let context = CastContext(
            options: CastOptions(discoveryCriteria: DiscoveryCriteria(applicationID: defaultMediaReceiverApplicationID))
        )
        let access = try TokenAccess()
        var options = WebWidgetsOptions(access: access)
        options.allowedOrigins = Array(arguments.dropFirst())
        let widgets = try WebWidgets(context: context, options: options)

        let router = Router(context: CastWidgetsContext.self)
        widgets.addRoutes(to: router)
        // Whoever may see this page may cast: an app with users of its own asks here who it is.
        router.get("/") { _, _ in
            Response(
                status: .ok, headers: WebHeaders.page, body: .init(byteBuffer: .init(string: page(access.token))))
        }
        try await widgets.serve(router, port: arguments.first.flatMap { Int($0) } ?? 8080) { port in
            print("http://127.0.0.1:\(port)/")
            // At once, into a pipe or a log too.
            fflush(nil)
        }
    }

    static func page(_ token: String) -> String {
        """
        <!doctype html><html lang="en"><meta charset="utf-8"><title>My films</title>
        <meta name="viewport" content="width=device-width">
        <meta name="cast-token" content="\(token)">
        <link rel="stylesheet" href="/cast/widgets.css">
        <script type="module" src="/cast/widgets.js"></script>
        <header><h1>My films</h1><cast-button></cast-button></header>
        <cast-mini-controller></cast-mini-controller>
        </html>
        """
    }
}
