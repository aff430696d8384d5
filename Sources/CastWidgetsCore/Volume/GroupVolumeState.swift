package import SenderCore

/// The volume of a device and, where it is a group, of each member: sliders that follow the device, and are not moved
/// by the echo of what the person does. Marquee's own, on the Cast SDK's `GCKMultizoneStatus`.
public struct GroupVolumeState: Equatable, Sendable {
    /// What happens to the sliders.
    package enum Action: Equatable, Sendable {
        /// - volume: 0 to 1.
        case deviceTold(volume: Double, isMuted: Bool, isFixed: Bool)
        case membersTold([MultizoneDevice])
        case dragBegan(member: String?)
        case dragged(member: String?, volume: Double)
        case dragEnded(member: String?)
        case muteTapped(member: String?)
        case failed(member: String?)
        case timePassed
    }

    /// What is to be done.
    package enum Effect: Equatable, Sendable {
        /// Nil: the device itself.
        case setVolume(member: String?, Double)
        case setMuted(member: String?, Bool)
    }

    /// A device of the group.
    public struct Member: Equatable, Sendable, Identifiable {
        /// `MultizoneDevice.deviceID`.
        public let id: String
        /// What people call it.
        public fileprivate(set) var name: String
        /// Its sound is off.
        public fileprivate(set) var isMuted: Bool
        fileprivate var slider = VolumeSlider()
        /// Where its slider stands, 0 to 1.
        public var volume: Double { slider.shown }
    }

    /// The device's sound is off.
    public private(set) var isMuted = false
    /// The device's volume can't be changed by a sender.
    public private(set) var isFixed = false
    /// The group's devices, as it has told them; empty for what is no group.
    public private(set) var members: [Member] = []
    private var slider = VolumeSlider()

    package init() {}

    /// Where the device's slider stands, 0 to 1.
    public var volume: Double { slider.shown }
    /// When `Action.timePassed` has something to do.
    package var nextDeadline: ContinuousClock.Instant? {
        ([slider.nextDeadline] + members.map(\.slider.nextDeadline)).compactMap(\.self).min()
    }

    package mutating func handle(_ action: Action, at now: ContinuousClock.Instant) -> [Effect] {
        switch action {
        case .deviceTold(let volume, let isMuted, let isFixed):
            (self.isMuted, self.isFixed) = (isMuted, isFixed)
            slider.deviceTold(volume, at: now)
        case .membersTold(let devices): follow(devices, at: now)
        case .dragBegan(let member): change(member) { $0.beginDragging() }
        case .dragged(let member, let volume):
            guard member != nil || !isFixed else { return [] }
            return sent(change(member) { $0.drag(to: volume, at: now) }, member)
        case .dragEnded(let member): return sent(change(member) { $0.endDragging(at: now) }, member)
        case .muteTapped(let id):
            guard let id else { return [.setMuted(member: nil, !isMuted)] }
            return members.first { $0.id == id }.map { [.setMuted(member: id, !$0.isMuted)] } ?? []
        case .failed(let member): change(member) { $0.failed() }
        case .timePassed:
            return ([nil] + members.map { Optional($0.id) }).flatMap { member in
                sent(change(member) { $0.deadlinePassed(at: now) }, member)
            }
        }
        return []
    }

    private func sent(_ volume: Double??, _ member: String?) -> [Effect] {
        (volume ?? nil).map { [.setVolume(member: member, $0)] } ?? []
    }

    @discardableResult
    private mutating func change<Value>(_ id: String?, _ body: (inout VolumeSlider) -> Value) -> Value? {
        guard let id else { return body(&slider) }
        return members.firstIndex { $0.id == id }.map { body(&members[$0].slider) }
    }

    private mutating func follow(_ devices: [MultizoneDevice], at now: ContinuousClock.Instant) {
        members = devices.map { device in
            var member =
                members.first { $0.id == device.deviceID }
                ?? Member(id: device.deviceID, name: device.friendlyName, isMuted: device.muted)
            (member.name, member.isMuted) = (device.friendlyName, device.muted)
            member.slider.deviceTold(device.volumeLevel, at: now)
            return member
        }
    }
}
