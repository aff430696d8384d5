import CastWire
import NIOCore
import NIOEmbedded
import Testing

@testable import CastTransport

@Suite("A connection's bounds and its end", .timeLimit(.minutes(1)))
struct ConnectionLimitsTests {
    private func message(_ count: Int) -> CastMessage {
        .text(String(repeating: "x", count: count), namespace: Namespace("urn:x-cast:test"))
    }

    @Test func aFullSendBufferRefusesAndIsWritableAgainOnceItHasDrained() async throws {
        var options = ConnectionOptions()
        options.sendBufferLimit = 3_000
        let test = try await TestChannel.open(options: options)
        let stall = test.stall
        try await test.channel.testingEventLoop.executeInContext { stall.value.isStalling = true }
        try test.connection.send(message(1_000))
        try test.connection.send(message(1_000))
        do {
            try test.connection.send(message(1_000))
            Issue.record("it was sent")
        } catch {
            #expect(error.code == .sendBufferFull)
        }
        await #expect {
            try await test.connection.request(
                ReceiverRequest.launch(LaunchRequest(appID: String(repeating: "A", count: 1_000))),
                namespace: .receiver,
                from: "sender-0", to: "receiver-0") as Envelope<ReceiverReply>
        } throws: { ($0 as? TransportError)?.code == .sendBufferFull }
        await test.settle()
        try await test.channel.testingEventLoop.executeInContext { stall.value.release() }
        #expect(test.connection.isWritable)
        try test.connection.send(message(1_000))
    }

    @Test func whatLeavesAtOnceIsForgottenAtOnceAndWithoutAPromise() async throws {
        var options = ConnectionOptions()
        options.sendBufferLimit = 3_000
        let test = try await TestChannel.open(options: options)
        let stall = test.stall
        for _ in 0..<4 {
            try test.connection.send(message(2_000))
            await test.settle()
        }
        #expect(try await test.channel.testingEventLoop.executeInContext { stall.value.promiseCount } == 0)
        try await test.channel.testingEventLoop.executeInContext { stall.value.isStalling = true }
        try test.connection.send(message(1_000))
        try test.connection.send(message(1_000))
        await test.settle()
        #expect(try await test.channel.testingEventLoop.executeInContext { stall.value.promiseCount } == 2)
        #expect(throws: TransportError.self) { try test.connection.send(message(1_000)) }
        try await test.channel.testingEventLoop.executeInContext { stall.value.releaseOne() }
        try test.connection.send(message(1_000))
        await test.settle()
        #expect(throws: TransportError.self) { try test.connection.send(message(1_000)) }
    }

    @Test func aMessageOnItsWayKeepsItsBytesWhenTheNextIsMade() async throws {
        let test = try await TestChannel.open()
        let stall = test.stall
        let connection = test.connection
        try await test.channel.testingEventLoop.executeInContext {
            stall.value.isStalling = true
            // On the loop, where the buffer is the same for all.
            for number in 1...3 { try connection.send(.text("message \(number)")) }
            stall.value.release()
        }
        for number in 1...3 { #expect(try await test.nextSent().text == "message \(number)") }
    }

    @Test func aMessageBeyondTheFrameLimitIsRefusedBeforeItIsSent() async throws {
        let test = try await TestChannel.open()
        do {
            try test.connection.send(message(65_536))
            Issue.record("it was sent")
        } catch {
            #expect(error.code == .messageTooLong)
        }
        await test.settle()
        #expect(try await test.sent() == nil)
        try test.connection.send(message(60_000))
        #expect(try await test.nextSent().text?.count == 60_000)
    }

    @Test func readingStopsAtTheLimitAndGoesOnOnceHalfIsTaken() async throws {
        var options = ConnectionOptions()
        options.messageLimit = 8
        options.rate = nil
        let test = try await TestChannel.open(options: options)
        let stall = test.stall
        var glued = ByteBuffer()
        for number in 0..<20 { glued.writeImmutableBuffer(try TestChannel.frame(.text("\(number)"))) }
        try await test.channel.writeInbound(glued)
        try await test.channel.testingEventLoop.executeInContext { test.channel.read() }
        let before = try await test.channel.testingEventLoop.executeInContext { stall.value.readCount }
        #expect(before == 0)
        var messages = test.connection.messages.makeAsyncIterator()
        for number in 0..<20 {
            #expect(await messages.next()?.text == "\(number)")
            await test.settle()
        }
        let after = try await test.channel.testingEventLoop.executeInContext { stall.value.readCount }
        #expect(after == 1)
    }

    @Test func whatCameBeforeTheEndIsDeliveredBehindASlowConsumerToo() async throws {
        var options = ConnectionOptions()
        options.messageLimit = 4
        let test = try await TestChannel.open(options: options)
        var glued = ByteBuffer()
        for number in 0..<10 { glued.writeImmutableBuffer(try TestChannel.frame(.text("\(number)"))) }
        try await test.channel.writeInbound(glued)
        try await test.channel.close()
        var texts: [String?] = []
        for await message in test.connection.messages { texts.append(message.text) }
        #expect(texts == (0..<10).map { "\($0)" })
    }

    @Test func closingSendsWhatWasSentBeforeAndRefusesWhatComesAfter() async throws {
        let test = try await TestChannel.open()
        let stall = test.stall
        try await test.channel.testingEventLoop.executeInContext { stall.value.isStalling = true }
        try test.connection.send(message(10))
        test.connection.close()
        await test.settle()
        var messages = test.connection.messages.makeAsyncIterator()
        #expect(await messages.next() == nil)
        #expect(throws: TransportError.self) { try test.connection.send(message(10)) }
        #expect(test.channel.isActive)
        try await test.channel.testingEventLoop.executeInContext { stall.value.release() }
        #expect(await test.connection.closeReason.code == .closedBySelf)
        #expect(try await test.sent()?.text?.count == 10)
        #expect(!test.channel.isActive)
    }

    /// Another thread has made room for its request already, and nothing else waits.
    @Test func closingDoesNotWaitForARequestThatComesTooLate() async throws {
        let test = try await TestChannel.open()
        let channel = test.channel
        try await channel.testingEventLoop.executeInContext {
            let handler = try channel.pipeline.syncOperations.handler(type: CastChannelHandler.self)
            try handler.sendBuffer.reserve(10)
            handler.close()
            let reply = PendingReply<ReceiverReply>(
                key: RequestTable.Key(namespace: .receiver, id: 1), timeout: .seconds(1), cancellation: nil
            ) { _ in }
            handler.start(reply, frame: ByteBuffer(repeating: 0, count: 10))
        }
        await test.settle()
        #expect(!channel.isActive)
    }

    @Test func closingDoesNotWaitForEverForAPeerThatTakesNothing() async throws {
        let test = try await TestChannel.open()
        let stall = test.stall
        try await test.channel.testingEventLoop.executeInContext { stall.value.isStalling = true }
        try test.connection.send(message(10))
        test.connection.close()
        await test.settle()
        await test.advance(seconds: 6)
        #expect(await test.connection.closeReason.code == .closedBySelf)
    }

    @Test(
        arguments: [[0, 0, 0, 0], [0, 1, 0, 1, 8, 0], [0x47, 0x45, 0x54, 0x20], [0, 0, 0, 2, 0xFF, 0xFF]] as [[UInt8]])
    func bytesThatAreNoCastMessageEndTheConnectionAsMalformed(_ bytes: [UInt8]) async throws {
        let test = try await TestChannel.open()
        try await test.receive(.text("before"))
        try await test.channel.writeInbound(ByteBuffer(bytes: bytes))
        var messages = test.connection.messages.makeAsyncIterator()
        #expect(await messages.next()?.text == "before")
        #expect(await messages.next() == nil)
        #expect(await test.connection.closeReason.code == .malformed)
    }

    @Test func framesSplitAtEveryByteArriveWhole() async throws {
        let test = try await TestChannel.open()
        let frame = try TestChannel.frame(.text("split"))
        for byte in frame.readableBytesView { try await test.channel.writeInbound(ByteBuffer(bytes: [byte])) }
        var messages = test.connection.messages.makeAsyncIterator()
        #expect(await messages.next()?.text == "split")
    }

    @Test func aStalledHandshakeEndsByTheConnectTimeout() async throws {
        let (channel, clock, established, _) = try await TestChannel.make(role: .server, options: ConnectionOptions())
        for _ in 0..<11 {
            clock.advance(by: .seconds(1))
            await channel.testingEventLoop.advanceTime(by: .seconds(1))
        }
        await #expect { try await established.get() } throws: { ($0 as? TransportError)?.code == .timeout }
        #expect(!channel.isActive)
    }

    @Test func aConnectionThatNobodyHoldsCloses() async throws {
        var test: TestChannel? = try await TestChannel.open()
        let channel = try #require(test?.channel)
        test = nil
        try await channel.closeFuture.get()
        #expect(!channel.isActive)
    }

    @Test func aCancelledConsumerLosesNothing() async throws {
        let test = try await TestChannel.open()
        let first = Task {
            var messages = test.connection.messages.makeAsyncIterator()
            return await messages.next()
        }
        first.cancel()
        #expect(await first.value == nil)
        try await test.receive(.text("kept"))
        var messages = test.connection.messages.makeAsyncIterator()
        #expect(await messages.next()?.text == "kept")
    }

    @Test func waitingForTheEndCanBeCancelled() async throws {
        let test = try await TestChannel.open()
        let wait = Task { await test.connection.closeReason }
        wait.cancel()
        #expect(await wait.value.code == .cancelled)
        #expect(test.connection.isWritable)
    }
}
