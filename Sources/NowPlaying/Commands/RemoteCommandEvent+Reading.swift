import NowPlayingCore

// Each function returns the arguments of an event for one kind of command. It returns nil for all other kinds, and if
// the arguments make no sense.
extension RemoteCommandEvent {
    func seekPhase(of kind: RemoteCommandKind) -> SeekPhase? {
        switch self {
        case .seekForward(let phase) where kind == .seekForward: phase
        case .seekBackward(let phase) where kind == .seekBackward: phase
        default: nil
        }
    }

    func interval(of kind: RemoteCommandKind) -> Double? {
        switch self {
        case .skipForward(let interval) where kind == .skipForward: PlaybackNumbers.duration(interval)
        case .skipBackward(let interval) where kind == .skipBackward: PlaybackNumbers.duration(interval)
        default: nil
        }
    }

    func isNegative(of kind: RemoteCommandKind) -> Bool? {
        switch self {
        case .like(let isNegative) where kind == .like: isNegative
        case .dislike(let isNegative) where kind == .dislike: isNegative
        case .bookmark(let isNegative) where kind == .bookmark: isNegative
        default: nil
        }
    }

    func language(of kind: RemoteCommandKind) -> NowPlayingLanguageOption? {
        switch self {
        case .enableLanguageOption(let option) where kind == .enableLanguageOption: option
        case .disableLanguageOption(let option) where kind == .disableLanguageOption: option
        default: nil
        }
    }
}
