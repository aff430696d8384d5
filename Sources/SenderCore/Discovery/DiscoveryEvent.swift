/// A change to the list of devices, as a value. The indexes are those of `DiscoveryManagerListener`.
///
/// Marquee's own.
public enum DiscoveryEvent: Equatable, Sendable {
    /// A device was added.
    case inserted(Device, at: Int)
    /// A device has changed but kept its position.
    case updated(Device, at: Int)
    /// A device has changed and has a new position.
    case moved(Device, from: Int, to: Int)
    /// A device was removed.
    case removed(Device, at: Int)

    package init(_ change: DeviceList.Change) {
        switch change {
        case .inserted(let device, let index): self = .inserted(device, at: index)
        case .updated(let device, let index): self = .updated(device, at: index)
        case .moved(let device, let from, let to): self = .moved(device, from: from, to: to)
        case .removed(let device, let index): self = .removed(device, at: index)
        }
    }

    package var summary: String {
        switch self {
        case .inserted(let device, let index): "\(device.friendlyName) (\(device.deviceID)) came at \(index)"
        case .updated(let device, let index): "\(device.friendlyName) (\(device.deviceID)) changed at \(index)"
        case .moved(let device, let from, let to): "\(device.friendlyName) moved from \(from) to \(to)"
        case .removed(let device, let index): "\(device.friendlyName) (\(device.deviceID)) left \(index)"
        }
    }
}
