import CastWire
import SenderScripts
import Testing

@testable import SenderCore

/// A start that comes to nothing leaves no application on the device that was launched for it.
@Suite struct StartTakenBackTests {
    private let start = ContinuousClock.now

    private func core() -> SessionCore {
        let pin = SessionPlan.Proof.known(.pinned(Script.pin, .tls))
        return SessionCore(
            plan: SessionPlan(
                senderID: "sender-7", target: .application(LaunchRequest(appID: "CC1AD845"), relaunchIfRunning: false),
                proof: pin))
    }

    /// The device has told its status: nothing runs, or what is named.
    private func begun(running applications: String = "") -> SessionCore {
        var core = core()
        _ = core.begin(at: start)
        _ = core.messageReceived(Script.receiverStatus(id: 1, applications: applications), at: start)
        return core
    }

    /// What is sent, with the session that a STOP names; then what is told.
    private func said(_ actions: [SessionAction]) -> [String] {
        actions.map { action in
            switch action {
            case .send(let message):
                let session = message.json?["sessionId"]?.stringValue.map { " \($0)" } ?? ""
                return "\(message.scriptedType)\(session) \(message.destinationID)"
            case .close: return "closes"
            case .tell(.failedToStart(let error)):
                return error.code == .cancelled ? "failed cancelled" : "failed otherwise"
            default: return "\(action)"
            }
        }
    }

    private let takenBack = ["STOP S1 receiver-0", "CLOSE receiver-0", "closes", "failed cancelled"]

    @Test func anApplicationThatIsBeingLaunchedIsStoppedOnceItIsThere() {
        var core = begun()
        #expect(core.phase == .launching(ApplicationLaunch(replacing: nil, at: start)))
        #expect(core.end(stopCasting: false, at: start + .seconds(1)).isEmpty)
        #expect(core.nextDeadline == start + .seconds(1) + SessionCore.withdrawalPatience)
        #expect(core.messageReceived(Script.receiverStatus(), at: start + .seconds(2)).isEmpty)
        let there = Script.receiverStatus(id: 2, applications: Script.application)
        #expect(said(core.messageReceived(there, at: start + .seconds(2))) == takenBack)
        #expect(core.isEnded)
    }

    /// Another sender's, which begins it in the same moment: no answer to our launch names it.
    @Test func whatAnotherSenderLaunchesMeanwhileGoesOn() {
        let foreign = Script.receiverStatus(applications: Script.application)
        var core = begun()
        _ = core.end(stopCasting: false, at: start)
        #expect(core.messageReceived(foreign, at: start).isEmpty)
        let ended = core.deadlinePassed(at: start + SessionCore.withdrawalPatience)
        #expect(said(ended) == ["CLOSE receiver-0", "closes", "failed cancelled"])

        var joined = begun()
        _ = joined.messageReceived(foreign, at: start)
        #expect(joined.phase == .openingMedia)
        let left = said(joined.end(stopCasting: false, at: start))
        #expect(left == ["CLOSE T1", "CLOSE receiver-0", "closes", "failed cancelled"])
    }

    /// Whoever takes a start back reads of no failure, however it comes to nothing.
    @Test func aConnectionThatIsClosedMeanwhileIsACancelledStart() {
        var core = begun()
        _ = core.end(stopCasting: false, at: start)
        let close = CastMessage.scripted(#"{"type":"CLOSE"}"#, .connection, from: "receiver-0")
        #expect(said(core.messageReceived(close, at: start)).last == "failed cancelled")
    }

    @Test func aLaunchThatComesToNothingIsNotWaitedForAnyLonger() {
        var late = begun()
        _ = late.end(stopCasting: false, at: start)
        #expect(late.deadlinePassed(at: start + SessionCore.withdrawalPatience - .milliseconds(1)).isEmpty)
        let ended = late.deadlinePassed(at: start + SessionCore.withdrawalPatience)
        #expect(said(ended) == ["CLOSE receiver-0", "closes", "failed cancelled"])

        var refused = begun()
        _ = refused.end(stopCasting: false, at: start)
        let refusal = CastMessage.scripted(
            #"{"type":"LAUNCH_ERROR","requestId":2,"reason":"CANCELLED"}"#, .receiver, from: "receiver-0")
        #expect(said(refused.messageReceived(refusal, at: start)).last == "failed cancelled")

        var impatient = begun()
        _ = impatient.end(stopCasting: false, at: start)
        #expect(said(impatient.end(stopCasting: false, at: start)).last == "failed cancelled")
    }

    @Test func anApplicationWhosePlayerHasNotAnsweredYetIsStopped() {
        var core = begun()
        _ = core.messageReceived(Script.receiverStatus(id: 2, applications: Script.application), at: start)
        #expect(core.phase == .openingMedia)
        var silent = core
        let actions = said(core.end(stopCasting: false, at: start))
        #expect(actions == ["STOP S1 receiver-0", "CLOSE T1", "CLOSE receiver-0", "closes", "failed cancelled"])
        // And where it never does.
        let late = said(silent.deadlinePassed(at: start + .seconds(60)))
        #expect(late.first == "STOP S1 receiver-0" && late.last == "failed otherwise")
    }

    @Test func whatRanBeforeGoesOn() {
        var core = begun(running: Script.application)
        #expect(core.phase == .openingMedia)
        let actions = said(core.end(stopCasting: false, at: start))
        #expect(actions == ["CLOSE T1", "CLOSE receiver-0", "closes", "failed cancelled"])
    }
}
