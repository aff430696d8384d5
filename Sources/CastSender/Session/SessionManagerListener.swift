/// Hears what becomes of a manager's sessions, on the main actor, in the order of registration.
///
/// Every method has a default that does nothing. The framework's own listeners run after an app's for `willStart` and
/// `willResume`, and before them for all others, as in the Cast SDK. What happens to a session's life is told twice to
/// each listener: in the general form, then, of a session with a Cast device, in the form that has it as a
/// `CastSession`. Volume, status and device have the general form only, since it already says everything.
///
/// From the Cast SDK: `GCKSessionManagerListener`.
@MainActor
public protocol SessionManagerListener: AnyObject {
    /// A session is about to start.
    func sessionManager(_ manager: SessionManager, willStart session: Session)
    /// A session has started: the device is trusted, and the application runs.
    func sessionManager(_ manager: SessionManager, didStart session: Session)
    /// A session could not be started, and is over.
    func sessionManager(_ manager: SessionManager, didFailToStart session: Session, withError error: CastError)
    /// Only where the session is ended from this side.
    func sessionManager(_ manager: SessionManager, willEnd session: Session)
    /// The error is nil where the session was ended on purpose.
    func sessionManager(_ manager: SessionManager, didEnd session: Session, withError error: CastError?)
    /// The session has no connection any more but goes on. What was asked of it meanwhile has failed; its media client
    /// keeps its last status.
    func sessionManager(_ manager: SessionManager, didSuspend session: Session, with reason: ConnectionSuspendReason)
    /// The session is about to connect again. Told once for each suspension, however many attempts it takes.
    func sessionManager(_ manager: SessionManager, willResume session: Session)
    /// The same session as before, and its application too. After a transfer `session.device` is the new device.
    func sessionManager(_ manager: SessionManager, didResume session: Session)

    /// As `sessionManager(_:willStart:)`.
    func sessionManager(_ manager: SessionManager, willStartCastSession session: CastSession)
    /// As `sessionManager(_:didStart:)`.
    func sessionManager(_ manager: SessionManager, didStartCastSession session: CastSession)
    /// As `sessionManager(_:didFailToStart:withError:)`.
    func sessionManager(
        _ manager: SessionManager, didFailToStartCastSession session: CastSession, withError error: CastError)
    /// As `sessionManager(_:willEnd:)`.
    func sessionManager(_ manager: SessionManager, willEndCastSession session: CastSession)
    /// As `sessionManager(_:didEnd:withError:)`.
    func sessionManager(_ manager: SessionManager, didEndCastSession session: CastSession, withError error: CastError?)
    /// As `sessionManager(_:didSuspend:with:)`.
    func sessionManager(
        _ manager: SessionManager, didSuspendCastSession session: CastSession, with reason: ConnectionSuspendReason)
    /// As `sessionManager(_:willResume:)`.
    func sessionManager(_ manager: SessionManager, willResumeCastSession session: CastSession)
    /// As `sessionManager(_:didResume:)`.
    func sessionManager(_ manager: SessionManager, didResumeCastSession session: CastSession)

    /// The device's volume, 0 to 1. Told after the start and with each change, whoever made it.
    func sessionManager(
        _ manager: SessionManager, session: Session, didReceiveDeviceVolume volume: Double, muted: Bool)
    /// What the device says it is doing; nil: nothing.
    func sessionManager(_ manager: SessionManager, session: Session, didReceiveDeviceStatus statusText: String?)
    /// What is known of the device has changed; in a transfer, the session is with this one from now on.
    func sessionManager(_ manager: SessionManager, session: Session, didUpdateDevice device: Device)
    /// Other options count from now on for sessions that are started without any; nil: none.
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
