public import CastWire
public import Logging

/// The options of the framework. They are needed to make a context and do not change afterwards.
///
/// From the Cast SDK: `GCKCastOptions`, with its defaults. Options without a counterpart there say so.
public struct CastOptions: Sendable {
    /// The devices that are listed, and the application that a session launches.
    public var discoveryCriteria: DiscoveryCriteria
    /// Whether sessions are suspended while the app is in the background
    /// (`CastContext.applicationDidEnterBackground()`). The default is true.
    public var suspendSessionsWhenBackgrounded = true
    /// Whether `SessionManager.endSession()` also stops the application on the device.
    public var stopReceiverApplicationWhenEndingSession = false
    /// Whether discovery starts only when `DiscoveryManager.startDiscovery()` is called.
    public var disableDiscoveryAutostart = false
    /// Whether discovery waits for the first tap on the cast button, in apps that have one
    /// (`awaitsFirstTapOnCastButton`).
    ///
    /// Without a cast button, discovery starts with the context. The default is true.
    public var startDiscoveryAfterFirstTapOnCastButton = true
    /// Whether the app shows a cast button that its user has never tapped. The default is false.
    ///
    /// The app remembers this from one run to the next, and calls `CastContext.castButtonWasTapped()` at each tap.
    /// Marquee's own: the Cast SDK knows its button's taps by itself.
    public var awaitsFirstTapOnCastButton = false
    var waitsForFirstTap: Bool { awaitsFirstTapOnCastButton && startDiscoveryAfterFirstTapOnCastButton }
    /// Whether keys from `CastContext.setVolumeKeySource(_:)` change the device's volume. The default is false.
    public var physicalVolumeButtonsWillControlDeviceVolume = false
    /// The options for launching applications, for sessions that have none of their own.
    public var launchOptions = LaunchOptions()
    /// How long a session tries to reconnect after a lost connection before it ends with an error.
    ///
    /// With zero it ends at once. The time during which the machine sleeps or the session is suspended on purpose does
    /// not count. The Cast SDK has a limit that it does not document; this value is Marquee's own.
    public var reconnectionLimit: Duration = .seconds(600)
    /// Whether sessions are kept on disk and resumed by a later process. By default, those of the shared context are.
    public var sessionResumption = SessionResumption.inSharedContext
    /// The folder for stored sessions. If nil, it is `$XDG_STATE_HOME/marquee/sessions`.
    ///
    /// Apps with the same folder also share the sessions of the same application.
    public var sessionFolder: String?
    /// Which devices are trusted. By default these are genuine devices, devices under this user's own roots, and pinned
    /// devices.
    public var authentication = AuthenticationPolicy.standard
    /// The logger of the framework. It never gets credentials or tokens.
    ///
    /// The default is `CastLogger`. With another logger, the messages go there instead.
    public var logger = Logger.castSender

    /// Creates the default options for devices that match the criteria.
    public init(discoveryCriteria: DiscoveryCriteria) {
        self.discoveryCriteria = discoveryCriteria
    }
}

/// What happens to sessions that outlive their process.
///
/// This applies to the sessions of a context's own manager (`CastContext.sessionManager`). Managers made with
/// `makeSessionManager()` store nothing unless they are asked to.
///
/// Marquee's own; the Cast SDK always resumes the session of its shared context.
public enum SessionResumption: Sendable {
    /// `.automatic` in the context made with `setSharedInstance(with:)`, `.never` in others.
    case inSharedContext
    /// Sessions are stored, and are resumed as soon as the context is made.
    case automatic
    /// Sessions are stored. `SessionManager.storedSessions()` lists them, `resumeSession(_:)` resumes one.
    case onRequest
    /// Nothing is stored or resumed.
    case never
}
