import CastWire

/// How an application is launched.
public struct LaunchOptions: Hashable, Sendable {
    /// BCP 47; nil leaves the choice to the device.
    public var languageCode: String?
    /// Stop an instance that runs and launch a new one, instead of joining it. Default: join.
    public var relaunchIfRunning = false
    /// The receiver may be an Android app. Default: a web page.
    public var androidReceiverCompatible = false
    /// Given to the application with the launch.
    public var credentialsData: CredentialsData?

    public init() {}
}

/// Who the sender's user is, for an application that asks. Never logged.
public struct CredentialsData: Hashable, Sendable {
    public var credentials: String
    public var credentialsType: String

    /// The Cast SDK's default for the type is its platform's name.
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
