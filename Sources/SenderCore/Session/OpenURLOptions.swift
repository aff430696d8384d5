/// A device, and perhaps a session on it, as a link to it names them.
///
/// From the Cast SDK: `GCKOpenURLOptions`.
public struct OpenURLOptions: Hashable, Sendable {
    /// `Device.uniqueID`.
    public var deviceUniqueID: String
    /// Nil: join the application or launch it. Otherwise only that session is joined, and nothing launched.
    public var sessionID: String?

    /// A link's device, and the session on it where the link names one.
    public init(deviceUniqueID: String, sessionID: String? = nil) {
        self.deviceUniqueID = deviceUniqueID
        self.sessionID = sessionID
    }

    /// Without the category in front.
    package var deviceID: String {
        let prefix = Device.castCategory + ":"
        return deviceUniqueID.hasPrefix(prefix) ? String(deviceUniqueID.dropFirst(prefix.count)) : deviceUniqueID
    }
}
