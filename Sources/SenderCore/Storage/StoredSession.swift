/// The record of a session on disk, with which a later process can resume it.
///
/// It holds the device, the application session and what the app wants to remember. Nothing in it gives control of a
/// device to anybody who could not control it anyway. `resumptionData` is the app's own and may be secret (such as the
/// path of a served film), so the file is readable by its user alone and is never logged.
///
/// Marquee's own.
public struct StoredSession: Hashable, Sendable {
    /// The file's name, unique on this machine.
    public let id: String
    /// The device of the session, with its last address.
    public internal(set) var device: Device
    /// The id of the application that ran.
    public internal(set) var applicationID: String
    /// The device's id of the application session. Only that session is resumed.
    public internal(set) var sessionID: String
    /// The address of the application on the device.
    public internal(set) var transportID: String
    /// The id of the media session, or nil if nothing was loaded.
    public internal(set) var mediaSessionID: Int?
    /// The app's own data; see `CastSession.resumptionData`.
    public internal(set) var resumptionData: [String: String]
    /// The time of the last change in seconds since 1970; never negative.
    public package(set) var savedAt: Double
    /// Whether the device can be discovered on the network. If not, the user gave its address.
    package internal(set) var isDiscovered: Bool

    package init(
        id: String, device: Device, applicationID: String, sessionID: String, transportID: String,
        mediaSessionID: Int? = nil, resumptionData: [String: String] = [:], savedAt: Double = 0,
        isDiscovered: Bool = true
    ) {
        self.id = id
        self.device = device
        self.applicationID = applicationID
        self.sessionID = sessionID
        self.transportID = transportID
        self.mediaSessionID = mediaSessionID
        self.resumptionData = resumptionData
        self.savedAt = savedAt
        self.isDiscovered = isDiscovered
    }
}

/// The content of a session's file (version 1): a JSON object with the members below.
///
/// Members that a later version adds are ignored. A version that changes the meaning of these members gets a higher
/// number, and this version does not read its files.
package struct StoredSessionFile: Codable, Equatable, Sendable {
    package static let version = 1

    struct StoredDevice: Codable, Equatable, Sendable {
        var id: String
        var category: String
        var name: String
        var model: String
        var addresses: [String]
        var port: Int
        var capabilities: Int
        /// False if only the device's address is known.
        var isDescribed: Bool
        /// False if the user gave the device's address.
        var isDiscovered: Bool
    }

    var version: Int
    var device: StoredDevice
    var applicationID: String
    var sessionID: String
    var transportID: String
    var mediaSessionID: Int?
    var resumptionData: [String: String]
    var savedAt: Double

    package init(_ session: StoredSession) {
        version = Self.version
        device = StoredDevice(
            id: session.device.deviceID, category: session.device.category, name: session.device.friendlyName,
            model: session.device.modelName, addresses: session.device.networkAddresses,
            port: session.device.servicePort, capabilities: session.device.capabilities.rawValue,
            isDescribed: session.device.isDescribed, isDiscovered: session.isDiscovered)
        applicationID = session.applicationID
        sessionID = session.sessionID
        transportID = session.transportID
        mediaSessionID = session.mediaSessionID
        resumptionData = session.resumptionData
        savedAt = session.savedAt
    }

    package func session(id: String) -> StoredSession {
        var device = Device(
            deviceID: device.id, friendlyName: device.name, networkAddresses: device.addresses,
            servicePort: device.port)
        device.modelName = self.device.model
        device.capabilities = DeviceCapabilities(rawValue: self.device.capabilities)
        device.isDescribed = self.device.isDescribed
        return StoredSession(
            id: id, device: device, applicationID: applicationID, sessionID: sessionID, transportID: transportID,
            mediaSessionID: mediaSessionID, resumptionData: resumptionData, savedAt: savedAt,
            isDiscovered: self.device.isDiscovered)
    }
}

/// The only member that every version of the file has.
package struct StoredSessionVersion: Codable, Sendable {
    package let version: Int
}
