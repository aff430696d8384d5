import CastWire

/// What a group's screen was told to show, and where it is: kept from its commands and its reports, so that a member
/// can be brought to the same at any time.
struct LeaderPlayback: Equatable, Sendable {
    /// Reports from before a seek was carried out say nothing of the position after it; nor does a seek take longer.
    static let seekLimit = MediaSessionCore.confirmationLimit

    let load: LoadID
    /// With the tracks, the style and the speed that hold now.
    private(set) var item: MediaItem
    /// What the screen was told last, or somebody there wanted.
    private(set) var wantsPlay: Bool
    private(set) var state = PlaybackState.loading
    private(set) var streamVolume: VolumeSetting?
    private(set) var next: NextItem?
    private var anchor: PlaybackAnchor
    private var description: MediaDescription?
    private var toldRate = Unconfirmed<Double>()
    private var toldPlaying = Unconfirmed<Bool>()
    private var toldPlaces = Unconfirmed<Double>()

    /// The stream's own volume, as the screen was told it.
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

    /// Whether the position means the same on every screen: a live stream's counts from where each one joined it, and
    /// an image has none.
    var hasSharedTimeline: Bool {
        item.streamType != .live && description?.isLive != true && description?.kind != .image
    }

    /// Media seconds per second.
    var rate: Double { anchor.rate }

    var isMoving: Bool { anchor.isMoving }

    /// Play is wanted, and the screen has nothing to play.
    var isStalled: Bool { wantsPlay && state == .buffering }

    func isSeeking(at now: ContinuousClock.Instant) -> Bool { toldPlaces.isAwaited(at: now) }

    /// Reports of two screens cross on their way, so this reckons back too.
    func position(at now: ContinuousClock.Instant) -> Double {
        guard anchor.isMoving else { return anchor.position }
        let reckoned = anchor.position + anchor.rate * ((now - anchor.at) / .seconds(1))
        return WireNumber.time(min(reckoned, description?.duration ?? WireNumber.longestTime))
    }

    /// The item for a member's screen: it gets everything ready where the group is, and waits to be told to begin.
    func opening(at now: ContinuousClock.Instant) -> MediaItem {
        var item = item
        item.autoplay = false
        // The group's screen alone tells the ad server what was seen.
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
