/// The commands there are, as MPRemoteCommandCenter's. The last two are ours: desktops set a volume, Apple's system does
/// that without asking the app.
public enum RemoteCommandKind: String, Sendable, CaseIterable {
    case play, pause, stop, togglePlayPause
    case nextTrack, previousTrack
    case changeRepeatMode, changeShuffleMode, changePlaybackRate
    case seekForward, seekBackward
    case skipForward, skipBackward
    case changePlaybackPosition
    case rating, like, dislike, bookmark
    case enableLanguageOption, disableLanguageOption
    case changeVolume, changeMute
}

/// A command as it comes from a media widget, a key or a phone, with what it brings.
public enum RemoteCommandEvent: Hashable, Sendable {
    public enum SeekPhase: Int, Sendable { case beginSeeking, endSeeking }

    case play, pause, stop, togglePlayPause
    case nextTrack, previousTrack
    case changeRepeatMode(NowPlayingRepeatMode)
    case changeShuffleMode(NowPlayingShuffleMode)
    case changePlaybackRate(Double)
    case seekForward(SeekPhase)
    case seekBackward(SeekPhase)
    /// By so many seconds, which need not be one of the preferred intervals.
    case skipForward(Double)
    case skipBackward(Double)
    /// To a place in seconds, as shown: without advertising where that is left out. With an item, only if that is what
    /// plays (``NowPlayingState/itemID``).
    case changePlaybackPosition(Double, item: String?)
    /// 0 to 1.
    case rating(Double)
    case like(isNegative: Bool)
    case dislike(isNegative: Bool)
    case bookmark(isNegative: Bool)
    case enableLanguageOption(NowPlayingLanguageOption)
    case disableLanguageOption(NowPlayingLanguageOption)
    /// 0 to 1.
    case changeVolume(Double)
    case changeMute(Bool)

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
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}
