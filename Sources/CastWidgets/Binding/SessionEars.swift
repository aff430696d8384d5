import CastSender

/// Listens to a manager's sessions, and reports that something may have changed. The code that is called reads from the
/// manager what has changed.
@MainActor
final class SessionEars: SessionManagerListener, CastDeviceStatusListener {
    private let changed: @MainActor () -> Void
    /// A session that is starting, before it is the manager's current one.
    private(set) var starting: Session?
    /// Called with the reason why a session could not be started, or ended by itself.
    var failed: (@MainActor (CastError) -> Void)?

    init(changed: @escaping @MainActor () -> Void) { self.changed = changed }

    func sessionManager(_ manager: SessionManager, willStart session: Session) {
        starting = session
        changed()
    }
    func sessionManager(_ manager: SessionManager, didStart session: Session) {
        starting = nil
        // When an application ends, its player ends too, and the player itself reports nothing.
        (session as? CastSession)?.addDeviceStatusListener(self)
        changed()
    }
    func sessionManager(_ manager: SessionManager, didFailToStart session: Session, withError error: CastError) {
        starting = nil
        failed?(error)
        changed()
    }
    func sessionManager(_ manager: SessionManager, willEnd session: Session) { changed() }
    func sessionManager(_ manager: SessionManager, didEnd session: Session, withError error: CastError?) {
        if let error { failed?(error) }
        changed()
    }
    func sessionManager(
        _ manager: SessionManager, didSuspend session: Session, with reason: ConnectionSuspendReason
    ) {
        changed()
    }
    func sessionManager(_ manager: SessionManager, willResume session: Session) { changed() }
    func sessionManager(_ manager: SessionManager, didResume session: Session) {
        (session as? CastSession)?.addDeviceStatusListener(self)
        changed()
    }
    func sessionManager(_ manager: SessionManager, session: Session, didUpdateDevice device: Device) { changed() }

    func castSession(
        _ castSession: CastSession, didReceiveApplicationMetadata applicationMetadata: ApplicationMetadata?
    ) {
        changed()
    }
}
