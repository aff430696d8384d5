import CastWire
import SenderScripts
import Testing

@testable import SenderCore

/// Applications whose player does not answer, answers what nobody can read, or refuses to: what the device does itself
/// is done all the same.
@Suite struct PlayerAnswerTests {
    private let start = ContinuousClock.now

    /// A core that has joined whatever runs, up to the question to the player.
    private func joined(
        awaitsPlayer: Bool, _ target: SessionPlan.Target = .whateverRuns
    ) -> (SessionCore, events: [SessionEvent]) {
        var plan = SessionPlan(senderID: "sender-7", target: target, proof: .challenge([7]))
        plan.awaitsPlayer = awaitsPlayer
        var core = SessionCore(plan: plan)
        _ = core.begin(at: start)
        _ = core.authenticationEnded(.pinned(Script.pin, .tls), at: start)
        let actions = core.messageReceived(Script.receiverStatus(id: 1, applications: Script.application), at: start)
        return (core, told(actions))
    }

    private func told(_ actions: [SessionAction]) -> [SessionEvent] {
        actions.compactMap { if case .tell(let event) = $0 { event } else { nil } }
    }

    private func hasStarted(_ events: [SessionEvent]) -> Bool {
        if case .started? = events.last { true } else { false }
    }

    @Test func whoNeedsNoPlayerIsConnectedBeforeItAnswers() throws {
        var (core, events) = joined(awaitsPlayer: false)
        #expect(events.first == .playerChanged(.awaited) && hasStarted(events))
        _ = try core.submit(VolumeChange(level: 0.3), at: start)
        let answered = told(core.messageReceived(Script.mediaStatus(id: 2, Script.playing), at: start))
        #expect(answered.contains(.playerChanged(.given)))
        #expect(core.media.status?.playerState == .playing)
    }

    @Test func aPlayerThatIsSilentEndsTheWaitingAndNotTheSession() {
        for awaitsPlayer in [true, false] {
            var (core, _) = joined(awaitsPlayer: awaitsPlayer)
            let events = told(core.deadlinePassed(at: start + .seconds(10)))
            guard case .playerChanged(.missing(let error))? = events.first else {
                Issue.record("\(events)")
                return
            }
            #expect(error.code == .timeout && hasStarted(events) == awaitsPlayer)
            #expect(!core.isEnded)
        }
    }

    @Test func aPlayerThatRefusesOrCantBeReadIsToldOfAsThat() {
        var (core, _) = joined(awaitsPlayer: true)
        let refused = told(core.messageReceived(Script.media("INVALID_REQUEST", id: 2), at: start))
        guard case .playerChanged(.missing(let refusal))? = refused.first else {
            Issue.record("\(refused)")
            return
        }
        #expect(refusal.code == .invalidRequest && hasStarted(refused))
        (core, _) = joined(awaitsPlayer: true)
        _ = core.messageReceived(Script.message("{\"type\":", .media, from: "T1"), at: start)
        let unread = told(core.deadlinePassed(at: start + .seconds(10)))
        guard case .playerChanged(.missing(let error))? = unread.first else {
            Issue.record("\(unread)")
            return
        }
        #expect(error.code == .invalidResponse && error.description.contains("can't be read"))
    }

    @Test func whoDoesNotWaitHearsAtOnceThatTheAnswerCantBeReadAndAgainWhenOneCan() {
        var (core, _) = joined(awaitsPlayer: false)
        let unread = told(core.messageReceived(Script.message("{", .media, from: "T1"), at: start))
        guard case .playerChanged(.missing(let error))? = unread.first else {
            Issue.record("\(unread)")
            return
        }
        #expect(error.code == .invalidResponse)
        let answered = told(core.messageReceived(Script.mediaStatus(id: 2, Script.playing), at: start))
        #expect(answered.contains(.playerChanged(.given)))
    }

    @Test func anApplicationThatGoesMeanwhileLeavesASessionWithTheDevice() {
        var (core, _) = joined(awaitsPlayer: true)
        let events = told(core.messageReceived(Script.receiverStatus(), at: start))
        #expect(hasStarted(events) && core.receiver.application == nil && core.player.answer == .given)
    }
}
