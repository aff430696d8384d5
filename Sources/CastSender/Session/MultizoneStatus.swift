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

/// The members of a group, as the group told them last; none for a device that is no group.
///
/// From the Cast SDK: `GCKMultizoneStatus`; on the wire, MULTIZONE_STATUS.
public struct MultizoneStatus: Hashable, Sendable {
    /// More members than that are passed over.
    static let limit = 256
    /// Bytes of a member's id; one with a longer id is passed over. Real ones have 32 to 36.
    static let longestID = 128

    /// In the group's order.
    public internal(set) var devices: [MultizoneDevice] = []

    init(_ devices: [CastWire.MultizoneDevice] = [], earlier: MultizoneStatus? = nil) {
        let known = Dictionary(
            earlier?.devices.map { ($0.deviceID, $0) } ?? [], uniquingKeysWith: { first, _ in first })
        var told: Set<String> = []
        for device in devices where self.devices.count < Self.limit && Self.hasRoom(for: device) {
            let id = Device.normalized(id: device.deviceID)
            guard told.insert(id).inserted else { continue }
            self.devices.append(MultizoneDevice(device, earlier: known[id]))
        }
    }

    private static func hasRoom(for device: CastWire.MultizoneDevice) -> Bool {
        device.deviceID.utf8.count <= longestID
    }

    /// The member with this device id, which may be written with hyphens.
    public func device(withID deviceID: String) -> MultizoneDevice? {
        index(of: deviceID).map { devices[$0] }
    }

    func index(of deviceID: String) -> Int? {
        let id = Device.normalized(id: deviceID)
        return devices.firstIndex { $0.deviceID == id }
    }
}

/// What a group said of its members.
package enum MultizoneNews: Hashable, Sendable {
    /// All of them.
    case status
    case added(MultizoneDevice)
    case updated(MultizoneDevice)
    case removed(deviceID: String)
}

extension MultizoneStatus {
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
