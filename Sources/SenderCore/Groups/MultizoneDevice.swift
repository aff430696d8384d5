import CastWire

/// A member of a group of devices that is cast to as one device.
///
/// From the Cast SDK: `GCKMultizoneDevice`; on the wire, MULTIZONE_STATUS.
public struct MultizoneDevice: Hashable, Sendable, Identifiable {
    /// The member's own id as a device: 32 hexadecimal digits, the same as its `Device.deviceID` in discovery.
    public let deviceID: String
    /// The name that its owner gave it.
    public let friendlyName: String
    /// The capabilities that the group has reported for it.
    public let capabilities: DeviceCapabilities
    /// The volume, from 0 to 1.
    public internal(set) var volumeLevel: Double
    /// Whether it is muted.
    public internal(set) var muted: Bool
    /// The id as the group writes it. Messages to the group use this form.
    let wireID: String

    public var id: String { deviceID }

    /// - Parameter earlier: what was known of the member before. Its volume is kept if the group reports none.
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
