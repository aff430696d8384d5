import CastWire

/// The members of a group as the group last reported them; empty for a device that is not a group.
///
/// From the Cast SDK: `GCKMultizoneStatus`; on the wire, MULTIZONE_STATUS.
public struct MultizoneStatus: Hashable, Sendable {
    /// The largest number of members. Further members are ignored.
    static let limit = 256
    /// The longest id of a member in bytes. Members with a longer id are ignored. Real ids have 32 to 36 bytes.
    static let longestID = 128

    /// The members in the group's order.
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

    static func hasRoom(for device: CastWire.MultizoneDevice) -> Bool {
        device.deviceID.utf8.count <= longestID
    }

    /// Returns the member with this device id, which may be written with hyphens.
    public func device(withID deviceID: String) -> MultizoneDevice? {
        index(of: deviceID).map { devices[$0] }
    }

    func index(of deviceID: String) -> Int? {
        let id = Device.normalized(id: deviceID)
        return devices.firstIndex { $0.deviceID == id }
    }
}
