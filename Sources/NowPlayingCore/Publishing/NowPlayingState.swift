/// All that a publisher tells the system: a whole, never a part. Marquee's own.
public struct NowPlayingState: Hashable, Sendable {
    /// What is shown, merged: texts fit to be shown, no artwork but `artwork`, duration without advertising. The keys of
    /// elapsed time and rate are not in it: they are `position`.
    public var info: NowPlayingInfo
    /// A picture that is there. One that comes later is published later.
    public var artwork: MediaItemArtwork.Picture?
    /// Whether it plays.
    public var playbackState: NowPlayingPlaybackState
    /// How fast it plays, or would if it were not paused: 1, normal speed, unless somebody says otherwise.
    public var rate: Double
    /// How far it has played; `nil` where nobody said so. Its rate is 0 wherever what is shown stands still: paused,
    /// waiting for data, in advertising that does not count.
    public var position: PlaybackPosition?
    /// What it obeys now.
    public var commands: OfferedCommands
    /// 0 to 1; `nil` where it can't be told.
    public var volume: Double?
    /// `nil` where it can't be told.
    public var isMuted: Bool?
    /// `nil` where nothing can be repeated.
    public var repeatMode: NowPlayingRepeatMode?
    /// `nil` where nothing can be shuffled.
    public var shuffleMode: NowPlayingShuffleMode?
    /// Changes when another item plays, even if it is called the same. Any text, to be put into the publisher's own form
    /// (MPRIS: an object path).
    public var itemID: String?

    /// What is not given is not shown.
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

    /// In seconds, without advertising where that is left out; `nil` for a live stream, and where nobody knows.
    public var duration: Double? { info[.playbackDuration] }

    /// Seconds played at `now`, within both ends; `nil` where nobody said.
    public func elapsed(at now: ContinuousClock.Instant) -> Double? {
        position?.elapsed(at: now, duration: duration)
    }

    /// What one button for play and pause does: the command of that name, or the one of both that has a sense now.
    public var playPauseEvent: RemoteCommandEvent? {
        if commands.contains(.togglePlayPause) { return .togglePlayPause }
        let event: RemoteCommandEvent = playbackState == .playing ? .pause : .play
        return commands.contains(event.kind) ? event : nil
    }
}

/// One thing to be told. Marquee's own.
public struct NowPlayingPublication: Hashable, Sendable {
    /// `nil`: nothing plays any more, and nothing is shown.
    public var state: NowPlayingState?
    /// Whether the same item goes on from another place than time alone would have brought it to: MPRIS sends `Seeked`
    /// for it. Never with the first publication, nor with another item.
    public var isJump: Bool

    /// Of a state, or of none.
    public init(_ state: NowPlayingState?, isJump: Bool = false) {
        self.state = state
        self.isJump = isJump
    }
}
