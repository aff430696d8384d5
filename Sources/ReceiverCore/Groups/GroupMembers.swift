package import CastWire

/// The members of a group with their volumes, and the group's volume, which is derived from them.
///
/// No recording shows how Google's groups do it; these rules are our own. The group's volume is that of its loudest
/// member, and the group is muted if all members are. Setting the group's volume scales every member by the same
/// factor, so a member that was twice as loud stays so, and no member exceeds 1. After a volume of 0 the proportions
/// are restored. A member with a fixed volume keeps it and does not count.
///
/// A volume that the group sets counts at once. A member's later report is ignored if it only confirms that volume.
package struct GroupMembers: Equatable, Sendable {
    /// The largest number of members.
    package static let limit = 64

    private struct Member: Equatable {
        var device: MultizoneDevice
        /// Its level divided by the loudest member's, from before the group's volume was 0.
        var share = 1.0
        /// The volumes that it was told and has not confirmed, the newest last.
        var told: [DeviceVolume] = []

        var volume: DeviceVolume { device.volume ?? DeviceVolume(level: 1, muted: false) }
    }

    /// A volume that a member is to set.
    package struct Wish: Equatable, Sendable {
        /// 32 hexadecimal digits.
        package let deviceID: String
        package let change: VolumeChange
    }

    package enum Outcome: Equatable, Sendable {
        case added(MultizoneDevice)
        case updated(MultizoneDevice)
        case unchanged
        /// There is no such member, or no room for another.
        case unknown
        /// The member's volume is fixed.
        case refused
    }

    private var members: [Member] = []

    package init() {}

    package var devices: [MultizoneDevice] { members.map(\.device) }

    /// Nil if the group has no members.
    package var volume: DeviceVolume? {
        let settable = members.map(\.volume).filter { !$0.isFixed }
        guard !members.isEmpty else { return nil }
        let isMuted = members.allSatisfy(\.volume.muted)
        guard let loudest = settable.map(\.level).max() else {
            return DeviceVolume(level: 1, muted: isMuted, controlType: VolumeControl.Kind.fixed.rawValue)
        }
        let isMaster = settable.allSatisfy { $0.controlType == VolumeControl.Kind.master.rawValue }
        let kind: VolumeControl.Kind = isMaster ? .master : .attenuation
        let step = settable.map(\.stepInterval).filter { $0 > 0 }.min() ?? VolumeControl().step
        return DeviceVolume(level: loudest, muted: isMuted, controlType: kind.rawValue, stepInterval: step)
    }

    /// - Parameter device: The member. Its id may be with or without hyphens.
    package mutating func came(_ device: MultizoneDevice) -> Outcome {
        if let index = index(of: device.deviceID) {
            guard members[index].device != device else { return .unchanged }
            members[index] = Member(device: device)
            return .updated(device)
        }
        guard members.count < Self.limit else { return .unknown }
        members.append(Member(device: device))
        return .added(device)
    }

    /// Removes a member and returns it; nil if there was none.
    package mutating func left(_ deviceID: String) -> MultizoneDevice? {
        index(of: deviceID).map { members.remove(at: $0).device }
    }

    /// Sets one member's volume. A level below 0 counts as 0, one above 1 as 1.
    package mutating func set(_ change: VolumeChange, of deviceID: String) -> (outcome: Outcome, wish: Wish?) {
        guard let index = index(of: deviceID) else { return (.unknown, nil) }
        if change.level != nil, members[index].volume.isFixed { return (.refused, nil) }
        guard let wish = set(change, at: index) else { return (.unchanged, nil) }
        return (.updated(members[index].device), wish)
    }

    /// Sets the whole group's volume.
    ///
    /// - Returns: The new volume of each member whose volume changes.
    package mutating func set(_ change: VolumeChange) -> [Wish] {
        let level = change.level.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
        rememberShares()
        return members.indices.compactMap { index in
            let isFixed = members[index].volume.isFixed
            // The loudest member gets exactly the requested level, without a rounding error.
            let own = isFixed ? nil : level.map { members[index].share == 1 ? $0 : $0 * members[index].share }
            return set(VolumeChange(level: own, muted: change.muted), at: index)
        }
    }

    /// Takes a member's report of its volume.
    package mutating func reported(_ change: VolumeChange, by deviceID: String) -> Outcome {
        guard let index = index(of: deviceID) else { return .unknown }
        let said = members[index].volume.changed(by: change)
        if let confirmed = members[index].told.firstIndex(where: { $0.isHeard(as: said) }) {
            members[index].told.removeFirst(confirmed + 1)
            return .unchanged
        }
        members[index].told = []
        guard said != members[index].device.volume else { return .unchanged }
        members[index].device.volume = said
        return .updated(members[index].device)
    }

    private mutating func set(_ change: VolumeChange, at index: Int) -> Wish? {
        let next = members[index].volume.changed(by: change)
        guard next != members[index].volume else { return nil }
        members[index].device.volume = next
        members[index].told = members[index].told.suffix(63) + [next]
        return Wish(
            deviceID: Self.plain(members[index].device.deviceID),
            change: VolumeChange(
                level: change.level == nil ? nil : next.level, muted: change.muted == nil ? nil : next.muted))
    }

    /// Stores the proportions of the members' levels. A level of 0 says nothing about them, so they stay as they were.
    private mutating func rememberShares() {
        guard let loudest = volume?.level, loudest > 0 else { return }
        for index in members.indices { members[index].share = min(1, members[index].volume.level / loudest) }
    }

    private func index(of deviceID: String) -> Int? {
        let plain = Self.plain(deviceID)
        return members.firstIndex { Self.plain($0.device.deviceID) == plain }
    }

    /// Ids occur with hyphens and without.
    private static func plain(_ deviceID: String) -> String {
        deviceID.lowercased().filter { $0 != "-" }
    }
}

extension DeviceVolume {
    /// The volume after the change. A level below 0 counts as 0, one above 1 as 1.
    func changed(by change: VolumeChange) -> DeviceVolume {
        var changed = self
        if let level = change.level, level.isFinite { changed.level = min(max(level, 0), 1) }
        if let muted = change.muted { changed.muted = muted }
        return changed
    }

    /// Whether a report means this volume: screens round.
    func isHeard(as report: DeviceVolume) -> Bool {
        isHeard(asLevel: report.level) && muted == report.muted
    }

    func isHeard(asLevel reported: Double) -> Bool {
        abs(level - reported) < 0.005
    }
}
