/// An event of a `CastDeviceStatusListener`, as a value.
///
/// Marquee's own.
public enum CastDeviceStatusEvent: Hashable, Sendable {
    /// Whether the TV shows this device's input.
    case didReceiveActiveInputStatus(ActiveState)
    /// Whether the TV behind the device is in standby.
    case didReceiveStandbyStatus(ActiveState)
    /// The application that is running, or nil if none is running any more.
    case didReceiveApplicationMetadata(ApplicationMetadata?)
    /// All members of the group.
    case didReceiveMultizoneStatus(MultizoneStatus)
    /// The group has a new member.
    case didAddMultizoneDevice(MultizoneDevice)
    /// A member has changed, for example its volume or name.
    case didUpdateMultizoneDevice(MultizoneDevice)
    /// The member with this `Device.deviceID` has left the group.
    case didRemoveMultizoneDevice(deviceID: String)
}
