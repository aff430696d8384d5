public import NowPlayingCore

/// An event without arguments, as MPRemoteCommandEvent. The types below stand for its subclasses.
public struct PlainCommandEvent: Hashable, Sendable {
    /// The command that was sent.
    public let kind: RemoteCommandKind
}

/// A skip, as MPSkipIntervalCommandEvent.
public struct SkipIntervalCommandEvent: Hashable, Sendable {
    /// The requested number of seconds, above 0, which need not be a preferred interval.
    public let interval: Double
}

/// The start or end of a continuous seek, as MPSeekCommandEvent.
public struct SeekCommandEvent: Hashable, Sendable {
    /// Whether the seek begins or ends.
    public let type: RemoteCommandEvent.SeekPhase
}

/// A seek to a position, as MPChangePlaybackPositionCommandEvent.
public struct ChangePlaybackPositionCommandEvent: Hashable, Sendable {
    /// Seconds from the item's start with advertising, as in a player's time.
    public let positionTime: Double
}

/// A change of the rate, as MPChangePlaybackRateCommandEvent.
public struct ChangePlaybackRateCommandEvent: Hashable, Sendable {
    /// 1 is normal speed, below 0 is backward; never 0.
    public let playbackRate: Double
}

/// A change of the repeat mode, as MPChangeRepeatModeCommandEvent.
public struct ChangeRepeatModeCommandEvent: Hashable, Sendable {
    /// The requested repeat mode.
    public let repeatType: NowPlayingRepeatMode
}

/// A change of the shuffle mode, as MPChangeShuffleModeCommandEvent.
public struct ChangeShuffleModeCommandEvent: Hashable, Sendable {
    /// The requested shuffle mode.
    public let shuffleType: NowPlayingShuffleMode
}

/// A rating, as MPRatingCommandEvent.
public struct RatingCommandEvent: Hashable, Sendable {
    /// From no star to all stars, 0 to 1.
    public let rating: Double
}

/// A like, a dislike or a bookmark, as MPFeedbackCommandEvent.
public struct FeedbackCommandEvent: Hashable, Sendable {
    /// Whether the event takes back an earlier one.
    public let isNegative: Bool
}

/// A choice of a language, as MPChangeLanguageOptionCommandEvent.
public struct ChangeLanguageOptionCommandEvent: Hashable, Sendable {
    /// The language to turn on or off.
    public let languageOption: NowPlayingLanguageOption
}

/// A change of the volume. Marquee's own.
public struct ChangeVolumeCommandEvent: Hashable, Sendable {
    /// 0 to 1.
    public let volume: Double
}

/// A change of the mute state. Marquee's own.
public struct ChangeMuteCommandEvent: Hashable, Sendable {
    /// Whether it is to be muted.
    public let isMuted: Bool
}
