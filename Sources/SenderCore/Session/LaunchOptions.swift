import CastWire

/// How an application is launched.
///
/// From the Cast SDK: `GCKLaunchOptions`; on the wire, LAUNCH.
public struct LaunchOptions: Hashable, Sendable {
    /// BCP 47; nil leaves the choice to the device.
    public var languageCode: String?
    /// Stop an instance that runs and launch a new one, instead of joining it. Default: join.
    public var relaunchIfRunning = false
    /// The receiver may be an Android app. Default: a web page.
    public var androidReceiverCompatible = false
    /// Given to the application with the launch.
    public var credentialsData: CredentialsData?

    /// The defaults.
    public init() {}
}

/// Who the sender's user is, for an application that asks. Never logged.
///
/// From the Cast SDK: `GCKCredentialsData`; on the wire, `credentials` of LAUNCH's parameters.
public struct CredentialsData: Hashable, Sendable {
    /// Text that the receiver's app understands: a token, most often.
    public var credentials: String
    /// What kind of credentials they are: a word that the receiver's app knows.
    public var credentialsType: String

    /// Credentials for the receiver's app. The Cast SDK's default for the type is its platform's name.
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
