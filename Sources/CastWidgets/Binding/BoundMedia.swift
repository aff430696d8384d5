import CastSender

/// What a manager's session plays, now and in all later sessions, and the person's controls on their way to its player.
///
/// It is an ordinary listener. A status gives the position and the rate; between two statuses nothing is requested.
@MainActor
final class BoundMedia: RemoteMediaClientListener {
    let time: TimeSource
    private let manager: SessionManager
    private let changed: @MainActor (WidgetMedia?) -> Void
    private(set) var client: RemoteMediaClient?
    private lazy var ears = SessionEars { [weak self] in self?.followSession() }

    /// - Parameter changed: called with each status, and when the session or its player comes or goes.
    init(manager: SessionManager, time: TimeSource, changed: @escaping @MainActor (WidgetMedia?) -> Void) {
        (self.manager, self.time, self.changed) = (manager, time, changed)
        manager.addListener(ears)
        (manager.currentCastSession)?.addDeviceStatusListener(ears)
        followSession()
    }

    /// What plays now; nil if nothing is loaded, or without a session.
    var media: WidgetMedia? {
        client.flatMap {
            WidgetMedia(
                $0.mediaStatus, position: $0.approximateStreamPosition(), seekable: $0.seekableRangeNow,
                adTime: $0.adTimeNow, at: time.now())
        }
    }

    /// Sends a request to the player.
    ///
    /// It reports the reason of a failure, or nil if the request succeeded or a newer one of its kind replaced it.
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
    /// Nil if nothing live is loaded, or if there is no connection.
    fileprivate var seekableRangeNow: ClosedRange<Double>? {
        let (start, end) = (approximateLiveSeekableRangeStart(), approximateLiveSeekableRangeEnd())
        return connected && start <= end ? start...end : nil
    }

    /// Nil while no ad is shown, or if there is no connection.
    fileprivate var adTimeNow: Double? {
        let time = approximateAdBreakClipTime()
        return connected && time.isFinite ? time : nil
    }
}

extension MediaControl {
    /// Returns the request to a player.
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
