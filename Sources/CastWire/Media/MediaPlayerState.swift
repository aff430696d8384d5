/// The state of the receiver's player.
///
/// From the Cast SDK: `GCKMediaPlayerState`, with its numbers; on the wire, `playerState` of MEDIA_STATUS.
public enum MediaPlayerState: Int, Sendable, CaseIterable {
    /// The receiver has not reported a state, or one that has no name here.
    case unknown = 0
    /// Nothing plays; `MediaStatus.idleReason` gives the reason.
    case idle = 1
    /// The media plays.
    case playing = 2
    /// The media is paused.
    case paused = 3
    /// Playback waits for data.
    case buffering = 4
    /// The next item is being loaded.
    case loading = 5

    /// - Parameter wire: The word on the wire. Any word without a case here is `unknown`.
    package init(wire: String) {
        self = Self.allCases.first { $0.wire == wire } ?? .unknown
    }

    /// The word on the wire; empty for `unknown`, which is never sent.
    package var wire: String {
        switch self {
        case .unknown: ""
        case .idle: "IDLE"
        case .playing: "PLAYING"
        case .paused: "PAUSED"
        case .buffering: "BUFFERING"
        case .loading: "LOADING"
        }
    }
}

/// The reason why the player is idle.
///
/// From the Cast SDK: `GCKMediaPlayerIdleReason`, with its numbers; on the wire, `idleReason` of MEDIA_STATUS.
public enum MediaPlayerIdleReason: Int, Sendable, CaseIterable {
    /// The player is not idle, or has not reported a reason.
    case none = 0
    /// The media has played to its end.
    case finished = 1
    /// A sender has stopped the media.
    case cancelled = 2
    /// Another load has replaced the media.
    case interrupted = 3
    /// The media could not be played.
    case error = 4

    /// - Parameter wire: The word on the wire; nil if the member is missing. Any word without a case here is `none`.
    package init(wire: String?) {
        self = Self.allCases.first { $0.wire == wire } ?? MediaPlayerIdleReason.none
    }

    /// The word on the wire; nil for `none`.
    package var wire: String? {
        switch self {
        case .none: nil
        case .finished: "FINISHED"
        case .cancelled: "CANCELLED"
        case .interrupted: "INTERRUPTED"
        case .error: "ERROR"
        }
    }
}
