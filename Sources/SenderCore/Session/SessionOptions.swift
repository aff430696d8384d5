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
    package var joinedSessionID: String?
    package var timeouts = SessionTimeouts()
    /// False with `.joinOnly`: connected without waiting for the application's player; see
    /// `CastSession.playerAnswer(within:)`.
    package var awaitsPlayer = true
    /// False: the session stays with its device where somebody else moves what plays to another.
    package var followsMoves = true

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

extension SessionPlan.Target {
    /// What a session does about the application: as its own options say and, where they leave it open, the context's.
    package init(
        _ session: SessionOptions, applicationIDs: [String], launchOptions: LaunchOptions,
        launchCredentials: CredentialsData?
    ) {
        let applicationID =
            session.applicationID ?? applicationIDs.first ?? DiscoveryCriteria.defaultMediaReceiverApplicationID
        switch session.target {
        case .launchOrJoin where session.joinedSessionID != nil:
            self = .resume(applicationID: applicationID, sessionID: session.joinedSessionID ?? "")
        case .joinOnly: self = .whateverRuns
        case .launchOrJoin:
            var launch = session.launchOptions ?? launchOptions
            if launch.credentialsData == nil { launch.credentialsData = launchCredentials }
            self = .application(
                launch.request(applicationID: applicationID), relaunchIfRunning: launch.relaunchIfRunning)
        }
    }
}
