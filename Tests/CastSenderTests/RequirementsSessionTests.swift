import CastTransport
import CastWire
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender
@testable import SenderCore

/// Sessions: their kinds, their number, what ends their start.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct RequirementsSessionTests {
    /// A kind of device that is not Cast.
    private final class LampSession: Session {
        override func start() { notifyDidStart(sessionID: "lamp") }
        override func end(with action: SessionEndAction) { notifyDidEnd(with: nil) }
    }

    private final class Leaver: SessionManagerListener {
        var heard = 0

        func sessionManager(_ manager: SessionManager, willStart session: Session) {
            heard += 1
            manager.removeListener(self)
        }
        func sessionManager(_ manager: SessionManager, didStart session: Session) { heard += 1 }
    }

    private struct Fault {
        let step: String
        let code: CastError.Code
        var trust: DeviceTrust = .pinned(FakeAuthenticator.pin, .tls)
        let breaks: (FakeReceiver, ManualTime) -> Void
    }

    /// One for each step of a start and each way in which it goes wrong.
    private let faults: [Fault] = [
        Fault(
            step: "proof", code: .deviceCertificateNotTrusted,
            trust: .refused(DeviceRefusal(.untrustedRoot, "Unknown.")),
            breaks: { _, _ in }),
        Fault(step: "first status: silence", code: .timeout) { receiver, time in
            receiver.answer("GET_STATUS") { _, _ in
                time.advance(by: .seconds(11))
                return []
            }
        },
        Fault(step: "launch: refused", code: .applicationNotFound) { receiver, _ in
            receiver.answer("LAUNCH") { _, json in
                let id = json["requestId"]?.intValue ?? 0
                return [
                    Script.message(#"{"type":"LAUNCH_ERROR","requestId":\#(id),"reason":"NOT_FOUND"}"#, .receiver)
                ]
            }
        },
        Fault(step: "launch: not allowed at the device", code: .deviceAuthorizationFailure) { receiver, _ in
            receiver.answer("LAUNCH") { _, json in
                let id = json["requestId"]?.intValue ?? 0
                let status = #"{"type":"LAUNCH_STATUS","launchRequestId":\#(id),"status":"USER_NOT_ALLOWED"}"#
                return [Script.message(status, .receiver)]
            }
        },
        Fault(step: "launch: the device closes", code: .disconnected) { receiver, _ in
            receiver.answer("LAUNCH") { _, _ in [Script.message(#"{"type":"CLOSE"}"#, .connection)] }
        },
        Fault(step: "launch: silence", code: .timeout) { receiver, time in
            receiver.answer("LAUNCH") { _, _ in
                time.advance(by: .seconds(31))
                return []
            }
        },
        Fault(step: "launch: the network goes", code: .networkError) { receiver, _ in
            receiver.answer("LAUNCH") { [weak receiver] _, _ in
                receiver?.breakDown(TransportError(.network, "reset"))
                return []
            }
        },
        Fault(step: "connecting to the application", code: .channelNotConnected) { receiver, _ in
            receiver.answer("CONNECT") { message, _ in
                message.destinationID == Script.transportID
                    ? [Script.message(#"{"type":"CLOSE"}"#, .connection, from: Script.transportID)] : []
            }
        },
        Fault(step: "media channel: silence", code: .timeout) { receiver, time in
            receiver.answer("GET_STATUS") { message, _ in
                guard message.namespace == .media else { return Script.answers(to: message) }
                time.advance(by: .seconds(11))
                return []
            }
        },
    ]

    // S0-39, S0-88
    @Test func aFaultInAnyStepFailsTheStartAndLeavesNoConnection() async {
        for fault in faults {
            let (receiver, time, log) = (FakeReceiver(), ManualTime(), EventLog())
            fault.breaks(receiver, time)
            let context = CastContext.fake(receiver, time: time, authenticator: FakeAuthenticator(trust: fault.trust))
            context.sessionManager.addListener(log)
            do {
                try await context.sessionManager.connect(to: .tv)
                Issue.record("\(fault.step): started all the same")
            } catch {
                #expect(error.code == fault.code, "\(fault.step)")
                #expect(error.description.hasSuffix("."), "\(fault.step)")
                // A refused device's sentence is its refusal's own.
                #expect(error.deviceRefusal != nil || error.description.contains("; "), "\(fault.step)")
            }
            #expect(log.lines == ["willStart current=false", "didFailToStart \(fault.code.rawValue)"], "\(fault.step)")
            #expect(receiver.isClosed, "\(fault.step)")
            #expect(context.sessionManager.currentSession == nil, "\(fault.step)")
            #expect(context.sessionManager.connectionState == .disconnected, "\(fault.step)")
        }
    }

    // S0-88
    @Test func aDeviceThatClosesEndsASessionThatIsNotToReconnect() async throws {
        let (receiver, log) = (FakeReceiver(), EventLog())
        let context = CastContext.fake(receiver) { $0.reconnectionLimit = .zero }
        try await context.sessionManager.connect(to: .tv)
        context.sessionManager.addListener(log)
        let events = context.sessionManager.events
        receiver.say(Script.message(#"{"type":"CLOSE"}"#, .connection))
        for await event in events {
            guard case .didEnd(_, let error) = event else { continue }
            #expect(error == .closedByDevice)
            break
        }
        #expect(log.lines.last == "didEnd \(CastError.Code.disconnected.rawValue) current=false")
        #expect(receiver.isClosed && context.sessionManager.currentSession == nil)
    }

    // S0-88
    @Test func whatFailsWhileItPlaysIsToldToTheListeners() async throws {
        let (receiver, log) = (FakeReceiver(), EventLog())
        let session = try await CastContext.fake(receiver).sessionManager.connect(to: .tv)
        let client = try #require(session.remoteMediaClient)
        client.addListener(log)
        let events = client.events
        receiver.say(Script.media("ERROR", id: 0, #","reason":"APP_ERROR""#))
        for await event in events {
            guard case .didReceiveError(let error) = event else { continue }
            #expect(error.reason == "APP_ERROR" && error.description.contains("(APP_ERROR); "))
            break
        }
        #expect(log.lines == ["error 34"])
    }

    // S0-40
    @Test func aSecondSessionIsRefusedWhileThereIsOne() async throws {
        let receiver = FakeReceiver()
        let context = CastContext.fake(receiver, FakeReceiver())
        let first = try await context.sessionManager.connect(to: .tv)
        let sent = receiver.sentTypes
        #expect(!context.sessionManager.startSession(with: .fake("Other", id: "2")))
        do {
            try await context.sessionManager.connect(to: .fake("Other", id: "2"))
            Issue.record("two sessions at a time")
        } catch {
            #expect(error.code == .invalidState)
        }
        #expect(context.sessionManager.currentSession === first)
        #expect(first.connectionState == .connected)
        #expect(receiver.sentTypes == sent)
        let other = try await context.makeSessionManager().connect(to: .fake("Other", id: "2"))
        #expect(other !== first && first.connectionState == .connected)
    }

    // S0-42
    @Test func theCurrentSessionIsThereFromItsStartToItsEnd() async throws {
        let context = CastContext.fake(FakeReceiver())
        let manager = context.sessionManager
        #expect(manager.currentSession == nil && manager.currentCastSession == nil)
        manager.startSession(with: .tv)
        #expect(manager.currentSession == nil && !manager.hasConnectedSession)
        for await event in manager.events {
            if case .didStart = event { break }
        }
        let session = try #require(manager.currentCastSession)
        #expect(manager.currentSession === session)
        #expect(manager.hasConnectedCastSession)
        try await manager.disconnect()
        #expect(manager.currentSession == nil && manager.currentCastSession == nil)
        #expect(!manager.hasConnectedSession)
    }

    // S0-47
    @Test(arguments: [false, true])
    func endSessionLeavesTheApplicationOrStopsItAsTheOptionsSay(stops: Bool) async throws {
        let receiver = FakeReceiver()
        let context = CastContext.fake(receiver) { $0.stopReceiverApplicationWhenEndingSession = stops }
        let manager = context.sessionManager
        #expect(!manager.endSession(), "there is none")
        try await manager.connect(to: .tv)
        let events = manager.events
        #expect(manager.endSession())
        #expect(!manager.endSession(), "it is ending already")
        for await event in events {
            guard case .didEnd(_, let error) = event else { continue }
            #expect(error == nil)
            break
        }
        #expect(receiver.sentJSON("STOP").count == (stops ? 1 : 0))
        #expect(receiver.isClosed && manager.currentSession == nil)
    }

    // S0-41, S0-92
    @Test func anotherKindOfSessionIsASessionAndNoCastSession() async throws {
        let manager = SessionManager { device, _ in LampSession(device: device) }
        do {
            try await manager.connect(to: .tv)
            Issue.record("a lamp for a Cast device")
        } catch {
            #expect(error.code == .notCastSession)
        }
        let session = try #require(manager.currentSession)
        #expect(session is LampSession && session.sessionID == "lamp")
        #expect(manager.currentCastSession == nil)
        let film = try MediaInformationBuilder(contentURL: "http://127.0.0.1/film.mp4").build()
        #expect(manager.currentSession?.remoteMediaClient?.loadMedia(film) == nil)
        let volume = session.setDeviceVolume(0.5)
        do {
            try await volume.value
            Issue.record("a lamp has no volume")
        } catch {
            #expect(error.code == .unsupportedFeature)
        }
        try await manager.disconnect()
        #expect(manager.currentSession == nil)
    }

    // S0-92
    @Test func theMediaClientIsReachedFromTheCurrentSession() async throws {
        let receiver = FakeReceiver()
        let manager = CastContext.fake(receiver).sessionManager
        let film = try MediaInformationBuilder(contentURL: "http://127.0.0.1/film.mp4").build()
        #expect(manager.currentSession?.remoteMediaClient?.loadMedia(film) == nil)
        try await manager.connect(to: .tv)
        try await #require(manager.currentSession?.remoteMediaClient?.loadMedia(film)).value
        #expect(receiver.sentJSON("LOAD").count == 1)
        #expect(manager.currentSession?.remoteMediaClient === manager.currentCastSession?.remoteMediaClient)
    }

    // S0-43
    @Test func aListenerMayLeaveWhileItIsTold() async throws {
        let context = CastContext.fake(FakeReceiver())
        let (leaver, log) = (Leaver(), EventLog())
        context.sessionManager.addListener(leaver)
        context.sessionManager.addListener(log)
        try await context.sessionManager.connect(to: .tv)
        #expect(leaver.heard == 1)
        #expect(log.lines.prefix(2) == ["willStart current=false", "didStart current=true"])
    }

    // S0-54
    @Test func theClientComesAndGoesWithTheMediaNamespace() async throws {
        let game = Script.application.replacing("urn:x-cast:com.google.cast.media", with: "urn:x-cast:game")
        let receiver = FakeReceiver()
        receiver.answer("LAUNCH") { _, json in
            [Script.receiverStatus(id: json["requestId"]?.intValue ?? 0, applications: game)]
        }
        let manager = CastContext.fake(receiver).sessionManager
        let session = try await manager.connect(to: .tv)
        #expect(session.remoteMediaClient == nil)
        var events = manager.events.makeAsyncIterator()
        receiver.say(Script.receiverStatus(applications: Script.application, level: 0.9))
        _ = await events.next()
        let client = try #require(session.remoteMediaClient)
        #expect(client.connected)
        receiver.say(Script.receiverStatus(applications: game, level: 0.8))
        _ = await events.next()
        #expect(session.currentDeviceVolume == 0.8)
        #expect(session.remoteMediaClient == nil)
        #expect(!client.connected)
    }

    // S0-85
    @Test func aVolumeThatIsSetGoesOutAndComesBackToTheListeners() async throws {
        let receiver = FakeReceiver()
        let manager = CastContext.fake(receiver).sessionManager
        let session = try await manager.connect(to: .tv)
        let log = EventLog()
        manager.addListener(log)
        receiver.answer("SET_VOLUME") { _, json in
            let (id, volume) = (json["requestId"]?.intValue ?? 0, json["volume"])
            return [
                Script.receiverStatus(
                    id: id, applications: Script.application, level: volume?["level"]?.doubleValue ?? 1,
                    muted: volume?["muted"]?.boolValue ?? false)
            ]
        }
        try await session.setDeviceVolume(0.25).value
        try await session.setDeviceVolume(7).value
        try await session.setDeviceMuted(true).value
        let sent: [JSONValue] = receiver.sentJSON("SET_VOLUME").compactMap { $0["volume"] }
        #expect(sent == [["level": 0.25], ["level": 1], ["muted": true]])
        #expect(log.lines == ["volume 0.25 false", "volume 1.0 false", "volume 1.0 true"])
    }
}
