public import NowPlayingCore

/// What a handler is told: the command, and what it brings. As MPRemoteCommandEvent and its subclasses.
public struct PlainCommandEvent: Hashable, Sendable {
    public let kind: RemoteCommandKind
}

public struct SkipIntervalCommandEvent: Hashable, Sendable {
    /// Seconds, above 0: what was asked for, which need not be a preferred interval.
    public let interval: Double
}

public struct SeekCommandEvent: Hashable, Sendable {
    public let type: RemoteCommandEvent.SeekPhase
}

public struct ChangePlaybackPositionCommandEvent: Hashable, Sendable {
    /// Seconds in the item, advertising and all: as a player's time.
    public let positionTime: Double
}

public struct ChangePlaybackRateCommandEvent: Hashable, Sendable {
    /// Never 0.
    public let playbackRate: Double
}

public struct ChangeRepeatModeCommandEvent: Hashable, Sendable {
    public let repeatType: NowPlayingRepeatMode
}

public struct ChangeShuffleModeCommandEvent: Hashable, Sendable {
    public let shuffleType: NowPlayingShuffleMode
}

public struct RatingCommandEvent: Hashable, Sendable {
    /// 0 to 1.
    public let rating: Double
}

public struct FeedbackCommandEvent: Hashable, Sendable {
    /// Takes an earlier one back.
    public let isNegative: Bool
}

public struct ChangeLanguageOptionCommandEvent: Hashable, Sendable {
    public let languageOption: NowPlayingLanguageOption
}

public struct ChangeVolumeCommandEvent: Hashable, Sendable {
    /// 0 to 1.
    public let volume: Double
}

public struct ChangeMuteCommandEvent: Hashable, Sendable {
    public let isMuted: Bool
}
