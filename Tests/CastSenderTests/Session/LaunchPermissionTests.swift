import CastWire
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender

/// A launch that somebody has to allow at the TV.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct LaunchPermissionTests {
    private let start = ContinuousClock.now

    private func launching() -> SessionCore {
        let target = SessionPlan.Target.application(LaunchRequest(appID: "CC1AD845"), relaunchIfRunning: false)
        var core = SessionCore(plan: SessionPlan(senderID: "sender-7", target: target, proof: .challenge([7])))
        _ = core.begin(at: start)
        _ = core.authenticationEnded(.pinned(FakeAuthenticator.pin, .tls), at: start)
        _ = core.messageReceived(Script.receiverStatus(id: 1), at: start)
        return core
    }

    private nonisolated static func progress(_ status: String, id: Int = 2) -> CastMessage {
        Script.message(#"{"type":"LAUNCH_STATUS","launchRequestId":\#(id),"status":"\#(status)"}"#, .receiver)
    }

    @Test func itIsToldOnceAndHasLongerThanOtherLaunches() {
        var core = launching()
        let pending = Self.progress("USER_PENDING_AUTHORIZATION")
        #expect(core.messageReceived(pending, at: start) == [.tell(.launchAwaitsPermission(true))])
        #expect(core.messageReceived(pending, at: start) == [])
        for seconds in [30, 60, 90] {
            #expect(core.deadlinePassed(at: start + .seconds(seconds)) == [], "\(seconds)")
        }
        let actions = core.deadlinePassed(at: start + .seconds(120))
        guard case .tell(.failedToStart(let error))? = actions.last else {
            Issue.record("\(actions)")
            return
        }
        #expect(error.code == .timeout && error.reason == "USER_PENDING_AUTHORIZATION")
        #expect(error.description.contains("allow"))
    }

    /// Each would be a line on somebody's screen.
    @Test func aDeviceThatChangesItsMindWithoutEndIsHeardOnce() {
        var core = launching()
        var told: [SessionAction] = []
        for _ in 0..<100 {
            told += core.messageReceived(Self.progress("USER_PENDING_AUTHORIZATION"), at: start)
            told += core.messageReceived(Self.progress("USER_ALLOWED"), at: start)
        }
        #expect(told == [.tell(.launchAwaitsPermission(true)), .tell(.launchAwaitsPermission(false))])
    }

    @Test func consentIsToldToo() {
        var core = launching()
        _ = core.messageReceived(Self.progress("USER_PENDING_AUTHORIZATION"), at: start)
        #expect(
            core.messageReceived(Self.progress("USER_ALLOWED"), at: start + .seconds(20))
                == [.tell(.launchAwaitsPermission(false))])
        #expect(core.nextDeadline == start + .seconds(50))
    }

    @Test func aDeviceThatSaysForEverThatItLaunchesIsLeft() {
        var core = launching()
        var now = start
        while !core.isEnded, now < start + .seconds(3600) {
            now += .seconds(1)
            _ = core.messageReceived(Self.progress("USER_ALLOWED"), at: now)
            _ = core.deadlinePassed(at: now)
        }
        #expect(core.isEnded && now <= start + .seconds(151))
    }

    @Test func progressOfAnotherRequestIsNone() {
        var core = launching()
        #expect(core.messageReceived(Self.progress("USER_PENDING_AUTHORIZATION", id: 77), at: start) == [])
        #expect(core.nextDeadline == start + .seconds(30))
    }

    @Test func theSessionTellsWhoeverListens() async throws {
        let bench = ReconnectionBench()
        let receiver = FakeReceiver()
        receiver.answer("LAUNCH") { _, json in
            [Self.progress("USER_PENDING_AUTHORIZATION", id: json["requestId"]?.intValue ?? 0)]
        }
        bench.connector.add(receiver)
        let events = bench.manager.events
        let connecting = Task { try await bench.manager.connect(to: .tv) }
        guard
            case .willStart(let starting)? = await bench.wait(
                events, for: { if case .willStart = $0 { true } else { false } }),
            let session = starting as? CastSession
        else {
            Issue.record("no session")
            return
        }
        var changes = session.permissionChanges.makeAsyncIterator()
        #expect(await changes.next() == true && session.awaitsPermission)
        receiver.say(Script.receiverStatus(applications: Script.application))
        #expect(await changes.next() == false)
        _ = try await connecting.value
        #expect(!session.awaitsPermission)
    }
}
