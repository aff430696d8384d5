import CastWire
import Testing

@testable import CastTransport

@Suite("A connection's heartbeat")
struct HeartbeatDriverTests {
    @Test func pingsAfterFiveSecondsOfSilenceAndDiesTenSecondsLater() async throws {
        let test = try await TestChannel.open()
        await test.advance(seconds: 4)
        #expect(try await test.sent() == nil)
        await test.advance(seconds: 2)
        #expect(try await test.sent()?.text == #"{"type":"PING"}"#)
        await test.advance(seconds: 8)
        #expect(test.connection.isWritable)
        await test.advance(seconds: 2)
        #expect(await test.connection.closeReason.code == .heartbeatLost)
        #expect(!test.connection.isWritable)
        #expect(try await test.sent() == nil)
    }

    @Test func anyMessageIsASignOfLife() async throws {
        let test = try await TestChannel.open()
        for _ in 0..<10 {
            await test.advance(seconds: 4)
            try await test.receive(.text(#"{"type":"RECEIVER_STATUS","requestId":0}"#))
        }
        #expect(try await test.sent() == nil)
        #expect(test.connection.isWritable)
    }

    @Test func everyPingIsAnsweredToItsSenderAndNoneShowsOutside() async throws {
        let test = try await TestChannel.open(role: .server)
        for id in ["sender-0", "sender-7", "Tr@n$p0rt-0"] {
            try await test.receive(
                .text(#"{"type":"PING","requestId":3}"#, namespace: .heartbeat, from: id, to: "receiver-0"))
            let pong = try #require(try await test.sent())
            #expect(pong.text == #"{"type":"PONG"}"#)
            #expect(pong.sourceID == "receiver-0")
            #expect(pong.destinationID == id)
        }
        try await test.receive(.text("{}", namespace: .media))
        var messages = test.connection.messages.makeAsyncIterator()
        #expect(await messages.next()?.namespace == .media)
    }

    @Test func aPongOrBrokenHeartbeatIsNotAnswered() async throws {
        let test = try await TestChannel.open()
        for text in [#"{"type":"PONG"}"#, "{", #"{"type":7}"#, #"{"type":"PANG"}"#] {
            try await test.receive(.text(text, namespace: .heartbeat))
        }
        try await test.receive(
            CastMessage(from: "a", to: "b", namespace: .heartbeat, payload: .binary([1])))
        #expect(try await test.sent() == nil)
        #expect(test.connection.isWritable)
    }

    @Test func pingsGoOutFromThePlatformOfTheRole() async throws {
        let client = try await TestChannel.open(role: .client)
        await client.advance(seconds: 6)
        #expect(try await client.sent()?.sourceID == "sender-0")
        let server = try await TestChannel.open(role: .server)
        await server.advance(seconds: 6)
        let ping = try await server.sent()
        #expect(ping?.sourceID == "receiver-0")
        #expect(ping?.destinationID == "*")
    }

    @Test func aSlowConsumerKeepsItsHeartbeatUntilItsLimitAndIsNotTakenForADeadPeer() async throws {
        var options = ConnectionOptions()
        options.messageLimit = 4
        let test = try await TestChannel.open(options: options)
        for number in 0..<3 { try await test.receive(.text("\(number)")) }
        try await test.receive(.ping)
        #expect(try await test.sent()?.text == #"{"type":"PONG"}"#)
        try await test.receive(.text("3"))
        await test.advance(seconds: 31)
        #expect(test.connection.isWritable)
        // It could not hear anything, so it shows that it lives.
        #expect(try await test.sent()?.text == #"{"type":"PING"}"#)
    }
}
