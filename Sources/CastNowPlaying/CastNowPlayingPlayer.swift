public import CastSender
public import NowPlaying

/// What a Cast device plays, as a player that a Now Playing session watches.
///
/// It follows its manager's session through changes of the application, lost connections and new sessions. Nothing
/// plays if there is no session, or if no media of the session's application is loaded. While a session is suspended,
/// the player continues from the last report, since the device goes on too.
///
/// Use it from the main actor. This type is Marquee's own.
@MainActor
public final class CastNowPlayingPlayer: NowPlayingPlayer {
    /// The manager whose session is followed.
    public let manager: SessionManager
    public var eventHandler: (@MainActor (NowPlayingPlayerEvent) -> Void)?
    public private(set) var currentItem: NowPlayingItem?
    /// The commands that the device takes now.
    public private(set) var offeredCommands = OfferedCommands()
    /// Called whenever `offeredCommands` changes.
    var offeredCommandsHandler: (@MainActor (OfferedCommands) -> Void)?
    /// How many seconds a skip goes if the command names no interval, above 0.
    public let skipInterval: Double

    private let artworks: CastArtworks
    private let time: TimeSource
    private(set) var playback: CastPlayback
    private(set) var reading = CastDeviceReading(isConnected: false)
    private var origin = LiveOrigin()
    private var pausedSeek = PausedSeek()
    private var position: PlaybackPosition?
    private var pendingSeek: (number: Int, target: Double)?
    private var lastSeek = 0
    private var patience = LoadingPatience()
    private var waiting: Task<Void, Never>?
    private lazy var ears = CastEars { [weak self] in self?.refresh() }
    private weak var client: RemoteMediaClient?

    /// Creates a player for whatever `manager`'s session plays.
    ///
    /// - Parameters:
    ///   - manager: the manager whose session is followed.
    ///   - images: fetches the images that the device names; nil passes their URLs to the publisher.
    ///   - skipInterval: how many seconds a skip goes if the command names no interval, above 0.
    public convenience init(
        manager: SessionManager, images: ImageCache? = ImageCache(), skipInterval: Double = 15
    ) {
        self.init(manager: manager, images: images, skipInterval: skipInterval, time: .continuous)
    }

    package init(
        manager: SessionManager, images: ImageCache?, skipInterval: Double = 15, time: TimeSource
    ) {
        self.manager = manager
        self.skipInterval = skipInterval
        self.time = time
        artworks = CastArtworks(images)
        playback = CastPlayback(nil, device: reading)
        manager.addListener(ears)
        refresh()
    }

    // MARK: What plays

    public var rate: Double { playback.rate }
    public var duration: Double? { playback.duration }
    public var playbackState: NowPlayingPlaybackState { playback.playbackState }
    public var volume: Double? { reading.volume }
    public var isMuted: Bool? { reading.isMuted }
    public var isLive: Bool { playback.isLive }
    public var isPlayingAdvertising: Bool { playback.isPlayingAdvertising }
    public var repeatMode: NowPlayingRepeatMode? { playback.repeatMode }
    public var shuffleMode: NowPlayingShuffleMode? { playback.shuffleMode }

    /// The position in seconds, 0 or more; `nil` while nothing plays.
    ///
    /// Without a connection the position continues from the last known one. For a live stream that counts from 1970,
    /// the position is counted from the start of the seekable range when the stream was first seen.
    public var currentTime: Double? {
        guard playback.itemID != nil else { return nil }
        guard let client, client.connected else { return position?.elapsed(at: now(), duration: duration) }
        // A device reports 0 while it loads a live stream that counts from 1970.
        return max(0, client.approximateStreamPosition() - origin.seconds)
    }

    var session: Session? { manager.currentSession }

    /// The client that takes commands now; nil without a connection.
    var connectedClient: RemoteMediaClient? { client.flatMap { $0.connected ? $0 : nil } }

    // MARK: Following

    private func now() -> ContinuousClock.Instant { time.now() }

    private func refresh() {
        followClient()
        let old = (playback: playback, reading: reading, time: position?.elapsed(at: now()))
        reading = Self.reading(of: session)
        let status = patience.shown(client?.mediaStatus, isShown: playback.itemID != nil, at: now())
        waitForLoading()
        let isPaused = pausedSeek.stands(status, isSeeking: pendingSeek != nil)
        playback = CastPlayback(status, device: reading, sessionID: session?.sessionID, isPaused: isPaused)
        origin.follow(playback.itemID, client?.mediaStatus)
        takeItem()
        if reading.isConnected || position == nil || playback.itemID == nil {
            position = currentTime.map { PlaybackPosition(elapsed: $0, rate: rate, moment: now()) }
        }
        offer(status)
        let changes = PlaybackChanges.changes(
            from: old.playback, to: playback, readings: (old.reading, reading), times: (old.time, position?.elapsed))
        for event in Set(changes.map(\.event)) { eventHandler?(event) }
    }

    private func waitForLoading() {
        waiting?.cancel()
        waiting = patience.due.map { due in
            Task { [weak self, time] in
                guard (try? await time.sleep(due)) != nil else { return }
                self?.refresh()
            }
        }
    }

    private func offer(_ status: MediaStatus?) {
        let offered = CastCommands.offered(status, device: reading, skipInterval: skipInterval)
        guard offered != offeredCommands else { return }
        offeredCommands = offered
        offeredCommandsHandler?(offered)
    }

    private func followClient() {
        // When an application ends, its player ends too, and no listener of that player is called.
        (session as? CastSession)?.addDeviceStatusListener(ears)
        let present = session?.remoteMediaClient
        guard present !== client else { return }
        client?.removeListener(ears)
        client = present
        present?.addListener(ears)
        pendingSeek = nil
    }

    private func takeItem() {
        guard let id = playback.itemID else {
            currentItem = nil
            return artworks.forget()
        }
        var info = playback.info
        info[.artwork] = playback.image.flatMap { artworks.artwork($0, on: session) }
        if let item = currentItem, item.id == id {
            item.nowPlayingInfo = info
        } else {
            currentItem = NowPlayingItem(id: id, contentID: playback.contentID, nowPlayingInfo: info)
        }
    }

    private static func reading(of session: Session?) -> CastDeviceReading {
        guard let session else { return CastDeviceReading(isConnected: false) }
        return CastDeviceReading(
            isConnected: session.connectionState == .connected, volume: session.knownDeviceVolume,
            isMuted: session.knownDeviceVolume == nil ? nil : session.currentDeviceMuted,
            isVolumeFixed: session.traits?.isFixedVolume ?? false,
            supportsMuting: session.traits?.supportsMuting ?? true,
            applicationName: (session as? CastSession)?.applicationMetadata?.applicationName)
    }

    // MARK: Seeking

    /// The position from which a skip counts: the target of a pending seek if there is one, so that two quick skips add
    /// up.
    var skipOrigin: Double? { pendingSeek?.target ?? currentTime }

    func seek(to position: Double) async -> RemoteCommandHandlerStatus {
        guard let client = connectedClient else { return .deviceNotFound }
        let range =
            isLive || origin.seconds > 0
            ? (start: client.approximateLiveSeekableRangeStart(), end: client.approximateLiveSeekableRangeEnd()) : nil
        let place = position + origin.seconds
        guard let target = CastCommands.seekTarget(place, duration: duration, range: range) else {
            return .noSuchContent
        }
        lastSeek += 1
        let number = lastSeek
        pendingSeek = (number, target - origin.seconds)
        let status = await CastCommandRunner.outcome(of: client.seek(with: MediaSeekOptions(interval: target)))
        if pendingSeek?.number == number { pendingSeek = nil }
        if status == .success {
            refresh()
            eventHandler?(.timeJumped)
        }
        return status
    }
}

extension PlaybackChanges.Change {
    /// The event that the session hears. Changes to an item's information reach the session through the item itself.
    fileprivate var event: NowPlayingPlayerEvent {
        switch self {
        case .item, .information: .itemChanged
        case .playback: .playbackChanged
        case .duration: .durationChanged
        case .advertising: .advertisingChanged
        case .modes: .modesChanged
        case .volume: .volumeChanged
        case .jump: .timeJumped
        }
    }
}
