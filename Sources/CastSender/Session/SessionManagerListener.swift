/// Receives the events of a manager's sessions on the main actor, in the order of registration.
///
/// Every method has a default that does nothing. As in the Cast SDK, the framework's own listeners are called after an
/// app's for `willStart` and `willResume`, and before them for all other events. Events of a session's life are
/// reported twice to each listener: in the general form and, for a session with a Cast device, in the form with a
/// `CastSession`. Events of volume, status and device have only the general form.
///
/// From the Cast SDK: `GCKSessionManagerListener`.
@MainActor
public protocol SessionManagerListener: AnyObject {
    /// Called when a session is about to start.
    func sessionManager(_ manager: SessionManager, willStart session: Session)
    /// Called when a session has started: the device is trusted, and the application is running.
    func sessionManager(_ manager: SessionManager, didStart session: Session)
    /// Called when a session could not be started and is over.
    func sessionManager(_ manager: SessionManager, didFailToStart session: Session, withError error: CastError)
    /// Called when this side is about to end the session.
    func sessionManager(_ manager: SessionManager, willEnd session: Session)
    /// Called when a session has ended. The error is nil if it was ended on purpose.
    func sessionManager(_ manager: SessionManager, didEnd session: Session, withError error: CastError?)
    /// Called when the session has no connection any more but is not over.
    ///
    /// Its waiting requests have failed. Its media client keeps its last status.
    func sessionManager(_ manager: SessionManager, didSuspend session: Session, with reason: ConnectionSuspendReason)
    /// Called when the session is about to reconnect, once for each suspension, however many attempts it takes.
    func sessionManager(_ manager: SessionManager, willResume session: Session)
    /// Called when the same session with the same application is connected again. After a transfer, `session.device` is
    /// the new device.
    func sessionManager(_ manager: SessionManager, didResume session: Session)

    /// Called with `sessionManager(_:willStart:)`.
    func sessionManager(_ manager: SessionManager, willStartCastSession session: CastSession)
    /// Called with `sessionManager(_:didStart:)`.
    func sessionManager(_ manager: SessionManager, didStartCastSession session: CastSession)
    /// Called with `sessionManager(_:didFailToStart:withError:)`.
    func sessionManager(
        _ manager: SessionManager, didFailToStartCastSession session: CastSession, withError error: CastError)
    /// Called with `sessionManager(_:willEnd:)`.
    func sessionManager(_ manager: SessionManager, willEndCastSession session: CastSession)
    /// Called with `sessionManager(_:didEnd:withError:)`.
    func sessionManager(_ manager: SessionManager, didEndCastSession session: CastSession, withError error: CastError?)
    /// Called with `sessionManager(_:didSuspend:with:)`.
    func sessionManager(
        _ manager: SessionManager, didSuspendCastSession session: CastSession, with reason: ConnectionSuspendReason)
    /// Called with `sessionManager(_:willResume:)`.
    func sessionManager(_ manager: SessionManager, willResumeCastSession session: CastSession)
    /// Called with `sessionManager(_:didResume:)`.
    func sessionManager(_ manager: SessionManager, didResumeCastSession session: CastSession)

    /// Called with the device's volume, 0 to 1, after the start and after each change by anybody.
    func sessionManager(
        _ manager: SessionManager, session: Session, didReceiveDeviceVolume volume: Double, muted: Bool)
    /// Called with the device's text about what it is doing, or nil if it does nothing.
    func sessionManager(_ manager: SessionManager, session: Session, didReceiveDeviceStatus statusText: String?)
    /// Called when the device has changed. In a transfer, the session is with this device from now on.
    func sessionManager(_ manager: SessionManager, session: Session, didUpdateDevice device: Device)
    /// Called when the default options for sessions have changed, or are nil because they were removed.
    func sessionManager(
        _ manager: SessionManager, didUpdateDefaultSessionOptions options: SessionOptions?,
        forDeviceCategory category: String)
}

extension SessionManagerListener {
    public func sessionManager(_ manager: SessionManager, willStart session: Session) {}
    public func sessionManager(_ manager: SessionManager, didStart session: Session) {}
    public func sessionManager(
        _ manager: SessionManager, didFailToStart session: Session, withError error: CastError
    ) {}
    public func sessionManager(_ manager: SessionManager, willEnd session: Session) {}
    public func sessionManager(_ manager: SessionManager, didEnd session: Session, withError error: CastError?) {}
    public func sessionManager(
        _ manager: SessionManager, didSuspend session: Session, with reason: ConnectionSuspendReason
    ) {}
    public func sessionManager(_ manager: SessionManager, willResume session: Session) {}
    public func sessionManager(_ manager: SessionManager, didResume session: Session) {}

    public func sessionManager(_ manager: SessionManager, willStartCastSession session: CastSession) {}
    public func sessionManager(_ manager: SessionManager, didStartCastSession session: CastSession) {}
    public func sessionManager(
        _ manager: SessionManager, didFailToStartCastSession session: CastSession, withError error: CastError
    ) {}
    public func sessionManager(_ manager: SessionManager, willEndCastSession session: CastSession) {}
    public func sessionManager(
        _ manager: SessionManager, didEndCastSession session: CastSession, withError error: CastError?
    ) {}
    public func sessionManager(
        _ manager: SessionManager, didSuspendCastSession session: CastSession, with reason: ConnectionSuspendReason
    ) {}
    public func sessionManager(_ manager: SessionManager, willResumeCastSession session: CastSession) {}
    public func sessionManager(_ manager: SessionManager, didResumeCastSession session: CastSession) {}

    public func sessionManager(
        _ manager: SessionManager, session: Session, didReceiveDeviceVolume volume: Double, muted: Bool
    ) {}
    public func sessionManager(
        _ manager: SessionManager, session: Session, didReceiveDeviceStatus statusText: String?
    ) {}
    public func sessionManager(_ manager: SessionManager, session: Session, didUpdateDevice device: Device) {}
    public func sessionManager(
        _ manager: SessionManager, didUpdateDefaultSessionOptions options: SessionOptions?,
        forDeviceCategory category: String
    ) {}
}
