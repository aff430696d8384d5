/// The kinds of commands, as in MPRemoteCommandCenter.
///
/// The last two are Marquee's own: desktops set a volume, while Apple's system sets it without asking the app.
public enum RemoteCommandKind: String, Sendable, CaseIterable {
    /// Starts, pauses or stops playback.
    case play, pause, stop, togglePlayPause
    /// Changes which item plays.
    case nextTrack, previousTrack
    /// Changes how the media plays.
    case changeRepeatMode, changeShuffleMode, changePlaybackRate
    /// Seeks continuously while a button is held.
    case seekForward, seekBackward
    /// Skips by some seconds.
    case skipForward, skipBackward
    /// Seeks to a position.
    case changePlaybackPosition
    /// Says what a person thinks of the item.
    case rating, like, dislike, bookmark
    /// Chooses the languages of audio and subtitles.
    case enableLanguageOption, disableLanguageOption
    /// Changes how loud the media plays.
    case changeVolume, changeMute
}

/// A command from a media widget, a key or a phone, with its arguments.
///
/// It covers MPRemoteCommandEvent and its subclasses in one type.
public enum RemoteCommandEvent: Hashable, Sendable {
    /// The start or the end of a continuous seek.
    public enum SeekPhase: Int, Sendable {
        /// A button is pressed, or released.
        case beginSeeking, endSeeking
    }

    /// Starts, pauses or stops playback.
    case play, pause, stop, togglePlayPause
    /// Changes which item plays.
    case nextTrack, previousTrack
    /// Sets what is repeated from now on.
    case changeRepeatMode(NowPlayingRepeatMode)
    /// Sets what is shuffled from now on.
    case changeShuffleMode(NowPlayingShuffleMode)
    /// Sets the rate; 1 is normal speed.
    case changePlaybackRate(Double)
    /// Starts or ends seeking forward.
    case seekForward(SeekPhase)
    /// Starts or ends seeking backward.
    case seekBackward(SeekPhase)
    /// Skips forward by this many seconds, which need not be one of the preferred intervals.
    case skipForward(Double)
    /// Skips backward by this many seconds, which need not be one of the preferred intervals.
    case skipBackward(Double)
    /// Seeks to a position in seconds, as shown: if advertising is left out of the shown times, it is left out here
    /// too.
    ///
    /// If an item is given, the command counts only while that item plays (``NowPlayingState/itemID``).
    case changePlaybackPosition(Double, item: String?)
    /// Rates the item, 0 to 1.
    case rating(Double)
    /// Marks the item as liked, or takes the mark back.
    case like(isNegative: Bool)
    /// Marks the item as disliked, or takes the mark back.
    case dislike(isNegative: Bool)
    /// Sets a bookmark on the item, or removes it.
    case bookmark(isNegative: Bool)
    /// Turns on audio or subtitles of this language.
    case enableLanguageOption(NowPlayingLanguageOption)
    /// Turns off audio or subtitles of this language.
    case disableLanguageOption(NowPlayingLanguageOption)
    /// Sets the volume, 0 to 1.
    case changeVolume(Double)
    /// Mutes or unmutes.
    case changeMute(Bool)

    /// The kind of this command.
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

/// The result of a command, as MPRemoteCommandHandlerStatus.
public enum RemoteCommandHandlerStatus: Int, Sendable, CaseIterable {
    /// The command was carried out.
    case success = 0
    /// The content that the command names does not play or does not exist.
    case noSuchContent = 100
    /// Nothing plays that takes commands.
    case noActionableNowPlayingItem = 110
    /// The device that plays can't be reached.
    case deviceNotFound = 120
    /// The command is not offered, makes no sense, or did not work.
    case commandFailed = 200
}
