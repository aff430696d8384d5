import CastTransport
import CastWire
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender
@testable import SenderCore

/// A session with a group: its members, their volumes, and who hears of the device.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct MultizoneTests {
    private nonisolated static let kitchen = """
        {"deviceId":"5F1AB1E0-0000-4000-8000-000000000003","name":"Kitchen","capabilities":4101,\
        "volume":{"level":0.25,"muted":false}}
        """
    private nonisolated static let study = """
        {"deviceId":"5f1ab1e0-0000-4000-8000-000000000004","name":"Study","capabilities":4,\
        "volume":{"level":1,"muted":true}}
        """
    private nonisolated static let kitchenID = "5f1ab1e0000040008000000000000003"

    private nonisolated static func status(id: Int = 0, _ devices: [String]) -> CastMessage {
        let list = devices.joined(separator: ",")
        return Script.message(
            #"{"type":"MULTIZONE_STATUS","requestId":\#(id),"status":{"devices":[\#(list)]}}"#, .multizone)
    }

    /// A session with a device that answers as a group of two.
    private func session() async throws -> (CastSession, FakeReceiver, ReconnectionBench) {
        let bench = ReconnectionBench()
        let (session, receiver) = try await bench.connect()
        receiver.answer("GET_STATUS") { message, json in
            let id = json["requestId"]?.intValue ?? 0
            return message.namespace == .multizone ? [Self.status(id: id, [Self.kitchen, Self.study])] : []
        }
        return (session, receiver, bench)
    }

    @Test func theMembersOfAGroupAreAskedFor() async throws {
        let (session, _, _) = try await session()
        #expect(session.multizoneStatus == nil)
        let status = try await session.requestMultizoneStatus().value
        #expect(status == session.multizoneStatus)
        #expect(status.devices.map(\.friendlyName) == ["Kitchen", "Study"])
        let kitchen = try #require(status.device(withID: "5F1AB1E0-0000-4000-8000-000000000003"))
        #expect(kitchen.deviceID == Self.kitchenID)
        #expect(kitchen.volumeLevel == 0.25 && !kitchen.muted && status.devices[1].muted)
        #expect(kitchen.capabilities == [.videoOut, .audioOut, .attenuationOrFixedVolume])
    }

    @Test func aMembersVolumeIsSetUnderTheIDThatTheGroupGaveIt() async throws {
        let (session, receiver, _) = try await session()
        let kitchen = try await session.requestMultizoneStatus().value.devices[0]
        receiver.answer("SET_VOLUME") { _, json in
            let louder = Self.kitchen.replacing("0.25", with: "0.75")
            return [Self.status(id: json["requestId"]?.intValue ?? 0, [louder, Self.study])]
        }
        try await session.setDeviceVolume(0.75, forMultizoneDevice: kitchen).value
        #expect(session.multizoneStatus?.devices.first?.volumeLevel == 0.75)
        try await session.setDeviceMuted(true, forMultizoneDevice: kitchen).value
        try await session.setDeviceVolume(7, forMultizoneDevice: kitchen).value
        let sent = receiver.sentJSON("SET_VOLUME")
        #expect(sent.map { $0["deviceId"]?.stringValue } == Array(repeating: kitchen.wireID, count: 3))
        #expect(sent.map { $0["volume"] } == [["level": 0.75], ["muted": true], ["level": 1]])
        #expect(receiver.sent.filter { $0.namespace == .multizone && $0.destinationID == "receiver-0" }.count == 4)
    }

    @Test func ofOneMemberOnlyTheNewestVolumeIsWaitedFor() async throws {
        let (session, receiver, _) = try await session()
        let devices = try await session.requestMultizoneStatus().value.devices
        receiver.answer("SET_VOLUME", nil)
        let first = session.setDeviceVolume(0.1, forMultizoneDevice: devices[0])
        let other = session.setDeviceVolume(0.1, forMultizoneDevice: devices[1])
        let muting = session.setDeviceMuted(true, forMultizoneDevice: devices[0])
        let second = session.setDeviceVolume(0.2, forMultizoneDevice: devices[0])
        #expect(first.abortReason == .replaced)
        #expect(other.inProgress && muting.inProgress && second.inProgress)
    }

    @Test(arguments: [("NOT_SUPPORTED", CastError.Code.notAllowed), ("NOT_FOUND", .invalidRequest)])
    func aRefusalEndsTheRequestWithItsReason(reason: String, code: CastError.Code) async throws {
        let (session, receiver, _) = try await session()
        let kitchen = try await session.requestMultizoneStatus().value.devices[0]
        receiver.answer("SET_VOLUME") { _, json in
            let id = json["requestId"]?.intValue ?? 0
            return [
                Script.message(#"{"type":"INVALID_REQUEST","requestId":\#(id),"reason":"\#(reason)"}"#, .multizone)
            ]
        }
        let error = await #expect(throws: CastError.self) {
            try await session.setDeviceVolume(0.5, forMultizoneDevice: kitchen).value
        }
        #expect(error?.code == code && error?.reason == reason)
    }

    @Test func aDeviceThatDoesNotAnswerIsATimeoutAndASessionThatEndedAnError() async throws {
        let (session, receiver, bench) = try await session()
        receiver.answer("GET_STATUS", nil)
        let request = session.requestMultizoneStatus()
        await bench.time.advanceToSleeper(within: .seconds(10))
        await #expect(throws: CastError.self) { try await request.value }
        #expect(request.error?.code == .timeout)
        try await bench.manager.disconnect()
        await #expect(throws: CastError.sessionInactive) { try await session.requestMultizoneStatus().value }
    }

    @Test func listenersHearOfMembersInOrderAndTheStreamHearsTheSame() async throws {
        let (session, receiver, _) = try await session()
        let listener = StatusListener()
        session.addDeviceStatusListener(listener)
        let events = session.deviceStatusEvents
        _ = try await session.requestMultizoneStatus().value
        let hall = #"{"deviceId":"5f1ab1e0-0000-4000-8000-000000000005","name":"Hall","capabilities":4}"#
        receiver.say(Script.message(#"{"type":"DEVICE_ADDED","device":\#(hall)}"#, .multizone))
        // One without a volume keeps the one that it had.
        let renamed = #"{"deviceId":"5f1ab1e0-0000-4000-8000-000000000003","name":"Galley","capabilities":4}"#
        receiver.say(Script.message(#"{"type":"DEVICE_UPDATED","device":\#(renamed)}"#, .multizone))
        for broken in [
            "{}", #"{"type":"DEVICE_ADDED"}"#, #"{"type":"DEVICE_UPDATED","device":{"name":"x"}}"#,
            #"{"type":"DEVICE_REMOVED","deviceId":"nobody"}"#, #"{"type":"MULTIZONE_STATUS","status":["#,
        ] {
            receiver.say(Script.message(broken, .multizone))
        }
        receiver.say(
            Script.message(
                #"{"type":"DEVICE_REMOVED","deviceId":"5f1ab1e0-0000-4000-8000-000000000004"}"#, .multizone))
        await until { session.multizoneStatus?.devices.map(\.friendlyName) == ["Galley", "Hall"] }
        #expect(listener.lines == ["status 2", "added Hall 1.0", "updated Galley 0.25", "removed ...0004"])
        session.removeDeviceStatusListener(listener)
        receiver.say(Self.status([]))
        await until { session.multizoneStatus?.devices == [] }
        #expect(listener.lines.count == 4)
        var heard: [CastDeviceStatusEvent] = []
        for await event in events {
            heard.append(event)
            if event == .didReceiveMultizoneStatus(MultizoneStatus()) { break }
        }
        #expect(heard.count == 5)
    }

    @Test func listenersHearOfActiveInputStandbyAndTheApplicationAsTheyChange() async throws {
        let bench = ReconnectionBench()
        let listener = StatusListener()
        let watcher = StartWatcher(listener)
        bench.manager.addListener(watcher)
        let (session, receiver) = try await bench.connect()
        #expect(listener.lines == ["application Default Media Receiver"])
        func say(_ members: String, _ application: String = Script.application) {
            receiver.say(
                Script.message(
                    #"{"type":"RECEIVER_STATUS","status":{"applications":[\#(application)],\#(members)}}"#, .receiver))
        }
        say(#""isActiveInput":true,"isStandBy":false"#)
        say(#""isActiveInput":true,"isStandBy":false"#)
        say(#""isActiveInput":false,"isStandBy":true"#, Script.application.replacing("Ready", with: "Casting"))
        await until { session.standbyStatus == .active }
        #expect(
            listener.lines.dropFirst() == [
                "input active", "standby inactive", "input inactive", "standby active",
                "application Default Media Receiver",
            ])
        withExtendedLifetime(watcher) {}
    }

    /// A listener may be there from before the session has started.
    private final class StartWatcher: SessionManagerListener {
        private let listener: StatusListener

        init(_ listener: StatusListener) { self.listener = listener }

        func sessionManager(_ manager: SessionManager, willStart session: Session) {
            (session as? CastSession)?.addDeviceStatusListener(listener)
        }
    }

    private final class StatusListener: CastDeviceStatusListener {
        private(set) var lines: [String] = []

        func castSession(_ castSession: CastSession, didReceiveActiveInputStatus status: ActiveState) {
            lines.append("input \(status)")
        }
        func castSession(_ castSession: CastSession, didReceiveStandbyStatus status: ActiveState) {
            lines.append("standby \(status)")
        }
        func castSession(_ castSession: CastSession, didReceiveApplicationMetadata metadata: ApplicationMetadata?) {
            lines.append("application \(metadata?.applicationName ?? "none")")
        }
        func castSession(_ castSession: CastSession, didReceiveMultizoneStatus status: MultizoneStatus) {
            lines.append("status \(status.devices.count)")
        }
        func castSession(_ castSession: CastSession, didAddMultizoneDevice device: CastSender.MultizoneDevice) {
            lines.append("added \(device.friendlyName) \(device.volumeLevel)")
        }
        func castSession(_ castSession: CastSession, didUpdateMultizoneDevice device: CastSender.MultizoneDevice) {
            lines.append("updated \(device.friendlyName) \(device.volumeLevel)")
        }
        func castSession(_ castSession: CastSession, didRemoveMultizoneDeviceWithID deviceID: String) {
            lines.append("removed ...\(deviceID.suffix(4))")
        }
    }
}
