/// A message of the connection namespace, in both directions. It opens or closes a virtual connection between a
/// sender's id and `receiver-0` or an application's transport id.
package enum ConnectionMessage: MessageBody {
    case connect(Connect)
    case connected(protocolVersion: Int)
    case close(reason: CloseReason?)
    case other(type: String)

    /// The kind of virtual connection, as the application at its other end counts it.
    package enum ConnectionType: Int, Sendable {
        case strong = 0
        case weak = 1
        case invisible = 2
    }

    package struct CloseReason: RawRepresentable, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let unknown = CloseReason(rawValue: 0)
        package static let transportClosed = CloseReason(rawValue: 1)
        package static let transportAborted = CloseReason(rawValue: 2)
        package static let transportInvalidMessage = CloseReason(rawValue: 3)
        package static let transportTooLongInactive = CloseReason(rawValue: 4)
        package static let closedBySelf = CloseReason(rawValue: 5)
        package static let closedByPeer = CloseReason(rawValue: 6)
    }

    package struct Connect: Equatable, Sendable {
        package var connectionType: ConnectionType = .strong
        package var userAgent: String?
        /// The name of the sender's app, if it has one.
        package var packageName: String?
        package var senderInfo: SenderInfo?
        /// The protocol versions that the sender supports. A device confirms with CONNECTED only if they are given.
        package var protocolVersions: [Int]

        package init(
            connectionType: ConnectionType = .strong, userAgent: String? = nil, packageName: String? = nil,
            senderInfo: SenderInfo? = nil, protocolVersions: [Int] = []
        ) {
            self.connectionType = connectionType
            self.userAgent = userAgent
            self.packageName = packageName
            self.senderInfo = senderInfo
            self.protocolVersions = protocolVersions
        }
    }

    package var type: String {
        switch self {
        case .connect: "CONNECT"
        case .connected: "CONNECTED"
        case .close: "CLOSE"
        case .other(let type): type
        }
    }

    package init(type: String, from members: WireMembers) {
        switch type {
        case "CONNECT":
            self = .connect(
                Connect(
                    connectionType: members.int("connType").flatMap(ConnectionType.init) ?? .strong,
                    userAgent: members.string("userAgent"),
                    packageName: members.string("package"),
                    senderInfo: members.value("senderInfo"),
                    protocolVersions: members.list("protocolVersionList") ?? members.int("protocolVersion").map { [$0] }
                        ?? []))
        case "CONNECTED":
            self = .connected(protocolVersion: members.int("protocolVersion") ?? 0)
        case "CLOSE":
            self = .close(reason: members.int("reasonCode").map(CloseReason.init(rawValue:)))
        default:
            self = .other(type: type)
        }
    }

    package func encodeMembers(to members: inout KeyedEncodingContainer<WireKey>) throws {
        switch self {
        case .connect(let connect):
            try members.encode(connect.connectionType.rawValue, forKey: "connType")
            try members.encode([String: String](), forKey: "origin")
            try members.encodeIfPresent(connect.userAgent, forKey: "userAgent")
            try members.encodeIfPresent(connect.packageName, forKey: "package")
            try members.encodeIfPresent(connect.senderInfo, forKey: "senderInfo")
            if !connect.protocolVersions.isEmpty {
                try members.encode(connect.protocolVersions, forKey: "protocolVersionList")
            }
        case .connected(let version):
            try members.encode(version, forKey: "protocolVersion")
        case .close(let reason):
            try members.encodeIfPresent(reason?.rawValue, forKey: "reasonCode")
        case .other:
            break
        }
    }
}

/// A sender's description of itself in CONNECT.
package struct SenderInfo: Equatable, Sendable, Codable, WireObject {
    package var sdkType: Int?
    package var version: String?
    package var platform: Int?
    package var systemVersion: String?
    package var connectionType: Int?

    package init(
        sdkType: Int? = nil, version: String? = nil, platform: Int? = nil, systemVersion: String? = nil,
        connectionType: Int? = nil
    ) {
        self.sdkType = sdkType
        self.version = version
        self.platform = platform
        self.systemVersion = systemVersion
        self.connectionType = connectionType
    }

    package init(from members: WireMembers) throws {
        self.init(
            sdkType: try members.decodeIfPresent(Int.self, forKey: "sdkType"),
            version: try members.decodeIfPresent(String.self, forKey: "version"),
            platform: try members.decodeIfPresent(Int.self, forKey: "platform"),
            systemVersion: try members.decodeIfPresent(String.self, forKey: "systemVersion"),
            connectionType: try members.decodeIfPresent(Int.self, forKey: "connectionType"))
    }
}
