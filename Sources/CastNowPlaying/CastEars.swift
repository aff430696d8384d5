import CastSender

/// Hears of a manager's sessions and of their player, and says that something may have changed. What it was is read from
/// them.
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
