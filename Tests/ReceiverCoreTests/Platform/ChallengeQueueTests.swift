import CastWire
import Testing

@testable import ReceiverCore

@Suite struct ChallengeQueueTests {
    private func challenge(_ connection: UInt64) -> ChallengeQueue.Challenge {
        let message = CastMessage(
            from: "sender-0", to: "receiver-0", namespace: .deviceAuthentication, payload: .binary([1]))
        return .init(connection: ConnectionID(rawValue: connection), message: message)
    }

    @Test func aConnectionHasOneAtATime() {
        var queue = ChallengeQueue()
        #expect(queue.arrived(challenge(1)) == .begin)
        #expect(queue.arrived(challenge(1)) == .refused)
        #expect(queue.finished(ConnectionID(rawValue: 1)) == nil)
        #expect(queue.arrived(challenge(1)) == .begin)
    }

    @Test func beyondTheLimitTheyWaitInTheirOrder() {
        var queue = ChallengeQueue()
        let limit = UInt64(ChallengeQueue.limit)
        for id in 1...limit { #expect(queue.arrived(challenge(id)) == .begin) }
        for id in limit + 1...limit + 3 {
            #expect(queue.arrived(challenge(id)) == .wait)
            #expect(queue.arrived(challenge(id)) == .refused)
        }
        queue.connectionClosed(ConnectionID(rawValue: limit + 1))
        #expect(queue.finished(ConnectionID(rawValue: 1)) == challenge(limit + 2))
        #expect(queue.arrived(challenge(1)) == .wait)
        #expect(queue.finished(ConnectionID(rawValue: 2)) == challenge(limit + 3))
        #expect(queue.finished(ConnectionID(rawValue: 3)) == challenge(1))
        #expect(queue.finished(ConnectionID(rawValue: 4)) == nil)
    }
}
