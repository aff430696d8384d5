/// What a session leaves on disk, so that a later process can resume it: who the device is, which application session
/// it was, and what the app wants to remember.
///
/// Nothing in it lets anybody control a device that could not do so anyway; `resumptionData` is the app's own and may
/// well be secret (the path of a served film), so the file is readable by its user alone and never logged.
///
/// Marquee's own.
public struct StoredSession: Hashable, Sendable {
    /// The file's name, unique on this machine.
    public let id: String
    /// The device that the session was with, and where it was.
    public internal(set) var device: Device
    /// The application that ran.
    public internal(set) var applicationID: String
    /// The device's id of the application session: only that one is resumed.
    public internal(set) var sessionID: String
    /// The address of the application on the device.
    public internal(set) var transportID: String
    /// Nil where nothing was loaded.
    public internal(set) var mediaSessionID: Int?
    /// See `CastSession.resumptionData`.
    public internal(set) var resumptionData: [String: String]
    /// Seconds since 1970, of the last change; from 0 on.
    public package(set) var savedAt: Double
    /// The device can be found in the network; otherwise the user gave its address.
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

/// The file's content (version 1): a JSON object with the members below. Members that a later version adds are passed
/// over; one that changes the meaning of these gets a higher number and is not read by this one.
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
        /// False where the device is known by its address only.
        var isDescribed: Bool
        /// False where the user gave its address.
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

/// The one member that every version has.
package struct StoredSessionVersion: Codable, Sendable {
    package let version: Int
}
