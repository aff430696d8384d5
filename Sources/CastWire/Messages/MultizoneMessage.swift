/// A message of the namespace multizone: the members of a group and their volumes.
package enum MultizoneMessage: MessageBody {
    case getStatus
    case multizoneStatus(devices: [MultizoneDevice], isMultichannel: Bool? = nil, PlaybackSession? = nil)
    case deviceAdded(MultizoneDevice)
    case deviceUpdated(MultizoneDevice)
    case deviceRemoved(deviceID: String)
    case getCastingGroups
    case castingGroups(JSONValue)
    /// The set of devices that play together has changed. The message's other members are not known.
    case playbackSessionUpdated(PlaybackSession?)
    /// Sets the volume of one member. No recorded conversation has this message; our own receivers accept it.
    case setVolume(deviceID: String, VolumeChange)
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
        case .playbackSessionUpdated: "PLAYBACK_SESSION_UPDATED"
        case .setVolume: "SET_VOLUME"
        case .other(let type): type
        }
    }

    package init(type: String, from members: WireMembers) throws {
        switch type {
        case "GET_STATUS": self = .getStatus
        case "MULTIZONE_STATUS":
            let status = members.object("status")
            self = .multizoneStatus(
                devices: status?.list("devices") ?? [], isMultichannel: status?.bool("isMultichannel"),
                status?.value("playbackSession"))
        case "DEVICE_ADDED": self = .deviceAdded(try members.decode(MultizoneDevice.self, forKey: "device"))
        case "DEVICE_UPDATED": self = .deviceUpdated(try members.decode(MultizoneDevice.self, forKey: "device"))
        case "DEVICE_REMOVED": self = .deviceRemoved(deviceID: members.string("deviceId") ?? "")
        case "GET_CASTING_GROUPS": self = .getCastingGroups
        case "CASTING_GROUPS": self = .castingGroups(members.json("status") ?? .null)
        case "PLAYBACK_SESSION_UPDATED": self = .playbackSessionUpdated(members.value("playbackSession"))
        case "SET_VOLUME":
            self = .setVolume(
                deviceID: members.string("deviceId") ?? "", members.value("volume") ?? VolumeChange())
        default: self = .other(type: type)
        }
    }

    package func encodeMembers(to members: inout KeyedEncodingContainer<WireKey>) throws {
        switch self {
        case .getStatus, .getCastingGroups, .other: break
        case .multizoneStatus(let devices, let isMultichannel, let session):
            var status = members.nestedContainer(keyedBy: WireKey.self, forKey: "status")
            try status.encode(devices, forKey: "devices")
            try status.encodeIfPresent(isMultichannel, forKey: "isMultichannel")
            try status.encodeIfPresent(session, forKey: "playbackSession")
        case .deviceAdded(let device), .deviceUpdated(let device): try members.encode(device, forKey: "device")
        case .deviceRemoved(let deviceID): try members.encode(deviceID, forKey: "deviceId")
        case .castingGroups(let status): try members.encode(status, forKey: "status")
        case .playbackSessionUpdated(let session): try members.encodeIfPresent(session, forKey: "playbackSession")
        case .setVolume(let deviceID, let volume):
            try members.encode(deviceID, forKey: "deviceId")
            try members.encode(volume, forKey: "volume")
        }
    }
}

/// The state of a group's playback, and what can be done with it.
package struct PlaybackSession: Equatable, Sendable, Codable, WireObject {
    package var appAllowsGrouping: Bool?
    package var isVideoContent: Bool?
    package var streamTransferSupported: Bool?

    package init(appAllowsGrouping: Bool? = nil, isVideoContent: Bool? = nil, streamTransferSupported: Bool? = nil) {
        self.appAllowsGrouping = appAllowsGrouping
        self.isVideoContent = isVideoContent
        self.streamTransferSupported = streamTransferSupported
    }

    package init(from members: WireMembers) throws {
        self.init(
            appAllowsGrouping: members.bool("appAllowsGrouping"), isVideoContent: members.bool("isVideoContent"),
            streamTransferSupported: members.bool("streamTransferSupported"))
    }
}

/// A member of a group.
package struct MultizoneDevice: Equatable, Sendable, Codable, WireObject {
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

    package init(from members: WireMembers) throws {
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
