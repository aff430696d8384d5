import CastWire
import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import CastTransport

/// What a listener's connection may do, over a channel without a network.
@Suite struct GuestTests {
    private static func budget() -> ConnectionBudget {
        var budget = ConnectionBudget()
        budget.rate.pool = 1
        budget.rate.poolSaved = 0
        budget.rate.own = 10
        budget.rate.ownSaved = 10
        return budget
    }

    private func receive(_ count: Int, at test: TestChannel) async throws {
        var glued = ByteBuffer()
        for number in 0..<count { glued.writeImmutableBuffer(try TestChannel.frame(.text("\(number)"))) }
        try await test.channel.writeInbound(glued)
    }

    @Test func whoSendsTooFastIsReadLaterAndLosesNothing() async throws {
        let test = try await TestChannel.open(role: .server, budget: Self.budget())
        let heard = Mutex<[String]>([])
        test.connection.onMessages { message in
            heard.withLock { $0.append(message.text ?? "") }
        } ended: {
        }
        try await receive(40, at: test)
        await test.settle()
        let stall = test.stall
        try await test.channel.testingEventLoop.executeInContext { test.channel.read() }
        #expect(try await test.channel.testingEventLoop.executeInContext { stall.value.readCount } == 0)
        #expect((1...12).contains(heard.withLock(\.count)))
        await test.advance(seconds: 1)
        #expect((15...25).contains(heard.withLock(\.count)))
        await test.advance(seconds: 4)
        #expect(heard.withLock { $0 } == (0..<40).map { "\($0)" })
        #expect(try await test.channel.testingEventLoop.executeInContext { stall.value.readCount } > 0)
        #expect(test.channel.isActive)
    }

    /// The sessions of a process share its event loops: a device that floods one of them waits for the others' turn.
    @Test func aDeviceThatFloodsItsSenderIsReadInTurns() async throws {
        let test = try await TestChannel.open(role: .client)
        let heard = Mutex(0)
        test.connection.onMessages { _ in
            heard.withLock { $0 += 1 }
        } ended: {
        }
        try await receive(200, at: test)
        await test.settle()
        #expect((4...12).contains(heard.withLock { $0 }))
        await test.advance(seconds: 10)
        #expect(heard.withLock { $0 } == 200)
        #expect(test.channel.isActive)
    }

    /// Nobody sees it, and who sent it pays for it and stays.
    @Test(arguments: [CastConnection.Role.client, .server])
    func aMessageWithAnAddressThatIsTooLongIsForNobody(role: CastConnection.Role) async throws {
        let test = try await TestChannel.open(role: role)
        let heard = Mutex<[String]>([])
        test.connection.onMessages { message in
            heard.withLock { $0.append(message.text ?? "") }
        } ended: {
        }
        let long = "a" + String(repeating: "\u{301}", count: 128)
        for (source, destination, namespace) in [(long, "b", "n"), ("a", long, "n"), ("a", "b", long)] {
            try await test.receive(
                CastMessage(from: source, to: destination, namespace: Namespace(namespace), payload: .string("lost")))
        }
        let longest = String(repeating: "x", count: CastMessage.addressLimit)
        try await test.receive(
            CastMessage(from: longest, to: longest, namespace: Namespace(longest), payload: .string("heard")))
        await test.settle()
        #expect(heard.withLock { $0 } == ["heard"])
        #expect(test.channel.isActive)
    }

    @Test func messagesForNobodyCostWhatOthersDo() async throws {
        let test = try await TestChannel.open(role: .server, budget: Self.budget())
        let heard = Mutex(0)
        test.connection.onMessages { _ in
            heard.withLock { $0 += 1 }
        } ended: {
        }
        let long = Namespace(String(repeating: "x", count: 257))
        for _ in 0..<40 { try await test.receive(.text("", namespace: long)) }
        try await test.receive(.text("heard"))
        await test.settle()
        #expect(heard.withLock { $0 } == 0)
        await test.advance(seconds: 5)
        #expect(heard.withLock { $0 } == 1)
    }

    /// What nobody knows in a message, or the same field again and again, is read as well.
    @Test func aMessageCostsWhatItsFrameIsLong() async throws {
        let test = try await TestChannel.open(role: .server, budget: Self.budget())
        let heard = Mutex(0)
        test.connection.onMessages { _ in
            heard.withLock { $0 += 1 }
        } ended: {
        }
        var padded = try TestChannel.frame(.text(""))
        for _ in 0..<20_000 { padded.writeBytes([0x08, 0x00]) }
        padded.setInteger(UInt32(padded.readableBytes - 4), at: padded.readerIndex)
        var both = padded
        both.writeImmutableBuffer(padded)
        try await test.channel.writeInbound(both)
        await test.settle()
        #expect(heard.withLock { $0 } == 1)
        await test.advance(seconds: 4)
        #expect(heard.withLock { $0 } == 2)
    }

    /// So many pieces of a byte come in, of a message that is never whole.
    private func receiveBytes(_ count: Int, at test: TestChannel) async throws {
        let frame = try TestChannel.frame(.text(String(repeating: "x", count: 1_000)))
        for byte in 0..<count { try await test.channel.writeInbound(frame.getSlice(at: byte, length: 1)) }
        await test.settle()
    }

    private func reads(_ test: TestChannel) async throws -> Int {
        let stall = test.stall
        return try await test.channel.testingEventLoop.executeInContext { stall.value.readCount }
    }

    @Test func recordsThatTakeTLSLongArePaidForThoughNoMessageComesOfThem() async throws {
        let test = try await TestChannel.open(role: .server, budget: Self.budget(), recordTime: .microseconds(250))
        try await receiveBytes(20, at: test)
        try await test.channel.testingEventLoop.executeInContext { test.channel.read() }
        #expect(try await reads(test) == 0)
        await test.advance(seconds: 6)
        #expect(try await reads(test) == 1)
    }

    @Test func recordsThatTakeWhatTheirBytesAreWorthCostNothingBeside() async throws {
        let test = try await TestChannel.open(role: .server, budget: Self.budget(), recordTime: .microseconds(20))
        try await receiveBytes(500, at: test)
        try await test.channel.testingEventLoop.executeInContext { test.channel.read() }
        #expect(try await reads(test) == 1)
    }

    @Test func whatAMessageMakesUsSendIsPaidForByItsSender() async throws {
        let test = try await TestChannel.open(role: .server, budget: Self.budget())
        let heard = Mutex(0)
        let connection = test.connection
        connection.onMessages { [weak connection] _ in
            heard.withLock { $0 += 1 }
            connection?.charge(messagesToOthers: 100, bytes: 100_000)
        } ended: {
        }
        try await receive(5, at: test)
        await test.settle()
        #expect(heard.withLock { $0 } == 1)
    }

    @Test func whoSaysNothingButThatItIsThereIsClosed() async throws {
        let test = try await TestChannel.open(role: .server, budget: ConnectionBudget())
        for _ in 0..<8 {
            try await test.receive(.ping)
            await test.advance(seconds: 4)
        }
        #expect(await test.connection.closeReason.code == .closedBySelf)
    }

    @Test func whoHasSpokenMayBeSilent() async throws {
        let test = try await TestChannel.open(role: .server, budget: ConnectionBudget())
        try await test.receive(.text("hello"))
        for _ in 0..<12 {
            try await test.receive(.ping)
            await test.advance(seconds: 4)
        }
        #expect(test.connection.isWritable)
    }
}
