/// An event of a `SessionManagerListener`, as a value. Sessions with Cast devices are `CastSession` objects.
///
/// Marquee's own.
public enum SessionManagerEvent: Sendable {
    /// A session is about to start.
    case willStart(Session)
    /// A session has started.
    case didStart(Session)
    /// A session could not be started.
    case didFailToStart(Session, CastError)
    /// This side is about to end a session.
    case willEnd(Session)
    /// A session has ended. The error is nil if it was ended on purpose.
    case didEnd(Session, CastError?)
    /// A session has no connection any more but is not over.
    case didSuspend(Session, ConnectionSuspendReason)
    /// A session is about to reconnect.
    case willResume(Session)
    /// A session is connected again.
    case didResume(Session)
    /// The device's volume, 0 to 1, and whether it is muted.
    case didReceiveDeviceVolume(Session, Double, muted: Bool)
    /// The device's text about what it is doing.
    case didReceiveDeviceStatus(Session, String?)
    /// The device has changed, or the session is with another device now.
    case didUpdateDevice(Session, Device)
    /// The default options for sessions have changed.
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

    /// The session that is starting, ending, suspended or resumed, or nil for other events.
    private var lifeSession: Session? {
        switch self {
        case .willStart(let session), .didStart(let session), .didFailToStart(let session, _), .willEnd(let session),
            .didEnd(let session, _), .didSuspend(let session, _), .willResume(let session), .didResume(let session):
            session
        default: nil
        }
    }
}
