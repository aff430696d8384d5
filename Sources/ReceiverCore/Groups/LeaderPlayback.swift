import CastWire

/// What a group's screen shows and at which position, derived from its commands and reports. A member can be brought to
/// the same state at any time.
struct LeaderPlayback: Equatable, Sendable {
    /// The longest time a seek takes. Reports from before it was carried out say nothing about the position after it.
    static let seekLimit = MediaSessionCore.confirmationLimit

    let load: LoadID
    /// The item with the current tracks, style and speed.
    private(set) var item: MediaItem
    /// Whether the screen was last told to play, or somebody at the screen started it.
    private(set) var wantsPlay: Bool
    private(set) var state = PlaybackState.loading
    private(set) var streamVolume: VolumeSetting?
    private(set) var next: NextItem?
    private var anchor: PlaybackAnchor
    private var description: MediaDescription?
    private var toldRate = Unconfirmed<Double>()
    private var toldPlaying = Unconfirmed<Bool>()
    private var toldPlaces = Unconfirmed<Double>()

    /// The stream's volume that the screen was told.
    struct VolumeSetting: Equatable, Sendable {
        let level: Double
        let muted: Bool
    }

    init(_ load: LoadID, _ item: MediaItem, at now: ContinuousClock.Instant) {
        self.load = load
        self.item = item
        wantsPlay = item.autoplay
        anchor = PlaybackAnchor(position: item.startTime ?? 0, rate: item.playbackRate, isMoving: false, at: now)
    }

    /// Whether a position means the same on every screen. In a live stream it counts from where each screen joined, and
    /// a picture has none.
    var hasSharedTimeline: Bool {
        item.streamType != .live && description?.isLive != true && description?.kind != .image
    }

    /// Media seconds per second of real time.
    var rate: Double { anchor.rate }

    var isMoving: Bool { anchor.isMoving }

    /// Play is wanted, but the screen has no data to play.
    var isStalled: Bool { wantsPlay && state == .buffering }

    func isSeeking(at now: ContinuousClock.Instant) -> Bool { toldPlaces.isAwaited(at: now) }

    /// The group's position at an instant. The instant may be before the last report, because reports of two screens
    /// cross.
    func position(at now: ContinuousClock.Instant) -> Double {
        guard anchor.isMoving else { return anchor.position }
        let reckoned = anchor.position + anchor.rate * ((now - anchor.at) / .seconds(1))
        return WireNumber.time(min(reckoned, description?.duration ?? WireNumber.longestTime))
    }

    /// The item for a member's screen, which prepares it at the group's position and waits for the order to play.
    func opening(at now: ContinuousClock.Instant) -> MediaItem {
        var item = item
        item.autoplay = false
        // Only the group's own screen reports to the ad server.
        item.ad?.mark = nil
        let position = position(at: now)
        if hasSharedTimeline, position > 0 { item.startTime = position }
        return item
    }

    mutating func told(_ command: PlayerCommand, at now: ContinuousClock.Instant) {
        switch command {
        case .play: wants(true, at: now)
        case .pause:
            wants(false, at: now)
            stand(at: position(at: now), now)
        case .seek(_, let target, let resume):
            if resume != .unchanged { wants(resume == .play, at: now) }
            stand(at: WireNumber.time(target), now)
            toldPlaces.tell(WireNumber.time(target), at: now)
        case .setPlaybackRate(_, let rate):
            item.playbackRate = rate
            toldRate.tell(rate, at: now)
            anchor = PlaybackAnchor(position: position(at: now), rate: rate, isMoving: anchor.isMoving, at: now)
        case .setActiveTracks(_, let tracks): item.activeTrackIDs = tracks
        case .setTextTrackStyle(_, let style): item.textTrackStyle = style
        case .setStreamVolume(_, let level, let muted): streamVolume = VolumeSetting(level: level, muted: muted)
        case .setNext(_, let next): self.next = next
        default: break
        }
    }

    private mutating func wants(_ play: Bool, at now: ContinuousClock.Instant) {
        wantsPlay = play
        toldPlaying.tell(play, at: now)
    }

    private mutating func stand(at position: Double, _ now: ContinuousClock.Instant) {
        anchor = PlaybackAnchor(position: position, rate: anchor.rate, isMoving: false, at: now)
    }

    mutating func reported(_ report: PlaybackReport) {
        switch report.event {
        case .loaded(let found), .described(let found): description = found
        case .seeked: _ = toldPlaces.heard(near: report.position, at: report.at)
        case .rateChanged: _ = toldRate.heard(report.rate, at: report.at)
        default: break
        }
        guard !isSeeking(at: report.at) else { return }
        if report.event == .paused || report.event == .playing {
            let plays = report.event == .playing
            guard !toldPlaying.isOutdated(plays, at: report.at) else { return }
            // Somebody at the screen itself may have done it.
            wantsPlay = plays
        }
        state = report.state
        var rate = report.rate.isFinite && report.rate > 0 ? report.rate : 1
        if toldRate.isAwaited(at: report.at) { rate = anchor.rate }
        anchor = PlaybackAnchor(
            position: WireNumber.time(report.position), rate: rate, isMoving: report.state == .playing, at: report.at)
    }
}
