/// What a `CastDeviceStatusListener` is told, as a value.
///
/// Marquee's own.
public enum CastDeviceStatusEvent: Hashable, Sendable {
    /// Whether the TV shows this device.
    case didReceiveActiveInputStatus(ActiveState)
    /// Whether the TV behind the device stands by.
    case didReceiveStandbyStatus(ActiveState)
    /// The application that runs; nil where none does any more.
    case didReceiveApplicationMetadata(ApplicationMetadata?)
    /// All members of the group.
    case didReceiveMultizoneStatus(MultizoneStatus)
    /// The group has one more member.
    case didAddMultizoneDevice(MultizoneDevice)
    /// A member has changed: its volume, its name.
    case didUpdateMultizoneDevice(MultizoneDevice)
    /// The group has one member less, of this `Device.deviceID`.
    case didRemoveMultizoneDevice(deviceID: String)
}
