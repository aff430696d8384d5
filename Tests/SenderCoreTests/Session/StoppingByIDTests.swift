import CastWire
import SenderScripts
import Testing

@testable import SenderCore

/// Stopping an application session by its id: whose it is decides how this session ends.
@Suite struct StoppingByIDTests {
    private let start = ContinuousClock.now

    /// A session with the application session S1.
    private func established() throws -> SessionCore {
        let pin = SessionPlan.Proof.known(.pinned(Script.pin, .tls))
        var core = SessionCore(
            plan: SessionPlan(
                senderID: "sender-7", target: .application(LaunchRequest(appID: "CC1AD845"), relaunchIfRunning: false),
                proof: pin))
        var actions = core.begin(at: start)
        while !actions.isEmpty {
            guard case .send(let message) = actions.removeFirst() else { continue }
            for answer in Script.answers(to: message) { actions += core.messageReceived(answer, at: start) }
        }
        try #require(core.phase == .established)
        return core
    }

    private func told(_ actions: [SessionAction]) -> [SessionEvent] {
        actions.compactMap { if case .tell(let event) = $0 { event } else { nil } }
    }

    @Test(arguments: ["S1", "S9", nil] as [String?])
    func theIDGoesOutAsItIs(id: String?) throws {
        var core = try established()
        let stop = try core.submitStop(sessionID: id, at: start)
        #expect(stop.message.json?["type"] == "STOP" && stop.message.namespace == .receiver)
        #expect(stop.message.json?["sessionId"]?.stringValue == id)
        #expect(stop.message.destinationID == EndpointID.platformReceiver)
    }

    @Test(arguments: ["S1", nil] as [String?])
    func ofItsOwnApplicationTheEndIsNoError(id: String?) throws {
        var core = try established()
        let stop = try core.submitStop(sessionID: id, at: start)
        let events = told(core.messageReceived(Script.receiverStatus(id: stop.requestID), at: start))
        #expect(events.contains(.requestEnded(id: stop.requestID, nil)))
        #expect(events.last == .ended(nil))
    }

    /// The device may say that it has gone before it answers.
    @Test func itsOwnEndsItsRequestToo() throws {
        var core = try established()
        let stop = try core.submitStop(sessionID: "S1", at: start)
        let events = told(core.messageReceived(Script.receiverStatus(), at: start))
        #expect(events.suffix(2) == [.requestEnded(id: stop.requestID, nil), .ended(nil)])
    }

    @Test func ofAnothersTheEndOfItsOwnIsStillAnError() throws {
        var core = try established()
        let stop = try core.submitStop(sessionID: "S9", at: start)
        let events = told(core.messageReceived(Script.receiverStatus(id: stop.requestID), at: start))
        #expect(events.last == .ended(.applicationEnded))
    }

    @Test func anotherThatIsGoneIsRefusedAndItsOwnGoesOn() throws {
        var core = try established()
        let id = try core.submitStop(sessionID: "S9", at: start).requestID
        let refusal = Script.message(
            #"{"type":"INVALID_REQUEST","requestId":\#(id),"reason":"INVALID_SESSION_ID"}"#, .receiver)
        let events = told(core.messageReceived(refusal, at: start))
        guard case .requestEnded(id, let error?)? = events.first, events.count == 1 else {
            Issue.record("\(events)")
            return
        }
        #expect(error.code == .invalidApplicationSessionID)
        #expect(core.phase == .established)
    }
}
