import Foundation
import Synchronization
import Testing

@testable import CastSender

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ImageCacheTests {
    nonisolated static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]

    nonisolated private static func picture(
        _ type: String = "image/png", _ bytes: [UInt8] = png
    ) -> TestWebServer.Answer {
        .init(headers: [("Content-Type", type)], body: bytes)
    }

    private func inFolder(_ body: (String) async throws -> Void) async throws {
        let folder = NSTemporaryDirectory() + "images-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await body(folder)
    }

    // S0-61: no second HTTP request for a URL, not by another cache either that has the same folder.
    @Test func aPictureIsFetchedOnce() async throws {
        let server = try await TestWebServer.start { _ in Self.picture("Image/PNG; charset=binary") }
        try await inFolder { folder in
            let cache = ImageCache(folder: folder)
            let expected = CachedImage(contentType: "image/png", bytes: Self.png)
            let image1 = try await cache.image(at: server.url("/a.png"))
            #expect(image1 == expected)
            let image2 = try await cache.image(at: server.url("/a.png"))
            #expect(image2 == expected)
            let image3 = try await ImageCache(folder: folder).image(at: server.url("/a.png"))
            #expect(image3 == expected)
            #expect(server.questions.map(\.path) == ["/a.png"])
            #expect(server.questions.first?.headers["accept"] == "image/*")
            cache.removeAll()
            let image4 = try await cache.image(at: server.url("/a.png"))
            #expect(image4 == expected)
            #expect(server.questions.count == 2)
        }
        try await server.close()
    }

    @Test func manyWhoAskAtOnceShareOneFetch() async throws {
        try await inFolder { folder in
            let fetcher = GatedFetcher()
            let cache = ImageCache(folder: folder, fetcher: fetcher)
            let tasks = (0..<5).map { _ in Task { try await cache.image(at: "http://a/1") } }
            await fetcher.waitForFetch(1)
            // All have asked by now: the fetch began in the first one's turn, and theirs came before its first wait
            // ended.
            for _ in 0..<20 { await Task.yield() }
            fetcher.open()
            for task in tasks {
                let image = try await task.value
                #expect(image.bytes == [1])
            }
            #expect(fetcher.count == 1)
        }
    }

    @Test func aDeviceHasFourFetchedAtOnceAndKeepsNobodyElseWaiting() async throws {
        try await inFolder { folder in
            let fetcher = GatedFetcher()
            let cache = ImageCache(folder: folder, fetcher: fetcher)
            func ask(_ count: Int, of deviceID: String?) -> [Task<CachedImage, any Error>] {
                (0..<count).map { number in
                    let origin = ImageOrigin(reach: .machine, deviceID: deviceID)
                    return Task { try await cache.image(at: "http://\(deviceID ?? "app")/\(number)", namedBy: origin) }
                }
            }
            let slow = ask(20, of: "slow")
            await fetcher.waitForFetch(ImageTurns.limitOfDevice)
            let others = ask(20, of: "other")
            await fetcher.waitForFetch(ImageTurns.limit)
            let own = ask(1, of: nil)
            for _ in 0..<200 { await Task.yield() }
            #expect(fetcher.count == ImageTurns.limit, "all places are taken")
            // One that nobody waits for any more makes room for another.
            for task in slow { task.cancel() }
            await fetcher.waitForFetch(ImageTurns.limit + 1)
            fetcher.open()
            for task in others + own {
                let image = try await task.value
                #expect(image.bytes == [1])
            }
        }
    }

    @Test func ofThoseThatWaitTheOldestGiveUpForMore() async throws {
        try await inFolder { folder in
            let fetcher = GatedFetcher()
            let cache = ImageCache(folder: folder, fetcher: fetcher)
            let tasks = (0..<ImageTurns.limit + ImageTurns.waitingLimit + 5).map { number in
                Task { try await cache.image(at: "http://app/\(number)") }
            }
            // Those that are fetched wait at the gate: whoever ends before it is opened has given up.
            let (losers, loser) = AsyncStream.makeStream(of: CastError?.self)
            for task in tasks {
                Task { if case .failure(let error) = await task.result { loser.yield(error as? CastError) } }
            }
            var given = 0
            for await error in losers {
                #expect(error == CastError.tooManyImages)
                given += 1
                if given == 5 { break }
            }
            fetcher.open()
            var there = 0
            for task in tasks where (try? await task.value) != nil { there += 1 }
            #expect(there == ImageTurns.limit + ImageTurns.waitingLimit)
        }
    }

    @Test func theFetchEndsWhenTheLastWhoWaitedHasGone() async throws {
        try await inFolder { folder in
            let fetcher = GatedFetcher()
            let cache = ImageCache(folder: folder, fetcher: fetcher)
            let first = Task { try await cache.image(at: "http://a/1") }
            await fetcher.waitForFetch(1)
            let second = Task { try await cache.image(at: "http://a/1") }
            for _ in 0..<20 { await Task.yield() }
            first.cancel()
            await expect(.cancelled) { try await first.value }
            #expect(fetcher.cancelled == 0)
            second.cancel()
            await expect(.cancelled) { try await second.value }
            await fetcher.waitForCancellation()
            // One that asks after that starts anew, whatever the old fetch still does.
            let third = Task { try await cache.image(at: "http://a/1") }
            await fetcher.waitForFetch(2)
            fetcher.open()
            let image5 = try await third.value
            #expect(image5.bytes == [1])
        }
    }

    @Test func theLeastRecentlyUsedLeavesTheDisk() async throws {
        let server = try await TestWebServer.start { _ in Self.picture() }
        try await inFolder { folder in
            let clock = Mutex(Date(timeIntervalSince1970: 1_700_000_000))
            let entry = server.url("/1").utf8.count + Array("\nimage/png\n11\n".utf8).count + Self.png.count
            let cache = ImageCache(
                folder: folder, diskLimit: 2 * entry, memoryLimit: 0, fetcher: HTTPImageFetcher(),
                now: {
                    clock.withLock {
                        $0 += 1
                        return $0
                    }
                })
            for path in ["/1", "/2", "/1", "/3", "/1", "/2"] { _ = try await cache.image(at: server.url(path)) }
            #expect(server.questions.map(\.path) == ["/1", "/2", "/3", "/2"])
        }
        try await server.close()
    }

    /// Whoever has fetched it: no more than the limit is handed on or kept.
    @Test func aPictureThatIsTooBigIsRefusedWherever() async throws {
        try await inFolder { folder in
            let fetcher = GatedFetcher(bytes: 11)
            fetcher.open()
            let cache = ImageCache(folder: folder, imageByteLimit: 10, fetcher: fetcher)
            for count in 1...2 {
                await #expect { try await cache.image(at: "http://a/1") } throws: {
                    ($0 as? CastError)?.code == .messageTooBig
                }
                #expect(fetcher.count == count)
            }
        }
    }

    @Test func memoryIsBoundedToo() async throws {
        try await inFolder { folder in
            let fetcher = GatedFetcher(bytes: 10)
            fetcher.open()
            let cache = ImageCache(folder: folder, diskLimit: 0, memoryLimit: 20, fetcher: fetcher)
            for url in ["http://a/1", "http://a/2", "http://a/1", "http://a/3", "http://a/1", "http://a/2"] {
                _ = try await cache.image(at: url)
            }
            #expect(fetcher.count == 4)
        }
    }

    @Test func aFileThatIsBrokenIsFetchedAgain() async throws {
        let server = try await TestWebServer.start { _ in Self.picture() }
        try await inFolder { folder in
            _ = try await ImageCache(folder: folder).image(at: server.url("/1"))
            for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
                try Data("rubbish".utf8).write(to: URL(filePath: "\(folder)/\(name)"))
            }
            let image6 = try await ImageCache(folder: folder).image(at: server.url("/1"))
            #expect(image6.bytes == Self.png)
            #expect(server.questions.count == 2)
        }
        try await server.close()
    }

    @Test func aFailureIsNotKept() async throws {
        let isThere = Mutex(false)
        let server = try await TestWebServer.start { _ in
            isThere.withLock { $0 } ? Self.picture() : .init(status: 404)
        }
        try await inFolder { folder in
            let cache = ImageCache(folder: folder)
            await expect(.networkError) { try await cache.image(at: server.url("/1")) }
            isThere.withLock { $0 = true }
            let image7 = try await cache.image(at: server.url("/1"))
            #expect(image7.bytes == Self.png)
        }
        try await server.close()
    }

    @Test(arguments: [
        "", "film.png", "file:///etc/passwd", "ftp://127.0.0.1/a.png", "http:a", "data:image/png;base64,AA",
    ])
    func onlyHTTPURLsAreFetched(_ url: String) async throws {
        try await inFolder { folder in
            let fetcher = GatedFetcher()
            let cache = ImageCache(folder: folder, fetcher: fetcher)
            await expect(.invalidRequest) { try await cache.image(at: url) }
            #expect(fetcher.count == 0)
        }
    }

    /// What a server may answer, and what is made of it.
    @Test func whatIsNoPictureIsRefusedWithTheReason() async throws {
        let server = try await TestWebServer.start { question in
            switch question.path {
            case "/html": Self.picture("text/html")
            case "/none": .init(body: Self.png)
            case "/svg-as-png": Self.picture("image/png", Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8))
            case "/liar": Self.picture("image/png", Array("<html>".utf8))
            case "/empty": Self.picture("image/png", [])
            case "/big": Self.picture("image/png", Self.png + .init(repeating: 0, count: 100))
            case "/endless": .init(headers: [("Content-Type", "image/png")], body: Self.png, ending: .endless)
            case "/gone": .init(status: 500, headers: [("Content-Type", "image/png")], body: Self.png)
            case "/file": .init(status: 302, headers: [("Location", "file:///etc/passwd")])
            case "/ftp": .init(status: 302, headers: [("Location", "ftp://127.0.0.1/a.png")])
            case "/circle": .init(status: 302, headers: [("Location", "/circle")])
            default: .init(status: 404)
            }
        }
        try await inFolder { folder in
            let cache = ImageCache(folder: folder, imageByteLimit: 100, fetcher: HTTPImageFetcher())
            for (path, code) in [
                ("/html", CastError.Code.invalidResponse), ("/none", .invalidResponse), ("/liar", .invalidResponse),
                ("/svg-as-png", .invalidResponse), ("/empty", .invalidResponse), ("/big", .messageTooBig),
                ("/endless", .messageTooBig),
                ("/gone", .networkError), ("/file", .networkError), ("/ftp", .networkError), ("/circle", .networkError),
            ] {
                await expect(code, path) { try await cache.image(at: server.url(path)) }
            }
            let left = try? FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(left ?? [] == [])
        }
        try await server.close()
    }

    @Test func aServerThatIsNotThereIsANetworkError() async throws {
        let server = try await TestWebServer.start { _ in .init() }
        try await server.close()
        try await inFolder { folder in
            let cache = ImageCache(folder: folder)
            await expect(.networkError) { try await cache.image(at: server.url("/a.png")) }
        }
    }

    @Test func whatASilentServerDoesNotSendIsNotWaitedForForEver() async throws {
        let server = try await TestWebServer.start { question in
            question.path == "/silent"
                ? .silence : .init(headers: [("Content-Type", "image/png")], body: Self.png, ending: .stalled)
        }
        try await inFolder { folder in
            let cache = ImageCache(folder: folder, fetcher: HTTPImageFetcher(timeout: .milliseconds(50)))
            await expect(.timeout) { try await cache.image(at: server.url("/silent")) }
            await expect(.timeout) { try await cache.image(at: server.url("/stalled")) }
        }
        try await server.close()
    }

    @Test func aRedirectToAnotherPageIsFollowedAndAMislabelledPictureIsWhatItIs() async throws {
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1]
        let server = try await TestWebServer.start { question in
            question.path == "/old"
                ? .init(status: 302, headers: [("Location", "/new")]) : Self.picture("image/png", jpeg)
        }
        try await inFolder { folder in
            let image = try await ImageCache(folder: folder).image(at: server.url("/old"))
            #expect(image == CachedImage(contentType: "image/jpeg", bytes: jpeg))
        }
        try await server.close()
    }

    private func expect(
        _ code: CastError.Code, _ what: String = "", _ body: () async throws -> CachedImage
    ) async {
        do {
            _ = try await body()
            Issue.record("no error \(what)")
        } catch {
            #expect((error as? CastError)?.code == code, "\(what) \(error)")
        }
    }
}

/// Fetches nothing before it is opened.
private final class GatedFetcher: ImageFetching {
    private struct State {
        var count = 0
        var cancelled = 0
        var isOpen = false
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    }

    private let state = Mutex(State())
    private let bytes: Int

    init(bytes: Int = 1) { self.bytes = bytes }

    var count: Int { state.withLock(\.count) }
    var cancelled: Int { state.withLock(\.cancelled) }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [:] }
            return state.waiting.values.map(\.self)
        }
        for continuation in waiting { continuation.resume() }
    }

    func waitForFetch(_ number: Int) async {
        while count < number, !Task.isCancelled { await Task.yield() }
    }

    func waitForCancellation() async {
        while cancelled == 0, !Task.isCancelled { await Task.yield() }
    }

    func fetch(_ url: String, namedBy origin: ImageOrigin, byteLimit: Int) async throws -> CachedImage {
        let number = state.withLock { state in
            state.count += 1
            return state.count
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let goesOn = state.withLock { state in
                    if state.isOpen || Task.isCancelled { return true }
                    state.waiting[number] = continuation
                    return false
                }
                if goesOn { continuation.resume() }
            }
        } onCancel: {
            let continuation = state.withLock { state in
                state.cancelled += 1
                return state.waiting.removeValue(forKey: number)
            }
            continuation?.resume()
        }
        try Task.checkCancellation()
        return CachedImage(contentType: "image/x-test", bytes: .init(repeating: 1, count: bytes))
    }
}
