import CastWire
import Testing

@testable import ReceiverCore

@Suite struct PendingAnswersTests {
    private let t0 = ContinuousClock.now

    private func asker(_ connection: UInt64, _ requestID: Int) -> MediaAsker {
        MediaAsker(
            sender: SenderAddress(connection: ConnectionID(rawValue: connection), senderID: "sender-0"),
            requestID: requestID)
    }

    @Test func whatIsConfirmedIsAnsweredOnceInTheOrderOfTheQuestions() {
        var pending = PendingAnswers()
        #expect(pending.asked(by: asker(1, 1), once: .paused, at: t0) == .waits)
        #expect(pending.asked(by: asker(2, 2), once: .rate, at: t0) == .waits)
        #expect(pending.asked(by: asker(2, 3), once: .paused, at: t0) == .waits)
        #expect(pending.askers.map(\.requestID) == [1, 2, 3])
        #expect(pending.confirmed { $0 == .paused }.map(\.asker.requestID) == [1, 3])
        #expect(pending.confirmed { $0 == .paused }.isEmpty)
        #expect(pending.askers.map(\.requestID) == [2])
    }

    @Test func aScreenThatSaysNothingIsNotWaitedForForLong() {
        var pending = PendingAnswers()
        #expect(pending.nextDeadline == nil)
        _ = pending.asked(by: asker(1, 1), once: .tracks, at: t0)
        _ = pending.asked(by: asker(1, 2), once: .tracks, at: t0 + .seconds(1))
        let deadline = t0 + MediaSessionCore.confirmationLimit
        #expect(pending.nextDeadline == deadline)
        #expect(pending.overdue(at: deadline - .milliseconds(1)).isEmpty)
        #expect(pending.overdue(at: deadline).map(\.asker.requestID) == [1])
        #expect(pending.nextDeadline == deadline + .seconds(1))
    }

    @Test func noConnectionTakesTheRoomOfOthers() {
        var pending = PendingAnswers()
        for request in 1...PendingAnswers.maximumPerConnection {
            #expect(pending.asked(by: asker(1, request), once: .volume, at: t0) == .waits)
        }
        #expect(pending.asked(by: asker(1, 99), once: .volume, at: t0) == .noRoom)
        #expect(pending.asked(by: asker(2, 99), once: .volume, at: t0) == .waits)
        for connection in 3..<UInt64(PendingAnswers.maximum + 3) {
            _ = pending.asked(by: asker(connection, 1), once: .volume, at: t0)
        }
        #expect(pending.askers.count == PendingAnswers.maximum)
    }
}
