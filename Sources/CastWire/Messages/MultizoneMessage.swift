/// The namespace multizone: the members of a group and their volumes.
package enum MultizoneMessage: MessageBody {
    case getStatus
    case multizoneStatus(devices: [MultizoneDevice])
    case deviceAdded(MultizoneDevice)
    case deviceUpdated(MultizoneDevice)
    case deviceRemoved(deviceID: String)
    case getCastingGroups
    case castingGroups(JSONValue)
    case other(type: String)

    package var type: String {
        switch self {
        case .getStatus: "GET_STATUS"
        case .multizoneStatus: "MULTIZONE_STATUS"
        case .deviceAdded: "DEVICE_ADDED"
        case .deviceUpdated: "DEVICE_UPDATED"
        case .deviceRemoved: "DEVICE_REMOVED"
        case .getCastingGroups: "GET_CASTING_GROUPS"
        case .castingGroups: "CASTING_GROUPS"
        case .other(let type): type
        }
    }

    package init(type: String, from members: KeyedDecodingContainer<WireKey>) throws {
        switch type {
        case "GET_STATUS": self = .getStatus
        case "MULTIZONE_STATUS":
            let status = try? members.nestedContainer(keyedBy: WireKey.self, forKey: "status")
            self = .multizoneStatus(devices: status?.list("devices") ?? [])
        case "DEVICE_ADDED": self = .deviceAdded(try members.decode(MultizoneDevice.self, forKey: "device"))
        case "DEVICE_UPDATED": self = .deviceUpdated(try members.decode(MultizoneDevice.self, forKey: "device"))
        case "DEVICE_REMOVED": self = .deviceRemoved(deviceID: members.string("deviceId") ?? "")
        case "GET_CASTING_GROUPS": self = .getCastingGroups
        case "CASTING_GROUPS": self = .castingGroups(members.json("status") ?? .null)
        default: self = .other(type: type)
        }
    }

    package func encodeMembers(to members: inout KeyedEncodingContainer<WireKey>) throws {
        switch self {
        case .getStatus, .getCastingGroups, .other: break
        case .multizoneStatus(let devices):
            var status = members.nestedContainer(keyedBy: WireKey.self, forKey: "status")
            try status.encode(devices, forKey: "devices")
        case .deviceAdded(let device), .deviceUpdated(let device): try members.encode(device, forKey: "device")
        case .deviceRemoved(let deviceID): try members.encode(deviceID, forKey: "deviceId")
        case .castingGroups(let status): try members.encode(status, forKey: "status")
        }
    }
}

/// One member of a group.
package struct MultizoneDevice: Equatable, Sendable, Codable {
    package var deviceID: String
    package var name: String
    package var capabilities: Int
    package var volume: DeviceVolume?

    package init(deviceID: String, name: String, capabilities: Int, volume: DeviceVolume? = nil) {
        self.deviceID = deviceID
        self.name = name
        self.capabilities = capabilities
        self.volume = volume
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: WireKey.self)
        self.init(
            deviceID: try members.decode(String.self, forKey: "deviceId"), name: members.string("name") ?? "",
            capabilities: members.int("capabilities") ?? 0, volume: members.value("volume"))
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encode(deviceID, forKey: "deviceId")
        try members.encode(name, forKey: "name")
        try members.encode(capabilities, forKey: "capabilities")
        try members.encodeIfPresent(volume, forKey: "volume")
    }
}
