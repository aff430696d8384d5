/// What a `SessionManagerListener` is told, as a value. Sessions with Cast devices are among them as what they are.
public enum SessionManagerEvent: Sendable {
    case willStart(Session)
    case didStart(Session)
    case didFailToStart(Session, CastError)
    case willEnd(Session)
    case didEnd(Session, CastError?)
    case didSuspend(Session, ConnectionSuspendReason)
    case willResume(Session)
    case didResume(Session)
    /// 0 to 1.
    case didReceiveDeviceVolume(Session, Double, muted: Bool)
    case didReceiveDeviceStatus(Session, String?)
    case didUpdateDevice(Session, Device)
    case didUpdateDefaultSessionOptions(SessionOptions?, deviceCategory: String)

    @MainActor
    func tell(_ listener: any SessionManagerListener, _ manager: SessionManager) {
        tellGenerally(listener, manager)
        tellOfCast(listener, manager)
    }

    @MainActor
    private func tellGenerally(_ listener: any SessionManagerListener, _ manager: SessionManager) {
        switch self {
        case .willStart(let session): listener.sessionManager(manager, willStart: session)
        case .didStart(let session): listener.sessionManager(manager, didStart: session)
        case .didFailToStart(let session, let error):
            listener.sessionManager(manager, didFailToStart: session, withError: error)
        case .willEnd(let session): listener.sessionManager(manager, willEnd: session)
        case .didEnd(let session, let error): listener.sessionManager(manager, didEnd: session, withError: error)
        case .didSuspend(let session, let reason): listener.sessionManager(manager, didSuspend: session, with: reason)
        case .willResume(let session): listener.sessionManager(manager, willResume: session)
        case .didResume(let session): listener.sessionManager(manager, didResume: session)
        case .didReceiveDeviceVolume(let session, let volume, let muted):
            listener.sessionManager(manager, session: session, didReceiveDeviceVolume: volume, muted: muted)
        case .didReceiveDeviceStatus(let session, let text):
            listener.sessionManager(manager, session: session, didReceiveDeviceStatus: text)
        case .didUpdateDevice(let session, let device):
            listener.sessionManager(manager, session: session, didUpdateDevice: device)
        case .didUpdateDefaultSessionOptions(let options, let category):
            listener.sessionManager(manager, didUpdateDefaultSessionOptions: options, forDeviceCategory: category)
        }
    }

    @MainActor
    private func tellOfCast(_ listener: any SessionManagerListener, _ manager: SessionManager) {
        guard let session = lifeSession as? CastSession else { return }
        switch self {
        case .willStart: listener.sessionManager(manager, willStartCastSession: session)
        case .didStart: listener.sessionManager(manager, didStartCastSession: session)
        case .didFailToStart(_, let error):
            listener.sessionManager(manager, didFailToStartCastSession: session, withError: error)
        case .willEnd: listener.sessionManager(manager, willEndCastSession: session)
        case .didEnd(_, let error): listener.sessionManager(manager, didEndCastSession: session, withError: error)
        case .didSuspend(_, let reason): listener.sessionManager(manager, didSuspendCastSession: session, with: reason)
        case .willResume: listener.sessionManager(manager, willResumeCastSession: session)
        case .didResume: listener.sessionManager(manager, didResumeCastSession: session)
        default: break
        }
    }

    /// The session whose life this is about.
    private var lifeSession: Session? {
        switch self {
        case .willStart(let session), .didStart(let session), .didFailToStart(let session, _), .willEnd(let session),
            .didEnd(let session, _), .didSuspend(let session, _), .willResume(let session), .didResume(let session):
            session
        default: nil
        }
    }
}
