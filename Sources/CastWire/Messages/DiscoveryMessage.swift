/// A message of the namespace receiver.discovery: a device's description of itself on the channel.
package enum DiscoveryMessage: MessageBody {
    case getDeviceInfo
    case deviceInfo(DeviceInfo)
    case other(type: String)

    package var type: String {
        switch self {
        case .getDeviceInfo: "GET_DEVICE_INFO"
        case .deviceInfo: "DEVICE_INFO"
        case .other(let type): type
        }
    }

    package init(type: String, from members: WireMembers) {
        switch type {
        case "GET_DEVICE_INFO": self = .getDeviceInfo
        case "DEVICE_INFO": self = .deviceInfo(DeviceInfo(from: members))
        default: self = .other(type: type)
        }
    }

    package func encodeMembers(to members: inout KeyedEncodingContainer<WireKey>) throws {
        guard case .deviceInfo(let info) = self else { return }
        try members.encode(info.deviceID, forKey: "deviceId")
        try members.encode(info.friendlyName, forKey: "friendlyName")
        try members.encode(info.model, forKey: "deviceModel")
        try members.encode(info.capabilities, forKey: "deviceCapabilities")
        try members.encode("RECEIVER", forKey: "controlNotifications")
    }
}

/// The members of DEVICE_INFO.
package struct DeviceInfo: Equatable, Sendable {
    package var deviceID: String
    package var friendlyName: String
    package var model: String
    package var capabilities: Int

    package init(deviceID: String, friendlyName: String, model: String, capabilities: Int) {
        self.deviceID = deviceID
        self.friendlyName = friendlyName
        self.model = model
        self.capabilities = capabilities
    }

    init(from members: WireMembers) {
        self.init(
            deviceID: members.string("deviceId") ?? "", friendlyName: members.string("friendlyName") ?? "",
            model: members.string("deviceModel") ?? "", capabilities: members.int("deviceCapabilities") ?? 0)
    }
}
