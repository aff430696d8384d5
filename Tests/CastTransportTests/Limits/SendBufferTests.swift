import CastWire
import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import CastTransport

/// Who takes nothing of what it is sent.
@Suite struct SendBufferTests {
    private let clock = ManualClock()

    private func buffer(_ shared: SharedSendBuffer) -> SendBuffer {
        SendBuffer(limit: 256 << 10, shared: shared, now: { [clock] in clock.now })
    }

    private static var budget: ConnectionBudget {
        var budget = ConnectionBudget()
        budget.sendBuffers = 200_000
        return budget
    }

    private func fill(_ buffer: SendBuffer) {
        while (try? buffer.reserve(60_000)) != nil {}
    }

    @Test func slowReadersTogetherHaveABoundAndEachAMessage() {
        let shared = SharedSendBuffer(Self.budget)
        let buffers = (0..<20).map { _ in buffer(shared) }
        for buffer in buffers { fill(buffer) }
        #expect(shared.count <= 200_000 + 20 * Self.budget.sendingAlone)
        #expect(shared.count >= 20 * 60_000)
        // A late one can be answered all the same.
        let late = buffer(shared)
        #expect((try? late.reserve(60_000)) != nil)
        late.release(60_000)
        let before = shared.count
        #expect(throws: TransportError.self) { try buffers[0].reserve(60_000) }
        #expect(shared.count == before)
    }

    @Test func whoHasMostWaitingForLongestGivesWay() throws {
        let shared = SharedSendBuffer(Self.budget)
        let (deaf, slow, asking) = (buffer(shared), buffer(shared), buffer(shared))
        let ended = Mutex(0)
        deaf.onWriteOff { ended.withLock { $0 += 1 } }
        slow.onWriteOff { Issue.record("who goes on taking was closed") }
        try deaf.reserve(100_000)
        try slow.reserve(90_000)
        clock.advance(by: .seconds(5))
        slow.release(10_000)
        clock.advance(by: .seconds(1))
        try asking.reserve(50_000)
        try asking.reserve(60_000)
        #expect(ended.withLock { $0 } == 1)
        #expect(shared.count == 80_000 + 110_000)
        #expect(throws: TransportError.self) { try deaf.reserve(1) }
        // What it had waiting is lost later, and not counted again.
        deaf.release(100_000)
        #expect(shared.count == 190_000)
    }

    @Test func whoIsTheGreatestBurdenIsRefusedItself() throws {
        let shared = SharedSendBuffer(Self.budget)
        let (other, asking) = (buffer(shared), buffer(shared))
        other.onWriteOff { Issue.record("another one was closed") }
        try asking.reserve(150_000)
        clock.advance(by: .seconds(5))
        try other.reserve(40_000)
        clock.advance(by: .seconds(1))
        #expect(throws: TransportError.self) { try asking.reserve(60_000) }
        #expect(shared.count == 190_000)
    }

    @Test func whatWaitsIsForgottenWithItsConnection() throws {
        let shared = SharedSendBuffer(Self.budget)
        var gone: SendBuffer? = buffer(shared)
        try gone?.reserve(1_000)
        gone = nil
        #expect(shared.count == 0)
    }

    private func stalled() async throws -> TestChannel {
        let test = try await TestChannel.open(role: .server, budget: ConnectionBudget())
        let stall = test.stall
        try await test.receive(.text("hello"))
        try await test.channel.testingEventLoop.executeInContext { stall.value.isStalling = true }
        try test.connection.send(.text("1"))
        try test.connection.send(.text("2"))
        await test.settle()
        return test
    }

    @Test func whoTakesNothingIsClosedHoweverAliveItIs() async throws {
        let test = try await stalled()
        for _ in 0..<9 {
            try await test.receive(.ping)
            await test.advance(seconds: 1)
        }
        #expect(test.channel.isActive)
        try await test.receive(.ping)
        await test.advance(seconds: 2)
        let reason = await test.connection.closeReason
        #expect(reason.code == .closedBySelf && reason.description.contains("takes nothing"))
    }

    @Test func whoTakesALittleIsNot() async throws {
        let test = try await stalled()
        let stall = test.stall
        for _ in 0..<5 {
            for _ in 0..<6 {
                try await test.receive(.ping)
                await test.advance(seconds: 1)
            }
            try await test.channel.testingEventLoop.executeInContext { stall.value.releaseOne() }
            try test.connection.send(.text("more"))
        }
        #expect(test.channel.isActive)
    }

    @Test func whatGivesWayToTheOthersIsClosed() async throws {
        let test = try await stalled()
        let stuck = test.clock
        stuck.advance(by: .seconds(1))
        let shared = test.sendBuffers
        let asking = SendBuffer(limit: 32 << 20, shared: shared, now: { stuck.now })
        try asking.reserve(ConnectionBudget().sendBuffers)
        await test.settle()
        #expect(await test.connection.closeReason.description.contains("takes nothing"))
    }
}
