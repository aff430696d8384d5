import CastWire
import Testing

@testable import ReceiverCore

/// A group, a member, and volumes of each control type, by message.
@Suite struct GroupMessagesTests {
    private static let kitchenID = "5f1ab1e0-0000-4000-8000-000000000003"
    private static let studyID = "5f1ab1e0-0000-4000-8000-000000000004"

    private static func member(_ id: String, _ name: String, _ level: Double) -> MultizoneDevice {
        MultizoneDevice(
            deviceID: id, name: name, capabilities: 4101, volume: DeviceVolume(level: level, muted: false))
    }

    private static func profile(_ control: VolumeControl = VolumeControl(), group: Bool = false) -> DeviceProfile {
        DeviceProfile(
            id: String(repeating: "0123456789abcdef", count: 2), friendlyName: "Bench", modelName: "Marquee",
            volumeControl: control, isGroup: group)
    }

    /// Kitchen at 0.2 and study at 0.8, and a sender that is connected.
    private func group() -> DeviceBench {
        var bench = DeviceBench(connections: [1, 2])
        bench.device = ReceiverDevice(profile: Self.profile(group: true), seed: 7)
        for connection: UInt64 in [1, 2] { bench.open(connection) }
        _ = bench.device.memberCame(Self.member(Self.kitchenID, "Kitchen", 0.2), at: bench.now)
        _ = bench.device.memberCame(Self.member(Self.studyID, "Study", 0.8), at: bench.now)
        bench.connect()
        bench.connect(from: "sender-1", on: 2)
        return bench
    }

    private func wishes(_ bench: DeviceBench) -> [GroupMembers.Wish] {
        bench.actions.compactMap { if case .memberVolume(let wish) = $0 { wish } else { nil } }
    }

    private func levels(_ status: JSONValue?) -> [Double]? {
        guard case .array(let devices)? = status?["devices"] else { return nil }
        return devices.compactMap { $0["volume"]?["level"]?.doubleValue }
    }

    @Test func aGroupSaysSoInItsCapabilitiesAndTellsItsMembers() throws {
        #expect(Self.profile(group: true).capabilities == 1 | 4 | 32 | 4096)
        var bench = group()
        let status = try #require(bench.say(#"{"type":"GET_STATUS","requestId":3}"#, .multizone).first)
        #expect(status.type == "MULTIZONE_STATUS" && status.requestID == 3)
        guard case .array(let devices)? = status.status?["devices"] else {
            Issue.record("no devices")
            return
        }
        #expect(devices.map { $0["deviceId"]?.stringValue } == [Self.kitchenID, Self.studyID])
        #expect(devices.map { $0["name"]?.stringValue } == ["Kitchen", "Study"])
        #expect(devices.map { $0["capabilities"]?.intValue } == [4101, 4101])
        #expect(levels(status.status) == [0.2, 0.8])
        let own = bench.say(#"{"type":"GET_STATUS","requestId":4}"#, .receiver).first?.status
        #expect(own?["volume"]?["level"]?.doubleValue == 0.8)
    }

    @Test func theGroupsVolumeMovesAllMembersAndEverybodyIsTold() {
        var bench = group()
        let sent = bench.say(#"{"type":"SET_VOLUME","requestId":5,"volume":{"level":0.4}}"#, .receiver)
        #expect(
            wishes(bench).map(\.change) == [VolumeChange(level: 0.1), VolumeChange(level: 0.4)])
        #expect(
            sent.map { "\($0.type) \($0.connection)" } == [
                "DEVICE_UPDATED 1", "DEVICE_UPDATED 2", "DEVICE_UPDATED 1", "DEVICE_UPDATED 2", "RECEIVER_STATUS 1",
                "RECEIVER_STATUS 2", "RECEIVER_STATUS 1",
            ])
        #expect(sent.last?.requestID == 5 && sent.last?.status?["volume"]?["level"]?.doubleValue == 0.4)
        #expect(sent.first?.json["device"]?["deviceId"]?.stringValue == Self.kitchenID)
        #expect(bench.commands == [.setVolume(level: 0.4, muted: false)], "the group's own screen follows")
    }

    @Test func oneMembersVolumeIsSetAndAnswered() {
        var bench = group()
        let text = #"{"type":"SET_VOLUME","requestId":5,"deviceId":"\#(Self.kitchenID)","volume":{"level":0.9}}"#
        let sent = bench.say(text, .multizone)
        #expect(
            wishes(bench) == [
                .init(deviceID: Self.kitchenID.filter { $0 != "-" }, change: VolumeChange(level: 0.9))
            ])
        #expect(
            sent.map { "\($0.type) \($0.connection)" } == [
                "DEVICE_UPDATED 1", "DEVICE_UPDATED 2", "RECEIVER_STATUS 1", "RECEIVER_STATUS 2", "MULTIZONE_STATUS 1",
            ])
        #expect(sent.last?.requestID == 5 && levels(sent.last?.status) == [0.9, 0.8])
        // What the member then reports is no news.
        let actions = bench.device.memberReported(
            VolumeChange(level: 0.9, muted: false), by: Self.kitchenID, at: bench.now)
        #expect(actions.isEmpty)
    }

    @Test(arguments: [
        (#""deviceId":"nobody","volume":{"level":0.9}"#, "NOT_FOUND"), (#""volume":{"level":0.9}"#, "NOT_FOUND"),
        (#""deviceId":"5f1ab1e0-0000-4000-8000-000000000003","volume":{}"#, "BAD_PARAMETER"),
        (#""deviceId":7,"volume":7"#, "BAD_PARAMETER"),
    ])
    func aWishForAMemberThatMakesNoSenseIsRefused(members: String, reason: String) {
        var bench = group()
        let sent = bench.say(#"{"type":"SET_VOLUME","requestId":5,\#(members)}"#, .multizone)
        #expect(sent.map(\.type) == ["INVALID_REQUEST"] && sent.first?.namespace == .multizone)
        #expect(sent.first?.json["reason"]?.stringValue == reason)
        #expect(bench.say(#"{"type":"SET_VOLUME",\#(members)}"#, .multizone).isEmpty)
    }

    @Test func sendersHearWhoComesGoesAndIsTurnedUp() {
        var bench = group()
        func types(_ actions: [DeviceAction]) -> [String] {
            actions.compactMap { action in
                guard case .send(ConnectionID(rawValue: 1), let message) = action, let text = message.text else {
                    return nil
                }
                return (try? JSONPayload.decode(JSONValue.self, from: text))?["type"]?.stringValue
            }
        }
        let hall = Self.member("5f1ab1e0-0000-4000-8000-000000000005", "Hall", 0.5)
        #expect(types(bench.device.memberCame(hall, at: bench.now)) == ["DEVICE_ADDED"])
        let louder = VolumeChange(level: 1, muted: false)
        #expect(
            types(bench.device.memberReported(louder, by: hall.deviceID, at: bench.now))
                == ["DEVICE_UPDATED", "RECEIVER_STATUS"])
        #expect(
            types(bench.device.memberLeft(hall.deviceID, at: bench.now)) == ["DEVICE_REMOVED", "RECEIVER_STATUS"])
        #expect(bench.device.platform.volume.level == 0.8)
    }

    @Test func aMemberTellsItsGroupsInTheChannelAndOverHTTP() throws {
        var bench = DeviceBench()
        bench.connect()
        let groupID = "5f1ab1e0000040008000000000000009"
        let group = CastingGroup(id: groupID, name: "Everywhere", port: 40_001)
        bench.device.joined(group)
        bench.device.joined(group)
        let told = bench.say(#"{"type":"GET_CASTING_GROUPS","requestId":4}"#, .multizone).first?.status
        #expect(
            told?["groups"] == [["deviceId": "5f1ab1e0-0000-4000-8000-000000000009", "name": "Everywhere"]])
        let text = DeviceInformation(profile: Self.profile(), groups: [group]).json(params: "multizone,device_info")
        let json = try JSONPayload.decode(JSONValue.self, from: text)
        guard case .array(let groups)? = json["multizone"]?["groups"] else {
            Issue.record("no groups")
            return
        }
        #expect(groups.first?["uuid"]?.stringValue?.filter { $0 != "-" } == groupID)
        #expect(groups.first?["cast_port"]?.intValue == 40_001)
        #expect(json["device_info"]?["capabilities"]?["multizone_supported"]?.boolValue == true)
        bench.device.left(groupID)
        let after = bench.say(#"{"type":"GET_CASTING_GROUPS","requestId":5}"#, .multizone).first?.status
        #expect(after?["groups"] == .array([]))
        #expect(
            bench.say(#"{"type":"SET_VOLUME","requestId":6,"deviceId":"x","volume":{"level":1}}"#, .multizone)
                .first?.json["reason"]?.stringValue == "NOT_SUPPORTED")
    }

    @Test(arguments: [
        (VolumeControl.Kind.attenuation, 4096), (.master, 2048), (.fixed, 4096 | 2048),
    ])
    func eachControlTypeIsInTheCapabilitiesAndTheStatus(kind: VolumeControl.Kind, bits: Int) {
        let profile = Self.profile(VolumeControl(kind, step: 0.125))
        #expect(profile.capabilities == 5 | bits)
        var bench = DeviceBench()
        bench.device = ReceiverDevice(profile: profile, seed: 7)
        bench.open(1)
        bench.connect()
        let volume = bench.say(#"{"type":"GET_STATUS","requestId":1}"#, .receiver).first?.status?["volume"]
        #expect(volume?["controlType"]?.stringValue == kind.rawValue)
        #expect(volume?["stepInterval"]?.doubleValue == 0.125)
        let answer = bench.say(#"{"type":"SET_VOLUME","requestId":2,"volume":{"level":0.5}}"#, .receiver)
        #expect(answer.last?.type == (kind == .fixed ? "INVALID_REQUEST" : "RECEIVER_STATUS"))
        #expect(bench.device.platform.volume.level == (kind == .fixed ? 1 : 0.5))
        bench.say(#"{"type":"SET_VOLUME","requestId":3,"volume":{"muted":true}}"#, .receiver)
        #expect(bench.device.platform.volume.muted, "muting is another matter")
        bench.screen(.volumeChanged(level: 0.25, muted: false))
        #expect(bench.device.platform.volume.level == (kind == .fixed ? 1 : 0.25))
    }
}
