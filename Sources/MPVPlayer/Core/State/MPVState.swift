import FilePaths
package import NowPlayingCore

/// What mpv has reported so far.
struct MPVState: Equatable, Sendable {
    private(set) var workingDirectory: String?
    private(set) var path: String?
    private(set) var streamOpenFilename: String?
    private(set) var mediaTitle: String?
    private(set) var metadata: [String: String] = [:]
    private(set) var duration: Double?
    private(set) var isPaused = false
    private(set) var speed = 1.0
    /// Percent. mpv allows more than 100.
    private(set) var loudness: Double?
    private(set) var isMuted: Bool?
    private(set) var playlistPosition: Int?
    private(set) var playlistCount: Int?
    private(set) var isSeekable: Bool?
    private(set) var hasReachedEnd = false
    private(set) var tracks: [MPVTrack] = []

    /// Increases each time something is played, even if it is the same item again.
    private(set) var itemNumber = 0
    private(set) var position: PlaybackPosition?

    /// Whether mpv does not play, for any reason. Playback also stops during a seek, but that is no pause.
    private var isIdle = false
    private var isSeeking = false
    private var isNewItem = false

    init() {}

    var volume: Double? { PlaybackNumbers.fraction(loudness.map { $0 / 100 }) }

    /// 1 is normal speed; 0 while nothing plays.
    var rate: Double {
        path == nil || isPaused || hasReachedEnd || (isIdle && !isSeeking) ? 0 : speed
    }

    var playbackState: NowPlayingPlaybackState {
        path == nil ? .stopped : isPaused || hasReachedEnd ? .paused : .playing
    }

    /// Whether it is a network stream without a duration.
    var isLive: Bool {
        guard let path, position != nil, duration == nil else { return false }
        return path.contains("://") && !path.hasPrefix("file://")
    }

    func seconds(at now: ContinuousClock.Instant) -> Double? {
        position?.elapsed(at: now, duration: duration)
    }
}

extension MPVState {
    /// Takes a property's new value. A value of the wrong kind counts as none.
    mutating func take(
        _ property: MPVProperty, _ data: MPVData?, at now: ContinuousClock.Instant
    ) -> Set<MPVChange> {
        let before = self
        switch property {
        case .workingDirectory: workingDirectory = data?.text.flatMap(Self.bounded)
        case .path:
            path = data?.text.flatMap(Self.bounded)
            if path != before.path { beginItem() }
        case .streamOpenFilename: streamOpenFilename = data?.text.flatMap(Self.bounded)
        case .mediaTitle: mediaTitle = data?.text.map(PathText.shown)
        case .metadata: metadata = Self.bounded((data?.fields ?? [:]).mapValues(PathText.shown))
        case .duration: duration = PlaybackNumbers.duration(data?.number)
        case .pause: isPaused = data?.flag ?? false
        case .speed: speed = PlaybackNumbers.rate(data?.number) ?? 1
        case .volume: loudness = data?.number.flatMap { (0...10_000).contains($0) ? $0 : nil }
        case .mute: isMuted = data?.flag
        case .playlistPosition: playlistPosition = data?.number.flatMap { Int(exactly: $0) }
        case .playlistCount: playlistCount = data?.number.flatMap { Int(exactly: $0) }
        case .seekable: isSeekable = data?.flag
        case .isIdle: isIdle = data?.flag ?? false
        case .hasReachedEnd: hasReachedEnd = data?.flag ?? false
        case .tracks: tracks = Array((data?.tracks ?? []).prefix(MPVLimits.entries))
        }
        settle(from: before, at: now)
        return changes(since: before)
    }

    mutating func take(_ event: MPVEvent, at now: ContinuousClock.Instant) -> Set<MPVChange> {
        let before = self
        switch event {
        case .seek: isSeeking = true
        case .fileLoaded:
            if !isNewItem { beginItem() }
            isNewItem = false
        case .endFile: isNewItem = false
        case .playbackRestart, .startFile, .idle, .shutdown: break
        }
        settle(from: before, at: now)
        return changes(since: before)
    }

    /// Takes mpv's answer about its position.
    mutating func takePosition(_ seconds: Double?, at now: ContinuousClock.Instant) -> Set<MPVChange> {
        let before = self
        let expected = self.seconds(at: now)
        isSeeking = false
        position = PlaybackNumbers.position(seconds).map { PlaybackPosition(elapsed: $0, rate: rate, moment: now) }
        var changes = changes(since: before)
        if expected.map({ abs($0 - (self.seconds(at: now) ?? $0)) > Self.tolerance }) ?? (position != nil) {
            changes.insert(.jump)
        }
        return changes
    }

    /// Seconds by which the position may differ without being a jump, because of different clocks and seeks to the next
    /// frame.
    private static let tolerance = 0.5

    private mutating func beginItem() {
        itemNumber += 1
        isNewItem = true
        position = nil
    }

    /// Moves the position's anchor to now when the rate changes.
    private mutating func settle(from before: MPVState, at now: ContinuousClock.Instant) {
        guard let known = position, rate != before.rate else { return }
        position = PlaybackPosition(
            elapsed: known.elapsed(at: now, duration: before.duration), rate: rate, moment: now)
    }

    private func changes(since before: MPVState) -> Set<MPVChange> {
        var changes: Set<MPVChange> = []
        if rate != before.rate || playbackState != before.playbackState { changes.insert(.playback) }
        if itemNumber != before.itemNumber || mediaTitle != before.mediaTitle || metadata != before.metadata {
            changes.insert(.item)
        }
        if duration != before.duration { changes.insert(.duration) }
        if loudness != before.loudness || isMuted != before.isMuted { changes.insert(.volume) }
        return changes
    }

    private static func bounded(_ path: String) -> String? {
        path.isEmpty || path.utf8.count > MPVLimits.pathBytes ? nil : path
    }

    private static func bounded(_ fields: [String: String]) -> [String: String] {
        guard fields.count > MPVLimits.entries else { return fields }
        let kept = fields.sorted { $0.key < $1.key }.prefix(MPVLimits.entries).map { ($0.key, $0.value) }
        return Dictionary(uniqueKeysWithValues: kept)
    }
}
