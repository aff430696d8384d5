import CastSender

/// Listens to a manager's sessions and to their player, and reports that something may have changed.
///
/// The code that is called reads from the session what has changed.
@MainActor
final class CastEars: SessionManagerListener, RemoteMediaClientListener, CastDeviceStatusListener {
    private let changed: @MainActor () -> Void

    init(changed: @escaping @MainActor () -> Void) {
        self.changed = changed
    }

    func sessionManager(_ manager: SessionManager, didStart session: Session) { changed() }
    func sessionManager(_ manager: SessionManager, didEnd session: Session, withError error: CastError?) { changed() }
    func sessionManager(
        _ manager: SessionManager, didSuspend session: Session, with reason: ConnectionSuspendReason
    ) {
        changed()
    }
    func sessionManager(_ manager: SessionManager, didResume session: Session) { changed() }
    func sessionManager(
        _ manager: SessionManager, session: Session, didReceiveDeviceVolume volume: Double, muted: Bool
    ) {
        changed()
    }
    func sessionManager(_ manager: SessionManager, session: Session, didReceiveDeviceStatus statusText: String?) {
        changed()
    }
    func sessionManager(_ manager: SessionManager, session: Session, didUpdateDevice device: Device) { changed() }

    func castSession(
        _ castSession: CastSession, didReceiveApplicationMetadata applicationMetadata: ApplicationMetadata?
    ) {
        changed()
    }

    func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaStatus: MediaStatus?) { changed() }
    func remoteMediaClientDidUpdateQueue(_ client: RemoteMediaClient) { changed() }
}
