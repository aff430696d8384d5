public import NowPlayingCore

/// What a handler is told: the command, and what it brings. As MPRemoteCommandEvent and its subclasses.
public struct PlainCommandEvent: Hashable, Sendable {
    /// Which command it is.
    public let kind: RemoteCommandKind
}

/// As MPSkipIntervalCommandEvent.
public struct SkipIntervalCommandEvent: Hashable, Sendable {
    /// Seconds, above 0: what was asked for, which need not be a preferred interval.
    public let interval: Double
}

/// As MPSeekCommandEvent.
public struct SeekCommandEvent: Hashable, Sendable {
    /// Whether winding begins or ends.
    public let type: RemoteCommandEvent.SeekPhase
}

/// As MPChangePlaybackPositionCommandEvent.
public struct ChangePlaybackPositionCommandEvent: Hashable, Sendable {
    /// Seconds from the item's start, advertising and all: as a player's time.
    public let positionTime: Double
}

/// As MPChangePlaybackRateCommandEvent.
public struct ChangePlaybackRateCommandEvent: Hashable, Sendable {
    /// 1 is normal speed, below 0 is backward; never 0.
    public let playbackRate: Double
}

/// As MPChangeRepeatModeCommandEvent.
public struct ChangeRepeatModeCommandEvent: Hashable, Sendable {
    /// What is to be repeated.
    public let repeatType: NowPlayingRepeatMode
}

/// As MPChangeShuffleModeCommandEvent.
public struct ChangeShuffleModeCommandEvent: Hashable, Sendable {
    /// What is to be shuffled.
    public let shuffleType: NowPlayingShuffleMode
}

/// As MPRatingCommandEvent.
public struct RatingCommandEvent: Hashable, Sendable {
    /// From no star to all of them, 0 to 1.
    public let rating: Double
}

/// As MPFeedbackCommandEvent.
public struct FeedbackCommandEvent: Hashable, Sendable {
    /// Takes an earlier one back.
    public let isNegative: Bool
}

/// As MPChangeLanguageOptionCommandEvent.
public struct ChangeLanguageOptionCommandEvent: Hashable, Sendable {
    /// Which language.
    public let languageOption: NowPlayingLanguageOption
}

/// Marquee's own.
public struct ChangeVolumeCommandEvent: Hashable, Sendable {
    /// 0 to 1.
    public let volume: Double
}

/// Marquee's own.
public struct ChangeMuteCommandEvent: Hashable, Sendable {
    /// Whether it is to be muted.
    public let isMuted: Bool
}
