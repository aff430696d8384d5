package import SenderCore

/// The volume of a device and, if it is a group, of each member.
///
/// The sliders follow the device, and are not moved by the echo of what the person does. A requested value is shown
/// until the device has answered, and taken back if it refuses. Marquee's own, based on the Cast SDK's
/// `GCKMultizoneStatus`.
public struct GroupVolumeState: Equatable, Sendable {
    /// An event for the sliders.
    package enum Action: Equatable, Sendable {
        /// - volume: 0 to 1.
        case deviceTold(volume: Double, isMuted: Bool, isFixed: Bool)
        case membersTold([MultizoneDevice])
        case dragBegan(member: String?)
        case dragged(member: String?, volume: Double)
        case dragEnded(member: String?)
        case muteAsked(member: String?, Bool)
        /// - isDone: false: the device has not taken the request.
        case answered(PendingControls.ID, isDone: Bool)
        case timePassed
    }

    /// An effect to carry out.
    package enum Effect: Equatable, Sendable {
        /// Nil: the device itself.
        case setVolume(member: String?, Double, PendingControls.ID)
        case setMuted(member: String?, Bool, PendingControls.ID)
    }

    /// A request that waits for the device's answer.
    public enum Pending: String, Hashable, Sendable, CaseIterable {
        /// The volume.
        case level
        /// The mute state.
        case muted
    }

    /// A device of the group.
    public struct Member: Equatable, Sendable, Identifiable {
        /// `MultizoneDevice.deviceID`.
        public let id: String
        /// The name that people give the device.
        public fileprivate(set) var name: String
        fileprivate var sound = SoundState()
        /// Whether it is muted: as requested last, or as the device reports.
        public var isMuted: Bool { sound.isMuted }
        /// The position of its slider, 0 to 1.
        public var volume: Double { sound.level }
        /// The requests that are not confirmed yet.
        public var pending: Set<Pending> { sound.pending }
    }

    /// No sender can change the device's volume.
    public private(set) var isFixed = false
    /// The group's devices, as it reports them; empty if the device is no group.
    public private(set) var members: [Member] = []
    private var sound = SoundState()
    private var last = 0

    package init() {}

    /// Whether the device is muted: as requested last, or as the device reports.
    public var isMuted: Bool { sound.isMuted }
    /// The position of the device's slider, 0 to 1.
    public var volume: Double { sound.level }
    /// The requests to the device itself that are not confirmed yet.
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

/// The slider and the mute button of one device.
///
/// `VolumeSlider` settles a moment after a change was sent. If the device has not answered by then, the requested value
/// stays visible.
private struct SoundState: Equatable, Sendable {
    struct Muting: Equatable, Sendable {
        let id: PendingControls.ID
        let isMuted: Bool
    }

    /// Devices round the values that they are sent.
    private static let tolerance = 0.011

    var slider = VolumeSlider()
    var muting: Muting?
    private var toldMuted = false
    /// The requested value, until the device has answered or reported it.
    private var wish: Double?
    /// The last change of the slider that was sent: answers to earlier ones are ignored.
    private var lastMove: PendingControls.ID?
    /// The slider holds back a newer value.
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
