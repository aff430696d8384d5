package import CastWire

/// A device as a member of groups, and as a group.
extension ReceiverDevice {
    /// Itself as a group lists it.
    package var asMember: MultizoneDevice { platform.asMember }

    /// It plays along in these groups.
    package mutating func joined(_ group: CastingGroup) {
        left(group.id)
        platform.castingGroups.append(group)
    }

    package mutating func left(_ groupID: String) {
        platform.castingGroups.removeAll { $0.id == groupID }
    }

    /// Sets its volume with no sender's doing, as its group does.
    package mutating func setVolume(_ change: VolumeChange, at now: ContinuousClock.Instant) -> [DeviceAction] {
        perform(platform.setVolume(change), at: now)
    }

    /// A device becomes a member of this group, or is another than it was.
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
