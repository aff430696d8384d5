package import CastWire

/// The application that a session is connected to.
///
/// From the Cast SDK: `GCKApplicationMetadata`; on the wire, `applications` of RECEIVER_STATUS.
public struct ApplicationMetadata: Hashable, Sendable {
    /// The id under which it is launched, such as `CC1AD845`.
    public let applicationID: String
    /// The name for people.
    public let applicationName: String
    /// The URL of its icon, or nil if it has not reported one.
    public let iconURL: String?
    /// The namespaces that it listens on, as URNs.
    public let namespaces: [String]
    /// The application's own text about what it is doing.
    public let statusText: String
}

extension ApplicationMetadata {
    package init(_ application: ReceiverApplication) {
        self.init(
            applicationID: application.appID, applicationName: application.displayName,
            iconURL: application.iconURL, namespaces: application.namespaces.map(\.rawValue),
            statusText: application.statusText)
    }
}
