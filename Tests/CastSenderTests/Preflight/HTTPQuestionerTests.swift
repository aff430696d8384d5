import NIOCore
import Synchronization
import Testing

@testable import CastSender

@Suite(.timeLimit(.minutes(1)))
struct HTTPQuestionerTests {
    private let origin = MediaPreflight.receiverOrigin

    @Test func theQuestionsAreThoseOfAReceiversPage() async throws {
        let server = try await TestWebServer.start { question in
            question.method == "OPTIONS"
                ? .init(status: 204, headers: [("Access-Control-Allow-Headers", "Range")])
                : .init(
                    status: 206, headers: [("Content-Type", "video/mp4"), ("X-Two", "a"), ("x-two", "b")], body: [1, 2])
        }
        let get = await HTTPQuestioner().ask(.get, server.url("/film.mp4?x=1"), origin: origin)
        let options = await HTTPQuestioner().ask(.options, server.url("/film.mp4?x=1"), origin: origin)
        #expect(get?.status == 206 && get?.headers["content-type"] == "video/mp4" && get?.headers["x-two"] == "a, b")
        #expect(options?.status == 204 && options?.headers["access-control-allow-headers"] == "Range")
        #expect(server.questions.map(\.method) == ["GET", "OPTIONS"])
        #expect(server.questions.map(\.path) == ["/film.mp4?x=1", "/film.mp4?x=1"])
        #expect(server.questions.map { $0.headers["origin"] } == [origin, origin])
        #expect(server.questions[0].headers["range"] == "bytes=0-511")
        #expect(server.questions[1].headers["access-control-request-method"] == "GET")
        #expect(server.questions[1].headers["access-control-request-headers"] == "content-type,accept-encoding,range")
        try await server.close()
    }

    // A server that pays no heed to Range and sends for ever: the head is all that is taken.
    @Test func anEndlessBodyIsNotDownloaded() async throws {
        let server = try await TestWebServer.start { _ in
            .init(headers: [("Content-Type", "video/mp4")], ending: .endless)
        }
        let answer = await HTTPQuestioner().ask(.get, server.url(), origin: origin)
        #expect(answer?.status == 200)
        // The client has closed the connection: an endless one ends in no other way.
        for await _ in server.closings { break }
        try await server.close()
    }

    @Test func aBodyThatStallsIsNotWaitedFor() async throws {
        let server = try await TestWebServer.start { _ in .init(body: [1], ending: .stalled) }
        #expect(await HTTPQuestioner().ask(.get, server.url(), origin: origin)?.status == 200)
        for await _ in server.closings { break }
        try await server.close()
    }

    @Test(arguments: [nil, "text/plain", "application/octet-stream", "text/html"])
    func whatHasNoTypeIsToldByHowItBegins(type: String?) async throws {
        let text = Array("#EXTM3U\n#EXT-X-VERSION:3\n".utf8)
        let server = try await TestWebServer.start { _ in
            .init(headers: type.map { [("Content-Type", $0)] } ?? [], body: text + [UInt8](repeating: 10, count: 5_000))
        }
        let answer = await HTTPQuestioner().ask(.get, server.url("/live"), origin: origin)
        #expect(answer?.start.count == 512 && answer?.start.starts(with: text) == true)
        #expect(PreflightRules.mediaType(of: answer) == "application/vnd.apple.mpegurl")
        #expect(
            await MediaPreflight().look(try media(server.url("/live"))).contentType == "application/vnd.apple.mpegurl")
        try await server.close()
    }

    @Test func theBeginningIsReadOnlyWhereTheHeadDoesNotTell() async throws {
        let server = try await TestWebServer.start { question in
            .init(headers: [("Content-Type", String(question.path.dropFirst()))], body: Array("#EXTM3U".utf8))
        }
        for type in ["video/mp4", "text/vtt"] {
            #expect(await HTTPQuestioner().ask(.get, server.url("/" + type), origin: origin)?.start == [])
        }
        try await server.close()
    }

    // What has come of it tells, and what comes late is not waited for.
    @Test func theBeginningOfABodyThatStallsIsTaken() async throws {
        let text = Array("#EXTM3U\n#EXT-X-VERSION:3\n".utf8)
        let server = try await TestWebServer.start { _ in .init(body: text, ending: .stalled) }
        var questioner = HTTPQuestioner()
        questioner.startTimeout = .milliseconds(300)
        #expect(await questioner.ask(.get, server.url(), origin: origin)?.start == text)
        // Even where that limit is the longer one, the head counts.
        questioner = HTTPQuestioner(timeout: .seconds(1))
        questioner.startTimeout = .seconds(100)
        #expect(await questioner.ask(.get, server.url(), origin: origin)?.status == 200)
        try await server.close()
    }

    @Test func theAddressToWhichAServerLeadsTells() async throws {
        let server = try await TestWebServer.start { question in
            question.path == "/live"
                ? .init(status: 302, headers: [("Location", "/tv/index.m3u8?key=1")])
                : .init(headers: [("Content-Type", "application/octet-stream")], body: [1, 2])
        }
        let answer = await HTTPQuestioner().ask(.get, server.url("/live"), origin: origin)
        #expect(answer?.address == server.url("/tv/index.m3u8?key=1"))
        #expect(PreflightRules.mediaType(of: answer) == "application/vnd.apple.mpegurl")
        try await server.close()
    }

    @Test func silenceEndsWithTheTimeout() async throws {
        let server = try await TestWebServer.start { _ in .silence }
        let questioner = HTTPQuestioner(timeout: .milliseconds(50))
        #expect(await questioner.ask(.get, server.url(), origin: origin) == nil)
        #expect(await questioner.ask(.options, server.url(), origin: origin) == nil)
        var builder = MediaInformationBuilder(contentURL: server.url())
        builder.contentType = "video/mp4"
        builder.mediaTracks = (1...20).map {
            MediaTrack(identifier: $0, contentIdentifier: server.url("/\($0)"), contentType: "text/vtt", type: .text)
        }
        // More than the client opens connections to one server: those that wait for one end in time too.
        let findings = await MediaPreflight(questioner: questioner).check(try builder.build())
        #expect(findings.count == 21 && findings.allSatisfy { $0.problem == .unreachable })
        #expect(findings.map(\.subject) == [.media] + (1...20).map { .track($0) })
        try await server.close()
    }

    @Test func whereNobodyListensThereIsNoAnswer() async throws {
        let server = try await TestWebServer.start { _ in .init() }
        try await server.close()
        #expect(await HTTPQuestioner().ask(.get, server.url(), origin: origin) == nil)
    }

    @Test func redirectsAreFollowedAndTold() async throws {
        let server = try await TestWebServer.start { question in
            switch question.path {
            case "/old": .init(status: 302, headers: [("Location", "/new"), ("X-Step", "1")])
            case "/out": .init(status: 302, headers: [("Location", "ftp://127.0.0.1/film.mp4")])
            case "/circle": .init(status: 302, headers: [("Location", "/circle")])
            default: .init(status: 206, body: [1, 2])
            }
        }
        let answer = await HTTPQuestioner().ask(.get, server.url("/old"), origin: origin)
        #expect(answer?.status == 206)
        #expect(answer?.redirects.map(\.status) == [302] && answer?.redirects.first?.headers["x-step"] == "1")
        #expect(await HTTPQuestioner().ask(.get, server.url("/out"), origin: origin)?.status == 302)
        #expect(await HTTPQuestioner().ask(.get, server.url("/circle"), origin: origin) == nil)
        try await server.close()
    }

    /// The first address counts as one in the world, every other as this machine.
    @Test(arguments: ["/new", "http://localhost:PORT/new", "http://127.1:PORT/new"])
    func aServerDoesNotPointAtWhatIsLessPublicThanItself(location: String) async throws {
        let port = Mutex(0)
        let server = try await TestWebServer.start { question in
            let there = location.replacing("PORT", with: "\(port.withLock { $0 })")
            return question.path == "/old" ? .init(status: 302, headers: [("Location", there)]) : .init(status: 200)
        }
        port.withLock { $0 = server.port }
        let asked = Mutex(0)
        let questioner = HTTPQuestioner { _ in
            asked.withLock { count in
                count += 1
                return count == 1 ? .world : .machine
            }
        }
        let answer = await questioner.ask(.get, server.url("/old"), origin: origin)
        #expect(answer?.status == 302 && answer?.redirects == [])
        #expect(server.questions.map(\.path) == ["/old"])
        try await server.close()
    }

    // S3-31, S3-32 over real HTTP: the same film, alone and with a track, before and after its server is mended.
    @Test func aServerIsLookedAtAsAWhole() async throws {
        let headers = [
            ("Access-Control-Allow-Origin", "*"),
            ("Access-Control-Allow-Headers", "Content-Type, Accept-Encoding, Range"),
        ]
        let server = try await TestWebServer.start { question in
            let isMended = question.path.hasPrefix("/mended")
            if question.method == "OPTIONS" {
                return .init(status: isMended ? 204 : 501, headers: isMended ? headers : [])
            }
            let isText = question.path.hasSuffix(".vtt")
            return .init(
                status: isText ? 200 : 206,
                headers: (isMended ? headers : []) + [("Content-Type", isText ? "text/vtt" : "video/mp4")],
                body: [1, 2])
        }
        func check(_ folder: String, withTrack: Bool) async throws -> [PreflightFinding] {
            var builder = MediaInformationBuilder(contentURL: server.url("\(folder)/film.mp4"))
            builder.contentType = "video/mp4"
            let text = MediaTrack(
                identifier: 1, contentIdentifier: server.url("\(folder)/film.vtt"), contentType: "text/vtt",
                type: .text)
            builder.mediaTracks = withTrack ? [text] : []
            return await MediaPreflight().check(try builder.build())
        }
        #expect(try await check("/bare", withTrack: false) == [])
        #expect(!server.questions.contains { $0.method == "OPTIONS" })
        #expect(try await check("/bare", withTrack: true).map(\.subject) == [.media, .media, .track(1), .track(1)])
        #expect(try await check("/mended", withTrack: true) == [])
        try await server.close()
    }

    // S3-30 over real HTTP: of an adaptive stream the headers are asked for although it has no track.
    @Test func anAdaptiveStreamIsAskedWithoutATrackToo() async throws {
        let server = try await TestWebServer.start { question in
            question.method == "OPTIONS"
                ? .init(status: 501)
                : .init(status: 200, headers: [("Content-Type", "application/x-mpegurl")], body: [1, 2])
        }
        var builder = MediaInformationBuilder(contentURL: server.url("/film.m3u8"))
        builder.contentType = "application/x-mpegurl"
        let findings = await MediaPreflight().check(try builder.build())
        #expect(findings.contains(PreflightFinding(.media, .missingHeader("Access-Control-Allow-Origin"))))
        #expect(server.questions.map(\.method).sorted() == ["GET", "OPTIONS"])
        try await server.close()
    }

    private func media(_ url: String) throws -> MediaInformation {
        var builder = MediaInformationBuilder(contentURL: url)
        builder.contentType = "video/mp4"
        return try builder.build()
    }

    @Test func anAnswerThatBeginsWithICYIsOneOfHTTP() async throws {
        let server = try await TestWebServer.start { _ in
            .init(
                protocolName: "ICY", headers: [("icy-name", "A station"), ("content-type", "audio/mpeg")],
                ending: .endless)
        }
        let answer = await HTTPQuestioner().ask(.get, server.url(), origin: origin)
        #expect(answer?.status == 200 && answer?.headers["content-type"] == "audio/mpeg")
        let look = await MediaPreflight().look(try media(server.url()))
        #expect(look == MediaLook(findings: [], contentType: "audio/mpeg"))
        try await server.close()
    }

    @Test func whatAServerSaysItSendsIsLookedAtAsThat() async throws {
        let server = try await TestWebServer.start { question in
            question.method == "OPTIONS"
                ? .init(status: 501)
                : .init(status: 200, headers: [("Content-Type", "application/vnd.apple.mpegurl")], body: [1, 2])
        }
        let look = await MediaPreflight().look(try media(server.url("/live")))
        #expect(look.contentType == "application/vnd.apple.mpegurl")
        // A playlist needs no parts, and CORS; that its type was guessed is no finding.
        #expect(!look.findings.isEmpty && look.findings.allSatisfy { $0.missingHeader?.hasPrefix("Access-") == true })
        try await server.close()
    }

    @Test func whatIsForbiddenToAPageAloneIsNotForbidden() async throws {
        let server = try await TestWebServer.start { question in
            .init(status: question.headers["origin"] == nil ? 206 : 403, headers: [("Content-Type", "video/mp4")])
        }
        #expect(await MediaPreflight().look(try media(server.url("/film.mp4"))).findings == [])
        try await server.close()
    }

    @Test func aCheckThatIsCancelledFindsNothing() async throws {
        let server = try await TestWebServer.start { _ in .silence }
        var builder = MediaInformationBuilder(contentURL: server.url())
        builder.contentType = "video/mp4"
        let media = try builder.build()
        let check = Task { await MediaPreflight().check(media) }
        while server.questions.isEmpty { await Task.yield() }
        check.cancel()
        #expect(await check.value == [])
        try await server.close()
    }
}
