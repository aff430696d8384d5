/// A session with a device: one period in which this sender controls it.
///
/// The base class knows no protocol; `CastSession` is the subclass for Cast devices. Other kinds of devices have their
/// own subclasses. A subclass overrides `start()` and `end(with:)`. If it can be suspended, it also overrides
/// `canSuspend`, `suspend(with:)` and `resume()`. It overrides the methods for the volume that it supports, and reports
/// with the `notify...` methods. A `SessionManager` starts and ends sessions. A connected session exists until it ends,
/// whether anybody holds a reference or not.
///
/// It is used from the main actor. From the Cast SDK: `GCKSession`. A request fails with `.deviceNotConnected` if it
/// can't be sent because the session is not connected.
@MainActor
open class Session {
    /// The device. If it was given by address, its name is known only after the device was asked.
    public internal(set) var device: Device
    /// The device's id of the session; nil before the start and without an application.
    public internal(set) var sessionID: String?
    /// The state of the session.
    public internal(set) var connectionState = ConnectionState.disconnected
    /// Whether the session is established but has no connection now. `connectionState` is `.connecting` while it tries
    /// to resume.
    public internal(set) var suspended = false
    /// The reason why it is suspended; `.none` while it is not.
    public internal(set) var suspendReason = ConnectionSuspendReason.none
    /// The device's text about what it is doing.
    public internal(set) var deviceStatusText: String?
    /// The properties of the device's volume; nil until the device has reported its volume.
    public internal(set) var traits: SessionTraits?
    /// The device's volume, 0 to 1. It is 0 until the device has reported it; see `knownDeviceVolume`.
    public internal(set) var currentDeviceVolume: Double = 0
    /// The device's volume, or nil until the device has reported it.
    public internal(set) var knownDeviceVolume: Double?
    /// Whether the device is muted; false until it has reported it.
    public internal(set) var currentDeviceMuted = false
    /// The client for the application's media.
    ///
    /// It exists if the application lists the media namespace. It is nil otherwise, and for sessions with devices that
    /// are not Cast devices.
    public internal(set) var remoteMediaClient: RemoteMediaClient?

    weak var owner: (any SessionOwner)?
    /// Whether it stays connected in the background; see `SessionOptions.ignoreAppStateNotifications`.
    var ignoresAppState: Bool { false }

    /// Creates a session that has not started. A subclass calls it, and `SessionManager` starts the session.
    public init(device: Device) {
        self.device = device
    }

    /// Connects to the device.
    ///
    /// The manager calls it once, after the listeners were told. It leads to `notifyDidStart` or
    /// `notifyDidFailToStart`.
    open func start() {}

    /// Ends the session. It leads to `notifyDidEnd`, or to `notifyDidFailToStart` if the session had not started yet.
    open func end(with action: SessionEndAction) {}

    /// Whether `suspend(with:)` and `resume()` have an effect; false in the base class.
    open var canSuspend: Bool { false }

    /// Disconnects from the device without ending the session. It leads to `notifyDidSuspend`.
    open func suspend(with reason: ConnectionSuspendReason) {}

    /// Reconnects a suspended session. It leads to `notifyDidResume`, or to `notifyDidEnd` if that is impossible.
    open func resume() {}

    /// Called for events of the machine and the app, besides `suspend(with:)` and `resume()`.
    open func systemDidChange(_ event: SystemEvent) {}

    /// Sets the device's volume, 0 to 1. Values outside this range are limited to it.
    ///
    /// The base class fails with `.unsupportedFeature`.
    @discardableResult
    open func setDeviceVolume(_ volume: Double) -> Request<Void> {
        .failed(.volumeUnsupported)
    }

    /// Mutes or unmutes the device.
    ///
    /// The base class fails with `.unsupportedFeature`.
    @discardableResult
    open func setDeviceMuted(_ muted: Bool) -> Request<Void> {
        .failed(.volumeUnsupported)
    }

    /// Reports that the session has started.
    ///
    /// - Parameter sessionID: the device's id of the session, or nil if there is no application.
    public final func notifyDidStart(sessionID: String?) {
        self.sessionID = sessionID
        connectionState = .connected
        owner?.sessionDidStart(self)
    }

    /// Reports that the session could not be started and is over.
    public final func notifyDidFailToStart(with error: CastError) {
        connectionState = .disconnected
        owner?.sessionDidFailToStart(self, error: error)
    }

    /// Reports that the session has no connection any more but is not over.
    public final func notifyDidSuspend(with reason: ConnectionSuspendReason) {
        suspended = true
        suspendReason = reason
        connectionState = .disconnected
        owner?.sessionDidSuspend(self, reason: reason)
    }

    /// Reports that the session is about to reconnect.
    public final func notifyWillResume() {
        connectionState = .connecting
        owner?.sessionWillResume(self)
    }

    /// Reports that the session is connected again, with the same application.
    public final func notifyDidResume() {
        suspended = false
        suspendReason = .none
        connectionState = .connected
        owner?.sessionDidResume(self)
    }

    /// Reports that the session has ended. `error` is nil if it was ended on purpose.
    public final func notifyDidEnd(with error: CastError?) {
        suspended = false
        suspendReason = .none
        connectionState = .disconnected
        owner?.sessionDidEnd(self, error: error)
    }

    /// Reports the device's volume, 0 to 1, and whether it is muted.
    public final func notifyDidReceiveDeviceVolume(_ volume: Double, muted: Bool) {
        currentDeviceVolume = volume
        knownDeviceVolume = volume
        currentDeviceMuted = muted
        owner?.session(self, didReceiveDeviceVolume: volume, muted: muted)
    }

    /// Reports the device's text about what it is doing, or nil if it does nothing.
    public final func notifyDidReceiveDeviceStatus(_ statusText: String?) {
        deviceStatusText = statusText
        owner?.session(self, didReceiveDeviceStatus: statusText)
    }

    /// Reports that the device has changed, or that the session is with another device now.
    public final func notifyDidUpdateDevice(_ device: Device) {
        self.device = device
        owner?.session(self, didUpdateDevice: device)
    }
}

/// Receives a session's events.
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
