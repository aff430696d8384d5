/// A message from the device itself (namespace receiver): an answer, or a broadcast with request id 0.
package enum ReceiverReply: MessageBody {
    case receiverStatus(ReceiverStatus)
    case launchStatus(String)
    case launchError(reason: String?)
    case appAvailability([String: String])
    case invalidRequest(reason: String?)
    case other(type: String)

    package static let available = "APP_AVAILABLE"
    package static let unavailable = "APP_UNAVAILABLE"

    package var type: String {
        switch self {
        case .receiverStatus: "RECEIVER_STATUS"
        case .launchStatus: "LAUNCH_STATUS"
        case .launchError: "LAUNCH_ERROR"
        case .appAvailability: "GET_APP_AVAILABILITY"
        case .invalidRequest: "INVALID_REQUEST"
        case .other(let type): type
        }
    }

    package var isLaunchProgress: Bool {
        if case .launchStatus = self { true } else { false }
    }

    package init(type: String, from members: WireMembers) {
        switch type {
        case "RECEIVER_STATUS": self = .receiverStatus(members.value("status") ?? ReceiverStatus())
        case "LAUNCH_STATUS": self = .launchStatus(members.string("status") ?? "")
        case "LAUNCH_ERROR": self = .launchError(reason: members.string("reason"))
        case "GET_APP_AVAILABILITY": self = .appAvailability(members.value("availability") ?? [:])
        case "INVALID_REQUEST": self = .invalidRequest(reason: members.string("reason"))
        default: self = .other(type: type)
        }
    }

    package func encodeMembers(to members: inout KeyedEncodingContainer<WireKey>) throws {
        switch self {
        case .receiverStatus(let status): try members.encode(status, forKey: "status")
        case .launchStatus(let status): try members.encode(status, forKey: "status")
        case .launchError(let reason), .invalidRequest(let reason):
            try members.encodeIfPresent(reason, forKey: "reason")
        case .appAvailability(let availability):
            // Open Screen and Chromium read responseType, and PyChromecast reads type.
            try members.encode(type, forKey: "responseType")
            try members.encode(availability, forKey: "availability")
        case .other: break
        }
    }
}

/// RECEIVER_STATUS: the device's applications and volume.
package struct ReceiverStatus: Equatable, Sendable, Codable, WireObject {
    package var applications: [ReceiverApplication]
    package var volume: DeviceVolume?
    package var isActiveInput: Bool?
    package var isStandBy: Bool?

    package init(
        applications: [ReceiverApplication] = [], volume: DeviceVolume? = nil, isActiveInput: Bool? = nil,
        isStandBy: Bool? = nil
    ) {
        self.applications = applications
        self.volume = volume
        self.isActiveInput = isActiveInput
        self.isStandBy = isStandBy
    }

    package init(from members: WireMembers) throws {
        self.init(
            applications: members.list("applications") ?? [], volume: members.value("volume"),
            isActiveInput: members.bool("isActiveInput"), isStandBy: members.bool("isStandBy"))
    }
}

/// A running application in RECEIVER_STATUS.
package struct ReceiverApplication: Equatable, Sendable, Codable, WireObject {
    package var appID: String
    package var displayName: String
    package var namespaces: [Namespace]
    package var sessionID: String
    /// The destination id for messages to the application.
    package var transportID: String
    package var statusText: String
    package var isIdleScreen: Bool
    package var universalAppID: String?
    package var iconURL: String?

    package init(
        appID: String, displayName: String, namespaces: [Namespace], sessionID: String, transportID: String,
        statusText: String, isIdleScreen: Bool, universalAppID: String? = nil, iconURL: String? = nil
    ) {
        self.appID = appID
        self.displayName = displayName
        self.namespaces = namespaces
        self.sessionID = sessionID
        self.transportID = transportID
        self.statusText = statusText
        self.isIdleScreen = isIdleScreen
        self.universalAppID = universalAppID
        self.iconURL = iconURL
    }

    /// Throws without an application id or a session id, since such an application can't be addressed.
    package init(from members: WireMembers) throws {
        let sessionID = try members.decode(String.self, forKey: "sessionId")
        self.init(
            appID: try members.decode(String.self, forKey: "appId"),
            displayName: members.string("displayName") ?? "",
            namespaces: (members.list("namespaces", of: NamespaceEntry.self) ?? []).map { Namespace($0.name) },
            // Devices use the session id as the transport id too.
            sessionID: sessionID,
            transportID: members.string("transportId", among: CollectionOfOne(sessionID)) ?? sessionID,
            statusText: members.string("statusText") ?? "", isIdleScreen: members.bool("isIdleScreen") ?? false,
            universalAppID: members.string("universalAppId"), iconURL: members.string("iconUrl"))
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encode(appID, forKey: "appId")
        try members.encode(displayName, forKey: "displayName")
        try members.encode(namespaces.map { NamespaceEntry(name: $0.rawValue) }, forKey: "namespaces")
        try members.encode(sessionID, forKey: "sessionId")
        try members.encode(transportID, forKey: "transportId")
        try members.encode(statusText, forKey: "statusText")
        try members.encode(isIdleScreen, forKey: "isIdleScreen")
        try members.encodeIfPresent(universalAppID, forKey: "universalAppId")
        try members.encodeIfPresent(iconURL, forKey: "iconUrl")
    }

    private struct NamespaceEntry: Codable, WireObject {
        let name: String

        init(name: String) { self.name = name }

        init(from members: WireMembers) throws {
            let frequent = members.string("name", among: Namespace.frequentNames)
            name = try frequent ?? members.decode(String.self, forKey: "name")
        }
    }
}

/// The device's volume, and how it can be changed.
package struct DeviceVolume: Equatable, Sendable, Codable, WireObject {
    /// 0 to 1.
    package var level: Double
    package var muted: Bool
    /// `attenuation`, `fixed` or `master`.
    package var controlType: String
    /// The change in level for one key press.
    package var stepInterval: Double

    package init(level: Double, muted: Bool, controlType: String = "attenuation", stepInterval: Double = 0.05) {
        self.level = level
        self.muted = muted
        self.controlType = controlType
        self.stepInterval = stepInterval
    }

    package init(from members: WireMembers) throws {
        self.init(
            level: members.level("level") ?? 1, muted: members.bool("muted") ?? false,
            controlType: members.string("controlType") ?? "attenuation",
            stepInterval: members.level("stepInterval") ?? 0.05)
    }
}
