import CastWire
import NIOCore
import NIOEmbedded
import Testing

@testable import CastTransport

@Suite("Requests on a connection", .timeLimit(.minutes(1)))
struct RequestDriverTests {
    private static let status = #"{"type":"RECEIVER_STATUS","requestId":ID,"status":{"volume":{"level":0.5}}}"#

    private static func reply(_ id: Int) -> CastMessage {
        .text(status.replacing("ID", with: "\(id)"))
    }

    @Test func aReplyWithItsIdEndsTheRequestAndIsAMessageToo() async throws {
        let test = try await TestChannel.open()
        async let answer = test.connection.getStatus()
        let id = try #require(try await test.nextSent().requestID)
        try await test.receive(Self.reply(0))
        try await test.receive(Self.reply(id))
        let envelope = try await answer
        #expect(envelope.requestID == id)
        #expect(envelope.body.type == "RECEIVER_STATUS")
        var messages = test.connection.messages.makeAsyncIterator()
        #expect(await messages.next()?.requestID == 0)
        #expect(await messages.next()?.requestID == id)
    }

    @Test func messagesAndRepliesComeAsCallsInTheirOrder() async throws {
        let test = try await TestChannel.open()
        try await test.receive(Self.reply(0))
        let (heard, write) = AsyncStream.makeStream(of: String.self)
        test.connection.onMessages { write.yield("message \($0.requestID ?? -1)") } ended: {
            write.yield("ended")
            write.finish()
        }
        try test.connection.request(
            ReceiverRequest.getStatus, namespace: .receiver, from: "sender-0", to: "receiver-0"
        ) { (result: Result<Envelope<ReceiverReply>, TransportError>) in
            write.yield("reply \((try? result.get())?.requestID ?? -1)")
        }
        let id = try #require(try await test.nextSent().requestID)
        try await test.receive(Self.reply(id))
        try test.connection.request(
            ReceiverRequest.getStatus, namespace: .receiver, from: "sender-0", to: "receiver-0"
        ) { (result: Result<Envelope<ReceiverReply>, TransportError>) in
            guard case .failure(let error) = result else { return }
            write.yield(error.code.rawValue)
        }
        _ = try await test.nextSent()
        try await test.channel.close()
        var events: [String] = []
        for await event in heard { events.append(event) }
        #expect(events == ["message 0", "message \(id)", "reply \(id)", "closed", "ended"])
    }

    @Test func whoComesAfterTheEndHearsWhatWasHeldAndTheEnd() async throws {
        let test = try await TestChannel.open()
        try await test.receive(Self.reply(0))
        try await test.channel.close()
        let (heard, write) = AsyncStream.makeStream(of: String.self)
        test.connection.onMessages { _ in write.yield("message") } ended: {
            write.yield("ended")
            write.finish()
        }
        var events: [String] = []
        for await event in heard { events.append(event) }
        #expect(events == ["message", "ended"])
    }

    @Test func theIdOfAnotherNamespaceOrANestedOneIsNotTheReply() async throws {
        let test = try await TestChannel.open()
        async let answer = test.connection.getStatus()
        let id = try #require(try await test.nextSent().requestID)
        try await test.receive(.text(Self.status.replacing("ID", with: "\(id)"), namespace: .media))
        try await test.receive(.text(#"{"type":"RECEIVER_STATUS","requestId":0,"status":{"requestId":\#(id)}}"#))
        try await test.receive(.text(#"{"type":"INVALID_REQUEST","requestId":\#(id),"reason":"INVALID_COMMAND"}"#))
        #expect(try await answer.body == .invalidRequest(reason: "INVALID_COMMAND"))
    }

    @Test func repliesInAnotherOrderReachTheirRequests() async throws {
        let test = try await TestChannel.open()
        async let first = test.connection.getStatus()
        let firstID = try #require(try await test.nextSent().requestID)
        async let second = test.connection.getStatus()
        let secondID = try #require(try await test.nextSent().requestID)
        #expect(firstID != secondID)
        try await test.receive(Self.reply(secondID))
        try await test.receive(Self.reply(firstID))
        #expect(try await first.requestID == firstID)
        #expect(try await second.requestID == secondID)
    }

    @Test func waitersForDifferentTypesInOneNamespaceGetTheirOwn() async throws {
        let test = try await TestChannel.open()
        async let device: Envelope<DiscoveryMessage> = test.connection.request(
            DiscoveryMessage.getDeviceInfo, namespace: .receiver, from: "sender-0", to: "receiver-0")
        let deviceID = try #require(try await test.nextSent().requestID)
        async let status = test.connection.getStatus()
        let statusID = try #require(try await test.nextSent().requestID)
        try await test.receive(.text(#"{"type":"DEVICE_INFO","requestId":\#(deviceID),"deviceId":"x"}"#))
        try await test.receive(Self.reply(statusID))
        #expect(try await device.body.type == "DEVICE_INFO")
        #expect(try await status.body.type == "RECEIVER_STATUS")
    }

    @Test func aDeadlineEndsTheRequestOnly() async throws {
        let test = try await TestChannel.open()
        let answer = Task { () async throws(TransportError) in
            try await test.connection.getStatus(timeout: .seconds(3))
        }
        let id = try #require(try await test.nextSent().requestID)
        await test.advance(seconds: 4)
        await #expect { try await answer.value } throws: { ($0 as? TransportError)?.code == .timeout }
        // Too late is the same as unasked: a message like any other.
        try await test.receive(Self.reply(id))
        var messages = test.connection.messages.makeAsyncIterator()
        #expect(await messages.next()?.requestID == id)
        #expect(test.connection.isWritable)
    }

    @Test func aLaunchsProgressStartsItsTimeAgainButDoesNotEndIt() async throws {
        let test = try await TestChannel.open()
        let answer = Task { () async throws(TransportError) -> Envelope<ReceiverReply> in
            try await test.connection.request(
                ReceiverRequest.launch(LaunchRequest(appID: "CC1AD845")), namespace: .receiver, from: "sender-0",
                to: "receiver-0", timeout: .seconds(10))
        }
        let id = try #require(try await test.nextSent().requestID)
        await test.advance(seconds: 4)
        try await test.receive(
            .text(#"{"responseType":"LAUNCH_STATUS","launchRequestId":\#(id),"status":"USER_PENDING_AUTHORIZATION"}"#))
        for _ in 0..<2 {
            await test.advance(seconds: 4)
            try await test.receive(.ping)
        }
        try await test.receive(Self.reply(id))
        #expect(try await answer.value.body.type == "RECEIVER_STATUS")
    }

    @Test func cancellationEndsTheRequestOnly() async throws {
        let test = try await TestChannel.open()
        let answer = Task { () async throws(TransportError) in try await test.connection.getStatus() }
        _ = try await test.nextSent()
        answer.cancel()
        await #expect { try await answer.value } throws: { ($0 as? TransportError)?.code == .cancelled }
        #expect(test.connection.isWritable)
        let next = Task { () async throws(TransportError) in try await test.connection.getStatus() }
        try await test.receive(Self.reply(try #require(try await test.nextSent().requestID)))
        _ = try await next.value
    }

    @Test func anUnreadableReplyEndsTheRequestItNames() async throws {
        let test = try await TestChannel.open()
        let answer = Task { () async throws(TransportError) in try await test.connection.getStatus() }
        let id = try #require(try await test.nextSent().requestID)
        try await test.receive(.text("not JSON"))
        try await test.receive(.text(#"{"requestId":\#(id)}"#))
        await #expect { try await answer.value } throws: { ($0 as? TransportError)?.code == .malformed }
        #expect(test.connection.isWritable)
    }

    @Test func theEndOfTheConnectionEndsAllRequestsWithItsReason() async throws {
        let test = try await TestChannel.open()
        let answers = (0..<3).map { _ in
            Task { () async throws(TransportError) in try await test.connection.getStatus() }
        }
        for _ in answers { _ = try await test.nextSent() }
        try await test.channel.close()
        for answer in answers {
            await #expect { try await answer.value } throws: { error in
                let error = error as? TransportError
                return error?.code == .closed && (error?.underlying as? TransportError)?.code == .closedByPeer
            }
        }
        await #expect { try await test.connection.getStatus() } throws: { ($0 as? TransportError)?.code == .closed }
        #expect(await test.connection.closeReason.code == .closedByPeer)
    }

    @Test func idsMadeByHandAreNotGivenToRequests() async throws {
        let test = try await TestChannel.open()
        let byHand = [test.connection.makeRequestID(), test.connection.makeRequestID()]
        async let answer = test.connection.getStatus()
        let id = try #require(try await test.nextSent().requestID)
        #expect(!byHand.contains(id))
        #expect(!byHand.contains(0))
        try await test.receive(Self.reply(id))
        _ = try await answer
    }
}
