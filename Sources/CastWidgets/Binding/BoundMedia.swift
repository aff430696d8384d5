import CastSender

/// What a manager's session plays, now and in all sessions to come, and the way of a person's controls to its player.
///
/// It is an ordinary listener. A status says where the player is and how fast it goes; in between nothing is asked.
@MainActor
final class BoundMedia: RemoteMediaClientListener {
    let time: TimeSource
    private let manager: SessionManager
    private let changed: @MainActor (WidgetMedia?) -> Void
    private(set) var client: RemoteMediaClient?
    private lazy var ears = SessionEars { [weak self] in self?.followSession() }

    /// - Parameter changed: told with each status, and where the session or its player comes or goes.
    init(manager: SessionManager, time: TimeSource, changed: @escaping @MainActor (WidgetMedia?) -> Void) {
        (self.manager, self.time, self.changed) = (manager, time, changed)
        manager.addListener(ears)
        (manager.currentCastSession)?.addDeviceStatusListener(ears)
        followSession()
    }

    /// What plays now; nil where nothing is loaded, and without a session.
    var media: WidgetMedia? {
        client.flatMap {
            WidgetMedia(
                $0.mediaStatus, position: $0.approximateStreamPosition(), seekable: $0.seekableRangeNow,
                adTime: $0.adTimeNow, at: time.now())
        }
    }

    /// Asks the player, and says how it ended: nil where it was done, or another request of its kind took its place.
    func send(_ control: MediaControl, answered: @escaping @MainActor (String?) -> Void) {
        let request = client.map { control.request(of: $0) } ?? .failed(.sessionInactive)
        request.onCompletion { result in
            guard case .failure(let error) = result, error.code != .replaced, error.code != .cancelled else {
                return answered(nil)
            }
            answered(error.description)
        }
    }

    func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaStatus: MediaStatus?) {
        // A player that nobody can ask any more stays as it was seen last.
        if client.connected { changed(media) }
    }

    private func followSession() {
        let present = manager.currentSession?.remoteMediaClient
        guard present !== client else { return }
        client?.removeListener(self)
        client = present
        present?.addListener(self)
        changed(media)
    }
}

extension RemoteMediaClient {
    /// Nil where nothing live is loaded, and where there is no connection by which to know.
    fileprivate var seekableRangeNow: ClosedRange<Double>? {
        let (start, end) = (approximateLiveSeekableRangeStart(), approximateLiveSeekableRangeEnd())
        return connected && start <= end ? start...end : nil
    }

    /// Nil while no ad is shown, and where there is no connection by which to know.
    fileprivate var adTimeNow: Double? {
        let time = approximateAdBreakClipTime()
        return connected && time.isFinite ? time : nil
    }
}

extension MediaControl {
    /// What it is for a player.
    @MainActor
    func request(of client: RemoteMediaClient) -> Request<Void> {
        switch self {
        case .play: client.play()
        case .pause: client.pause()
        case .stop: client.stop()
        case .seek(let position): client.seek(with: MediaSeekOptions(interval: position))
        case .skip(let interval): client.seek(with: MediaSeekOptions(interval: interval, relative: true))
        case .next: client.queueNextItem()
        case .previous: client.queuePreviousItem()
        case .setRate(let rate): client.setPlaybackRate(rate)
        case .setRepeatMode(let mode): client.queueSetRepeatMode(mode)
        case .shuffle: client.queueShuffle(true)
        case .setMuted(let isMuted): client.setStreamMuted(isMuted)
        case .setStreamVolume(let volume): client.setStreamVolume(volume)
        case .setActiveTracks(let ids): client.setActiveTrackIDs(ids)
        case .setTextTrackStyle(let style): client.setTextTrackStyle(style)
        case .skipAd: client.skipAd()
        case .jump(let id): client.queueJumpToItem(withID: id)
        case .move(let id, let before): client.queueReorderItems(withIDs: [id], insertBeforeItemWithID: before)
        case .remove(let ids): client.queueRemoveItems(withIDs: ids)
        }
    }
}
