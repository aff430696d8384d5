/// The commands there are, as MPRemoteCommandCenter's. The last two are ours: desktops set a volume, Apple's system does
/// that without asking the app.
public enum RemoteCommandKind: String, Sendable, CaseIterable {
    /// Whether it plays.
    case play, pause, stop, togglePlayPause
    /// Which item plays.
    case nextTrack, previousTrack
    /// How it plays.
    case changeRepeatMode, changeShuffleMode, changePlaybackRate
    /// Winding, while a button is held.
    case seekForward, seekBackward
    /// By some seconds.
    case skipForward, skipBackward
    /// To a place.
    case changePlaybackPosition
    /// What somebody thinks of the item.
    case rating, like, dislike, bookmark
    /// Languages of sound and subtitles.
    case enableLanguageOption, disableLanguageOption
    /// How loud it plays.
    case changeVolume, changeMute
}

/// A command as it comes from a media widget, a key or a phone, with what it brings. As MPRemoteCommandEvent and
/// its subclasses, in one.
public enum RemoteCommandEvent: Hashable, Sendable {
    /// Where winding begins and ends.
    public enum SeekPhase: Int, Sendable {
        /// A button is pressed, or let go.
        case beginSeeking, endSeeking
    }

    /// Whether it plays.
    case play, pause, stop, togglePlayPause
    /// Which item plays.
    case nextTrack, previousTrack
    /// What is repeated from now on.
    case changeRepeatMode(NowPlayingRepeatMode)
    /// What is shuffled from now on.
    case changeShuffleMode(NowPlayingShuffleMode)
    /// 1 is normal speed.
    case changePlaybackRate(Double)
    /// Winds forward, or no more.
    case seekForward(SeekPhase)
    /// Winds backward, or no more.
    case seekBackward(SeekPhase)
    /// By so many seconds, which need not be one of the preferred intervals.
    case skipForward(Double)
    /// As `skipForward`, the other way.
    case skipBackward(Double)
    /// To a place in seconds, as shown: without advertising where that is left out. With an item, only if that is what
    /// plays (``NowPlayingState/itemID``).
    case changePlaybackPosition(Double, item: String?)
    /// 0 to 1.
    case rating(Double)
    /// Liked, or no more.
    case like(isNegative: Bool)
    /// Disliked, or no more.
    case dislike(isNegative: Bool)
    /// To be found again, or no more.
    case bookmark(isNegative: Bool)
    /// Sound or subtitles of this language.
    case enableLanguageOption(NowPlayingLanguageOption)
    /// None of this language.
    case disableLanguageOption(NowPlayingLanguageOption)
    /// 0 to 1.
    case changeVolume(Double)
    /// Muted, or not.
    case changeMute(Bool)

    /// Which command it is.
    public var kind: RemoteCommandKind {
        switch self {
        case .play: .play
        case .pause: .pause
        case .stop: .stop
        case .togglePlayPause: .togglePlayPause
        case .nextTrack: .nextTrack
        case .previousTrack: .previousTrack
        case .changeRepeatMode: .changeRepeatMode
        case .changeShuffleMode: .changeShuffleMode
        case .changePlaybackRate: .changePlaybackRate
        case .seekForward: .seekForward
        case .seekBackward: .seekBackward
        case .skipForward: .skipForward
        case .skipBackward: .skipBackward
        case .changePlaybackPosition: .changePlaybackPosition
        case .rating: .rating
        case .like: .like
        case .dislike: .dislike
        case .bookmark: .bookmark
        case .enableLanguageOption: .enableLanguageOption
        case .disableLanguageOption: .disableLanguageOption
        case .changeVolume: .changeVolume
        case .changeMute: .changeMute
        }
    }
}

/// What came of a command, as MPRemoteCommandHandlerStatus.
public enum RemoteCommandHandlerStatus: Int, Sendable, CaseIterable {
    /// It was done.
    case success = 0
    /// What it was for does not play, or is not there.
    case noSuchContent = 100
    /// Nothing plays that obeys commands.
    case noActionableNowPlayingItem = 110
    /// What plays is out of reach.
    case deviceNotFound = 120
    /// It is not offered, makes no sense, or did not work.
    case commandFailed = 200
}
