import CastWire

/// A change that a group reported about its members.
package enum MultizoneNews: Hashable, Sendable {
    /// The whole list of members.
    case status
    case added(MultizoneDevice)
    case updated(MultizoneDevice)
    case removed(deviceID: String)
}

extension MultizoneStatus {
    /// Applies a group's message to the status that is known so far.
    ///
    /// - Returns: nil if the message changes nothing about the members, for example because there is no room for a new
    ///   member, or because the removed one was not listed.
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

    /// Adds a member, or updates the one with the same id.
    ///
    /// - Returns: the member, or nil if there is no room for it.
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
