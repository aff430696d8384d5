/// Hears what becomes of a manager's sessions, on the main actor, in the order of registration.
///
/// Every method has a default that does nothing. The framework's own listeners run after an app's for `willStart`, and
/// before them for all others, as in the Cast SDK.
@MainActor
public protocol SessionManagerListener: AnyObject {
    func sessionManager(_ manager: SessionManager, willStart session: Session)
    func sessionManager(_ manager: SessionManager, didStart session: Session)
    func sessionManager(_ manager: SessionManager, didFailToStart session: Session, withError error: CastError)
    /// Only where the session is ended from this side.
    func sessionManager(_ manager: SessionManager, willEnd session: Session)
    /// The error is nil where the session was ended on purpose.
    func sessionManager(_ manager: SessionManager, didEnd session: Session, withError error: CastError?)
    /// 0 to 1. Told after the start and with each change, whoever made it.
    func sessionManager(
        _ manager: SessionManager, session: Session, didReceiveDeviceVolume volume: Double, muted: Bool)
    func sessionManager(_ manager: SessionManager, session: Session, didReceiveDeviceStatus statusText: String?)
    func sessionManager(_ manager: SessionManager, session: Session, didUpdateDevice device: Device)
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
        _ manager: SessionManager, session: Session, didReceiveDeviceVolume volume: Double, muted: Bool
    ) {}
    public func sessionManager(
        _ manager: SessionManager, session: Session, didReceiveDeviceStatus statusText: String?
    ) {}
    public func sessionManager(_ manager: SessionManager, session: Session, didUpdateDevice device: Device) {}
}

/// What a `SessionManagerListener` is told, as a value.
public enum SessionManagerEvent: Sendable {
    case willStart(Session)
    case didStart(Session)
    case didFailToStart(Session, CastError)
    case willEnd(Session)
    case didEnd(Session, CastError?)
    /// 0 to 1.
    case didReceiveDeviceVolume(Session, Double, muted: Bool)
    case didReceiveDeviceStatus(Session, String?)
    case didUpdateDevice(Session, Device)

    @MainActor
    func tell(_ listener: any SessionManagerListener, _ manager: SessionManager) {
        switch self {
        case .willStart(let session): listener.sessionManager(manager, willStart: session)
        case .didStart(let session): listener.sessionManager(manager, didStart: session)
        case .didFailToStart(let session, let error):
            listener.sessionManager(manager, didFailToStart: session, withError: error)
        case .willEnd(let session): listener.sessionManager(manager, willEnd: session)
        case .didEnd(let session, let error): listener.sessionManager(manager, didEnd: session, withError: error)
        case .didReceiveDeviceVolume(let session, let volume, let muted):
            listener.sessionManager(manager, session: session, didReceiveDeviceVolume: volume, muted: muted)
        case .didReceiveDeviceStatus(let session, let text):
            listener.sessionManager(manager, session: session, didReceiveDeviceStatus: text)
        case .didUpdateDevice(let session, let device):
            listener.sessionManager(manager, session: session, didUpdateDevice: device)
        }
    }
}
