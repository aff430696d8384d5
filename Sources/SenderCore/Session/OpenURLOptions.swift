/// The device, and optionally the session on it, that a link names.
///
/// From the Cast SDK: `GCKOpenURLOptions`.
public struct OpenURLOptions: Hashable, Sendable {
    /// The device's `Device.uniqueID`.
    public var deviceUniqueID: String
    /// The only session to join, without launching anything. If nil, the application is joined or launched.
    public var sessionID: String?

    /// Creates options for a link's device and, if the link names one, its session.
    public init(deviceUniqueID: String, sessionID: String? = nil) {
        self.deviceUniqueID = deviceUniqueID
        self.sessionID = sessionID
    }

    /// The device's id without the category prefix.
    package var deviceID: String {
        let prefix = Device.castCategory + ":"
        return deviceUniqueID.hasPrefix(prefix) ? String(deviceUniqueID.dropFirst(prefix.count)) : deviceUniqueID
    }
}
