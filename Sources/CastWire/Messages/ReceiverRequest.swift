/// A sender's request to the device itself (`receiver-0`, namespace receiver).
package enum ReceiverRequest: MessageBody {
    case getStatus
    case launch(LaunchRequest)
    /// Stops the application session with this id, or any session if it is nil.
    case stop(sessionID: String?)
    case setVolume(VolumeChange)
    case getAppAvailability(appIDs: [String])
    case other(type: String)

    package var type: String {
        switch self {
        case .getStatus: "GET_STATUS"
        case .launch: "LAUNCH"
        case .stop: "STOP"
        case .setVolume: "SET_VOLUME"
        case .getAppAvailability: "GET_APP_AVAILABILITY"
        case .other(let type): type
        }
    }

    package var isBare: Bool { if case .getStatus = self { true } else { false } }

    package init(type: String, from members: WireMembers) {
        switch type {
        case "GET_STATUS": self = .getStatus
        case "LAUNCH": self = .launch(LaunchRequest(from: members))
        case "STOP":
            // An unreadable id becomes "", which matches no running session.
            self = .stop(sessionID: members.string("sessionId") ?? members.json("sessionId").map { _ in "" })
        case "SET_VOLUME": self = .setVolume(members.value("volume") ?? VolumeChange())
        case "GET_APP_AVAILABILITY":
            self = .getAppAvailability(appIDs: members.list("appId") ?? members.string("appId").map { [$0] } ?? [])
        default: self = .other(type: type)
        }
    }

    package func encodeMembers(to members: inout KeyedEncodingContainer<WireKey>) throws {
        switch self {
        case .getStatus, .other: break
        case .launch(let launch): try launch.encode(to: &members)
        case .stop(let sessionID): try members.encodeIfPresent(sessionID, forKey: "sessionId")
        case .setVolume(let volume): try members.encode(volume, forKey: "volume")
        case .getAppAvailability(let appIDs): try members.encode(appIDs, forKey: "appId")
        }
    }
}

/// The members of LAUNCH.
package struct LaunchRequest: Equatable, Sendable {
    /// Empty if the sender gave none; a device refuses that.
    package var appID: String
    package var appParams: JSONValue?
    /// BCP 47.
    package var language: String?
    /// `WEB`, `ANDROID_TV`; empty if the sender does not say.
    package var supportedAppTypes: [String]
    package var credentials: String?
    package var credentialsType: String?

    package init(
        appID: String, appParams: JSONValue? = nil, language: String? = nil, supportedAppTypes: [String] = [],
        credentials: String? = nil, credentialsType: String? = nil
    ) {
        self.appID = appID
        self.appParams = appParams
        self.language = language
        self.supportedAppTypes = supportedAppTypes
        self.credentials = credentials
        self.credentialsType = credentialsType
    }

    init(from members: WireMembers) {
        let credentials = members.object("credentialsData")
        self.init(
            appID: members.string("appId") ?? "", appParams: members.json("appParams"),
            language: members.string("language"), supportedAppTypes: members.list("supportedAppTypes") ?? [],
            credentials: credentials?.string("credentials"), credentialsType: credentials?.string("credentialsType"))
    }

    func encode(to members: inout KeyedEncodingContainer<WireKey>) throws {
        try members.encode(appID, forKey: "appId")
        try members.encodeIfPresent(appParams, forKey: "appParams")
        try members.encodeIfPresent(language, forKey: "language")
        if !supportedAppTypes.isEmpty {
            try members.encode(supportedAppTypes, forKey: "supportedAppTypes")
        }
        if credentials != nil || credentialsType != nil {
            var data = members.nestedContainer(keyedBy: WireKey.self, forKey: "credentialsData")
            try data.encodeIfPresent(credentials, forKey: "credentials")
            try data.encodeIfPresent(credentialsType, forKey: "credentialsType")
        }
    }
}

/// A change of the volume of the device (namespace receiver) or of the stream (namespace media).
package struct VolumeChange: Equatable, Sendable, Codable, WireObject {
    /// 0 to 1.
    package var level: Double?
    package var muted: Bool?

    package init(level: Double? = nil, muted: Bool? = nil) {
        self.level = level
        self.muted = muted
    }

    package init(from members: WireMembers) throws {
        self.init(level: members.level("level"), muted: members.bool("muted"))
    }
}
