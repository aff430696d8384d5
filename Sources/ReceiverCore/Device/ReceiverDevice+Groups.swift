package import CastWire

/// A device as a member of groups, and as a group.
extension ReceiverDevice {
    /// This device as a group lists it.
    package var asMember: MultizoneDevice { platform.asMember }

    /// Records that the device is now a member of this group.
    package mutating func joined(_ group: CastingGroup) {
        left(group.id)
        platform.castingGroups.append(group)
    }

    package mutating func left(_ groupID: String) {
        platform.castingGroups.removeAll { $0.id == groupID }
    }

    /// Sets the volume on behalf of the group, without a sender.
    package mutating func setVolume(_ change: VolumeChange, at now: ContinuousClock.Instant) -> [DeviceAction] {
        perform(platform.setVolume(change), at: now)
    }

    /// Takes a new member of this group, or the new data of a member.
    package mutating func memberCame(_ member: MultizoneDevice, at now: ContinuousClock.Instant) -> [DeviceAction] {
        perform(platform.memberCame(member), at: now)
    }

    package mutating func memberLeft(_ deviceID: String, at now: ContinuousClock.Instant) -> [DeviceAction] {
        perform(platform.memberLeft(deviceID), at: now)
    }

    package mutating func memberReported(
        _ change: VolumeChange, by deviceID: String, at now: ContinuousClock.Instant
    ) -> [DeviceAction] {
        perform(platform.memberReported(change, by: deviceID), at: now)
    }
}
