/// A change of the list of devices, as a value. Indexes as in `DiscoveryManagerListener`.
public enum DiscoveryEvent: Equatable, Sendable {
    case inserted(Device, at: Int)
    case updated(Device, at: Int)
    case moved(Device, from: Int, to: Int)
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
