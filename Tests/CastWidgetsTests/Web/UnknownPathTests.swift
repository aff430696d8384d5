import CastWire
import CastingFakes
import Hummingbird
import SenderFakes
import Testing

@testable import CastWidgets
@testable import CastWidgetsWeb

@MainActor @Suite(.timeLimit(.minutes(1))) struct UnknownPathTests {
    /// What each takes, as docs/widgets.md has it.
    private static let paths = [
        "/cast/events": "GET, HEAD, OPTIONS", "/cast/commands": "OPTIONS, POST", "/cast/queue": "GET, HEAD, OPTIONS",
        "/cast/image/0123": "GET, HEAD, OPTIONS", "/cast/texts/index.json": "GET, HEAD, OPTIONS",
        "/cast/texts/de.json": "GET, HEAD, OPTIONS",
    ]
    private static let methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "PROPFIND"]

    @Test func aKnownPathSaysWhatItTakesInsteadAndAnUnknownOneThatThereIsNone() async throws {
        let web = try await WebBench(WidgetBench())
        for (path, allowed) in Self.paths {
            for method in Self.methods where !allowed.contains(method) {
                for token in [nil, "Bearer \(WebBench.owner)"] as [String?] {
                    let answer = try await web.ask(method, path, ["Authorization": token])
                    #expect(answer.status == 405 && answer.fields["allow"] == allowed, "\(method) \(path)")
                    #expect(
                        method == "HEAD" ? answer.body.isEmpty : answer.error?.contains("not \(method)") == true,
                        "\(answer.body)")
                    #expect(answer.fields["cache-control"] == "no-store")
                }
            }
        }
        for path in [
            "/cast", "/cast/", "/cast/nothing", "/cast/queue/x", "/cast/image", "/cast/image/a/b", "/cast/Events",
        ] {
            for method in Self.methods {
                for token in [nil, "Bearer \(WebBench.owner)"] as [String?] {
                    let answer = try await web.ask(method, path, ["Authorization": token])
                    #expect(answer.status == 404 && answer.fields["allow"] == nil, "\(method) \(path)")
                    #expect(
                        answer.error?.isEmpty == false || method == "HEAD", "\(method) \(path): \(answer.body)")
                }
            }
        }
        await web.stop()
    }

    @Test func theyStandBehindTheSameDoor() async throws {
        let web = try await WebBench(WidgetBench()) {
            ($0.limits.openBurst, $0.limits.openPerSecond) = (10, 1)
            $0.allowedOrigins = ["https://app.example"]
        }
        for path in ["/cast/nothing", "/cast/queue"] {
            #expect(try await web.ask("PUT", path, ["Host": "evil.example"]).status == 403, "\(path)")
            #expect(try await web.ask("PUT", path, ["Origin": "https://evil.example"]).status == 403, "\(path)")
        }
        let shown = try await web.ask("PUT", "/cast/nothing", ["Origin": "https://app.example"])
        #expect(shown.status == 404 && shown.fields["access-control-allow-origin"] == "https://app.example")
        var statuses: [Int] = []
        for _ in 1...12 { statuses.append(try await web.ask("PUT", "/cast/nothing").status) }
        #expect(statuses.contains(429), "\(statuses)")
        await web.stop()
    }

    @Test func aHeadIsAnsweredAsItsGetWithoutTheBody() async throws {
        let web = try await WebBench(WidgetBench())
        for path in ["/cast/queue", "/cast/queue?count=0", "/cast/image/0", "/cast/texts/en.json", "/cast/nothing"] {
            let (get, head) = (try await web.ask("GET", path), try await web.ask("HEAD", path))
            #expect(head.status == get.status && head.body.isEmpty && !get.body.isEmpty, "\(path)")
            #expect(head.fields["content-length"] == get.fields["content-length"], "\(path)")
            #expect(head.fields["content-type"] == get.fields["content-type"], "\(path)")
        }
        #expect(try await web.ask("HEAD", "/cast/queue", ["Authorization": nil]).status == 401)
        let stream = try await web.ask("HEAD", "/cast/events")
        #expect(stream.status == 200 && stream.fields["content-type"] == "text/event-stream" && stream.body.isEmpty)
        #expect(web.widgets.readers == 0)
        await web.stop()
    }

    @Test func anAppsOwnPathsStayItsOwn() async throws {
        let web = try await WebBench(
            WidgetBench(),
            routes: { router, _ in
                router.get("/") { _, _ in "page" }
                router.get("cast/own") { _, _ in "own" }
                router.get("castle") { _, _ in "castle" }
            })
        for (path, body) in ["/": "page", "/cast/own": "own", "/castle": "castle"] {
            #expect(try await web.ask("GET", path).body == body)
        }
        // Those are the router's to answer.
        #expect(try await web.ask("GET", "/castles").body == "")
        await web.stop()
    }
}
