import CastSender

/// Hears of a manager's sessions, and says that something may have changed. What it was is read from the manager.
@MainActor
final class SessionEars: SessionManagerListener, CastDeviceStatusListener {
    private let changed: @MainActor () -> Void
    /// Of a session that starts, before it is the manager's current one.
    private(set) var starting: Session?
    /// Why a session could not be started, or has ended by itself.
    var failed: (@MainActor (CastError) -> Void)?

    init(changed: @escaping @MainActor () -> Void) { self.changed = changed }

    func sessionManager(_ manager: SessionManager, willStart session: Session) {
        starting = session
        changed()
    }
    func sessionManager(_ manager: SessionManager, didStart session: Session) {
        starting = nil
        // An application that ends takes its player along, which the player itself tells nobody.
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
