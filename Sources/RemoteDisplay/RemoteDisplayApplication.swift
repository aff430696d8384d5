public import CastSender
import CastWire

/// The mirroring applications that receivers bring with them.
///
/// They are for tests and for tools that mirror on purpose. An app uses the ID under which it is registered, and
/// nothing here is ever a default.
public enum RemoteDisplayApplication {
    /// Video and audio.
    public static let mirroring = ApplicationIDs.mirroring
    /// Audio only.
    public static let audioMirroring = ApplicationIDs.audioMirroring
}

extension SessionOptions {
    /// Options for a session that Remote Display will use.
    ///
    /// The app is launched anew even if it is running, because an instance that belongs to somebody else is of no use.
    ///
    /// - Parameters:
    ///   - applicationID: The ID of a Remote Display app.
    ///   - ignoreAppStateNotifications: The session stays connected in the background, and the app has to end it in
    ///     time. The app also needs a background task (`RemoteDisplayChannel.beginBackgroundTask(disconnect:)`).
    ///   - clientPackageName: The name of the sender app, which the device is told.
    ///   - support: Knows this machine's encoders.
    /// - Throws: `.invalidRequest` if there is no ID, or it is malformed; `.remoteDisplayDeviceNotSupported` if it is
    ///   known that this machine can't do Remote Display. In both cases nothing is sent.
    public static func remoteDisplay(
        applicationID: String?, ignoreAppStateNotifications: Bool = false, clientPackageName: String? = nil,
        support: RemoteDisplaySupport = .shared
    ) throws(CastError) -> SessionOptions {
        guard let id = applicationID, !id.isEmpty else { throw .noApplicationID }
        guard DiscoveryCriteria.isWellFormed(applicationID: id) else { throw .malformedApplicationID(id) }
        guard support.availability != .unavailable else { throw .remoteDisplayUnsupported }
        var options = SessionOptions()
        options.applicationID = id
        var launch = LaunchOptions()
        launch.relaunchIfRunning = true
        options.launchOptions = launch
        options.ignoreAppStateNotifications = ignoreAppStateNotifications
        options.clientPackageName = clientPackageName
        return options
    }
}
