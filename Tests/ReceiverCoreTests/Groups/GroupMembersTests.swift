import CastWire
import Testing

@testable import ReceiverCore

/// How a group's volume is made of its members', and theirs of its.
@Suite struct GroupMembersTests {
    private static func member(
        _ id: String, _ level: Double, muted: Bool = false, control: VolumeControl = VolumeControl()
    ) -> MultizoneDevice {
        var volume = control.initialVolume
        (volume.level, volume.muted) = (level, muted)
        return MultizoneDevice(deviceID: id, name: id, capabilities: 4, volume: volume)
    }

    private func group(_ devices: MultizoneDevice...) -> GroupMembers {
        var group = GroupMembers()
        for device in devices { _ = group.came(device) }
        return group
    }

    private func levels(_ group: GroupMembers) -> [Double] { group.devices.compactMap(\.volume?.level) }

    @Test func aGroupIsAsLoudAsItsLoudestMember() {
        #expect(GroupMembers().volume == nil)
        #expect(group(Self.member("a", 0.2), Self.member("b", 0.6)).volume?.level == 0.6)
        #expect(group(Self.member("a", 0.2, muted: true), Self.member("b", 0.6)).volume?.muted == false)
        #expect(group(Self.member("a", 0.2, muted: true), Self.member("b", 0.6, muted: true)).volume?.muted == true)
    }

    @Test func settingTheGroupMovesAllMembersInProportion() {
        var group = group(Self.member("a", 0.2), Self.member("b", 0.8))
        #expect(
            group.set(VolumeChange(level: 0.4)) == [
                .init(deviceID: "a", change: VolumeChange(level: 0.1)),
                .init(deviceID: "b", change: VolumeChange(level: 0.4)),
            ])
        #expect(group.volume?.level == 0.4)
        _ = group.set(VolumeChange(level: 7))
        #expect(levels(group) == [0.25, 1])
        #expect(group.set(VolumeChange(level: 1)).isEmpty)
        #expect(group.set(VolumeChange(level: .nan)).isEmpty)
    }

    @Test func silenceAndBackKeepsTheProportions() {
        var group = group(Self.member("a", 0.2), Self.member("b", 0.8))
        _ = group.set(VolumeChange(level: 0))
        #expect(levels(group) == [0, 0])
        _ = group.set(VolumeChange(level: 0.4))
        #expect(levels(group) == [0.1, 0.4])
    }

    @Test func allSilentFromTheStartGoUpTogether() {
        var group = group(Self.member("a", 0), Self.member("b", 0))
        _ = group.set(VolumeChange(level: 0.5))
        #expect(levels(group) == [0.5, 0.5])
    }

    @Test func mutingIsForAllAndLeavesTheLevels() {
        var group = group(Self.member("a", 0.2), Self.member("b", 0.8, muted: true))
        #expect(group.set(VolumeChange(muted: true)) == [.init(deviceID: "a", change: VolumeChange(muted: true))])
        #expect(group.volume?.muted == true && levels(group) == [0.2, 0.8])
    }

    @Test func aFixedMemberIsLeftAloneAndDoesNotCount() {
        let fixed = Self.member("tv", 1, control: VolumeControl(.fixed))
        var group = group(fixed, Self.member("a", 0.5))
        #expect(group.volume?.level == 0.5 && group.volume?.controlType == "attenuation")
        #expect(group.set(VolumeChange(level: 0.25)).map(\.deviceID) == ["a"])
        #expect(group.set(VolumeChange(level: 0.1), of: "tv").outcome == .refused)
        #expect(self.group(fixed).volume?.controlType == "fixed")
    }

    @Test func oneMemberIsSetByItsIDInEitherForm() {
        let id = "5f1ab1e0-0000-4000-8000-000000000003"
        var group = group(Self.member(id, 0.5))
        let (outcome, wish) = group.set(VolumeChange(level: -3), of: "5F1AB1E0000040008000000000000003")
        #expect(outcome == .updated(group.devices[0]))
        #expect(wish == .init(deviceID: "5f1ab1e0000040008000000000000003", change: VolumeChange(level: 0)))
        #expect(group.set(VolumeChange(level: 0), of: id).outcome == .unchanged)
        #expect(group.set(VolumeChange(level: 0), of: "somebody").outcome == .unknown)
    }

    @Test func whatAMemberConfirmsIsNoNewsAndDoesNotUndoWhatCameLater() {
        var group = group(Self.member("a", 1))
        _ = group.set(VolumeChange(level: 0.3), of: "a")
        _ = group.set(VolumeChange(level: 0.6), of: "a")
        #expect(group.reported(VolumeChange(level: 0.3, muted: false), by: "a") == .unchanged)
        #expect(levels(group) == [0.6])
        #expect(group.reported(VolumeChange(level: 0.6, muted: false), by: "a") == .unchanged)
        guard case .updated(let device) = group.reported(VolumeChange(level: 0.3, muted: false), by: "a") else {
            Issue.record("a person at the member is not heard")
            return
        }
        #expect(device.volume?.level == 0.3 && group.volume?.level == 0.3)
    }

    @Test func noMoreBecomeMembersThanThereIsRoomFor() {
        var group = GroupMembers()
        for number in 0..<GroupMembers.limit { _ = group.came(Self.member("\(number)", 1)) }
        #expect(group.came(Self.member("one more", 1)) == .unknown)
        #expect(group.devices.count == GroupMembers.limit)
        #expect(group.came(Self.member("7", 1)) == .unchanged)
        #expect(group.left("7")?.deviceID == "7" && group.left("7") == nil)
    }
}
