import CastWire

/// Options for launching an application.
///
/// From the Cast SDK: `GCKLaunchOptions`; on the wire, LAUNCH.
public struct LaunchOptions: Hashable, Sendable {
    /// The language as a BCP 47 tag. If nil, the device chooses.
    public var languageCode: String?
    /// Whether to stop a running instance and launch a new one instead of joining it. The default is to join.
    public var relaunchIfRunning = false
    /// Whether the receiver may be an Android app. By default it is a web page.
    public var androidReceiverCompatible = false
    /// The credentials that the application gets with the launch.
    public var credentialsData: CredentialsData?

    /// Creates the default options.
    public init() {}
}

/// The identity of the sender's user, for an application that asks for it. It is never logged.
///
/// From the Cast SDK: `GCKCredentialsData`; on the wire, `credentials` of LAUNCH's parameters.
public struct CredentialsData: Hashable, Sendable {
    /// A text that the receiver's app understands, usually a token.
    public var credentials: String
    /// The kind of credentials, a word that the receiver's app knows.
    public var credentialsType: String

    /// Creates credentials for the receiver's app. The Cast SDK's default for the type is the name of its platform.
    public init(credentials: String, credentialsType: String = "linux") {
        self.credentials = credentials
        self.credentialsType = credentialsType
    }
}

extension LaunchOptions {
    func request(applicationID: String) -> LaunchRequest {
        LaunchRequest(
            appID: applicationID, language: languageCode,
            supportedAppTypes: androidReceiverCompatible ? ["WEB", "ANDROID_TV"] : ["WEB"],
            credentials: credentialsData?.credentials, credentialsType: credentialsData?.credentialsType)
    }
}
