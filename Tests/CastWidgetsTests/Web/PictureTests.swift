import CastWire
import CastingFakes
import Hummingbird
import SenderFakes
import Synchronization
import Testing

@testable import CastSender
@testable import CastWidgets
@testable import CastWidgetsWeb
@testable import SenderCore

@MainActor @Suite(.timeLimit(.minutes(1))) struct PictureTests {
    private nonisolated static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]

    private func bench(_ fetcher: any ImageFetching) -> WidgetBench {
        let bench = WidgetBench(WidgetBench.status())
        bench.context.imageCache = ImageCache(
            folder: "/nonexistent/marquee-\(UInt64.random(in: 0...(.max)))", fetcher: fetcher)
        return bench
    }

    @Test func whatPlaysIsShownThroughTheCache() async throws {
        let fetcher = FakeFetcher(CachedImage(contentType: "image/png", bytes: Self.png))
        let web = try await WebBench(bench(fetcher))
        let stream = try await web.listen()
        try await web.bench.connect()
        let media = try #require(await stream.event("media") { $0["title"] == "Film" }).json
        let path = try #require(media["image"]?.stringValue)
        #expect(path.hasPrefix("image/") && path.utf8.count == 38 && !media.isEmpty)
        // The page's element sends no token: the name is enough.
        for _ in 1...2 {
            let answer = try await web.ask("GET", "/cast/\(path)", ["Authorization": nil])
            #expect(answer.status == 200 && answer.fields["content-type"] == "image/png")
            #expect(answer.fields["content-security-policy"]?.contains("sandbox") == true)
            #expect(answer.fields["x-content-type-options"] == "nosniff")
            #expect(answer.fields["cache-control"] == "private, max-age=86400")
        }
        #expect(fetcher.asked == ["http://127.0.0.1/poster.jpg"])
        await stream.event("dialog") { $0["image"] == .string(path) }
        await web.stop()
    }

    @Test func markupIsNeverServedWhateverItIsCalled() async throws {
        let markup = Array("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>".utf8)
        for type in ["image/svg+xml", "image/png", "image/avif", "image/x-icon"] {
            let web = try await WebBench(bench(FakeFetcher(CachedImage(contentType: type, bytes: markup))))
            let path = web.widgets.imagePath(of: "http://images.example/a.svg", namedBy: .tv)
            let answer = try await web.ask("GET", "/cast/\(path)")
            #expect(answer.status == 404 && !answer.body.contains("svg") && answer.error != nil, "\(type)")
            await web.stop()
        }
    }

    @Test func onlyWhatWasNamedIsFetched() async throws {
        let fetcher = FakeFetcher(CachedImage(contentType: "image/png", bytes: Self.png))
        let web = try await WebBench(bench(fetcher))
        for name in [
            "0", "http://127.0.0.1/poster.jpg", "http%3A%2F%2F127.0.0.1%2Fposter.jpg", "..", "%2e%2e",
            String(repeating: "0", count: 32),
        ] {
            #expect(try await web.ask("GET", "/cast/image/\(name)").status == 404, "\(name)")
        }
        for url in [
            "file:///etc/passwd", "data:image/png;base64,AA", "javascript:1", "", "http:/x",
            "http" + String(repeating: "x", count: 5_000),
        ] {
            #expect(web.widgets.imagePath(of: url, namedBy: .tv) == "" || url == "http:/x", "\(url.prefix(30))")
        }
        #expect(fetcher.asked.isEmpty)
        await web.stop()
    }

    @Test func aLongQueueAndGuestsTakeNoPictureFromWhatPlays() async throws {
        let fetcher = FakeFetcher(CachedImage(contentType: "image/png", bytes: Self.png))
        let web = try await WebBench(bench(fetcher))
        let stream = try await web.listen()
        try await web.bench.connect()
        let media = try #require(await stream.event("media") { $0["title"] == "Film" }).json
        let path = try #require(media["image"]?.stringValue)
        let owner = try web.widgets.hub(for: WidgetGrant(id: "owner"))
        let first = try #require(owner.queuePicture("http://127.0.0.1/0.jpg"))
        for number in 1...1_100 {
            _ = owner.queuePicture("http://127.0.0.1/\(number).jpg")
            _ = web.widgets.imagePath(of: "http://127.0.0.1/\(number).jpg", namedBy: .tv)
            for shelf in [PictureNames.Shelf.playing(guestOf: "0002"), .queue(guestOf: "0002")] {
                _ = web.widgets.pictures.path(of: "http://127.0.0.1/\(number).jpg", namedBy: .kitchen, on: shelf)
            }
        }
        #expect(try await web.ask("GET", "/cast/\(path)", ["Authorization": nil]).status == 200)
        // They are bounded all the same.
        #expect(try await web.ask("GET", "/cast/\(first)", ["Authorization": nil]).status == 404)
        await web.stop()
    }

    @Test func aGuestsPicturesGoWithItsWidgets() throws {
        let names = PictureNames()
        let guests = try #require(names.path(of: "http://a/1", namedBy: .tv, on: .playing(guestOf: "0001")))
        let owners = try #require(names.path(of: "http://a/1", namedBy: .tv, on: .playing(guestOf: nil)))
        #expect(guests != owners && names.entry(named: String(guests.dropFirst(6)))?.url == "http://a/1")
        names.forget(guestOf: "0001")
        #expect(names.entry(named: String(guests.dropFirst(6))) == nil)
        #expect(names.entry(named: String(owners.dropFirst(6)))?.url == "http://a/1")
    }

    @Test func aNameThatIsNoneDoesNotBotherTheMainActor() async throws {
        let web = try await WebBench(bench(FakeFetcher(CachedImage(contentType: "image/png", bytes: Self.png))))
        let (port, answer) = (web.port, KeptText())
        let asking = Task.detached {
            let client = try await WebClient.connect(to: port)
            try await client.send("GET /cast/image/0 HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n")
            await client.end()
            answer.text.withLock { $0 = client.text }
        }
        // Nobody else has the main actor meanwhile: nothing is awaited here.
        let patience = ContinuousClock.now + .seconds(20)
        while answer.text.withLock({ $0.isEmpty }), ContinuousClock.now < patience {}
        #expect(answer.text.withLock { $0 }.hasPrefix("HTTP/1.1 404"))
        try await asking.value
        await web.stop()
    }

    @Test func aDeviceElsewhereCantNameWhatOnlyThisMachineReaches() async throws {
        // A service of this machine that answers everybody here.
        let web = try await WebBench(
            bench(HTTPImageFetcher()),
            routes: { router, _ in
                router.get("secret.png") { _, _ in
                    Response(
                        status: .ok, headers: [.contentType: "image/png"],
                        body: .init(byteBuffer: .init(bytes: PictureTests.png)))
                }
            })
        let url = "http://127.0.0.1:\(web.port)/secret.png"
        var far = Device.tv
        far.networkAddresses = ["192.168.1.7"]
        let refused = try await web.ask("GET", "/cast/" + web.widgets.imagePath(of: url, namedBy: far))
        #expect(refused.status == 404)
        // One that is here may, and so may the app itself.
        #expect(try await web.ask("GET", "/cast/" + web.widgets.imagePath(of: url, namedBy: .tv)).status == 200)
        #expect(try await web.ask("GET", "/cast/" + web.widgets.imagePath(of: url)).status == 200)
        await web.stop()
    }
}

private final class KeptText: Sendable {
    let text = Mutex("")
}

private final class FakeFetcher: ImageFetching {
    private let image: CachedImage
    private let urls = Mutex<[String]>([])

    init(_ image: CachedImage) { self.image = image }

    var asked: [String] { urls.withLock { $0 } }

    func fetch(_ url: String, namedBy origin: ImageOrigin, byteLimit: Int) async throws -> CachedImage {
        urls.withLock { $0.append(url) }
        return image
    }
}

extension JSONValue {
    fileprivate var isEmpty: Bool { self == .null }
}
