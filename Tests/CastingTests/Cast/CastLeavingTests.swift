import CastSender
import CastingFakes
import SenderFakes
import Testing

@testable import Casting

/// What becomes of the session once it is over.
@MainActor @Suite(.timeLimit(.minutes(1))) struct CastLeavingTests {
    private let tv = FakeTV()

    @Test("The last status and the end are told while there is still a session, which is left then")
    func toldBeforeItIsLeft() async throws {
        let context = CastContext.fake(tv)
        let cast = Cast([try await CastItem(FakeTV.film)], on: .tv, in: context)
        let listener = Reacting()
        var told: [String] = []
        listener.onStatus = { [tv] cast, status in
            if status.playerState == .playing { tv.tell("IDLE", FakeTV.finished) }
            if status.playerState == .idle { told.append("idle \(context.sessionManager.hasConnectedSession)") }
        }
        listener.onEnd = { [tv] cast, _ in
            told.append("ended \(context.sessionManager.hasConnectedSession) \(tv.isClosed)")
        }
        cast.addListener(listener)
        #expect(try await cast.run() == .finished)
        #expect(told == ["idle true", "ended true false"])
        #expect(context.sessionManager.currentSession == nil && tv.isClosed)
    }

    @Test("Who stops what has ended well has the session left all the same, and does not wait for that")
    func stoppedAfterItsEnd() async throws {
        // What is left is a session that takes its time.
        let other = CastContext.fake()
        let slow = SlowSession(device: .tv)
        other.sessionManager.setSessionMaker({ _, _ in slow }, forDeviceCategory: Device.tv.category)
        #expect(other.sessionManager.startSession(with: .tv))
        await until { other.sessionManager.currentSession === slow }
        let context = CastContext.fake(tv)
        let cast = Cast([try await CastItem(FakeTV.film)], options: CastingOptions()) { _ in
            let session = try await context.sessionManager.connect(to: .tv)
            return DeviceLink(context: other, session: session)
        }
        let listener = Reacting()
        listener.onStatus = { [tv] _, _ in tv.tell("IDLE", FakeTV.finished) }
        listener.onEnd = { cast, _ in cast.stop() }
        cast.addListener(listener)
        #expect(try await cast.run() == .finished)
        await until { slow.isLeft }
        #expect(other.sessionManager.currentSession === slow && !tv.sentTypes.contains("STOP"))
        slow.notifyDidEnd(with: nil)
        try await context.sessionManager.disconnect()
    }

    private final class SlowSession: Session {
        private(set) var isLeft = false

        override func start() { notifyDidStart(sessionID: "slow") }
        override func end(with action: SessionEndAction) { isLeft = true }
    }
}
