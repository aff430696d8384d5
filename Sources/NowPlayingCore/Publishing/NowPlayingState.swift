/// All that a publisher reports to the system: always the whole state, never a part. Marquee's own.
public struct NowPlayingState: Hashable, Sendable {
    /// What is shown, merged from all sources.
    ///
    /// Texts are fit to be shown, the duration is without advertising, and the only artwork is `artwork`. The keys of
    /// elapsed time and rate are left out, because `position` holds them.
    public var info: NowPlayingInfo
    /// An image that is there. An image that is loaded later is published later.
    public var artwork: MediaItemArtwork.Picture?
    /// Whether it plays.
    public var playbackState: NowPlayingPlaybackState
    /// The rate at which it plays, or would play if it were not paused: 1, normal speed, unless another rate is set.
    public var rate: Double
    /// How far it has played; `nil` if that is not known.
    ///
    /// The position's rate is 0 whenever what is shown stands still: paused, waiting for data, or in advertising that
    /// does not count.
    public var position: PlaybackPosition?
    /// The commands that are taken now.
    public var commands: OfferedCommands
    /// 0 to 1; `nil` if it is not known.
    public var volume: Double?
    /// `nil` if it is not known.
    public var isMuted: Bool?
    /// `nil` if nothing can be repeated.
    public var repeatMode: NowPlayingRepeatMode?
    /// `nil` if nothing can be shuffled.
    public var shuffleMode: NowPlayingShuffleMode?
    /// The item's id, which changes when another item plays, even one of the same name.
    ///
    /// It can be any text. The publisher converts it to its own form (MPRIS: an object path).
    public var itemID: String?

    /// Creates a state. A value that is not given is not shown.
    public init(
        info: NowPlayingInfo = NowPlayingInfo(), artwork: MediaItemArtwork.Picture? = nil,
        playbackState: NowPlayingPlaybackState = .unknown, rate: Double = 1, position: PlaybackPosition? = nil,
        commands: OfferedCommands = OfferedCommands(), volume: Double? = nil, isMuted: Bool? = nil,
        repeatMode: NowPlayingRepeatMode? = nil, shuffleMode: NowPlayingShuffleMode? = nil, itemID: String? = nil
    ) {
        self.info = info
        self.artwork = artwork
        self.playbackState = playbackState
        self.rate = rate
        self.position = position
        self.commands = commands
        self.volume = volume
        self.isMuted = isMuted
        self.repeatMode = repeatMode
        self.shuffleMode = shuffleMode
        self.itemID = itemID
    }

    /// In seconds, without advertising if that is left out; `nil` for a live stream, and if it is not known.
    public var duration: Double? { info[.playbackDuration] }

    /// Returns the seconds played at `now`, between 0 and the duration; `nil` if that is not known.
    public func elapsed(at now: ContinuousClock.Instant) -> Double? {
        position?.elapsed(at: now, duration: duration)
    }

    /// The command of a single button for play and pause.
    ///
    /// It is `togglePlayPause` if that is offered, or else the one of play and pause that makes sense now.
    public var playPauseEvent: RemoteCommandEvent? {
        if commands.contains(.togglePlayPause) { return .togglePlayPause }
        let event: RemoteCommandEvent = playbackState == .playing ? .pause : .play
        return commands.contains(event.kind) ? event : nil
    }
}

/// One report to a publisher. Marquee's own.
public struct NowPlayingPublication: Hashable, Sendable {
    /// `nil` if nothing plays any more and nothing is shown.
    public var state: NowPlayingState?
    /// Whether the same item goes on from another position than time alone would have led to. MPRIS sends `Seeked` for
    /// it.
    ///
    /// It is never true with the first publication, nor with another item.
    public var isJump: Bool

    /// Creates a publication of a state, or of none.
    public init(_ state: NowPlayingState?, isJump: Bool = false) {
        self.state = state
        self.isJump = isJump
    }
}
