import CastSender
import CastWire
import CastingFakes
import SenderFakes
import SenderScripts
import Testing

@testable import CastWidgets

@MainActor @Suite(.timeLimit(.minutes(1))) struct CastVolumeTests {
    private nonisolated static let kitchenID = "5f1ab1e0000040008000000000000003"
    private nonisolated static let studyID = "5f1ab1e0000040008000000000000004"

    private nonisolated static func member(_ name: String, _ number: Int, _ level: Double, muted: Bool = false)
        -> String
    {
        """
        {"deviceId":"5f1ab1e0-0000-4000-8000-00000000000\(number)","name":"\(name)","capabilities":4,\
        "volume":{"level":\(level),"muted":\(muted)}}
        """
    }

    private nonisolated static func multizone(_ type: String, _ members: String, id: Int = 0) -> CastMessage {
        Script.message(#"{"type":"\#(type)","requestId":\#(id),\#(members)}"#, .multizone)
    }

    private nonisolated static func status(id: Int) -> CastMessage {
        let devices = member("Kitchen", 3, 0.25) + "," + member("Study", 4, 1, muted: true)
        return multizone("MULTIZONE_STATUS", #""status":{"devices":[\#(devices)]}"#, id: id)
    }

    private nonisolated static func told(
        id: Int = 0, _ level: Double, muted: Bool = false, control: String = "attenuation"
    ) -> CastMessage {
        Script.message(
            """
            {"type":"RECEIVER_STATUS","requestId":\(id),"status":{"applications":[\(Script.application)],\
            "volume":{"level":\(level),"muted":\(muted),"controlType":"\(control)","stepInterval":0.02}}}
            """, .receiver)
    }

    private func bench(isGroup: Bool = false, control: String = "attenuation") async throws -> (WidgetBench, CastVolume)
    {
        let bench = WidgetBench("")
        bench.tv.answer("GET_STATUS") { message, json in
            let id = json["requestId"]?.intValue ?? 0
            return switch message.namespace {
            case .media: [Script.mediaStatus(id: id)]
            case .multizone: [Self.status(id: id)]
            default: [Self.told(id: id, 0.5, control: control)]
            }
        }
        let volume = bench.context.castVolume
        var device = Device.tv
        if isGroup { device.capabilities = [.audioOut, .multizoneGroup] }
        try await bench.context.sessionManager.connect(to: device, options: .joinOnly)
        await until { volume.state.volume == 0.5 && volume.state.members.count == (isGroup ? 2 : 0) }
        return (bench, volume)
    }

    // S0-85
    @Test func sliderAndDeviceFollowEachOther() async throws {
        let (bench, volume) = try await bench()
        #expect(volume.isEnabled && volume.canMute && volume.step == 0.02 && volume.state.members.isEmpty)
        #expect(bench.tv.sent.filter { $0.namespace == .multizone }.isEmpty, "it is no group")
        bench.tv.say(Self.told(0.3, muted: true))
        await until { volume.state.volume == 0.3 && volume.state.isMuted }
        volume.beginDragging()
        var changes = volume.stateChanges.makeAsyncIterator()
        volume.drag(to: 0.6)
        volume.drag(to: 0.8)
        #expect(await changes.next()?.volume == 0.6)
        #expect(volume.state.volume == 0.8)
        bench.tv.say(Self.told(0.2))
        await until { !volume.state.isMuted }
        #expect(volume.state.volume == 0.8, "the person holds it")
        #expect(bench.levels == [0.6])
        volume.endDragging()
        #expect(bench.levels == [0.6, 0.8])
        #expect(volume.setMuted(true))
        #expect(bench.tv.sentJSON("SET_VOLUME").last?["volume"] == ["muted": true])
    }

    // A slider of a page tells neither beginning nor end.
    @Test func itSendsTenTimesASecondAndTheLastPlaceByItself() async throws {
        let (bench, volume) = try await bench()
        bench.tv.answer("SET_VOLUME", nil)
        for level in [0.6, 0.7, 0.9] { #expect(volume.setVolume(level)) }
        #expect(bench.levels == [0.6] && volume.state.volume == 0.9)
        await bench.time.advance(toSleeperAt: .milliseconds(100))
        await until { bench.levels == [0.6, 0.9] }
        // Until it has answered what another has made of it moves nothing here.
        bench.tv.say(Self.told(0.1, muted: true))
        await until { volume.state.isMuted }
        #expect(volume.state.volume == 0.9 && volume.state.pending == [.level])
        let asked = try #require(bench.tv.sentJSON("SET_VOLUME").last?["requestId"]?.intValue)
        bench.tv.say(Self.told(id: asked, 0.1, muted: true))
        await until { volume.state.pending.isEmpty }
        await bench.time.advance(toSleeperAt: .seconds(1))
        await until { volume.state.volume == 0.1 }
    }

    @Test func mutingIsShownAtOnceAndIsWhatTheDeviceSaysOnceItHasAnswered() async throws {
        let (bench, volume) = try await bench()
        bench.tv.answer("SET_VOLUME", nil)
        var changes = volume.stateChanges.makeAsyncIterator()
        #expect(volume.setMuted(true))
        #expect(volume.state.isMuted && volume.state.pending == [.muted])
        #expect(await changes.next()?.isMuted == true)
        let asked = try #require(bench.tv.sentJSON("SET_VOLUME").last?["requestId"]?.intValue)
        bench.tv.say(Self.told(id: asked, 0.5, muted: true))
        while let next = await changes.next() {
            #expect(next.isMuted, "it does not go back on its way")
            if next.pending.isEmpty { break }
        }
        #expect(volume.state.isMuted)
        bench.tv.answer("SET_VOLUME") { _, json in
            [Script.message(#"{"type":"INVALID_REQUEST","requestId":\#(json["requestId"]?.intValue ?? 0)}"#, .receiver)]
        }
        volume.setMuted(false)
        await until { volume.failure != nil && volume.state.pending.isEmpty }
        #expect(volume.state.isMuted, "as it was")
    }

    // S0-85
    @Test func aGroupsMembersAreAskedForOnceAndFollowed() async throws {
        let (bench, volume) = try await bench(isGroup: true)
        #expect(volume.state.members.map(\.name) == ["Kitchen", "Study"])
        #expect(volume.state.members.map(\.volume) == [0.25, 1])
        #expect(volume.state.members.map(\.isMuted) == [false, true])
        bench.tv.say(Self.multizone("DEVICE_UPDATED", #""device":\#(Self.member("Kitchen", 3, 0.5))"#))
        await until { volume.state.members.first?.volume == 0.5 }
        bench.tv.answer("SET_VOLUME", nil)
        #expect(volume.setVolume(0.75, member: Self.kitchenID))
        #expect(volume.state.members.map(\.volume) == [0.75, 1] && volume.state.volume == 0.5)
        #expect(volume.setMuted(false, member: Self.studyID))
        let sent = bench.tv.sentJSON("SET_VOLUME")
        #expect(sent.map { $0["volume"] } == [["level": 0.75], ["muted": false]])
        #expect(sent.map { $0["deviceId"]?.stringValue?.suffix(1) } == ["3", "4"])
        bench.tv.say(Self.multizone("DEVICE_REMOVED", #""deviceId":"5f1ab1e0-0000-4000-8000-000000000004""#))
        await until { volume.state.members.map(\.name) == ["Kitchen"] }
        #expect(!volume.setVolume(0.1, member: Self.studyID) && !volume.setMuted(true, member: Self.studyID))
        #expect(bench.tv.sent.count { $0.namespace == .multizone && $0.scriptedType == "GET_STATUS" } == 1)
    }

    @Test func aMemberThatRefusesGoesBackAndSaysWhy() async throws {
        let (bench, volume) = try await bench(isGroup: true)
        bench.tv.answer("SET_VOLUME") { _, json in
            [Self.multizone("INVALID_REQUEST", #""reason":"NOT_SUPPORTED""#, id: json["requestId"]?.intValue ?? 0)]
        }
        volume.setVolume(0.75, member: Self.kitchenID)
        #expect(volume.state.members.first?.volume == 0.75)
        await until { volume.failure != nil }
        await until { volume.state.members.first?.volume == 0.25 }
        bench.tv.answer("SET_VOLUME", nil)
        volume.setVolume(0.8, member: Self.kitchenID)
        #expect(volume.failure == nil)
    }

    @Test func aFixedVolumeAndNoSessionTakeNothing() async throws {
        let (bench, volume) = try await bench(control: "fixed")
        #expect(!volume.isEnabled && volume.canMute && volume.state.isFixed && volume.step == 0)
        #expect(!volume.setVolume(0.1))
        volume.beginDragging()
        volume.drag(to: 0.1)
        volume.endDragging()
        try await bench.context.sessionManager.disconnect()
        await until { !volume.canMute }
        #expect(!volume.setMuted(true) && !volume.setVolume(0.1) && volume.state.volume == 0)
        #expect(bench.tv.sentJSON("SET_VOLUME").isEmpty)
    }
}

extension WidgetBench {
    /// The levels that went out.
    fileprivate var levels: [Double] {
        tv.sentJSON("SET_VOLUME").compactMap { $0["volume"]?["level"]?.doubleValue }
    }
}
