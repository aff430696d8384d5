/// What a `CastDeviceStatusListener` is told, as a value.
public enum CastDeviceStatusEvent: Hashable, Sendable {
    case didReceiveActiveInputStatus(ActiveState)
    case didReceiveStandbyStatus(ActiveState)
    case didReceiveApplicationMetadata(ApplicationMetadata?)
    case didReceiveMultizoneStatus(MultizoneStatus)
    case didAddMultizoneDevice(MultizoneDevice)
    case didUpdateMultizoneDevice(MultizoneDevice)
    case didRemoveMultizoneDevice(deviceID: String)
}
