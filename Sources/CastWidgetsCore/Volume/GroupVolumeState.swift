package import SenderCore

/// The volume of a device and, where it is a group, of each member: sliders that follow the device, and are not moved
/// by the echo of what the person does. What was asked for is shown until the device has answered, and goes back where
/// it refuses. Marquee's own, on the Cast SDK's `GCKMultizoneStatus`.
public struct GroupVolumeState: Equatable, Sendable {
    /// What happens to the sliders.
    package enum Action: Equatable, Sendable {
        /// - volume: 0 to 1.
        case deviceTold(volume: Double, isMuted: Bool, isFixed: Bool)
        case membersTold([MultizoneDevice])
        case dragBegan(member: String?)
        case dragged(member: String?, volume: Double)
        case dragEnded(member: String?)
        case muteAsked(member: String?, Bool)
        /// - isDone: false: the device has not taken it.
        case answered(PendingControls.ID, isDone: Bool)
        case timePassed
    }

    /// What is to be done.
    package enum Effect: Equatable, Sendable {
        /// Nil: the device itself.
        case setVolume(member: String?, Double, PendingControls.ID)
        case setMuted(member: String?, Bool, PendingControls.ID)
    }

    /// What waits for the device's answer.
    public enum Pending: String, Hashable, Sendable, CaseIterable {
        /// How loud it is.
        case level
        /// Whether it is heard.
        case muted
    }

    /// A device of the group.
    public struct Member: Equatable, Sendable, Identifiable {
        /// `MultizoneDevice.deviceID`.
        public let id: String
        /// What people call it.
        public fileprivate(set) var name: String
        fileprivate var sound = SoundState()
        /// Its sound is off: as was asked for last, or as the device has told.
        public var isMuted: Bool { sound.isMuted }
        /// Where its slider stands, 0 to 1.
        public var volume: Double { sound.level }
        /// What was asked for and is not confirmed yet.
        public var pending: Set<Pending> { sound.pending }
    }

    /// The device's volume can't be changed by a sender.
    public private(set) var isFixed = false
    /// The group's devices, as it has told them; empty for what is no group.
    public private(set) var members: [Member] = []
    private var sound = SoundState()
    private var last = 0

    package init() {}

    /// The device's sound is off: as was asked for last, or as the device has told.
    public var isMuted: Bool { sound.isMuted }
    /// Where the device's slider stands, 0 to 1.
    public var volume: Double { sound.level }
    /// What was asked of the device itself and is not confirmed yet.
    public var pending: Set<Pending> { sound.pending }
    /// When `Action.timePassed` has something to do.
    package var nextDeadline: ContinuousClock.Instant? {
        ([sound.slider.nextDeadline] + members.map(\.sound.slider.nextDeadline)).compactMap(\.self).min()
    }

    package mutating func handle(_ action: Action, at now: ContinuousClock.Instant) -> [Effect] {
        switch action {
        case .deviceTold(let volume, let isMuted, let isFixed):
            self.isFixed = isFixed
            sound.told(volume, isMuted: isMuted, at: now)
        case .membersTold(let devices): follow(devices, at: now)
        case .dragBegan(let member): change(member) { $0.slider.beginDragging() }
        case .dragged(let member, let volume):
            guard member != nil || !isFixed else { return [] }
            change(member) { $0.wish(for: volume) }
            return move(member) { $0.drag(to: volume, at: now) }
        case .dragEnded(let member): return move(member) { $0.endDragging(at: now) }
        case .muteAsked(let member, let isMuted):
            let id = nextID()
            return change(member) { $0.muting = SoundState.Muting(id: id, isMuted: isMuted) } == nil
                ? [] : [.setMuted(member: member, isMuted, id)]
        case .answered(let id, let isDone):
            for member in places { change(member) { $0.answered(id, isDone: isDone) } }
        case .timePassed: return places.flatMap { member in move(member) { $0.deadlinePassed(at: now) } }
        }
        return []
    }

    /// Nil: the device itself.
    private var places: [String?] { [nil] + members.map(\.id) }

    private mutating func nextID() -> PendingControls.ID {
        last += 1
        return PendingControls.ID(rawValue: last)
    }

    private mutating func move(
        _ member: String?, _ body: (inout VolumeSlider) -> VolumeSlider.Outcome
    ) -> [Effect] {
        guard let volume = change(member, { body(&$0.slider) }) ?? nil else { return [] }
        let id = nextID()
        change(member) { $0.sent(id) }
        return [.setVolume(member: member, volume, id)]
    }

    @discardableResult
    private mutating func change<Value>(_ id: String?, _ body: (inout SoundState) -> Value) -> Value? {
        guard let id else { return body(&sound) }
        return members.firstIndex { $0.id == id }.map { body(&members[$0].sound) }
    }

    private mutating func follow(_ devices: [MultizoneDevice], at now: ContinuousClock.Instant) {
        members = devices.map { device in
            var member =
                members.first { $0.id == device.deviceID } ?? Member(id: device.deviceID, name: device.friendlyName)
            member.name = device.friendlyName
            member.sound.told(device.volumeLevel, isMuted: device.muted, at: now)
            return member
        }
    }
}

/// The slider and the mute button of one device. `VolumeSlider` settles a moment after a change was sent; where the
/// device has not answered by then, what was asked for is shown on.
private struct SoundState: Equatable, Sendable {
    struct Muting: Equatable, Sendable {
        let id: PendingControls.ID
        let isMuted: Bool
    }

    /// Devices round what they are told.
    private static let tolerance = 0.011

    var slider = VolumeSlider()
    var muting: Muting?
    private var toldMuted = false
    /// What was asked for, until the device has answered or told it.
    private var wish: Double?
    /// The change of the slider that was sent last: an answer to an earlier one says nothing any more.
    private var lastMove: PendingControls.ID?
    /// The slider holds a later one back.
    private var isUnsent = false

    var level: Double { wish ?? slider.shown }
    var isMuted: Bool { muting?.isMuted ?? toldMuted }
    var pending: Set<GroupVolumeState.Pending> {
        var pending: Set<GroupVolumeState.Pending> = []
        if wish != nil { pending.insert(.level) }
        if muting != nil { pending.insert(.muted) }
        return pending
    }

    mutating func wish(for volume: Double) {
        guard volume.isFinite else { return }
        (wish, isUnsent) = (min(1, max(0, volume)), true)
    }

    mutating func sent(_ id: PendingControls.ID) { (lastMove, isUnsent) = (id, false) }

    mutating func told(_ volume: Double, isMuted: Bool, at now: ContinuousClock.Instant) {
        toldMuted = isMuted
        slider.deviceTold(volume, at: now)
        if let wish, !isUnsent, abs(wish - volume) <= Self.tolerance { self.wish = nil }
    }

    mutating func answered(_ id: PendingControls.ID, isDone: Bool) {
        if id == muting?.id { muting = nil }
        guard id == lastMove, !(isDone && isUnsent) else { return }
        (wish, isUnsent) = (nil, false)
        if !isDone { slider.failed() }
    }
}
