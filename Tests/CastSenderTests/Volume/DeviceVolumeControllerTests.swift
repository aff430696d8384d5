import CastWire
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender
@testable import SenderCore

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DeviceVolumeControllerTests {
    private struct Bench {
        let receiver: FakeReceiver
        let time: ManualTime
        let context: CastContext
        let controller: DeviceVolumeController

        /// The levels that went out.
        var levels: [Double] { receiver.sentJSON("SET_VOLUME").compactMap { $0["volume"]?["level"]?.doubleValue } }
        var mutes: [Bool] { receiver.sentJSON("SET_VOLUME").compactMap { $0["volume"]?["muted"]?.boolValue } }

        @MainActor func connect() async throws -> CastSession {
            let session = try await context.sessionManager.connect(to: .tv)
            await until { controller.isEnabled || session.traits?.isFixedVolume == true }
            return session
        }

        /// The device has told another volume.
        @MainActor func tell(_ level: Double, muted: Bool = false) async {
            receiver.say(Self.status(level, muted: muted))
            let manager = context.sessionManager
            await until {
                let session = manager.currentSession
                return session?.currentDeviceVolume == level && session?.currentDeviceMuted == muted
            }
        }

        static func status(
            id: Int = 0, _ level: Double, muted: Bool = false, control: String = "attenuation", step: Double = 0.05
        ) -> CastMessage {
            Script.message(
                """
                {"type":"RECEIVER_STATUS","requestId":\(id),"status":{"applications":[\(Script.application)],\
                "volume":{"level":\(level),"muted":\(muted),"controlType":"\(control)","stepInterval":\(step)}}}
                """, .receiver)
        }
    }

    private func bench(control: String = "attenuation", step: Double = 0.05, keys: Bool = false) -> Bench {
        let receiver = FakeReceiver()
        for type in ["GET_STATUS", "LAUNCH"] {
            receiver.answer(type) { message, json in
                let id = json["requestId"]?.intValue ?? 0
                return message.namespace == .media
                    ? [Script.mediaStatus(id: id)] : [Bench.status(id: id, 0.5, control: control, step: step)]
            }
        }
        let time = ManualTime()
        let context = CastContext.fake(receiver, time: time) {
            $0.physicalVolumeButtonsWillControlDeviceVolume = keys
        }
        return Bench(
            receiver: receiver, time: time, context: context, controller: DeviceVolumeController(context: context))
    }

    @Test func withoutASessionNothingIsSentAndTheReasonIsSaid() async {
        let bench = bench()
        #expect(bench.controller.state == DeviceVolumeController.State())
        for request in [
            bench.controller.setVolume(0.5), bench.controller.volumeUp(), bench.controller.volumeDown(),
            bench.controller.setMuted(true), bench.controller.toggleMute(),
        ] {
            #expect(request.error?.code == .deviceNotConnected)
        }
        bench.controller.beginDragging()
        bench.controller.drag(to: 1)
        bench.controller.endDragging()
        #expect(bench.controller.volume == 0)
    }

    // S0-85: both directions.
    @Test func sliderAndDeviceFollowEachOther() async throws {
        let bench = bench()
        let states = bench.controller.stateChanges
        _ = try await bench.connect()
        #expect(bench.controller.volume == 0.5 && bench.controller.isEnabled && bench.controller.state.canMute)
        await bench.tell(0.3, muted: true)
        #expect(bench.controller.volume == 0.3 && bench.controller.isMuted)
        try await bench.controller.setVolume(0.8).value
        #expect(bench.levels == [0.8])
        #expect(bench.controller.volume == 0.8)
        var told: DeviceVolumeController.State?
        for await state in states where state.volume == 0.3 {
            told = state
            break
        }
        #expect(told?.isMuted == true && told?.isEnabled == true)
    }

    // S0-86: while the user drags, the device's echoes of earlier places do not pull the slider back.
    @Test func echoesDoNotMoveTheSliderWhileItIsDragged() async throws {
        let bench = bench()
        _ = try await bench.connect()
        bench.receiver.answer("SET_VOLUME", nil)
        bench.controller.beginDragging()
        bench.controller.drag(to: 0.6)
        bench.time.advance(by: .milliseconds(100))
        bench.controller.drag(to: 0.7)
        await bench.tell(0.6)
        #expect(bench.controller.volume == 0.7)
        bench.controller.endDragging()
        await bench.tell(0.1)
        #expect(bench.controller.volume == 0.7, "it settles first")
        await bench.time.advanceToSleeper(within: VolumeSlider.settling)
        await until { bench.controller.volume == 0.1 }
        #expect(bench.levels == [0.6, 0.7])
    }

    // Each later change replaces the one before, whose end says nothing about where the slider is.
    @Test func aDragSendsTenTimesASecondAndReplacedChangesDoNotPullItBack() async throws {
        let bench = bench()
        _ = try await bench.connect()
        bench.receiver.answer("SET_VOLUME", nil)
        bench.controller.beginDragging()
        for step in 0..<20 {
            bench.controller.drag(to: 0.5 + Double(step) / 100)
            bench.time.advance(by: .milliseconds(20))
            for _ in 0..<5 { await Task.yield() }
        }
        #expect(bench.levels.count <= 5 && bench.levels.count >= 2)
        bench.controller.endDragging()
        #expect(bench.levels.last == 0.69)
        // News that comes after the ends of all replaced changes.
        await bench.tell(0.5, muted: true)
        await until { bench.controller.isMuted }
        #expect(bench.controller.volume == 0.69)
    }

    @Test func whatWasHeldBackGoesOutByItself() async throws {
        let bench = bench()
        _ = try await bench.connect()
        bench.controller.beginDragging()
        bench.controller.drag(to: 0.6)
        bench.controller.drag(to: 0.9)
        #expect(bench.levels == [0.6])
        await bench.time.advanceToSleeper(within: VolumeSlider.interval)
        await until { bench.levels.count == 2 }
        #expect(bench.levels == [0.6, 0.9])
    }

    @Test func stepsAreAsLargeAsTheDeviceSaysAndAddUp() async throws {
        let bench = bench(control: "master", step: 0.25)
        _ = try await bench.connect()
        #expect(bench.controller.state.controlType == .master)
        bench.receiver.answer("SET_VOLUME", nil)
        bench.controller.volumeUp()
        bench.controller.volumeUp()
        bench.controller.volumeUp()
        #expect(bench.levels == [0.75, 1, 1])
        bench.controller.volumeDown()
        #expect(bench.controller.volume == 0.75)
    }

    @Test func aFixedVolumeIsNotChangedAndTheReasonIsSaid() async throws {
        let bench = bench(control: "fixed", step: 0.05)
        _ = try await bench.connect()
        await until { bench.controller.state.controlType == .fixed }
        #expect(!bench.controller.isEnabled)
        for request in [bench.controller.setVolume(1), bench.controller.volumeUp(), bench.controller.volumeDown()] {
            #expect(request.error?.code == .notAllowed)
            #expect(request.error?.description.contains("fixed") == true)
        }
        bench.controller.drag(to: 1)
        bench.controller.endDragging()
        #expect(bench.levels.isEmpty && bench.controller.volume == 0.5)
    }

    @Test func muteIsSetAndTurned() async throws {
        let bench = bench()
        _ = try await bench.connect()
        bench.receiver.answer("SET_VOLUME") { _, json in
            [
                Bench.status(
                    id: json["requestId"]?.intValue ?? 0, 0.5, muted: json["volume"]?["muted"]?.boolValue ?? false)
            ]
        }
        try await bench.controller.setMuted(true).value
        #expect(bench.controller.isMuted)
        try await bench.controller.toggleMute().value
        #expect(!bench.controller.isMuted)
        #expect(bench.mutes == [true, false] && bench.levels.isEmpty)
    }

    @Test func whatCanNotBeMutedSaysSo() async throws {
        let bench = bench()
        let session = try await bench.connect()
        session.traits?.supportsMuting = false
        #expect(bench.controller.setMuted(true).error?.code == CastError.mutingUnsupported.code)
        #expect(bench.mutes.isEmpty)
    }

    @Test func aRefusalPutsTheSliderBack() async throws {
        let bench = bench()
        _ = try await bench.connect()
        bench.receiver.answer("SET_VOLUME") { _, json in
            let id = json["requestId"]?.intValue ?? 0
            let refusal = #"{"type":"INVALID_REQUEST","requestId":\#(id),"reason":"NOT_ALLOWED"}"#
            return [Script.message(refusal, .receiver)]
        }
        let request = bench.controller.setVolume(0.9)
        #expect(bench.controller.volume == 0.9)
        await #expect(throws: CastError.self) { try await request.value }
        await until { bench.controller.volume == 0.5 }
    }

    // A session that is suspended goes on: its volume stays, and can't be changed.
    @Test func aSuspendedSessionShowsItsLastVolume() async throws {
        let bench = bench()
        let session = try await bench.connect()
        await bench.tell(0.4)
        bench.context.sessionManager.suspendSession(with: .appBackgrounded)
        await until { session.suspended }
        #expect(bench.controller.volume == 0.4 && !bench.controller.isEnabled && !bench.controller.state.canMute)
        #expect(bench.controller.setVolume(1).error?.code == .deviceNotConnected)
        #expect(bench.controller.volume == 0.4)
    }

    @Test func theEndOfTheSessionEmptiesTheControls() async throws {
        let bench = bench()
        _ = try await bench.connect()
        try await bench.context.sessionManager.disconnect()
        #expect(bench.controller.state == DeviceVolumeController.State())
    }

    // S0-87: true and a session: one step each, and the receiver's answer is followed.
    @Test func keysChangeTheDeviceWhereTheOptionSaysSo() async throws {
        // Not the step that is taken where a device tells none.
        let bench = bench(step: 0.25, keys: true)
        bench.receiver.answer("SET_VOLUME") { _, json in
            let (id, volume) = (json["requestId"]?.intValue ?? 0, json["volume"])
            return [
                Bench.status(
                    id: id, volume?["level"]?.doubleValue ?? 0.5, muted: volume?["muted"]?.boolValue ?? false,
                    step: 0.25)
            ]
        }
        let source = AppVolumeKeySource()
        #expect(bench.context.setVolumeKeySource(source))
        source.press(.up)
        for _ in 0..<50 { await Task.yield() }
        let session = try await bench.connect()
        #expect(bench.levels.isEmpty, "no session, no message")
        source.press(.up)
        await until { bench.levels.count == 1 }
        #expect(bench.levels.last == 0.75)
        await until { session.currentDeviceVolume == 0.75 }
        source.press(.down)
        await until { bench.levels.count == 2 }
        #expect(bench.levels.last == 0.5)
        source.press(.mute)
        await until { bench.mutes.count == 1 }
        #expect(bench.mutes == [true])

        // Another source takes its place, the same one may come back, and none is possible.
        let other = AppVolumeKeySource()
        bench.context.setVolumeKeySource(other)
        source.press(.mute)
        other.press(.down)
        await until { bench.levels.count == 3 }
        bench.context.setVolumeKeySource(source)
        source.press(.down)
        await until { bench.levels.count == 4 }
        bench.context.setVolumeKeySource(nil)
        source.press(.down)
        other.press(.down)
        try await session.setDeviceVolume(0.42).value
        #expect(bench.levels.count == 5 && bench.levels.last == 0.42 && bench.mutes.count == 1)
    }

    // S0-87: the option is off as long as nobody sets it.
    @Test func keysDoNothingWithoutTheOption() async throws {
        let bench = bench()
        let source = AppVolumeKeySource()
        #expect(!bench.context.setVolumeKeySource(source))
        let session = try await bench.connect()
        for key in VolumeKey.allCases { source.press(key) }
        try await session.setDeviceVolume(0.42).value
        #expect(bench.levels == [0.42] && bench.mutes.isEmpty)
    }
}
