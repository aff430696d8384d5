public import CastSender

/// The applications of mirroring that receivers bring with them. For tests and tools that mirror on purpose; an app
/// uses the id under which it is registered, and nothing here is ever a default.
public enum RemoteDisplayApplication {
    /// Pictures and sound.
    public static let mirroring = "0F5096E8"
    /// Sound only.
    public static let audioMirroring = "85CDB22F"
}

extension SessionOptions {
    /// For a session that Remote Display is to go over: the app is launched anew even where it runs, since an instance
    /// that belongs to somebody else is of no use.
    ///
    /// - Parameters:
    ///   - applicationID: of a Remote Display app.
    ///   - ignoreAppStateNotifications: the session stays connected in the background, and the app takes over to end it
    ///     in time; it needs a background task besides (`RemoteDisplayChannel.beginBackgroundTask(disconnect:)`).
    ///   - clientPackageName: what the sender app is called, told to the device.
    ///   - support: where this machine's encoders are known from.
    /// - Throws: `.invalidRequest` where there is no id, or it is none; `.remoteDisplayDeviceNotSupported` where it is
    ///   known that this machine can't do Remote Display. Nothing is sent before.
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
