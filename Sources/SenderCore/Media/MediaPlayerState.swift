/// What the receiver's player does. From the Cast SDK: `GCKMediaPlayerState`, with its numbers; on the wire,
/// `playerState` of MEDIA_STATUS.
public enum MediaPlayerState: Int, Sendable, CaseIterable {
    /// The receiver has not said, or said what has no name here.
    case unknown = 0
    /// Nothing plays; `MediaStatus.idleReason` says why.
    case idle = 1
    /// It plays.
    case playing = 2
    /// It stands where it was paused.
    case paused = 3
    /// It would play, and waits for the network.
    case buffering = 4
    /// The next item is being opened.
    case loading = 5

    init(wire: String) {
        self =
            switch wire {
            case "IDLE": .idle
            case "PLAYING": .playing
            case "PAUSED": .paused
            case "BUFFERING": .buffering
            case "LOADING": .loading
            default: .unknown
            }
    }
}

/// Why the player is idle. From the Cast SDK: `GCKMediaPlayerIdleReason`, with its numbers; on the wire, `idleReason`
/// of MEDIA_STATUS.
public enum MediaPlayerIdleReason: Int, Sendable, CaseIterable {
    /// It is not idle, or has not said why.
    case none = 0
    /// The media has been played to its end.
    case finished = 1
    /// A sender has stopped it.
    case cancelled = 2
    /// Another load has taken its place.
    case interrupted = 3
    /// It could not be played.
    case error = 4

    init(wire: String?) {
        self =
            switch wire {
            case "FINISHED": .finished
            case "CANCELLED": .cancelled
            case "INTERRUPTED": .interrupted
            case "ERROR": .error
            default: .none
            }
    }
}
