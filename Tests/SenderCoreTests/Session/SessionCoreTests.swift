import CastWire
import SenderScripts
import Testing

@testable import SenderCore

/// The state machine alone: each step of a start and what ends it.
@Suite struct SessionCoreTests {
    private let start = ContinuousClock.now

    private func core(
        _ target: SessionPlan.Target = .application(LaunchRequest(appID: "CC1AD845"), relaunchIfRunning: false)
    ) -> SessionCore {
        SessionCore(plan: SessionPlan(senderID: "sender-7", target: target, proof: .challenge([7])))
    }

    private let trust = DeviceTrust.pinned(Script.pin, .authentication)

    /// Feeds the fake receiver's answers to everything that is sent, until nothing is sent any more.
    private func run(_ core: inout SessionCore, _ actions: [SessionAction], silentTo: Set<String> = [])
        -> [SessionEvent]
    {
        var events: [SessionEvent] = []
        var queue = actions
        while !queue.isEmpty {
            switch queue.removeFirst() {
            case .send(let message):
                let type = message.json?["type"]?.stringValue ?? "challenge"
                guard !silentTo.contains(type + " " + message.namespace.rawValue.suffix(5)) else { continue }
                for answer in Script.answers(to: message) { queue += core.messageReceived(answer, at: start) }
            case .verify: queue += core.authenticationEnded(trust, at: start)
            case .tell(let event): events.append(event)
            case .close: break
            }
        }
        return events
    }

    private func sent(_ actions: [SessionAction]) -> [JSONValue] {
        actions.compactMap { if case .send(let message) = $0 { message.json } else { nil } }
    }

    private func failure(_ events: [SessionEvent]) -> CastError.Code? {
        guard case .failedToStart(let error)? = events.last else { return nil }
        return error.code
    }

    @Test func challengeConnectAndStatusLeaveTogetherAndNothingElseBeforeTheVerdict() {
        var core = core()
        let first = core.begin(at: start)
        let namespaces = first.compactMap { if case .send(let message) = $0 { message.namespace } else { nil } }
        #expect(namespaces == [.deviceAuthentication, .connection, .receiver])
        #expect(core.messageReceived(Script.receiverStatus(id: 1), at: start).isEmpty)
        let launch = core.authenticationEnded(trust, at: start)
        #expect(launch.count == 1)
    }

    /// What was sent, by its type and to whom.
    private func said(_ actions: [SessionAction]) -> [String] {
        actions.compactMap {
            if case .send(let message) = $0 { "\(message.scriptedType) \(message.destinationID)" } else { nil }
        }
    }

    private func requestID(_ actions: [SessionAction]) throws -> Int {
        try #require(sent(actions).last?["requestId"]?.intValue)
    }

    // S0-39
    @Test func startsInFourSteps() throws {
        var core = core()
        let connecting = core.begin(at: start)
        #expect(said(connecting) == ["challenge receiver-0", "CONNECT receiver-0", "GET_STATUS receiver-0"])
        let status = Script.receiverStatus(id: try requestID(connecting))
        #expect(core.messageReceived(status, at: start).isEmpty)
        let launching = core.authenticationEnded(trust, at: start)
        #expect(said(launching) == ["LAUNCH receiver-0"] && launching.count == 1)
        let launched = Script.receiverStatus(id: try requestID(launching), applications: Script.application)
        let joining = core.messageReceived(launched, at: start)
        #expect(said(joining) == ["CONNECT T1", "GET_STATUS T1"] && joining.count == 2, "nobody is told yet")
        let player = Script.mediaStatus(id: try requestID(joining), Script.playing)
        let opened = core.messageReceived(player, at: start)
        guard case .tell(.started(let receiver, let media?, trust))? = opened.last, opened.count == 1 else {
            Issue.record("not started: \(opened)")
            return
        }
        #expect(receiver.application?.sessionID == "S1")
        #expect(media.status?.playerState == .playing)
        #expect(core.nextDeadline == nil)
    }

    @Test func silenceAtEachStepIsATimeoutOfItsOwnAndCloses() {
        for (silence, seconds) in [("GET_STATUS eiver", 10), ("LAUNCH eiver", 30), ("GET_STATUS media", 10)] {
            var core = core()
            #expect(run(&core, core.begin(at: start), silentTo: [silence]).isEmpty)
            #expect(core.nextDeadline == start + .seconds(seconds), "\(silence)")
            let actions = core.deadlinePassed(at: start + .seconds(seconds))
            #expect(actions.contains(.close))
            #expect(failure(run(&core, actions)) == .timeout, "\(silence)")
            #expect(core.isEnded)
            #expect(core.nextDeadline == nil)
        }
    }

    @Test func aQuestionOfAnEarlierStepDoesNotEndALaunchByItsDeadline() {
        var core = core()
        _ = core.begin(at: start)
        // The device's status comes unasked, and GET_STATUS is never answered.
        #expect(core.messageReceived(Script.receiverStatus(), at: start).isEmpty)
        let launch = core.authenticationEnded(trust, at: start + .seconds(4))
        #expect(sent(launch).map { $0["type"]?.stringValue } == ["LAUNCH"])
        #expect(core.deadlinePassed(at: start + .seconds(10)).isEmpty)
        #expect(core.nextDeadline == start + .seconds(34))
        #expect(failure(run(&core, core.deadlinePassed(at: start + .seconds(34)))) == .timeout)
    }

    @Test func aDeviceThatDoesNotAnswerTheChallengeIsJudgedWithoutAnswer() {
        var silent = core()
        _ = silent.begin(at: start)
        #expect(silent.nextDeadline == start + .seconds(5))
        #expect(silent.deadlinePassed(at: start + .seconds(5)) == [.verify(answer: nil)])
        let refusal = DeviceRefusal(.timedOut, "no answer")
        let actions = silent.authenticationEnded(.refused(refusal), at: start + .seconds(5))
        #expect(failure(run(&silent, actions)) == .deviceAuthenticationTimeoutFailure)
    }

    @Test func aRefusedDeviceGetsNoLaunch() {
        var core = core()
        _ = core.begin(at: start)
        let actions = core.authenticationEnded(.refused(DeviceRefusal(.untrustedRoot, "unknown root")), at: start)
        #expect(failure(run(&core, actions)) == .deviceCertificateNotTrusted)
        #expect(sent(actions).map { $0["type"]?.stringValue } == ["CLOSE"])
        #expect(core.isEnded)
    }

    @Test func launchErrorsKeepTheirReason() {
        for (reason, code) in [
            ("NOT_FOUND", CastError.Code.applicationNotFound), ("CANCELLED", .launchRequestCancelled),
            ("SYSTEM_ERROR", .applicationNotRunning),
        ] {
            var core = core()
            _ = run(&core, core.begin(at: start), silentTo: ["LAUNCH eiver"])
            let error = Script.message(
                "{\"responseType\":\"LAUNCH_ERROR\",\"requestId\":2,\"reason\":\"\(reason)\"}", .receiver)
            #expect(failure(run(&core, core.messageReceived(error, at: start))) == code)
        }
    }

    @Test func aRunningApplicationIsJoinedWithoutLaunch() {
        var core = core()
        _ = core.begin(at: start)
        _ = core.authenticationEnded(trust, at: start)
        let actions = core.messageReceived(Script.receiverStatus(id: 1, applications: Script.application), at: start)
        #expect(sent(actions).map { $0["type"]?.stringValue } == ["CONNECT", "GET_STATUS"])
    }

    @Test func relaunchStopsTheRunningApplicationFirst() {
        var core = core(.application(LaunchRequest(appID: "CC1AD845"), relaunchIfRunning: true))
        _ = core.begin(at: start)
        _ = core.authenticationEnded(trust, at: start)
        let stop = core.messageReceived(Script.receiverStatus(id: 1, applications: Script.application), at: start)
        #expect(sent(stop).first?["sessionId"] == .string("S1"))
        let launch = core.messageReceived(Script.receiverStatus(id: 2), at: start)
        #expect(launch.count == 1)
        // The old session's last status does not count as the new one.
        #expect(core.messageReceived(Script.receiverStatus(applications: Script.application), at: start).isEmpty)
    }

    @Test func anApplicationThatClosesBeforeItsPlayerAnswersIsAFailedStart() {
        var core = core()
        _ = run(&core, core.begin(at: start), silentTo: ["GET_STATUS media"])
        let close = Script.message(#"{"type":"CLOSE"}"#, .connection, from: "T1")
        #expect(failure(run(&core, core.messageReceived(close, at: start))) == .channelNotConnected)
    }

    @Test func theEndOfTheApplicationEndsItsSession() {
        var core = core()
        _ = run(&core, core.begin(at: start))
        let events = run(&core, core.messageReceived(Script.receiverStatus(), at: start))
        #expect(events.last == .ended(.applicationEnded))
    }

    @Test func aSessionWithWhateverRunsOutlivesTheApplication() {
        var core = core(.whateverRuns)
        _ = core.begin(at: start)
        _ = core.authenticationEnded(trust, at: start)
        _ = run(&core, core.messageReceived(Script.receiverStatus(id: 1, applications: Script.application), at: start))
        #expect(core.receiver.application != nil)
        let events = run(&core, core.messageReceived(Script.receiverStatus(), at: start))
        #expect(events.last == .deviceChanged(core.receiver))
        #expect(core.receiver.application == nil)
        #expect(!core.isEnded)
    }

    @Test func nothingRunningIsASessionTooWhereNothingIsLaunched() {
        var core = core(.whateverRuns)
        let events = run(&core, core.begin(at: start))
        #expect(events == [.started(core.receiver, nil, trust)])
    }

    @Test func brokenAndForeignMessagesChangeNothing() {
        var core = core()
        _ = run(&core, core.begin(at: start))
        let before = core
        let nested = String(repeating: "[", count: 10_000)
        for text in ["", "{", "null", "{\"type\":7}", nested, "{\"type\":\"RECEIVER_STATUS\",\"status\":\(nested)"] {
            for namespace in [Namespace.receiver, .media, .connection, .receiverDiscovery, .deviceAuthentication] {
                #expect(core.messageReceived(Script.message(text, namespace, from: "T1"), at: start).isEmpty)
            }
        }
        #expect(core == before)
        let elsewhere = Script.media("MEDIA_STATUS", id: 0, ",\"status\":[\(Script.playing)]")
        let forOthers = CastMessage(from: "T1", to: "sender-8", namespace: .media, payload: elsewhere.payload)
        #expect(core.messageReceived(forOthers, at: start).isEmpty)
        let fromOthers = CastMessage(from: "T2", to: "sender-7", namespace: .media, payload: elsewhere.payload)
        #expect(core.messageReceived(fromOthers, at: start).isEmpty)
    }

    @Test func aLostConnectionEndsRequestsAndSessionWithItsReason() throws {
        var core = core()
        _ = run(&core, core.begin(at: start))
        let id = try core.submit(.status, at: start).requestID
        let events = run(&core, core.connectionEnded(TransportError(.heartbeatLost, "no sign of life")))
        #expect(events.count == 2)
        guard case .requestEnded(id, let first?)? = events.first, case .connectionLost(let last)? = events.last else {
            Issue.record("\(events)")
            return
        }
        #expect(first.code == .disconnected)
        #expect(last.code == .disconnected)
    }

    @Test func stopNamesTheSessionAndEndsWhenTheDeviceAnswers() {
        var core = core()
        _ = run(&core, core.begin(at: start))
        let stop = core.end(stopCasting: true, at: start)
        #expect(sent(stop).first?["sessionId"] == .string("S1"))
        #expect(run(&core, stop).last == .ended(nil))
    }

    @Test func anAnswerToStopThatStillListsTheApplicationIsNotTheEndYet() {
        var core = core()
        _ = run(&core, core.begin(at: start))
        let stop = core.end(stopCasting: true, at: start)
        let id = sent(stop).first?["requestId"]?.intValue ?? 0
        let listed = Script.receiverStatus(id: id, applications: Script.application)
        #expect(run(&core, core.messageReceived(listed, at: start)) == [] && core.isStopping)
        var other = core
        #expect(run(&core, core.messageReceived(Script.receiverStatus(), at: start)).last == .ended(nil))
        let deadline = other.nextDeadline ?? start
        guard case .ended(let error?)? = run(&other, other.deadlinePassed(at: deadline)).last else {
            Issue.record("it has not ended, or well: \(other.phase)")
            return
        }
        #expect(error.description.contains("\"Default Media Receiver\" still ran there"), "\(error)")
    }

    @Test func requestsThatCannotBeWrittenFailAndLeaveNothingWaiting() {
        var core = core()
        _ = run(&core, core.begin(at: start))
        _ = run(&core, core.messageReceived(Script.mediaStatus(Script.playing), at: start))
        #expect(throws: CastError.self) {
            try core.submit(.seek(time: .nan, relative: false, resumeState: nil), at: start)
        }
        #expect(core.nextDeadline == nil)
    }
}
