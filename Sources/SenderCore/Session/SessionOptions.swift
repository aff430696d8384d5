public import CastWire

/// Options of one session that override those of the context.
///
/// Its members are Marquee's own; the Cast SDK's `GCKSessionOptions` are a dictionary.
public struct SessionOptions: Sendable {
    /// The application's id. If nil, the first application of the context's discovery criteria is used.
    public var applicationID: String?
    /// The launch options. If nil, the context's are used.
    public var launchOptions: LaunchOptions?
    /// What the session does about the application. The default is to join or launch it.
    public var target: SessionTarget = .launchOrJoin
    /// The authentication policy. If nil, the context's is used.
    public var authentication: AuthenticationPolicy?
    /// How long the session tries to reconnect after a lost connection before it ends.
    ///
    /// With zero it ends at once. If nil, the context's limit is used.
    public var reconnectionLimit: Duration?
    /// Whether the session stays connected when the app goes into the background. The app is then responsible for
    /// ending it in time.
    public var ignoreAppStateNotifications = false
    /// The name of the sender app, such as `org.example.painter`, which the device is told when the session connects.
    ///
    /// If nil, this framework's name is used.
    public var clientPackageName: String?
    /// The only application session to join, without launching anything.
    package var joinedSessionID: String?
    package var timeouts = SessionTimeouts()
    /// Whether to wait for the application's player. If false with `.joinOnly`, the session connects without it; see
    /// `CastSession.playerAnswer(within:)`.
    package var awaitsPlayer = true
    /// Whether the session follows playback that somebody else moves to another device. If false, it stays with its
    /// device.
    package var followsMoves = true

    /// Creates options that leave everything as in the context's options.
    public init() {}

    /// Options that join whatever application is running and launch nothing.
    public static let joinOnly: SessionOptions = {
        var options = SessionOptions()
        options.target = .joinOnly
        return options
    }()
}

/// What a session does about the application.
///
/// Marquee's own; the Cast SDK only has `launchOrJoin`.
public enum SessionTarget: Hashable, Sendable {
    /// Join the application if it is running, or else launch it.
    case launchOrJoin
    /// Join whatever application is running.
    ///
    /// If none is running, the session is with the device alone: it has volume and status, but no remote media client.
    /// The session goes on when the application ends.
    case joinOnly
}

extension SessionPlan.Target {
    /// Creates the target from the session's own options and, if they leave it open, from the context's.
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
