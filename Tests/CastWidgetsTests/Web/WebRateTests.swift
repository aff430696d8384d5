import CastWire
import CastingFakes
import HTTPTypes
import Hummingbird
import NIOCore
import SenderFakes
import Testing

@testable import CastWidgets
@testable import CastWidgetsWeb

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What one address may cost, and that it costs no other.
@MainActor @Suite(.timeLimit(.minutes(1))) struct WebRateTests {
    @Test func whoAsksWithoutATokenIsCountedToo() async throws {
        let web = try await WebBench(WidgetBench()) { ($0.limits.openBurst, $0.limits.openPerSecond) = (6, 2) }
        let paths = ["image/0", "texts/index.json", "widgets.js", "nothing"]
        var statuses: [Int] = []
        for number in 0..<6 {
            statuses.append(try await web.ask("GET", "/cast/\(paths[number % 4])", ["Authorization": nil]).status)
        }
        #expect(statuses == [404, 200, 200, 404, 404, 200])
        for (method, path) in [("GET", "image/0"), ("GET", "texts/index.json"), ("OPTIONS", "events")] {
            let answer = try await web.ask(method, "/cast/\(path)", ["Authorization": nil])
            #expect(answer.status == 429 && answer.fields["retry-after"] == "1", "\(path)")
        }
        #expect(try await web.command("12345678", #""command":"play""#).status == 429)
        #expect(try await web.ask("GET", "/cast/texts/index.json", from: "127.0.0.2").status == 200)
        web.bench.time.advance(by: .seconds(1))
        #expect(try await web.ask("GET", "/cast/texts/index.json").status == 200)
        await web.stop()
    }

    /// As many as a page's files and a few screens of pictures, ten times in one moment.
    @Test func aPageIsNeverRefused() async throws {
        let web = try await WebBench(WidgetBench())
        let client = try await WebClient.connect(to: web.port)
        let request = "HEAD /cast/texts/index.json HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        let all = String(repeating: request + "\r\n", count: 999) + request + "Connection: close\r\n\r\n"
        try await client.send(all)
        await client.end()
        #expect(client.text.components(separatedBy: " 200 OK").count == 1_001)
        await web.stop()
    }

    @Test func whoWasRightGoesOnWhileOthersGuessAtTheSameAddress() async throws {
        let web = try await WebBench(WidgetBench()) { $0.limits.wrongTokenBurst = 5 }
        web.access.give("another-owners-token", WidgetGrant(id: "other"))
        let play = #""command":"play""#
        #expect(try await web.command("12345670", play).status == 409)
        for number in 1...5 {
            #expect(try await web.command("12345678", play, token: "guess-\(number)").status == 401)
        }
        #expect(try await web.command("12345671", play).status == 409)
        // One that was not seen here before might be a guess.
        for token in ["guess-6", "another-owners-token"] {
            #expect(try await web.command("12345678", play, token: token).status == 429)
        }
        // And what was taken back is wrong like any other.
        web.access.forget(WebBench.owner)
        #expect(try await web.command("12345672", play).status == 401)
        #expect(try await web.command("12345673", play).status == 429)
        await web.stop()
    }

    @Test func oneDevicesWrongTokensShutOutItselfAndNotItsHouse() async throws {
        let access = FakeAccess(["a-right-token-of-it": WidgetGrant(id: "owner")])
        let time = ManualTime()
        let door = ServerDoor(WebWidgetsLimits())
        let gate = try WebGate(WebWidgetsOptions(access: access), door: door, now: time.source.now) { Date() }
        func grant(_ token: String, from address: String) async throws -> HTTPResponse.Status? {
            let head = HTTPRequest(
                method: .get, scheme: nil, authority: nil, path: "/",
                headerFields: [.authorization: "Bearer \(token)"])
            do throws(WebRefusal) {
                _ = try await gate.grant(
                    of: Request(head: head, body: .init(buffer: ByteBuffer())),
                    from: try? SocketAddress(ipAddress: address, port: 1))
                return nil
            } catch { return error.status }
        }
        for _ in 1...10 { #expect(try await grant("wrong", from: "2001:db8::1") == .unauthorized) }
        #expect(try await grant("wrong", from: "2001:db8::1") == .tooManyRequests)
        #expect(try await grant("a-right-token-of-it", from: "2001:db8::2") == nil)
        // One that takes another address each time has some more, and no more.
        var refused = 0
        for number in 16...255 {
            if try await grant("wrong", from: "2001:db8::\(number)") == .tooManyRequests { refused += 1 }
        }
        #expect(refused == 240 - 70)
        #expect(try await grant("another", from: "2001:db8:0:1::1") == .unauthorized)
        #expect(try await grant("a-right-token-of-it", from: "2001:db8::2") == nil)
    }

    /// Real time: the connections' own clock is the event loop's.
    @Test func aReaderThatTakesLittleGetsAllAndOneThatTakesNothingIsClosed() async throws {
        let length = 32 << 20
        let web = try await WebBench(
            WidgetBench(),
            { $0.limits.stallSeconds = 3 },
            routes: { router, widgets in
                router.get(
                    "long",
                    use: widgets.open { _, _ in
                        Response(status: .ok, body: .init(byteBuffer: ByteBuffer(repeating: 0x61, count: length)))
                    })
            })
        let ask = "GET /long HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
        let (slow, dead) = (try await WebClient.connect(to: web.port), try await WebClient.connect(to: web.port))
        try await dead.takes(false)
        try await dead.send(ask)
        try await slow.takes(false)
        try await slow.send(ask)
        let began = ContinuousClock.now
        slow.takesSome(every: .milliseconds(30))
        await slow.end()
        let took = ContinuousClock.now - began
        #expect(slow.count > length && took > .seconds(3), "\(slow.count) in \(took)")
        // The other's place is free again, though it has not even heard that it was closed.
        await until { web.widgets.door.count == 0 }
        try await dead.takes(true)
        await dead.end()
        #expect(dead.count < length)
        await web.stop()
    }

    @Test func connectionsAreCountedOverAllAddressesThatAreServed() async throws {
        let web = try await WebBench(WidgetBench()) { $0.limits.connections = 8 }
        let router = Router(context: CastWidgetsContext.self)
        web.widgets.addRoutes(to: router)
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        let second = Task { try await web.widgets.serve(router) { port.yield($0) } }
        var other = 0
        for await port in ports {
            other = port
            break
        }
        func ask(at port: Int) async throws -> WebClient {
            let client = try await WebClient.connect(to: port)
            // One that is closed at once may be so before it has asked.
            try? await client.send("GET /cast/texts/index.json HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
            await client.until { $0.contains("\r\n\r\n") }
            return client
        }
        var clients: [WebClient] = []
        for number in 1...8 { clients.append(try await ask(at: number.isMultiple(of: 2) ? web.port : other)) }
        #expect(clients.allSatisfy { $0.text.contains("200 OK") && !$0.isOver })
        // Whoever comes then gets the place of the oldest that has shown no token, at whichever address that came.
        var newcomers: [WebClient] = []
        for (number, port) in [web.port, other].enumerated() {
            newcomers.append(try await ask(at: port))
            #expect(newcomers[number].text.contains("200 OK"))
            let oldest = clients[number]
            await until { oldest.isOver }
        }
        clients = []
        newcomers = []
        while try await ask(at: other).count == 0, !Task.isCancelled {}
        second.cancel()
        try? await second.value
        await web.stop()
    }
}
