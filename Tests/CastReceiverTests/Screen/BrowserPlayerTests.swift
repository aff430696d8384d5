import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Testing

@testable import CastReceiver

/// Media on loopback: a clip and its captions, with CORS under /open/ and without under /closed/.
struct LoopbackMedia {
    static let captions = "WEBVTT\n\n00:00.000 --> 00:08.000\nTiny words\n"

    /// A Web Receiver app of one colour that sends back what it is sent, with what it must not get: a frame from a
    /// file.
    static let app = #"""
        <body style="margin:0;background:#0a0"><iframe src="file:///etc/passwd"></iframe><script>
        addEventListener('marquee-message', ({detail}) => marqueeSend(JSON.stringify({...detail, text: detail.text + '!'})));
        marqueeSend('no message');
        marqueeSend(JSON.stringify({namespace: 'urn:x-cast:test', sender: '*', text: JSON.stringify(window.marqueeLaunch ?? 0)}));
        </script></body>
        """#

    /// Serves while `body` runs; it gets the server's address without a closing slash.
    static func serve(_ body: (String) async throws -> Void) async throws {
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let server = Application(
            responder: CallbackResponder<BasicRequestContext> { request, _ in answer(request) },
            configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { port.yield($0.localAddress?.port ?? 0) }, logger: logger)
        let running = Task { try await server.run() }
        let number = try #require(await ports.first { _ in true })
        try await body("http://127.0.0.1:\(number)")
        running.cancel()
        try await running.value
    }

    private static func answer(_ request: Request) -> Response {
        var headers: HTTPFields = [.acceptRanges: "bytes"]
        if request.uri.path.hasPrefix("/open/") { headers[.accessControlAllowOrigin] = "*" }
        switch request.uri.path.split(separator: "/").last {
        case "captions.vtt":
            headers[.contentType] = "text/vtt"
            return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(string: captions)))
        case "clip.webm":
            headers[.contentType] = "video/webm"
            return ranged(TinyClip.webM, request, headers)
        case "app.html":
            headers[.contentType] = "text/html"
            return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(string: app)))
        case "text.webm":
            headers[.contentType] = "video/webm"
            return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(string: "no media")))
        default: return Response(status: .notFound, headers: headers)
        }
    }

    private static func ranged(_ bytes: [UInt8], _ request: Request, _ headers: HTTPFields) -> Response {
        guard let range = request.headers[.range]?.dropFirst("bytes=".count),
            let first = range.split(separator: "-").first.flatMap({ Int($0) }), first < bytes.count
        else { return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: bytes))) }
        var headers = headers
        headers[.contentRange] = "bytes \(first)-\(bytes.count - 1)/\(bytes.count)"
        return Response(
            status: .partialContent, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: bytes[first...])))
    }
}

/// Real Chromium, as few starts of it as show what only it can show.
@Suite(
    .serialized, .timeLimit(.minutes(2)),
    .enabled(
        if: BrowserFinder.find(nil, path: ProcessInfo.processInfo.environment["PATH"] ?? "") != nil,
        "There is no Chromium on this machine: apt-get install chromium"))
struct BrowserPlayerTests {
    private typealias Events = AsyncStream<PlayerEvent>.Iterator

    private func show(_ body: (BrowserPlayer, inout Events) async throws -> Void) async throws {
        var options = BrowserOptions()
        options.display = .headless
        options.muted = true
        let player = BrowserPlayer(options: options, logger: Logger(label: "test"))
        let running = Task { try await player.run() }
        var events = player.events.makeAsyncIterator()
        try await body(player, &events)
        running.cancel()
        try await running.value
        while let event = await events.next() { #expect(event != .ready) }
    }

    /// The next event that `wanted` takes; what comes before it is passed over.
    private func next<Value>(_ events: inout Events, _ wanted: (PlayerEvent) -> Value?) async throws -> Value {
        while let event = await events.next() {
            if let value = wanted(event) { return value }
        }
        throw ScreenError(.browserFailed, "The events ended.")
    }

    private func report(
        _ events: inout Events, _ load: LoadID, _ wanted: (PlaybackEvent) -> Bool
    ) async throws -> PlaybackReport {
        try await next(&events) {
            guard case .playback(let report) = $0, report.load == load, wanted(report.event) else { return nil }
            return report
        }
    }

    private func failure(_ events: inout Events, _ load: LoadID) async throws -> PlaybackFailure {
        try await next(&events) {
            guard case .playback(let report) = $0, report.load == load, case .failed(let failure) = report.event
            else { return nil }
            return failure
        }
    }

    private func failing(
        _ player: BrowserPlayer, _ events: inout Events, _ number: Int, _ item: MediaItem
    ) async throws -> PlaybackFailure {
        player.send(.load(LoadID(rawValue: number), item))
        return try await failure(&events, LoadID(rawValue: number))
    }

    private func item(_ address: String, captions: String? = nil) -> MediaItem {
        var item = MediaItem(contentURL: address, contentType: "video/webm", senderIsLoopback: true)
        if let captions {
            item.tracks = [.init(id: 7, url: captions, language: "en", subtype: "CAPTIONS")]
            item.activeTrackIDs = [7]
        }
        return item
    }

    @Test func aClipPlaysWithItsCaptionsAndObeys() async throws {
        try await LoopbackMedia.serve { media in
            try await show { player, events in
                let load = LoadID(rawValue: 1)
                player.send(.load(load, item(media + "/open/clip.webm", captions: media + "/open/captions.vtt")))
                let loaded = try await report(&events, load) { if case .loaded = $0 { true } else { false } }
                guard case .loaded(let description) = loaded.event else {
                    Issue.record("not loaded: \(loaded)")
                    return
                }
                #expect(description.kind == .video && description.width == 64 && description.height == 36)
                #expect(abs((description.duration ?? 0) - 8) < 0.5)
                _ = try await report(&events, load) { $0 == .tracksChanged([7]) }
                _ = try await report(&events, load) { $0 == .playing }

                player.send(.pause(load))
                _ = try await report(&events, load) { $0 == .paused }
                player.send(.seek(load, to: 5, resume: .unchanged))
                let seeked = try await report(&events, load) { $0 == .seeked }
                #expect(abs(seeked.position - 5) < 0.5 && seeked.state == .paused)

                player.send(.setActiveTracks(load, []))
                _ = try await report(&events, load) { $0 == .tracksChanged([]) }
                let picture = try await player.captureScreenshot()
                // PNG's signature, the IHDR chunk's length and name, then width and height.
                #expect(Array(picture.prefix(4)) == [0x89, 0x50, 0x4e, 0x47])
                #expect(Array(picture[16..<24]) == [0, 0, 5, 0, 0, 0, 2, 0xd0])

                player.send(.seek(load, to: 7.9, resume: .play))
                _ = try await report(&events, load) { $0 == .ended }
            }
        }
    }

    /// Nil while the tab goes from one page to another: then it has none that could be asked.
    private func shownAddress(_ player: BrowserPlayer) async throws -> String? {
        struct History: Decodable, Sendable {
            struct Entry: Decodable, Sendable { var url: String }
            var currentIndex: Int
            var entries: [Entry]
        }
        let link = try #require(player.currentLink)
        guard
            let history = try? await link.connection.call(
                "Page.getNavigationHistory", DevTools.None(), session: link.session, as: History.self)
        else { return nil }
        return history.entries[history.currentIndex].url
    }

    /// Our page says what it decodes some time after it is ready.
    private func nextBesidesDecoders(_ events: inout Events) async -> PlayerEvent? {
        while let event = await events.next() {
            if case .decodes = event { continue }
            return event
        }
        return nil
    }

    @Test func anApplicationsPageTakesTheTabAndOursComesBack() async throws {
        try await LoopbackMedia.serve { media in
            try await show { player, events in
                _ = try await next(&events) { $0 == .ready ? true : nil }
                while player.currentLink == nil { await Task.yield() }
                let address = media + "/open/app.html"
                let secret = ApplicationCredentials("user-7", type: "ios")
                player.send(
                    .showApplication(ApplicationPage(url: address, senderIsLoopback: true, credentials: secret)))
                while try await shownAddress(player) != address { await Task.yield() }
                let launch = #"{"credentials":"user-7","credentialsType":"ios"}"#
                var message = PageMessage(namespace: "urn:x-cast:test", sender: "*", text: launch)
                var told = await nextBesidesDecoders(&events)
                #expect(told == .message(message))
                message.sender = "2:sender-0"
                message.text = "a \"quoted\"\u{2028}text"
                player.send(.message(message))
                message.text += "!"
                told = await nextBesidesDecoders(&events)
                #expect(told == .message(message))
                player.send(.showApplication(nil))
                // Neither a failure nor a crash comes before ours is back.
                told = await nextBesidesDecoders(&events)
                #expect(told == .ready)
                let back = try #require(try await shownAddress(player))
                #expect(back != address)
                // The next sender's page knows nothing of that one's user.
                player.send(.showApplication(ApplicationPage(url: address, senderIsLoopback: true)))
                let nothing = PageMessage(namespace: "urn:x-cast:test", sender: "*", text: "0")
                told = await nextBesidesDecoders(&events)
                #expect(told == .message(nothing))
                player.send(.showApplication(nil))
                told = await nextBesidesDecoders(&events)
                #expect(told == .ready)

                // One that this sender may not name, and one that is not there.
                player.send(.showApplication(ApplicationPage(url: address, senderIsLoopback: false)))
                guard case .applicationFailed = await nextBesidesDecoders(&events) else {
                    return #expect(Bool(false), "opened")
                }
                player.send(.showApplication(ApplicationPage(url: media + "/open/none.html", senderIsLoopback: true)))
                guard case .applicationFailed(let reason) = await nextBesidesDecoders(&events) else {
                    return #expect(Bool(false), "opened")
                }
                #expect(reason.contains("Its server answered"))
                told = await nextBesidesDecoders(&events)
                #expect(told == .ready)
                let load = LoadID(rawValue: 1)
                player.send(.load(load, item(media + "/closed/clip.webm")))
                _ = try await report(&events, load) { $0 == .playing }
            }
        }
    }

    @Test func faultsAreToldApartAndACrashIsMended() async throws {
        try await LoopbackMedia.serve { media in
            try await show { player, events in
                let captions = media + "/open/captions.vtt"
                let cors = try await failing(player, &events, 1, item(media + "/closed/clip.webm", captions: captions))
                #expect(cors.kind == .cors)
                let network = try await failing(player, &events, 2, item(media + "/open/none.webm", captions: captions))
                #expect(network.kind == .network)
                let format = try await failing(player, &events, 3, item(media + "/open/text.webm"))
                #expect(format.kind == .format)

                // The captions' server not allowing them leaves the film alone.
                let played = LoadID(rawValue: 4)
                player.send(.load(played, item(media + "/open/clip.webm", captions: media + "/closed/captions.vtt")))
                _ = try await report(&events, played) { if case .trackFailed(id: 7, _) = $0 { true } else { false } }
                // Without tracks CORS is not needed.
                let plain = LoadID(rawValue: 5)
                player.send(.load(plain, item(media + "/closed/clip.webm")))
                _ = try await report(&events, plain) { $0 == .playing }

                for (method, number) in [("Page.crash", 5), ("Browser.crash", 6)] {
                    let link = try #require(player.currentLink)
                    let session = method == "Page.crash" ? link.session : nil
                    try await link.connection.tell(method, DevTools.None(), session: session)
                    let lost = try await failure(&events, LoadID(rawValue: number))
                    #expect(lost.kind == .browserGone)
                    _ = try await next(&events) { $0 == .ready ? true : nil }
                    let load = LoadID(rawValue: number + 1)
                    player.send(.load(load, item(media + "/closed/clip.webm")))
                    _ = try await report(&events, load) { $0 == .playing }
                }
            }
        }
    }
}
