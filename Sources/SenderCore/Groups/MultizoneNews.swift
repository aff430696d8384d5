import CastWire

/// What a group said of its members.
package enum MultizoneNews: Hashable, Sendable {
    /// All of them.
    case status
    case added(MultizoneDevice)
    case updated(MultizoneDevice)
    case removed(deviceID: String)
}

extension MultizoneStatus {
    /// What a group's message makes of what it told before; nil where that tells nothing new of members: one for whom
    /// there is no room, one that was not there.
    static func told(
        _ message: MultizoneMessage, earlier: MultizoneStatus?
    ) -> (status: MultizoneStatus, news: MultizoneNews)? {
        switch message {
        case .multizoneStatus(let devices, _, _): return (MultizoneStatus(devices, earlier: earlier), .status)
        case .deviceAdded(let device), .deviceUpdated(let device):
            var status = earlier ?? MultizoneStatus()
            guard let (member, isNew) = status.put(device) else { return nil }
            return (status, isNew ? .added(member) : .updated(member))
        case .deviceRemoved(let deviceID):
            guard var status = earlier, let device = status.remove(deviceID) else { return nil }
            return (status, .removed(deviceID: device.deviceID))
        default: return nil
        }
    }

    /// A member is there or has changed.
    ///
    /// - Returns: the member; nil where there is no room for it.
    mutating func put(_ device: CastWire.MultizoneDevice) -> (device: MultizoneDevice, isNew: Bool)? {
        if let index = index(of: device.deviceID) {
            devices[index] = MultizoneDevice(device, earlier: devices[index])
            return (devices[index], false)
        }
        guard devices.count < Self.limit, Self.hasRoom(for: device) else { return nil }
        let added = MultizoneDevice(device)
        devices.append(added)
        return (added, true)
    }

    mutating func remove(_ deviceID: String) -> MultizoneDevice? {
        index(of: deviceID).map { devices.remove(at: $0) }
    }
}
