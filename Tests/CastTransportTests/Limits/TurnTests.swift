import CastWire
import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import CastTransport

/// How long one connection keeps the event loop from the others, over a channel without a network.
@Suite struct TurnTests {
    private final class Heard: Sendable {
        let texts = Mutex<[String]>([])
        let hasEnded = Mutex(false)

        var count: Int { texts.withLock(\.count) }
        var isOver: Bool { hasEnded.withLock { $0 } }
    }

    private static func frames(_ numbers: Range<Int>) throws -> ByteBuffer {
        var glued = ByteBuffer()
        for number in numbers { glued.writeImmutableBuffer(try TestChannel.frame(.text("\(number)"))) }
        return glued
    }

    /// Notes each message, and lets it take its time.
    private func listen(to test: TestChannel, taking time: Duration = .zero) -> Heard {
        let heard = Heard()
        let clock = test.clock
        test.connection.onMessages { message in
            heard.texts.withLock { $0.append(message.text ?? "") }
            clock.advance(by: time)
        } ended: {
            heard.hasEnded.withLock { $0 = true }
        }
        return heard
    }

    @Test(arguments: [CastConnection.Role.client, .server])
    func messagesThatTakeLongEndTheTurnWhateverTheirPoints(_ role: CastConnection.Role) async throws {
        let test = try await TestChannel.open(role: role, budget: role == .server ? ConnectionBudget() : nil)
        let heard = listen(to: test, taking: .milliseconds(2))
        try await test.channel.writeInbound(Self.frames(0..<10))
        await test.settle()
        #expect(heard.count == 1)
        await test.advance(seconds: 3)
        #expect(heard.texts.withLock { $0 } == (0..<10).map { "\($0)" })
    }

    @Test func aSlowMachineStillReadsOn() async throws {
        let test = try await TestChannel.open(role: .server, budget: ConnectionBudget())
        let heard = listen(to: test, taking: .milliseconds(20))
        try await test.channel.writeInbound(Self.frames(0..<200))
        await test.advance(seconds: 55)
        #expect(heard.count == 200)
    }

    @Test func whatIsReadAtOnceIsOneTurnInHoweverManyPieces() async throws {
        let test = try await TestChannel.open(role: .server, budget: ConnectionBudget())
        let heard = listen(to: test)
        await test.settle()
        let channel = test.channel
        try await channel.testingEventLoop.executeInContext {
            for piece in 0..<4 {
                channel.pipeline.fireChannelRead(try Self.frames(piece * 20..<(piece + 1) * 20))
            }
            channel.pipeline.fireChannelReadComplete()
        }
        #expect((20...32).contains(heard.count))
        await test.advance(seconds: 2)
        #expect(heard.count == 80)
    }

    @Test func whatIsLeftOfWhoHasGoneIsReadInTurns() async throws {
        let test = try await TestChannel.open(role: .server, budget: ConnectionBudget())
        let heard = listen(to: test)
        try await test.channel.writeInbound(Self.frames(0..<80))
        await test.settle()
        let before = heard.count
        try await test.channel.close()
        #expect(before < 40 && heard.count < 72 && !heard.isOver)
        await test.advance(seconds: 1)
        #expect(heard.texts.withLock { $0 } == (0..<80).map { "\($0)" })
        #expect(heard.isOver)
        #expect(await test.connection.closeReason.code == .closedByPeer)
    }

    @Test func whatIsLeftTakesItsTimeInTurnsToo() async throws {
        let test = try await TestChannel.open(role: .server, budget: ConnectionBudget())
        let heard = listen(to: test, taking: .milliseconds(5))
        try await test.channel.writeInbound(Self.frames(0..<8))
        try await test.channel.close()
        #expect(heard.count == 2 && !heard.isOver)
        await test.advance(seconds: 3)
        #expect(heard.count == 8 && heard.isOver)
    }

    @Test func whoFloodsAndGoesIsNotHeardToItsEnd() async throws {
        let test = try await TestChannel.open(role: .server, budget: ConnectionBudget())
        let heard = listen(to: test)
        try await test.channel.writeInbound(Self.frames(0..<1_000))
        try await test.channel.close()
        await test.advance(seconds: 5)
        #expect((100...140).contains(heard.count) && heard.isOver)
    }

    /// Its goodbye is the last that it says.
    @Test func aDeviceThatGoesIsHeardToItsEnd() async throws {
        let test = try await TestChannel.open(role: .client)
        let heard = listen(to: test)
        try await test.channel.writeInbound(Self.frames(0..<250))
        try await test.channel.close()
        #expect(heard.count < 100)
        await test.advance(seconds: 15)
        #expect(heard.count == 250 && heard.isOver)
    }

    @Test func closingWhatHasGoneEndsItAtOnce() async throws {
        let test = try await TestChannel.open(role: .client)
        let heard = listen(to: test)
        try await test.channel.writeInbound(Self.frames(0..<500))
        try await test.channel.close()
        #expect(!heard.isOver)
        test.connection.close()
        await test.settle()
        #expect(heard.isOver && heard.count < 100)
        #expect(await test.connection.closeReason.code == .closedBySelf)
    }

    @Test func whatIsSentToWhoHasGoneIsRefused() async throws {
        let test = try await TestChannel.open(role: .client)
        let heard = listen(to: test)
        try await test.channel.writeInbound(Self.frames(0..<500))
        try await test.channel.close()
        #expect(!heard.isOver && !test.connection.isWritable)
        await #expect { try await test.connection.getStatus() } throws: {
            ($0 as? TransportError)?.code == .closed
        }
    }

    // MARK: Long messages

    private static func long() throws -> ByteBuffer {
        try TestChannel.frame(.text(String(repeating: "l", count: 10_000)))
    }

    /// A hundred connections that each have a message of milliseconds ready would hold everybody up together.
    @Test func ofManyLongMessagesOthersHaveTheirTurnInBetween() async throws {
        let clock = ManualClock()
        let budget = ConnectionBudget()
        let pool = MessagePool(budget.rate, at: clock.now)
        var (senders, heard): ([TestChannel], [Heard]) = ([], [])
        for _ in 0..<3 {
            let test = try await TestChannel.open(role: .server, budget: budget, pool: pool, clock: clock)
            senders.append(test)
            heard.append(listen(to: test, taking: .milliseconds(20)))
        }
        try await senders[0].channel.writeInbound(Self.long())
        try await senders[1].channel.writeInbound(Self.long())
        #expect(heard[0].count == 1 && heard[1].count == 0)
        try await senders[2].channel.writeInbound(Self.frames(0..<1))
        #expect(heard[2].count == 1)
        await senders[1].advance(seconds: 1)
        #expect(heard[1].count == 1)
    }

    // MARK: What is charged

    @Test func whatIsKnownLaterIsPaidForAtOnce() async throws {
        var budget = ConnectionBudget()
        (budget.rate.pool, budget.rate.poolSaved) = (1, 0)
        let test = try await TestChannel.open(role: .server, budget: budget)
        let heard = listen(to: test)
        try await test.channel.writeInbound(Self.frames(0..<1))
        #expect(heard.count == 1)
        test.connection.charge(messagesToOthers: 100, bytes: 100_000)
        await test.settle()
        try await test.channel.writeInbound(Self.frames(1..<2))
        await test.settle()
        #expect(heard.count == 1)
        await test.advance(seconds: 6)
        #expect(heard.count == 2)
    }

    @Test func whatCameBeforeAnybodyListenedIsPaidForToo() async throws {
        var budget = ConnectionBudget()
        (budget.rate.pool, budget.rate.poolSaved) = (1, 0)
        let test = try await TestChannel.open(role: .server, budget: budget)
        try await test.channel.writeInbound(Self.frames(0..<1))
        let heard = Heard()
        let connection = test.connection
        connection.onMessages { [weak connection] message in
            heard.texts.withLock { $0.append(message.text ?? "") }
            connection?.charge(points: 500)
        } ended: {
        }
        await test.settle()
        #expect(heard.count == 1)
        try await test.channel.writeInbound(Self.frames(1..<2))
        await test.settle()
        #expect(heard.count == 1)
    }
}
