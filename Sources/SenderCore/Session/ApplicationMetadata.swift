package import CastWire

/// The application that a session is with.
public struct ApplicationMetadata: Hashable, Sendable {
    public let applicationID: String
    public let applicationName: String
    public let iconURL: String?
    /// The namespaces that it listens on, as URNs.
    public let namespaces: [String]
    /// What it says it is doing.
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
