import CastWire
import Testing

@testable import CastWidgetsCore
@testable import SenderCore

/// What a volume shows and what waits, after each way that a change can go: of the device itself and of a member alike.
@Suite struct GroupVolumeStateTests {
    private enum Step {
        case move(Double)
        case mute(Bool)
        /// The device tells its volume.
        case told(Double, Bool)
        /// The answer to what was sent as that, counted from 1.
        case done(Int)
        case refused(Int)
        case passed(Int)
    }

    private struct Row {
        let name: String
        let way: [Step]
        let level: Double
        var isMuted = false
        var pending: Set<GroupVolumeState.Pending> = []
    }

    /// It was told 0.5 first.
    private static let rows = [
        Row(name: "as it is told", way: [], level: 0.5),
        Row(name: "moved", way: [.move(0.8)], level: 0.8, pending: [.level]),
        Row(name: "an echo of before", way: [.move(0.8), .told(0.5, false)], level: 0.8, pending: [.level]),
        Row(name: "slow to answer", way: [.move(0.8), .passed(9_000)], level: 0.8, pending: [.level]),
        Row(
            name: "another's, then slow", way: [.move(0.8), .told(0.1, false), .passed(9_000)], level: 0.8,
            pending: [.level]),
        Row(name: "it says so", way: [.move(0.8), .told(0.8, false)], level: 0.8),
        Row(name: "it says so, rounded", way: [.move(0.8), .told(0.79, false)], level: 0.79),
        Row(name: "it says yes", way: [.move(0.8), .done(1)], level: 0.8),
        Row(name: "it says yes and so", way: [.move(0.8), .done(1), .told(0.8, false)], level: 0.8),
        Row(name: "it says yes and does nothing", way: [.move(0.8), .done(1), .passed(1_000)], level: 0.5),
        Row(name: "it says no", way: [.move(0.8), .refused(1)], level: 0.5),
        Row(
            name: "the first of two is refused", way: [.move(0.8), .passed(100), .move(0.9), .refused(1)], level: 0.9,
            pending: [.level]),
        Row(
            name: "the second of two is refused", way: [.move(0.8), .passed(100), .move(0.9), .done(1), .refused(2)],
            level: 0.5),
        Row(name: "moved again at once", way: [.move(0.8), .move(0.9)], level: 0.9, pending: [.level]),
        Row(
            name: "the first is answered, the second not sent", way: [.move(0.8), .move(0.9), .done(1)], level: 0.9,
            pending: [.level]),
        Row(name: "muted", way: [.mute(true)], level: 0.5, isMuted: true, pending: [.muted]),
        Row(
            name: "muted, and told of before", way: [.mute(true), .told(0.5, false)], level: 0.5, isMuted: true,
            pending: [.muted]),
        Row(name: "muted and done", way: [.mute(true), .told(0.5, true), .done(1)], level: 0.5, isMuted: true),
        Row(name: "muted and refused", way: [.mute(true), .refused(1)], level: 0.5),
        Row(name: "muted and heard again", way: [.mute(true), .mute(false), .done(1)], level: 0.5, pending: [.muted]),
        Row(name: "both", way: [.move(0.8), .mute(true), .done(1)], level: 0.8, isMuted: true, pending: [.muted]),
    ]

    @Test(arguments: [nil, "kitchen"] as [String?]) func eachWayOfAChange(_ member: String?) {
        for row in Self.rows {
            let volume = Self.volume(after: row.way, of: member)
            let place = volume.members.first { $0.id == member }
            let level = member == nil ? volume.volume : place?.volume
            let isMuted = member == nil ? volume.isMuted : place?.isMuted
            let pending = member == nil ? volume.pending : place?.pending
            #expect(level == row.level && isMuted == row.isMuted && pending == row.pending, "\(row.name): \(volume)")
            // Of the other one nothing was asked.
            #expect((member == nil ? volume.members.first?.pending : volume.pending) == [], "\(row.name)")
        }
    }

    private static func volume(after way: [Step], of member: String?) -> GroupVolumeState {
        var (volume, ids, now) = (GroupVolumeState(), [PendingControls.ID](), 0)
        func told(_ level: Double, _ isMuted: Bool) -> [GroupVolumeState.Action] {
            let (own, others) = member == nil ? ((level, isMuted), (0.5, false)) : ((0.5, false), (level, isMuted))
            return [
                .deviceTold(volume: own.0, isMuted: own.1, isFixed: false),
                .membersTold([Self.member(others.0, isMuted: others.1)]),
            ]
        }
        func act(_ action: GroupVolumeState.Action) {
            for effect in volume.handle(action, at: at(now)) {
                switch effect {
                case .setVolume(let place, _, let id), .setMuted(let place, _, let id):
                    #expect(place == member)
                    ids.append(id)
                }
            }
        }
        told(0.5, false).forEach(act)
        for step in way {
            switch step {
            case .move(let level): act(.dragged(member: member, volume: level))
            case .mute(let isMuted): act(.muteAsked(member: member, isMuted))
            case .told(let level, let isMuted): told(level, isMuted).forEach(act)
            case .done(let number): act(.answered(ids[number - 1], isDone: true))
            case .refused(let number): act(.answered(ids[number - 1], isDone: false))
            case .passed(let time):
                now += time
                act(.timePassed)
            }
        }
        return volume
    }

    private static func member(_ level: Double, isMuted: Bool) -> SenderCore.MultizoneDevice {
        let volume = DeviceVolume(level: level, muted: isMuted)
        return MultizoneDevice(
            CastWire.MultizoneDevice(deviceID: "kitchen", name: "Kitchen", capabilities: 4, volume: volume))
    }
}
