import Foundation
import NIOCore
import SenderScripts
import Testing

@testable import MediaServing

@Suite(.timeLimit(.minutes(1))) struct MediaServerTests {
    private let content = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }

    private func serve(
        _ item: PublishedItem
    ) async throws -> (server: MediaServer, path: PublishedPath, http: RawHTTP) {
        let server = try await MediaServer.start(.init(address: "127.0.0.1", chunkLength: 4096), logger: quiet)
        var generator = SeededGenerator(seed: 3)
        let path = server.publish(item, using: &generator)
        return (server, path, RawHTTP(port: server.port))
    }

    private func film(_ folder: TestFolder) throws -> PublishedItem {
        let file = try folder.write("film.mp4", content)
        return PublishedItem(name: "My Film (1).mp4", contentType: "video/mp4", content: .file(path: file))
    }

    @Test func wholeFileIsServedWithItsTypeAndValidators() async throws {
        let folder = try TestFolder()
        let (server, path, http) = try await serve(film(folder))
        let answer = try await http.request("GET", path.text)
        #expect(answer.status == 200)
        #expect(answer.body == content)
        #expect(answer.fields["content-type"] == "video/mp4")
        #expect(answer.fields["content-length"] == "100000")
        #expect(answer.fields["accept-ranges"] == "bytes")
        #expect(answer.fields["etag"]?.isEmpty == false)
        #expect(answer.fields["last-modified"]?.hasSuffix(" GMT") == true)
        #expect(server.url(for: path) == "http://127.0.0.1:\(server.port)\(path.text)")
        #expect(path.name == "My-Film--1-.mp4")
        await server.stop()
    }

    @Test func rangesGiveParts() async throws {
        let folder = try TestFolder()
        let (server, path, http) = try await serve(film(folder))
        let table: [(String, Int, String?, [UInt8]?)] = [
            ("bytes=0-9", 206, "bytes 0-9/100000", Array(content[0...9])),
            ("bytes=5000-14999", 206, "bytes 5000-14999/100000", Array(content[5000...14_999])),
            ("bytes=99990-", 206, "bytes 99990-99999/100000", Array(content[99_990...])),
            ("bytes=-3", 206, "bytes 99997-99999/100000", Array(content[99_997...])),
            ("bytes=0-1,5-6", 200, nil, content),
            ("bytes=100000-", 416, "bytes */100000", []),
            ("nonsense", 200, nil, content),
        ]
        for (field, status, range, body) in table {
            let answer = try await http.request("GET", path.text, ["Range": field])
            #expect(answer.status == status, "\(field)")
            #expect(answer.fields["content-range"] == range, "\(field)")
            #expect(answer.body == body, "\(field)")
        }
        await server.stop()
    }

    @Test func headTellsTheLengthAndSendsNothing() async throws {
        let folder = try TestFolder()
        let (server, path, http) = try await serve(film(folder))
        let answer = try await http.request("HEAD", path.text, ["Range": "bytes=0-9"])
        #expect(answer.status == 200)
        #expect(answer.fields["content-length"] == "100000")
        #expect(answer.fields["content-type"] == "video/mp4")
        #expect(answer.body.isEmpty)
        await server.stop()
    }

    @Test func conditionsAreHonoured() async throws {
        let folder = try TestFolder()
        let (server, path, http) = try await serve(film(folder))
        let tag = try #require(try await http.request("HEAD", path.text).fields["etag"])
        #expect(try await http.request("GET", path.text, ["If-None-Match": tag]).status == 304)
        #expect(try await http.request("GET", path.text, ["Range": "bytes=0-9", "If-Range": tag]).status == 206)
        let other = try await http.request("GET", path.text, ["Range": "bytes=0-9", "If-Range": "\"old\""])
        #expect(other.status == 200)
        #expect(other.body.count == 100_000)
        await server.stop()
    }

    @Test func crossOriginRequestsAreAllowed() async throws {
        let folder = try TestFolder()
        let (server, path, http) = try await serve(film(folder))
        let preflight = try await http.request(
            "OPTIONS", path.text,
            [
                "Origin": "https://www.gstatic.com", "Access-Control-Request-Method": "GET",
                "Access-Control-Request-Headers": "range", "Access-Control-Request-Private-Network": "true",
            ])
        #expect(preflight.status == 204)
        #expect(preflight.fields["access-control-allow-origin"] == "*")
        let allowed = preflight.fields["access-control-allow-headers"]?.lowercased() ?? ""
        for name in ["content-type", "accept-encoding", "range"] { #expect(allowed.contains(name)) }
        let methods = preflight.fields["access-control-allow-methods"] ?? ""
        for name in ["GET", "HEAD", "OPTIONS"] { #expect(methods.contains(name)) }
        #expect(preflight.fields["access-control-max-age"] != nil)
        #expect(preflight.fields["access-control-allow-private-network"] == "true")
        for (method, field) in [("GET", "bytes=0-1"), ("HEAD", ""), ("GET", "bytes=900000-"), ("DELETE", "")] {
            let answer = try await http.request(method, path.text, ["Origin": "https://x", "Range": field])
            #expect(answer.fields["access-control-allow-origin"] == "*", "\(method)")
            #expect(answer.fields["access-control-expose-headers"]?.contains("Content-Range") == true, "\(method)")
        }
        await server.stop()
    }

    @Test func onlyWhatIsPublishedIsThereAndOnlyUnderItsPath() async throws {
        let folder = try TestFolder()
        let (server, path, http) = try await serve(film(folder))
        #expect(path.token.utf8.count == 32)
        let others = [
            "/", "/\(path.token)", "/\(path.token)/", "/\(path.token)/other.mp4", "/\(path.token)/../etc/passwd",
            path.text + "/x", "/" + path.text, "/0\(path.token.dropFirst())/\(path.name)", "/%2e%2e/etc/passwd",
            "//\(path.name)",
        ]
        for other in others {
            for method in ["GET", "HEAD", "OPTIONS"] {
                #expect(try await http.request(method, other).status == 404, "\(method) \(other)")
            }
        }
        #expect(try await http.request("DELETE", path.text).status == 405)
        #expect(try await http.request("GET", path.text).status == 200)
        server.withdraw(path)
        #expect(try await http.request("GET", path.text).status == 404)
        await server.stop()
    }

    @Test func fileThatShrinksWhileItIsSentEndsTheConnectionAndIsReported() async throws {
        let folder = try TestFolder()
        let size = 64 << 20
        let file = try folder.write("film.mp4", [])
        #expect(truncate(file, size) == 0)
        let item = PublishedItem(name: "film.mp4", contentType: "video/mp4", content: .file(path: file))
        let (server, path, http) = try await serve(item)
        let events = server.events
        let answer = try await http.request("GET", path.text, onFirstBytes: { truncate(file, 1000) })
        #expect(answer.status == 200)
        #expect(answer.endedEarly)
        var failure: ServingError?
        for await event in events {
            if case .requestFailed(_, let error) = event {
                failure = error
                break
            }
        }
        #expect(failure?.code == .fileChanged)
        let next = try await http.request("GET", path.text)
        #expect(next.status == 200)
        #expect(next.body.count == 1000)
        await server.stop()
    }

    @Test func fileThatIsDeletedIsReportedAndOthersGoOn() async throws {
        let folder = try TestFolder()
        let (server, path, http) = try await serve(film(folder))
        var generator = SeededGenerator(seed: 9)
        let other = server.publish(
            PublishedItem(
                name: "a.vtt", contentType: ContentType.webVTT, content: .bytes(ByteBuffer(string: "WEBVTT"))),
            using: &generator)
        #expect(try await http.request("GET", path.text).status == 200)
        let events = server.events
        try FileManager.default.removeItem(atPath: folder.path + "/film.mp4")
        #expect(try await http.request("GET", path.text).status == 404)
        var told: (path: PublishedPath?, code: ServingError.Code)?
        for await event in events {
            guard case .requestFailed(let request, let error) = event else { continue }
            told = (request.path, error.code)
            break
        }
        #expect(told?.path == path)
        #expect(told?.code == .fileMissing)
        let answer = try await http.request("GET", other.text)
        #expect(answer.status == 200)
        #expect(answer.text == "WEBVTT")
        #expect(answer.fields["content-type"]?.hasPrefix("text/vtt") == true)
        #expect(try await http.request("GET", other.text, ["Range": "bytes=1-2"]).text == "EB")
        await server.stop()
    }

    @Test func eventsTellStartEndAndPeer() async throws {
        let folder = try TestFolder()
        let (server, path, http) = try await serve(film(folder))
        let events = server.events
        _ = try await http.request("GET", path.text, ["Range": "bytes=0-99"])
        var seen: [ServingEvent] = []
        for await event in events {
            seen.append(event)
            if seen.count == 2 { break }
        }
        guard case .requestStarted(let request) = seen[0] else { return #expect(Bool(false), "\(seen)") }
        #expect(request.path == path)
        #expect(request.peer.hasPrefix("127.0.0.1:"))
        #expect(request.method == "GET")
        #expect(seen[1] == .requestFinished(request, bytes: 100, complete: true))
        await server.stop()
    }

    @Test func firstRequestIsNoticedBeforeAndAfterItCame() async throws {
        let folder = try TestFolder()
        let (server, path, http) = try await serve(film(folder))
        #expect(await server.firstRequest(for: path, within: .milliseconds(1)) == false)
        #expect(server.unreachableSentence.contains("\(server.port)"))
        async let noticed = server.firstRequest(for: path, within: .seconds(30))
        _ = try await http.request("OPTIONS", path.text)
        #expect(await noticed)
        #expect(await server.firstRequest(for: path, within: .seconds(30)))
        await server.stop()
    }

    @Test func sameUrlCanBeServedAgain() async throws {
        let folder = try TestFolder()
        let item = try film(folder)
        let server = try await LastingPort.start { port in
            try await MediaServer.start(.init(address: "127.0.0.1", port: port), logger: quiet)
        }
        var generator = SeededGenerator(seed: 3)
        let (port, path) = (server.port, server.publish(item, using: &generator))
        await server.stop()
        let second = try await LastingPort.startAgain {
            try await MediaServer.start(.init(address: "127.0.0.1", port: port), logger: quiet)
        }
        second.publish(item, at: path)
        #expect(second.port == port)
        #expect(try await RawHTTP(port: port).request("GET", path.text).body == content)
        let error = await #expect(throws: ServingError.self) {
            _ = try await MediaServer.start(.init(address: "127.0.0.1", port: port), logger: quiet)
        }
        #expect(error?.code == .portInUse)
        #expect(error?.description.contains("--serve-port") == true)
        await second.stop()
    }

    @Test func stopEndsAnAnswerThatIsUnderWay() async throws {
        let folder = try TestFolder()
        let file = try folder.write("film.mp4", [])
        #expect(truncate(file, 256 << 20) == 0)
        let item = PublishedItem(name: "film.mp4", contentType: "video/mp4", content: .file(path: file))
        let (server, path, http) = try await serve(item)
        let (began, report) = AsyncStream<Void>.makeStream()
        let stopped = DispatchSemaphore(value: 0)
        async let answer = http.request(
            "GET", path.text,
            onFirstBytes: {
                report.yield()
                stopped.wait()
            })
        for await _ in began { break }
        await server.stop()
        stopped.signal()
        #expect(try await answer.endedEarly)
        await #expect(throws: (any Error).self) { try await http.request("GET", path.text) }
    }
}
