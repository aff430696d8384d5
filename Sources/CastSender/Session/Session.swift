/// A session with a device: one stretch of time in which this sender controls it.
///
/// The base class knows no protocol; `CastSession` is the one for Cast devices, and other kinds of devices bring their
/// own subclass, which overrides `start()`, `end(with:)`, where it can pause also `canSuspend`, `suspend(with:)` and
/// `resume()`, and what it can do of the volume, and reports with the `notify...` methods. Sessions are started and
/// ended through a `SessionManager`. One that is connected lives on until it ends, whoever holds it.
///
/// Used from the main actor. From the Cast SDK: `GCKSession`. A request that can't be sent since the session is not
/// connected fails with `.deviceNotConnected`.
@MainActor
open class Session {
    /// Its name may be learned only when the device is asked, where it was given by address.
    public internal(set) var device: Device
    /// The device's id of the session; nil before the start and without an application.
    public internal(set) var sessionID: String?
    /// How far the session is.
    public internal(set) var connectionState = ConnectionState.disconnected
    /// Established, but without a connection at the moment; `connectionState` is `.connecting` once it tries to resume.
    public internal(set) var suspended = false
    /// Why it is suspended; `.none` while it is not.
    public internal(set) var suspendReason = ConnectionSuspendReason.none
    /// What the device says it is doing.
    public internal(set) var deviceStatusText: String?
    /// Nil until the device has told its volume.
    public internal(set) var traits: SessionTraits?
    /// 0 to 1; 0 until the device has told, which `knownDeviceVolume` tells apart.
    public internal(set) var currentDeviceVolume: Double = 0
    /// As `currentDeviceVolume`, but nil until the device has told.
    public internal(set) var knownDeviceVolume: Double?
    /// Whether the device is muted; false until it has told.
    public internal(set) var currentDeviceMuted = false
    /// Made by the framework where the application lists the media namespace; nil otherwise, and for sessions that are
    /// not with Cast devices.
    public internal(set) var remoteMediaClient: RemoteMediaClient?

    weak var owner: (any SessionOwner)?
    /// It stays connected in the background; see `SessionOptions.ignoreAppStateNotifications`.
    var ignoresAppState: Bool { false }

    /// A session that has not started; made by a subclass. `SessionManager` starts it.
    public init(device: Device) {
        self.device = device
    }

    /// Connects; told once by the manager, after the listeners know. Ends in `notifyDidStart` or
    /// `notifyDidFailToStart`.
    open func start() {}

    /// Ends in `notifyDidEnd`, or in `notifyDidFailToStart` where the session had not started yet.
    open func end(with action: SessionEndAction) {}

    /// Whether `suspend(with:)` and `resume()` do anything; false in the base class.
    open var canSuspend: Bool { false }

    /// Lets go of the device without ending the session. Ends in `notifyDidSuspend`.
    open func suspend(with reason: ConnectionSuspendReason) {}

    /// Connects a suspended session again. Ends in `notifyDidResume`, or in `notifyDidEnd` where that is in vain.
    open func resume() {}

    /// Hears what the machine and the app go through, besides being suspended and resumed by its manager.
    open func systemDidChange(_ event: SystemEvent) {}

    /// Sets the device's volume, 0 to 1; values outside are moved to the nearest end.
    ///
    /// The base class fails with `.unsupportedFeature`.
    @discardableResult
    open func setDeviceVolume(_ volume: Double) -> Request<Void> {
        .failed(.volumeUnsupported)
    }

    /// Mutes the device, or lets it be heard.
    ///
    /// The base class fails with `.unsupportedFeature`.
    @discardableResult
    open func setDeviceMuted(_ muted: Bool) -> Request<Void> {
        .failed(.volumeUnsupported)
    }

    /// The session has started. `sessionID` is the device's id of it; nil where there is no application.
    public final func notifyDidStart(sessionID: String?) {
        self.sessionID = sessionID
        connectionState = .connected
        owner?.sessionDidStart(self)
    }

    /// The session could not be started, and is over.
    public final func notifyDidFailToStart(with error: CastError) {
        connectionState = .disconnected
        owner?.sessionDidFailToStart(self, error: error)
    }

    /// The session has no connection any more, but is not over.
    public final func notifyDidSuspend(with reason: ConnectionSuspendReason) {
        suspended = true
        suspendReason = reason
        connectionState = .disconnected
        owner?.sessionDidSuspend(self, reason: reason)
    }

    /// It is about to connect again.
    public final func notifyWillResume() {
        connectionState = .connecting
        owner?.sessionWillResume(self)
    }

    /// The session is connected again, with the application that it had.
    public final func notifyDidResume() {
        suspended = false
        suspendReason = .none
        connectionState = .connected
        owner?.sessionDidResume(self)
    }

    /// `error` is nil where the session was ended on purpose.
    public final func notifyDidEnd(with error: CastError?) {
        suspended = false
        suspendReason = .none
        connectionState = .disconnected
        owner?.sessionDidEnd(self, error: error)
    }

    /// The device has told its volume, 0 to 1, and whether it is muted.
    public final func notifyDidReceiveDeviceVolume(_ volume: Double, muted: Bool) {
        currentDeviceVolume = volume
        knownDeviceVolume = volume
        currentDeviceMuted = muted
        owner?.session(self, didReceiveDeviceVolume: volume, muted: muted)
    }

    /// The device has told what it is doing; nil: nothing.
    public final func notifyDidReceiveDeviceStatus(_ statusText: String?) {
        deviceStatusText = statusText
        owner?.session(self, didReceiveDeviceStatus: statusText)
    }

    /// What is known of the device has changed, or the session is with another one now.
    public final func notifyDidUpdateDevice(_ device: Device) {
        self.device = device
        owner?.session(self, didUpdateDevice: device)
    }
}

/// Who is told what becomes of a session.
@MainActor
protocol SessionOwner: AnyObject {
    var isAppInBackground: Bool { get }
    func sessionDidStart(_ session: Session)
    func sessionDidFailToStart(_ session: Session, error: CastError)
    func sessionDidEnd(_ session: Session, error: CastError?)
    func sessionDidSuspend(_ session: Session, reason: ConnectionSuspendReason)
    func sessionWillResume(_ session: Session)
    func sessionDidResume(_ session: Session)
    func session(_ session: Session, didReceiveDeviceVolume volume: Double, muted: Bool)
    func session(_ session: Session, didReceiveDeviceStatus statusText: String?)
    func session(_ session: Session, didUpdateDevice device: Device)
}
