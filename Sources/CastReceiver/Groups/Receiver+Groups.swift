import CastWire
import Synchronization

/// A receiver as a member of a group, and as a group. `ReceiverGroup` connects them.
extension Receiver {
    /// The receiver as a group lists it; nil if it does not run.
    func asMember() async -> MultizoneDevice? {
        await parts?.engine.read { $0.asMember }
    }

    func setVolume(_ change: VolumeChange) async {
        await parts?.engine.handle { $0.setVolume(change, at: $1) }
    }

    func take(_ order: MemberOrder) async {
        await parts?.engine.handle { $0.take(order, at: $1) }
    }

    func joined(_ group: CastingGroup) async {
        castingGroups.add(group)
        await parts?.engine.handle { device, _ in
            device.joined(group)
            return []
        }
    }

    func left(_ groupID: String) async {
        castingGroups.remove(groupID)
        await parts?.engine.handle { device, _ in
            device.left(groupID)
            return []
        }
    }

    /// Adds a member. Before the start too: then the group has the member from the beginning.
    func memberCame(_ member: MultizoneDevice) async {
        guard let parts else { return awaitedMembers.append(member) }
        await parts.engine.handle { $0.memberCame(member, at: $1) }
    }

    func memberLeft(_ deviceID: String) async {
        await parts?.engine.handle { $0.memberLeft(deviceID, at: $1) }
    }

    func memberReported(_ change: VolumeChange, by deviceID: String) async {
        await parts?.engine.handle { $0.memberReported(change, by: deviceID, at: $1) }
    }
}

/// A receiver's groups, for its HTTP server, which runs outside the engine's isolation.
final class CastingGroupList: Sendable {
    private let groups = Mutex<[CastingGroup]>([])

    var all: [CastingGroup] { groups.withLock { $0 } }

    func add(_ group: CastingGroup) {
        groups.withLock { $0 = $0.filter { $0.id != group.id } + [group] }
    }

    func remove(_ id: String) {
        groups.withLock { $0.removeAll { $0.id == id } }
    }
}
