public import CastWire

/// What one session is to do differently from the context's options.
///
/// Marquee's own in what it has; the Cast SDK's `GCKSessionOptions` are a dictionary.
public struct SessionOptions: Sendable {
    /// Nil: the first application of the context's discovery criteria.
    public var applicationID: String?
    /// Nil: the context's.
    public var launchOptions: LaunchOptions?
    /// What the session does about the application. Default: join it, or launch it.
    public var target: SessionTarget = .launchOrJoin
    /// Nil: the context's.
    public var authentication: AuthenticationPolicy?
    /// How long the session tries to come back after a loss of its connection before it ends; zero: it ends at once.
    /// Nil: the context's.
    public var reconnectionLimit: Duration?
    /// The session is not suspended when the app goes into the background: the app has taken over to end it in time.
    public var ignoreAppStateNotifications = false
    /// What the sender app is called, such as `org.example.painter`: told to the device when the session connects. Nil:
    /// this framework's name.
    public var clientPackageName: String?
    /// Only this session of the application is joined; nothing is launched.
    var joinedSessionID: String?
    package var timeouts = SessionTimeouts()
    /// False with `.joinOnly`: connected without waiting for the application's player; see
    /// `CastSession.playerAnswer(within:)`.
    package var awaitsPlayer = true

    /// Options that leave everything as the context's have it.
    public init() {}

    /// Attach to whatever runs, launch nothing.
    public static let joinOnly: SessionOptions = {
        var options = SessionOptions()
        options.target = .joinOnly
        return options
    }()
}

/// What a session does about the application.
///
/// Marquee's own; the Cast SDK has the first only.
public enum SessionTarget: Hashable, Sendable {
    /// Join the application where it runs, launch it where not.
    case launchOrJoin
    /// Take whatever application runs. Where none does, the session is with the device alone: volume and status, no
    /// remote media client. It goes on when the application ends.
    case joinOnly
}

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
