public import CastWire
public import Logging

/// How the framework behaves. Needed to make a context, and not changed afterwards.
///
/// The defaults are the Cast SDK's.
public struct CastOptions: Sendable {
    /// Which devices are listed, and which application a session launches.
    public var discoveryCriteria: DiscoveryCriteria
    public var suspendSessionsWhenBackgrounded = true
    /// Whether `SessionManager.endSession()` stops the application on the device too.
    public var stopReceiverApplicationWhenEndingSession = false
    /// Discovery starts only when `DiscoveryManager.startDiscovery()` is called.
    public var disableDiscoveryAutostart = false
    /// For apps with a cast button: discovery waits for its first tap. Without one it starts with the context.
    public var startDiscoveryAfterFirstTapOnCastButton = true
    public var physicalVolumeButtonsWillControlDeviceVolume = false
    public var launchOptions = LaunchOptions()
    /// Which devices are trusted. Default: genuine ones, those of this user's own roots, and pinned ones.
    public var authentication = AuthenticationPolicy.standard
    /// Where the framework logs to; never a credential or a token.
    public var logger = Logger(label: "marquee.sender")

    public init(discoveryCriteria: DiscoveryCriteria) {
        self.discoveryCriteria = discoveryCriteria
    }
}
