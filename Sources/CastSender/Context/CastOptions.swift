public import CastWire
public import Logging

/// How the framework behaves. Needed to make a context, and not changed afterwards.
///
/// From the Cast SDK: `GCKCastOptions`, with its defaults. What has no counterpart there says so.
public struct CastOptions: Sendable {
    /// Which devices are listed, and which application a session launches.
    public var discoveryCriteria: DiscoveryCriteria
    /// Whether sessions are suspended while the app is out of sight (`CastContext.applicationDidEnterBackground()`).
    /// Default: true.
    public var suspendSessionsWhenBackgrounded = true
    /// Whether `SessionManager.endSession()` stops the application on the device too.
    public var stopReceiverApplicationWhenEndingSession = false
    /// Discovery starts only when `DiscoveryManager.startDiscovery()` is called.
    public var disableDiscoveryAutostart = false
    /// For apps with a cast button (`awaitsFirstTapOnCastButton`): discovery waits for its first tap. Without one it
    /// starts with the context. Default: true.
    public var startDiscoveryAfterFirstTapOnCastButton = true
    /// The app shows a cast button, and its user has never tapped it; the app keeps that from one run to the next, and
    /// calls `CastContext.castButtonWasTapped()` at each tap. Default: false. Marquee's own: the Cast SDK knows of its
    /// button by itself.
    public var awaitsFirstTapOnCastButton = false
    var waitsForFirstTap: Bool { awaitsFirstTapOnCastButton && startDiscoveryAfterFirstTapOnCastButton }
    /// Whether `CastContext.setVolumeKeySource(_:)` lets keys change the device's volume. Default: false.
    public var physicalVolumeButtonsWillControlDeviceVolume = false
    /// How applications are launched, where a session's own options do not say it.
    public var launchOptions = LaunchOptions()
    /// How long a session tries to come back after a loss of its connection before it ends with an error; zero: it ends
    /// at once. Time during which the machine sleeps, or the session is suspended on purpose, does not count. The Cast
    /// SDK has a limit of its own that it does not document; this one is ours.
    public var reconnectionLimit: Duration = .seconds(600)
    /// Whether sessions are kept on disk and resumed by a later process. Default: those of the shared context.
    public var sessionResumption = SessionResumption.inSharedContext
    /// The folder where sessions are kept; nil: `$XDG_STATE_HOME/marquee/sessions`. Apps that share one share the
    /// sessions of the same application too.
    public var sessionFolder: String?
    /// Which devices are trusted. Default: genuine ones, those of this user's own roots, and pinned ones.
    public var authentication = AuthenticationPolicy.standard
    /// Where the framework logs to; never a credential or a token. Default: `CastLogger`. With another logger here the
    /// messages go there instead.
    public var logger = Logger.castSender

    /// Options with the defaults, for devices that fit the criteria.
    public init(discoveryCriteria: DiscoveryCriteria) {
        self.discoveryCriteria = discoveryCriteria
    }
}

/// What is done about sessions that outlive their process.
///
/// Only those of a context's own manager (`CastContext.sessionManager`) count; managers made with
/// `makeSessionManager()` keep nothing unless they are asked to.
///
/// Marquee's own; the Cast SDK always resumes the session of its shared context.
public enum SessionResumption: Sendable {
    /// `.automatic` in the context made with `setSharedInstance(with:)`, `.never` in others.
    case inSharedContext
    /// Kept, and resumed as soon as the context is made.
    case automatic
    /// Kept; `SessionManager.storedSessions()` lists them, `resumeSession(_:)` resumes one.
    case onRequest
    /// Nothing is kept on disk, and nothing resumed.
    case never
}
