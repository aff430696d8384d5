import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import CastTransport

/// Without sockets, and with a clock that goes on only when it is told to.
@Suite struct HeadTimeTests {
    private let places = PortPlaces(
        PlaceLimits(connections: 8, perAddress: 8), budget: DescriptorBudget(limit: { 256 }, used: { 30 }))

    /// A connection whose requests' heads may take 10 s.
    private func connect() throws -> EmbeddedChannel {
        var gate = PortGate(places)
        gate.headTime = .seconds(10)
        let channel = EmbeddedChannel()
        try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withPipeliningAssistance: false, withErrorHandling: false)
        try channel.pipeline.syncOperations.addHandler(gate.makeHandler())
        try channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        return channel
    }

    private func send(_ text: String, to channel: EmbeddedChannel) throws {
        try channel.writeInbound(ByteBuffer(string: text))
    }

    private func answer(_ channel: EmbeddedChannel) throws {
        let head = HTTPResponseHead(version: .http1_1, status: .ok, headers: ["Content-Length": "0"])
        try channel.writeOutbound(HTTPServerResponsePart.head(head))
        try channel.writeOutbound(HTTPServerResponsePart.end(nil))
    }

    private let get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"
    private let upload = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"

    @Test func aSilentConnectionEnds() throws {
        let channel = try connect()
        channel.embeddedEventLoop.advanceTime(by: .seconds(9))
        #expect(channel.isActive && places.count == 1)
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        channel.embeddedEventLoop.run()
        #expect(!channel.isActive && places.count == 0)
    }

    @Test func aHeadThatComesByteByByteEndsToo() throws {
        let channel = try connect()
        try send(get, to: channel)
        try answer(channel)
        for byte in "GET /slow/".map(String.init) {
            #expect(channel.isActive)
            // Each byte alone is no reason to wait any longer.
            try send(byte, to: channel)
            channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        }
        #expect(!channel.isActive)
    }

    @Test func whoHasBeenAnsweredMayWait() throws {
        let channel = try connect()
        try send(get, to: channel)
        try answer(channel)
        channel.embeddedEventLoop.advanceTime(by: .hours(1))
        #expect(channel.isActive)
        _ = try? channel.finish(acceptAlreadyClosed: true)
    }

    @Test func anUploadBehindAnotherRequestHasItsTime() throws {
        let channel = try connect()
        try send(get + upload, to: channel)
        try answer(channel)
        try send("a", to: channel)
        channel.embeddedEventLoop.advanceTime(by: .hours(1))
        #expect(channel.isActive)
        _ = try? channel.finish(acceptAlreadyClosed: true)
    }

    @Test func anUploadThatIsRefusedWhileItComesHasItsTimeAndTheNextHeadHasNotMore() throws {
        let channel = try connect()
        try send(upload, to: channel)
        try answer(channel)
        try send("a", to: channel)
        channel.embeddedEventLoop.advanceTime(by: .hours(1))
        #expect(channel.isActive)
        try send(String(repeating: "a", count: 99), to: channel)
        try send("G", to: channel)
        channel.embeddedEventLoop.advanceTime(by: .seconds(10))
        #expect(!channel.isActive)
    }
}
