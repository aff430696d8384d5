import Foundation
import Logging
import NIOCore
import Testing

@testable import CastReceiver

#if canImport(Glibc)
    import Glibc
#endif

/// A request as it stands on the wire, and the answer up to the server's close.
struct RawHTTP: Sendable {
    var port: UInt16

    /// On a thread of its own, because it blocks.
    ///
    /// - Parameter hangsUp: after the first bytes of the answer.
    func ask(_ text: String, hangsUp: Bool = false) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try askBlocking(text, hangsUp) }) }
        }
    }

    private func askBlocking(_ text: String, _ hangsUp: Bool) throws -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(connected == 0)
        let bytes = Array(text.utf8)
        // A server that refuses a body may close before it has read it all.
        _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = recv(descriptor, &buffer, buffer.count, 0), count > 0 {
            answer += buffer[..<count]
            if hangsUp { break }
        }
        return String(decoding: answer, as: UTF8.self)
    }
}

@Suite(.timeLimit(.minutes(1))) struct PageServerTests {
    @Test func tokensAre128BitsAndDiffer() {
        var random = SystemRandomNumberGenerator()
        let tokens = (0..<100).map { _ in PageServer.makeToken(using: &random) }
        #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
        #expect(Set(tokens).count == 100)
    }

    @Test func everyFileOfThePageIsServedByItsName() async throws {
        try await serve { http, path, _ in
            for (name, file) in PageFile.all {
                let answer = try await http.ask(
                    "GET \(path)\(name) HTTP/1.1\r\nHost: 127.0.0.1:\(http.port)\r\nConnection: close\r\n\r\n")
                #expect(status(answer) == 200 && !file.text.isEmpty, "\(name)")
                #expect(answer.hasSuffix(file.text), "\(name)")
            }
        }
    }

    /// Runs a page's server; `body` gets its port, the page's path and the events.
    private func serve(_ body: (RawHTTP, String, PagePlayer) async throws -> Void) async throws {
        let (urls, url) = AsyncStream.makeStream(of: String.self)
        let player = PagePlayer(logger: Logger(label: "test"), tellsOfPage: false) { url.yield($0) }
        let running = Task { try await player.run() }
        let address = try #require(await urls.first { _ in true })
        let page = try #require(URL(string: address))
        let port = UInt16(try #require(page.port))
        try await body(RawHTTP(port: port), page.path(), player)
        running.cancel()
        try await running.value
    }

    private func status(_ answer: String) -> Int? { answer.split(separator: " ").dropFirst().first.flatMap { Int($0) } }

    @Test func thePageIsServedWithItsRules() async throws {
        try await serve { http, path, _ in
            let answer = try await http.ask(
                "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(http.port)\r\nConnection: close\r\n\r\n")
            #expect(status(answer) == 200)
            #expect(answer.lowercased().contains("content-security-policy: default-src 'none'; script-src 'self'"))
            #expect(answer.contains(PageAssets.indexHTML))
        }
    }

    @Test func aForeignHostOrOriginGetsNothing() async throws {
        try await serve { http, path, _ in
            let rebound = try await http.ask("GET \(path) HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
            #expect(status(rebound) == 421)
            #expect(!rebound.contains("<"))
            let foreign = try await http.ask(
                "GET \(path)stream?page=a&seen=0 HTTP/1.1\r\nHost: 127.0.0.1:\(http.port)\r\n"
                    + "Origin: http://evil.example\r\nConnection: close\r\n\r\n")
            #expect(status(foreign) == 403)
        }
    }

    @Test func aPostedReportBecomesAnEventAndABrokenOneAnError() async throws {
        try await serve { http, path, player in
            _ = player.channel.connect(page: "p", seen: 0)
            let body =
                #"{"page":"p","first":1,"seen":0,"reports":[{"type":"volume","level":0.25,"muted":true}]}"#
            let answer204 = try await http.ask(post(body, path, http))
            #expect(status(answer204) == 204)
            var events = player.events.makeAsyncIterator()
            #expect(await events.next() == .ready)
            #expect(await events.next() == .volumeChanged(level: 0.25, muted: true))
            let answer400 = try await http.ask(post("{", path, http))
            #expect(status(answer400) == 400)
        }
    }

    @Test func aPageThatGoesIsNotConnectedAnyMore() async throws {
        try await serve { http, path, player in
            var events = player.events.makeAsyncIterator()
            let connected = Task {
                try await http.ask(
                    "GET \(path)stream?page=p&seen=0 HTTP/1.1\r\nHost: 127.0.0.1:\(http.port)\r\n\r\n", hangsUp: true)
            }
            #expect(await events.next() == .ready)
            _ = try await connected.value
            while player.channel.isConnected { await Task.yield() }
            // What is sent meanwhile waits for the page.
            player.send(.pause(LoadID(rawValue: 1)))
            var lines = player.channel.connect(page: "p", seen: 1).makeAsyncIterator()
            #expect(player.channel.isConnected)
            let line = try #require(await lines.next())
            #expect(String(buffer: line).contains("pause"))
        }
    }

    @Test func anOldConnectionsEndIsNotTheNewOnes() async throws {
        try await serve { _, _, player in
            let channel = player.channel
            let old = Task { for await _ in channel.connect(page: "p", seen: 0) {} }
            while !channel.isConnected { await Task.yield() }
            let lines = channel.connect(page: "p", seen: 0)
            await old.value
            #expect(channel.isConnected)
            let reading = Task { for await _ in lines {} }
            reading.cancel()
            await reading.value
            while channel.isConnected { await Task.yield() }
        }
    }

    @Test func aBodyBeyondTheLimitIsRefused() async throws {
        try await serve { http, path, _ in
            let body = String(repeating: " ", count: PageReports.bodyLimit + 1)
            let answer413 = try await http.ask(post(body, path, http))
            #expect(status(answer413) == 413)
        }
    }

    private func post(_ body: String, _ path: String, _ http: RawHTTP) -> String {
        "POST \(path)reports HTTP/1.1\r\nHost: 127.0.0.1:\(http.port)\r\nOrigin: http://127.0.0.1:\(http.port)\r\n"
            + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
    }
}
