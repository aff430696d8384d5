package import CastWire
package import SenderCore

/// The media, and everything that can be done with it, for both controllers.
package struct MediaTopic: Encodable, Equatable, Sendable {
    /// A position from which a page calculates the current one: `value` was true at `at`, and moves at `rate`.
    package struct Position: Encodable, Equatable, Sendable {
        /// In seconds.
        package let value: Double
        /// Milliseconds of the server's clock.
        package let at: Double
        /// Seconds a second; 0 while it stands still.
        package let rate: Double
    }

    package struct Button: Encodable, Equatable, Sendable {
        package let type: String
        package let enabled: Bool
        package let pending: Bool
        package let on: Bool
    }

    package struct Advertisement: Encodable, Equatable, Sendable {
        @OrNull package var title: String?
        /// Milliseconds of the server's clock; nil: never.
        @OrNull package var skipAt: Double?
    }

    package let item: String
    @OrNull package var title: String?
    @OrNull package var subtitle: String?
    @OrNull package var studio: String?
    @OrNull package var image: String?
    package let playerState: String
    package let live: Bool
    @OrNull package var duration: Double?
    /// The seekable range of a live stream, in seconds of stream time at the moment of the position: its start and its
    /// end.
    @OrNull package var seekable: [Double]?
    /// How far each end of the range moves in a second: 0 or 1.
    @OrNull package var seekableRates: [Double]?
    package let position: Position
    package let rate: Double
    package let rates: [Double]
    package let `repeat`: String
    package let repeats: [String]
    package let canShuffle: Bool
    package let playback: String
    package let pending: [String]
    @OrNull package var seekTarget: Double?
    package let canSeek: Bool
    package let showsPosition: Bool
    package let mini: [Button]
    package let expanded: [Button]
    package let thumbnail: Bool
    @OrNull package var ad: Advertisement?
    package let adPositions: [Double]
    package let hasNext: Bool
    package let hasPrevious: Bool
    @OrNull package var upNext: String?
    package let muted: Bool
    package let streamVolume: Double
    package let canMute: Bool
    package let canSetStreamVolume: Bool
    package let hasTracks: Bool
    @OrNull package var failure: FailureTopic?

    /// Reads the controllers' states.
    ///
    /// - Parameters:
    ///   - expanded: its pending controls are used; the mini controller's buttons show them too.
    ///   - heldSince: the time since which the device is not connected: all positions stay as they were then. Nil while
    ///     it is
    ///     connected.
    ///   - image: turns an image's URL into one that a page can request.
    /// - Returns: nil if nothing plays.
    package init?(
        mini: MiniControllerState, expanded: ExpandedControllerState, failure: FailureTopic?, clock: ServerClock,
        heldSince: ContinuousClock.Instant? = nil, image: (String) -> String?
    ) {
        guard let media = expanded.media else { return nil }
        item = media.itemID
        (title, subtitle, studio) = (media.title, media.subtitle, media.studio)
        self.image = media.imageURL.flatMap(image)
        (playerState, live, duration) = (media.playerState.word, media.isLive, media.duration)
        let instant = Position.instant(media, heldSince: heldSince)
        seekable = media.seekableRange(at: instant).map { [$0.lowerBound, $0.upperBound] }
        seekableRates = media.window.map { heldSince == nil ? [$0.startRate, $0.endRate] : [0, 0] }
        position = Position(media, clock, heldSince: heldSince)
        // A requested value is shown at once.
        rate = expanded.pending.rate(media)
        rates = expanded.playbackRates
        self.repeat = expanded.pending.repeatMode(media).word
        repeats = expanded.repeatModes.map { $0.word }
        canShuffle = expanded.canShuffle
        playback = PlaybackButton(media, pending: expanded.pending).rawValue
        pending = expanded.pending.kinds.map { $0.word }.sorted()
        if case .seek(let target) = expanded.pending.control(.position) {
            seekTarget = target
        } else {
            seekTarget = nil
        }
        (canSeek, showsPosition) = (expanded.canSeek, expanded.showsPosition)
        self.mini = ButtonSlots.shown(mini.slots, media, expanded.pending).map { Button($0) }
        self.expanded = expanded.buttons.map { Button($0) }
        thumbnail = mini.thumbnailEnabled
        var skippableAt = media.skippableAt
        // While the device is not connected, nobody knows whether the ad reaches that time.
        if let heldSince, let time = skippableAt, time > heldSince { skippableAt = nil }
        ad = media.advertisement.map {
            Advertisement(title: $0.title, skipAt: skippableAt.map(clock.milliseconds))
        }
        adPositions = media.adPositions
        (hasNext, hasPrevious, upNext) = (media.hasNext, media.hasPrevious, media.upNext)
        muted = expanded.pending.isMuted(media)
        streamVolume = expanded.pending.streamVolume(media)
        canMute = media.canMute
        canSetStreamVolume = media.hasStreamVolume
        hasTracks = media.canChooseTracks
        self.failure = failure
    }
}

extension MediaTopic.Button {
    init(_ button: ShownButton) {
        self.init(type: button.type.word, enabled: button.isEnabled, pending: button.isPending, on: button.isOn)
    }
}

extension MediaTopic.Position {
    init(_ media: WidgetMedia, _ clock: ServerClock, heldSince: ContinuousClock.Instant?) {
        let instant = Self.instant(media, heldSince: heldSince)
        self.init(
            value: media.position(at: instant), at: clock.milliseconds(instant),
            rate: Self.moves(media) && heldSince == nil ? media.rate : 0)
    }

    private static func moves(_ media: WidgetMedia) -> Bool {
        media.playerState == .playing && media.advertisement == nil && !media.isPicture
    }

    /// Returns the moment at which the position was true.
    static func instant(_ media: WidgetMedia, heldSince: ContinuousClock.Instant?) -> ContinuousClock.Instant {
        heldSince ?? media.anchor.at
    }
}

extension MediaPlayerState {
    package var word: String {
        switch self {
        case .unknown: "unknown"
        case .idle: "idle"
        case .playing: "playing"
        case .paused: "paused"
        case .buffering: "buffering"
        case .loading: "loading"
        }
    }
}

extension MediaRepeatMode {
    package var word: String {
        switch self {
        case .unchanged: "unchanged"
        case .off: "off"
        case .single: "single"
        case .all: "all"
        case .allAndShuffle: "allAndShuffle"
        }
    }

    package init?(word: String) {
        guard let mode = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = mode
    }
}

extension MediaButtonType {
    package var word: String {
        switch self {
        case .none: "none"
        case .playPauseToggle: "playPauseToggle"
        case .skipNext: "skipNext"
        case .skipPrevious: "skipPrevious"
        case .rewind30Seconds: "rewind30Seconds"
        case .forward30Seconds: "forward30Seconds"
        case .muteToggle: "muteToggle"
        case .closedCaptions: "closedCaptions"
        case .stop: "stop"
        case .custom: "custom"
        }
    }
}
