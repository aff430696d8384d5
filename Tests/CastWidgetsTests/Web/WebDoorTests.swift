import CastWire
import CastingFakes
import Hummingbird
import SenderFakes
import Testing

@testable import CastSender
@testable import CastWidgets
@testable import CastWidgetsWeb

@MainActor @Suite(.timeLimit(.minutes(1))) struct WebDoorTests {
    @Test func aNameThatWasReboundToHereIsRefused() async throws {
        let web = try await WebBench(WidgetBench()) { $0.hosts = ["tv.example"] }
        for path in ["/cast/events", "/cast/commands", "/cast/widgets.js", "/cast/image/0", "/cast/texts/index.json"] {
            for host in [
                "evil.example", "evil.example:\(web.port)", "127.0.0.1.evil.example", "localhost.evil.example", "", nil,
            ] {
                let method = path.hasSuffix("commands") ? "POST" : "GET"
                let answer = try await web.ask(method, path, ["Host": host])
                #expect(
                    answer.status == 403 || (host == nil && answer.status == 400), "\(host ?? "none") \(answer.status)")
                #expect(!answer.body.contains("device"))
            }
        }
        #expect(try await web.ask("GET", "/cast/texts/index.json", ["Host": "TV.example.:1"]).status == 200)
        await web.stop()
    }

    @Test func pagesOfOtherSitesMayNot() async throws {
        let web = try await WebBench(WidgetBench(WidgetBench.status())) { $0.allowedOrigins = ["https://app.example"] }
        try await web.bench.connect()
        await until { web.bench.context.defaultExpandedMediaControls.state.media != nil }
        for origin in ["https://evil.example", "null", "http://127.0.0.1:1", "https://app.example.evil.example", ""] {
            let answer = try await web.command("12345678", #""command":"pause""#, ["Origin": origin])
            #expect(answer.status == 403 && answer.fields["access-control-allow-origin"] == nil, "\(origin)")
            let asked = try await web.ask("OPTIONS", "/cast/commands", ["Origin": origin, "Authorization": nil])
            #expect(asked.status == 403 && asked.fields["access-control-allow-origin"] == nil, "\(origin)")
        }
        #expect(web.bench.tv.sentJSON("PAUSE").isEmpty)
        for path in ["commands", "events", "queue", "image/0", "widgets.js"] {
            let asked = try await web.ask(
                "OPTIONS", "/cast/\(path)",
                [
                    "Origin": "https://app.example", "Authorization": nil,
                    "Access-Control-Request-Private-Network": "true",
                ])
            #expect(
                asked.status == 204 && asked.fields["access-control-allow-origin"] == "https://app.example", "\(path)")
            #expect(asked.fields["access-control-allow-headers"]?.contains("Authorization") == true)
            #expect(asked.fields["access-control-allow-private-network"] == "true" && asked.fields["vary"] == "Origin")
        }
        let answer = try await web.command("12345678", #""command":"pause""#, ["Origin": "https://app.example"])
        #expect(answer.status == 202 && answer.fields["access-control-allow-origin"] == "https://app.example")
        #expect(answer.fields["access-control-allow-credentials"] == nil)
        let own = try await web.command("12345679", #""command":"pause""#, ["Origin": "http://127.0.0.1:\(web.port)"])
        #expect(own.status == 202 && own.fields["access-control-allow-origin"] == nil)
        await web.stop()
    }

    @Test func tokensCantBeGuessed() async throws {
        let web = try await WebBench(WidgetBench()) { $0.limits.wrongTokenBurst = 5 }
        // Any page can have a browser send these: they lock nobody out.
        for field in [nil, "", "Basic b3duZXI6eA==", "Bearer", "Bearer ", WebBench.owner] as [String?] {
            for _ in 1...3 {
                #expect(
                    try await web.ask("GET", "/cast/events", ["Authorization": field]).status == 401,
                    "\(field ?? "none")")
            }
        }
        for number in 1...5 {
            let answer = try await web.command("12345678", #""command":"play""#, token: "guess-\(number)")
            #expect(answer.status == 401 && answer.fields["www-authenticate"] == "Bearer")
        }
        // Whether a sixth were right is not said, nor is the right one.
        for token in ["guess-6", WebBench.owner] {
            let answer = try await web.command("12345678", #""command":"play""#, token: token)
            #expect(answer.status == 429 && answer.fields["retry-after"] == "5", "\(answer)")
        }
        let neighbour = try await web.ask("GET", "/cast/queue", ["Authorization": "Bearer x"], from: "127.0.0.2")
        #expect(neighbour.status != 429)
        web.bench.time.advance(by: .seconds(5))
        #expect(try await web.command("12345678", #""command":"play""#).status == 409)
        await web.stop()
    }

    @Test func oneAddressAsksSoMuchAndNoMore() async throws {
        let web = try await WebBench(WidgetBench()) {
            ($0.limits.requestBurst, $0.limits.requestsPerSecond) = (10, 1)
        }
        var statuses: [Int] = []
        for number in 1...15 {
            statuses.append(try await web.command("command-\(number)", #""command":"play""#).status)
        }
        #expect(statuses == Array(repeating: 409, count: 10) + Array(repeating: 429, count: 5))
        web.bench.time.advance(by: .seconds(3))
        #expect(try await web.command("command-20", #""command":"play""#).status == 409)
        await web.stop()
    }

    @Test func aThousandConnectionsOfOneAddressLeaveRoomForOthers() async throws {
        let web = try await WebBench(WidgetBench()) {
            ($0.limits.connections, $0.limits.connectionsPerAddress) = (64, 4)
        }
        var clients: [WebClient] = []
        for _ in 1...1_000 { clients.append(try await WebClient.connect(to: web.port)) }
        await until { clients.count { !$0.isOver } <= 32 }
        #expect(clients.count { !$0.isOver } == 32)
        let other = try await web.ask("GET", "/cast/texts/index.json", from: "127.0.0.2")
        #expect(other.status == 200)
        clients = []
        var after = 0
        while after != 200, !Task.isCancelled { after = try await web.ask("GET", "/cast/texts/index.json").status }
        await web.stop()
    }

    @Test func anAppsOwnRoutesStandBehindTheSameDoor() async throws {
        let web = try await WebBench(
            WidgetBench(),
            routes: { router, widgets in
                router.get("mine", use: widgets.guarded { _, _, grant in .json(["grant": grant.id]) })
                router.get("theirs", use: widgets.guarded(for: .everyone) { _, _, _ in .json(["yes": true]) })
                router.get("page", use: widgets.open { _, _ in Response(status: .ok, headers: WebHeaders.page) })
                router.get("no", use: widgets.guarded { _, _, _ in throw WebRefusal(.init(code: 507), "No room.") })
                router.get("broken", use: widgets.guarded { _, _, _ in throw CancellationError() })
            })
        web.access.give("the-token-of-a-guest", WidgetGrant(id: "guest", deviceID: "0001"))
        let guest = ["Authorization": "Bearer the-token-of-a-guest"]
        #expect(try await web.ask("GET", "/mine").body == #"{"grant":"owner"}"#)
        #expect(try await web.ask("GET", "/mine", guest).status == 403)
        #expect(try await web.ask("GET", "/theirs", guest).status == 200)
        #expect(try await web.ask("GET", "/mine", ["Authorization": nil]).status == 401)
        #expect(try await web.ask("GET", "/mine", ["Host": "evil.example"]).status == 403)
        let page = try await web.ask("GET", "/page", ["Authorization": nil])
        #expect(page.status == 200 && page.fields["content-security-policy"]?.contains("default-src 'none'") == true)
        #expect(try await web.ask("GET", "/page", ["Host": "evil.example"]).status == 403)
        let no = try await web.ask("GET", "/no")
        #expect(no.status == 507 && no.error == "No room.")
        #expect(try await web.ask("GET", "/broken").status == 500)
        await web.stop()
    }

    @Test func anAppsOwnTopicsAreToldToOwnersAlone() async throws {
        let web = try await WebBench(WidgetBench()) { $0.makeGuestContext = { _ in .fake(FakeTV()) } }
        web.access.give("the-token-of-a-guest", WidgetGrant(id: "guest", deviceID: "0001"))
        let (owner, guest) = (try await web.listen(), try await web.listen(token: "the-token-of-a-guest"))
        await guest.event("style")
        web.widgets.publish("uploads", ["a"])
        web.widgets.publish("media", ["not": "this"])
        await owner.event("uploads")
        web.bench.context.castStyle[.castViews].iconTintColor = .red
        await owner.event("style") { $0["castViews"]?["--cast-icon-tint-color"] == "#FF0000FF" }
        #expect(!guest.events.contains { $0.name == "uploads" })
        #expect(owner.events.last { $0.name == "media" }?.data == "null")
        await web.stop()
    }

    @Test func whatCantBeServedWithIsSaid() throws {
        func error(_ change: (inout WebWidgetsOptions) -> Void) throws -> WebWidgetsError? {
            var options = WebWidgetsOptions(access: try TokenAccess())
            change(&options)
            do throws(WebWidgetsError) {
                _ = try WebWidgets(context: .fake(), options: options)
                return nil
            } catch { return error }
        }
        #expect(try error { $0.hosts = ["http://x"] }?.description.contains("http://x") == true)
        #expect(try error { $0.allowedOrigins = ["app.example"] }?.description.contains("app.example") == true)
        #expect(throws: WebWidgetsError.self) { try TokenAccess(token: "short") }
        #expect(try TokenAccess().token.utf8.count == 64)
    }
}
