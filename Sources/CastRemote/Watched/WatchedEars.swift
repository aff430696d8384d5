import CastSender

/// Follows what plays in a context's session, and notes the position of media of the library.
@MainActor
final class WatchedEars: RemoteMediaClientListener, SessionManagerListener, CastDeviceStatusListener {
    /// The time between two checks while it plays: a device reports only changes, and there may be none for hours.
    static let interval = Duration.seconds(10)

    private let manager: SessionManager
    private let time: TimeSource
    /// Returns the library's mark for the media that a device plays.
    private let mark: @MainActor (Device, MediaInformation) -> String?
    private let saw: @MainActor (_ mark: String, _ position: Double, _ duration: Double?) -> Void
    private var client: RemoteMediaClient?
    private var ticking: Task<Void, Never>?

    init(
        manager: SessionManager, time: TimeSource, mark: @escaping @MainActor (Device, MediaInformation) -> String?,
        saw: @escaping @MainActor (_ mark: String, _ position: Double, _ duration: Double?) -> Void
    ) {
        (self.manager, self.time, self.mark, self.saw) = (manager, time, mark, saw)
        manager.addListener(self)
        follow()
    }

    deinit { ticking?.cancel() }

    func sessionManager(_ manager: SessionManager, didStartCastSession session: CastSession) {
        session.addDeviceStatusListener(self)
        follow()
    }
    func sessionManager(_ manager: SessionManager, didResumeCastSession session: CastSession) { follow() }
    func sessionManager(_ manager: SessionManager, didEnd session: Session, withError error: CastError?) { follow() }
    func castSession(
        _ castSession: CastSession, didReceiveApplicationMetadata applicationMetadata: ApplicationMetadata?
    ) { follow() }

    func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaStatus: MediaStatus?) {
        guard mediaStatus?.playerState == .playing else {
            ticking?.cancel()
            ticking = nil
            return look()
        }
        look()
        guard ticking == nil else { return }
        ticking = Task { [weak self, time] in
            while (try? await time.sleep(time.now() + Self.interval)) != nil { self?.look() }
        }
    }

    private func follow() {
        let present = manager.currentSession?.remoteMediaClient
        guard present !== client else { return }
        client?.removeListener(self)
        ticking?.cancel()
        ticking = nil
        client = present
        present?.addListener(self)
        if let present { remoteMediaClient(present, didUpdate: present.mediaStatus) }
    }

    private func look() {
        guard let client, let status = client.mediaStatus, let media = status.mediaInformation,
            let device = manager.currentSession?.device, let mark = mark(device, media)
        else { return }
        switch status.playerState {
        case .playing, .paused, .buffering:
            // During an ad, the position is that of the film, and stands still.
            saw(mark, client.approximateStreamPosition(), media.streamDuration)
        case .idle where status.idleReason == .finished:
            if let duration = media.streamDuration { saw(mark, duration, duration) }
        default: break
        }
    }
}
