import CastWire

/// A member of a group of devices that is cast to as one.
///
/// From the Cast SDK: `GCKMultizoneDevice`; on the wire, MULTIZONE_STATUS.
public struct MultizoneDevice: Hashable, Sendable, Identifiable {
    /// The member's own id as a device: 32 hexadecimal digits, the `Device.deviceID` that discovery has for it.
    public let deviceID: String
    /// What its owner calls it.
    public let friendlyName: String
    /// What it can do, as far as the group has said.
    public let capabilities: DeviceCapabilities
    /// 0 to 1.
    public internal(set) var volumeLevel: Double
    /// Whether it is muted.
    public internal(set) var muted: Bool
    /// The id in the group's own writing, which it gets back.
    let wireID: String

    public var id: String { deviceID }

    /// - Parameter earlier: what was known of it; its volume stands where the group tells none.
    init(_ device: CastWire.MultizoneDevice, earlier: MultizoneDevice? = nil) {
        deviceID = Device.normalized(id: device.deviceID)
        friendlyName = device.name.shortened(to: Device.longestName)
        capabilities = DeviceCapabilities(rawValue: device.capabilities)
        let level = device.volume?.level ?? earlier?.volumeLevel ?? 1
        volumeLevel = level.isFinite ? min(1, max(0, level)) : 1
        muted = device.volume?.muted ?? earlier?.muted ?? false
        wireID = device.deviceID
    }
}
